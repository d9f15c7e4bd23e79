"""A hook for MkDocs: draws the fences `swift plumbline` of each page and puts the figure below each.

In mkdocs.yml:

    hooks:
      - plumbline_mkdocs.py

Code in lists needs the extension `pymdownx.superfences` of pymdown-extensions, and an indentation of four columns, as in
other pages of MkDocs.

The pictures are made beside the page, in the folder `images`, and are part of the site. PLUMBLINE names the program.
"""

import logging
import os
import re
import subprocess

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File
from mkdocs.utils import get_relative_url

# The program's warnings are those of the build, so that `mkdocs build --strict` fails at one.
LOG = logging.getLogger("mkdocs.hooks.plumbline")
PROGRAM = os.environ.get("PLUMBLINE", "plumbline")


def on_page_markdown(markdown, page, config, files):
    """Returns the page with its figures."""
    if "swift plumbline" not in markdown and "plumbline: draw" not in markdown:
        return markdown
    docs = config["docs_dir"]
    result = subprocess.run(
        [PROGRAM, "markdown", "-", "--page", page.file.src_uri], input=markdown, cwd=docs, text=True, capture_output=True
    )
    if result.returncode != 0:
        raise PluginError(result.stderr)
    if "warning:" in result.stderr:
        LOG.warning(result.stderr)
    folder = os.path.join(os.path.dirname(page.file.src_uri), "images")
    for name in sorted(os.listdir(os.path.join(docs, folder))):
        path = os.path.join(folder, name)
        if name.endswith((".svg", ".png")) and files.get_file_from_path(path) is None:
            files.append(File(path, docs, config["site_dir"], config["use_directory_urls"]))

    def from_page(match):
        """Returns an attribute of HTML, which MkDocs does not change, with the address as seen from the page's own."""
        file = files.get_file_from_path(os.path.join(folder, match.group(2)))
        return match.group(0) if file is None else '%s="%s"' % (match.group(1), get_relative_url(file.url, page.url))

    return re.sub(r'\b(src|srcset)="images/([^"/]+)"', from_page, result.stdout)
