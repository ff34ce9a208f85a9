"""How Sphinx builds the documentation: `make docs`."""

import logging
import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
# For the kernels of the notebooks.
os.environ["PYTHONPATH"] = os.pathsep.join(map(str, (ROOT, ROOT / "examples" / "notebooks")))

from jupyter_client.manager import KernelManager  # noqa: E402 - after the path

from banca import __version__  # noqa: E402 - likewise

project = "banca"
author = "The banca authors"
copyright = author  # noqa: A001 - Sphinx's own name
release = version = __version__
extensions = ["myst_nb", "sphinx.ext.autodoc", "docs.generator"]
exclude_patterns = ["generator", "**/.ipynb_checkpoints"]
needs_sphinx = "9.0"
nitpicky = False
default_role = "code"  # docstrings write `names` between single marks

smartquotes = False  # the law is shown as it is written

# Markdown
myst_enable_extensions = ["attrs_block", "colon_fence", "deflist", "dollarmath"]
myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]  # records on several lines are JSON Lines, which no lexer knows

# Notebooks run whenever the site is built; one that fails stops it.
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 120
nb_merge_streams = True
logging.getLogger("traitlets").setLevel(logging.WARNING)
KernelManager.transport_encryption.default_value = "auto"  # else each kernel warns that others could listen

# Python
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
add_module_names = False
toc_object_entries_show_parents = "hide"

# The site: everything in it, so that it can be read without a network.
html_theme = "furo"
html_math_renderer = "mathml"
html_title = f"banca {__version__}"
html_static_path = ["_static"]
html_css_files = ["banca.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": True}
