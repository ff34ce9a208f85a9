"""What a table is played with, and where its results come from. No rule of the law stands here."""
