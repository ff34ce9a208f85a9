"""Reports: documents built from the exact numbers, written as one HTML page or as a PDF."""
