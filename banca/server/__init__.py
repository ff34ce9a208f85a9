"""The house on the network: HTTP for what is asked once, one WebSocket for what happens."""
