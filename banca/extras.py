"""Packages that a plain install does without, and the extra that brings each."""

EXTRAS = {
    "distributed": "cluster",
    "gymnasium": "envs",
    "numba": "analysis",
    "numpy": "analysis",
    "pettingzoo": "envs",
    "pyarrow": "parquet",
    "pylopdf_fonts_zh_tw": "pdf",
    "typst": "pdf",
}


def how_to_install(module: str | None) -> str | None:
    """What to say where a module is missing; None: it belongs to no extra, so something is broken."""
    package = (module or "").partition(".")[0]
    if package not in EXTRAS:
        return None
    return f"this needs {package}, which is not installed: pip install 'banca[{EXTRAS[package]}]'"
