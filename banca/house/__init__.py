"""Everything that lasts: journal, ledger, people, tables, pools, authorisations and audit, in SQLite or PostgreSQL."""
