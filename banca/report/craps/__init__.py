"""The dossier for a new bet or a different prize at craps (53/2010, article 7)."""
