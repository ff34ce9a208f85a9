"""Simulation commands: requests, runs, output."""
