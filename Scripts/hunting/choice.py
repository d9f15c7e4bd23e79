"""The random state of one program, and the names that its code can see."""
import random


class Scope:
    """A program under construction: its random numbers, its declarations, and the variables that are visible."""

    def __init__(self, seed, number):
        self.random = random.Random(f"{seed}/{number}")
        self.number = number
        self.variables = []  # (name, type, whether it can be assigned)
        self.producers = {}  # type: the templates of expressions that this program's own declarations add
        self.effects = []  # the statements that this program's own declarations add
        self.counter = 0

    def name(self, prefix):
        """Returns a local name that is used nowhere else in the program."""
        self.counter += 1
        return f"{prefix}{self.counter}"

    def own(self, name):
        """Returns a global name: the program's number follows, since many programs are compiled as one."""
        return f"{name}_{self.number}"

    def pick(self, items):
        return self.random.choice(items)

    def chance(self, share):
        return self.random.random() < share

    def int(self, low, high):
        return self.random.randint(low, high)

    def add(self, name, type, is_variable=False):
        self.variables.append((name, type, is_variable))

    def named(self, type, assignable=False):
        """Returns the names of the variables of a type."""
        return [n for n, t, v in self.variables if t == type and (v or not assignable)]

    def produces(self, type, *templates):
        self.producers.setdefault(type, []).extend(templates)

    def inner(self):
        """Remembers the visible variables; `leave` returns to them."""
        return len(self.variables)

    def leave(self, mark):
        del self.variables[mark:]
