"""Programs of Fixtures/Agreement: name, declarations, `---`, statements that append to `out`, `-->`, the lines that they show."""
import pathlib
import re

FOLDER = pathlib.Path(__file__).parent.parent.parent / "Fixtures" / "Agreement"


def parts(text):
    """Returns name, declarations, statements and lines of each program of a file."""
    for part in re.split(r"(?m)^=== ", text)[1:]:
        name, _, rest = part.partition("\n")
        code, _, lines = rest.partition("-->\n")
        declarations, _, statements = code.rpartition("---\n")
        yield name.strip(), declarations, statements.rstrip("\n"), lines.removesuffix("\n").split("\n")


def block(name, declarations, statements, lines):
    """Returns a program as a file has it."""
    return f"=== {name}\n{declarations}---\n{statements}\n-->\n" + "\n".join(lines) + "\n"


def kept(number, code, text):
    """Returns a random program as a file has it."""
    code, text = code.replace(f"_{number}", "¤"), text.replace(f"_{number}", "_")
    declarations, _, rest = code.partition("func program¤() -> String {\n  var out: [String] = []\n")
    statements = rest.removesuffix('\n  return out.joined(separator: "⏎")\n}')
    return block(f"random {number}", declarations, re.sub(r"(?m)^  ", "", statements), text.split("⏎"))


def programs():
    """Returns the code of each program by a number, with `¤` for the number, and its file, name and lines."""
    codes, known = {}, {}
    for path in sorted(FOLDER.glob("*.txt")):
        for name, declarations, statements, lines in parts(path.read_text()):
            number = 50_000 + len(codes)
            body = "\n".join("  " + line for line in statements.split("\n"))
            codes[number] = (
                f"{declarations}func program_{number}() -> String {{\n  var out: [String] = []\n{body}\n"
                '  return out.joined(separator: "⏎")\n}'
            ).replace("¤", f"_{number}")
            known[number] = (path, name, lines)
    return codes, known


def record(shown):
    """Writes the lines that compiled programs show into the files."""
    codes, known = programs()
    texts = {}
    for number, (path, name, _) in known.items():
        for other, declarations, statements, lines in parts(path.read_text()):
            if other == name:
                lines = shown[number].replace(f"_{number}", "_").split("⏎") if shown.get(number) is not None else lines
                texts.setdefault(path, []).append(block(name, declarations, statements, lines))
    for path, blocks in texts.items():
        path.write_text("".join(blocks))
