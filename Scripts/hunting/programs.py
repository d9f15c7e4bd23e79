"""Whole programs: declarations of a few features, and a function that computes and returns its lines."""
import pathlib
import re

from choice import Scope
from expressions import fill
from statements import statement

OPERATORS = """
precedencegroup JoiningPrecedence { associativity: left higherThan: ComparisonPrecedence lowerThan: AdditionPrecedence }
precedencegroup PowerPrecedence { associativity: right higherThan: MultiplicationPrecedence }
infix operator <+>: JoiningPrecedence
infix operator **: PowerPrecedence
prefix operator √
postfix operator ++
"""


def features():
    """Reads features.txt: for each feature its name, declarations, expressions by type, and statements."""
    result, current = [], None
    for line in (pathlib.Path(__file__).parent / "features.txt").read_text().splitlines():
        if line.startswith("=== "):
            current = {"name": line[4:], "code": [], "values": [], "effects": []}
            result.append(current)
        elif line.startswith("+ "):
            type, _, template = line[2:].partition(": ")
            current["values"].append((type, template))
        elif line.startswith("! "):
            current["effects"].append(line[2:])
        elif current and current["effects"] and not current["code"] and line.startswith("  "):
            current["effects"][-1] += "\n" + line
        elif current and current["effects"] and line.startswith("  "):
            current["effects"][-1] += "\n" + line
        elif current and line:
            current["code"].append(line)
    return result


FEATURES = features()
# Features that are known not to be as in Swift are hunted by name only.
COMMON = [f for f in FEATURES if not f["name"].startswith("limit")]


def program(seed, number, names=None):
    """Returns a program's code, whose function is called `program_NUMBER`, and the names of its features."""
    scope = Scope(seed, number)
    chosen = [f for f in FEATURES if f["name"] in names] if names else scope.random.sample(COMMON, scope.pick([0, 1, 1, 1, 2, 2]))
    code = []
    for feature in chosen:
        def own(text):
            return text.replace("¤", f"_{number}")
        code.append(fill(scope, own("\n".join(feature["code"])), 0))
        for type, template in feature["values"]:
            scope.produces(own(type), own(template))
        for effect in feature["effects"]:
            scope.effects.append(own(effect))
    scope.hidden = {t for t in scope.producers if t.startswith("any ") or re.search(rf"class {re.escape(t)}\b", "\n".join(code))}
    lines = []
    for _ in range(scope.int(2, 5)):
        line = statement(scope, 2)
        # A statement ends where its braces do, so that a closure at the start of the next line is no argument of it.
        lines.append(line)
    body = "\n".join("  " + l.replace("\n", "\n  ") for l in lines)
    code.append(f"func program_{number}() -> String {{\n  var out: [String] = []\n{body}\n  return out.joined(separator: \"⏎\")\n}}")
    return "\n".join(code), [f["name"] for f in chosen]
