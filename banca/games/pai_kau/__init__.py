"""Pai kau (牌九), Portaria 96/85/M."""
