"""The documentation: pages in Markdown, and the code that builds a site from them and from the program."""
