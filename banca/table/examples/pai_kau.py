"""The capital with which the house holds the bank."""

BY_MINIMUM = {"house-capital": 20}
