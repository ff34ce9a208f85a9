"""Simulations as the command asks for them, runs them and prints them."""
