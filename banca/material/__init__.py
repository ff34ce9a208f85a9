"""The equipment of a table, and where its results come from. It contains no rule of the law."""
