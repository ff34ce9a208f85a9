"""What server and clients say to each other, declared once, without the house behind it."""
