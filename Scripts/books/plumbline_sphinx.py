"""An extension for Sphinx and MyST: the directive `plumbline` draws Swift code and shows it with its figure.

    extensions = ["plumbline_sphinx"]     # in conf.py; also "myst_parser" for Markdown

    .. plumbline::                        # in reStructuredText; ```{plumbline} in MyST
       :name: box
       :caption: A box.
       :show: frames

       Rectangle().frame(width: 40, height: 20)

The directives of a document are one program, in their order. Options are the words of a fence; those without a value are
flags (`:hide:`). PLUMBLINE names the program.
"""

import html
import os
import re
import subprocess

from docutils import nodes
from docutils.parsers.rst import Directive, directives

PROGRAM = os.environ.get("PLUMBLINE", "plumbline")
# The names of the directives of figures take any text.
WORDS = (
    "alt show guides callout highlight annotate listing mark connect after film strip pair width scale animate canvas "
    "appearance type-size locale direction contrast accessibility skip quarantine"
).split()


class Plumbline(Directive):
    """Swift code with its figure."""

    has_content = True
    option_spec = {
        "name": directives.unchanged,
        "caption": directives.unchanged,
        "hide": directives.flag,
        "declares": directives.flag,
        **{word: directives.unchanged for word in WORDS},
    }

    def run(self):
        """Returns the code and its figure."""
        env = self.state.document.settings.env
        page = env.doc2path(env.docname, base=False) if hasattr(env, "doc2path") else env.docname
        pages = env.__dict__.setdefault("plumbline_pages", {})
        fences = pages.setdefault((env.docname, id(self.state.document)), [])
        number = len(fences) + 1
        name = self.options.get("name", "%s-%d" % (env.docname.replace("/", "-"), number))
        words = ["name=" + name]
        for option, value in sorted(self.options.items()):
            if option in ("name", "caption"):
                continue
            escaped = (value or "").replace("\\", "\\\\").replace('"', '\\"')
            words.append(option if not value else '%s="%s"' % (option, escaped))
        code = "\n".join(self.content)
        fence = "~~~~~~swift plumbline %s\n%s\n~~~~~~\n" % (" ".join(words), code)
        images = "_plumbline"
        result = subprocess.run(
            [PROGRAM, "markdown", "-", "--page", os.path.basename(str(page)), "--images", images],
            input="\n".join(fences + [fence]), cwd=env.srcdir, text=True, capture_output=True,
        )
        fences.append(fence)
        if result.returncode != 0:
            return [self.state_machine.reporter.error(result.stderr, line=self.lineno)]
        found = []
        seen = env.__dict__.setdefault("plumbline_warnings", {}).setdefault(env.docname, set())
        # The code of earlier directives is part of each run, and so are its warnings.
        lines = [line.split("warning: ", 1)[1] for line in result.stderr.splitlines() if "warning: " in line]
        for line in lines:
            if line not in seen:
                found.append(self.state_machine.reporter.warning(line, line=self.lineno))
        seen.update(lines)
        if "hide" not in self.options:
            found.append(nodes.literal_block(code, code, language="swift"))
        if "declares" in self.options:
            return found
        figure = nodes.figure()
        for alt, path in pictures(result.stdout):
            figure += nodes.image(uri="/" + path, alt=self.options.get("alt") or alt)
        if "caption" in self.options:
            parsed, messages = self.state.inline_text(self.options["caption"], self.lineno)
            figure += nodes.caption(self.options["caption"], "", *parsed)
            found += messages
        self.options["name"] = name
        self.add_name(figure)
        return found + [figure]


def pictures(markdown):
    """Returns the alternative texts and paths of the pictures below the last fence of a converted page."""
    shown = markdown[markdown.rfind("\n~~~~~~\n") + 1 :]
    found = re.findall(r'!\[((?:[^\\\]]|\\.)*)\]\(<?([^)>]*)>?\)|<img alt="([^"]*)" src="([^"]*)"', shown)
    return [(html.unescape(alt), path) if path else (re.sub(r"\\(.)", r"\1", text), file) for text, file, alt, path in found]


def setup(app):
    """Adds the directive to Sphinx."""
    app.add_directive("plumbline", Plumbline)
    return {"parallel_read_safe": True, "version": "0.9"}
