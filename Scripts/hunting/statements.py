"""Random statements, which change local variables and append lines to `out`."""
from expressions import BASIC, PRINTED, expression, fill, leaf, spelled


def head_of(scope, type, depth):
    """An expression that may stand before a brace."""
    text = expression(scope, type, depth)
    return f"({text})" if "{" in text else text


def shown(scope):
    """A line that shows the value of an expression."""
    type = scope.pick(PRINTED + [t for t in scope.producers if t not in scope.hidden])
    text = expression(scope, type, 2)
    if type.endswith("?"):
        return f'out.append("\\(({text}) as Any)")' if scope.chance(0.5) else f"out.append(String(describing: {text}))"
    if "?" in type or not scope.chance(0.75):
        return f"out.append(String(describing: {text}))"
    if type == "String":
        return f"out.append({text})"
    return f'out.append("\\({text})")'


def declared(scope):
    type = scope.pick(BASIC)
    name = scope.name("v")
    is_variable = scope.chance(0.7)
    value = expression(scope, type, 2)
    annotated = type in ("[String:Int]", "Set<Int>", "Character", "[Int?]", "(Int,String)", "[Double]") or \
        scope.chance(0.4) or "[]" in value or "[:]" in value
    line = f"{'var' if is_variable else 'let'} {name}{': ' + spelled(type) if annotated else ''} = {value}"
    scope.add(name, type, is_variable)
    return line


CHANGES = {
    "Int": ["§ += «Int»", "§ -= «0..9»", "§ *= «-2..3»", "§ /= «1..4»", "§ %= «2..9»", "§ &+= «Int»", "§ = («Int») + 0", "§ ^= «Int»", "§ <<= 1",
            "§.negate()", "§ = § > 3 ? § - 1 : «Int»"],
    "Double": ["§ += «Double»", "§ *= «2..4»", "§ /= «1..8»", "§ -= «0..3»", "§ = «Double»", "§.round()", "§.negate()", "§ = «0..9»",
               "§.round(.up)"],
    "String": ["§ += «String»", "§.append(«Character»)", "§ = «String»", "§.append(contentsOf: «String»)", '§.insert("i", at: §.startIndex)',
               "§.removeAll { $0 == \"a\" }", "§ = § + \"-\" + §", "if !§.isEmpty { §.removeLast() }", "§ = String(§.prefix(6))"],
    "Bool": ["§.toggle()", "§ = «Bool»", "§ = § && «Bool»"],
    "[Int]": ["§.append(«Int»)", "§ += «[Int]»", "§.sort()", "§.reverse()", "§.insert(«Int», at: 0)", "if !§.isEmpty { §[0] += «Int» }",
              "if §.count > 1 { §.swapAt(0, 1) }", "§.removeAll { $0 > «3..20» }", "if let f = §.first { §.append(f) }",
              "if !§.isEmpty { out.append(\"\\(§.removeLast())\") }", "§.removeAll(where: «Int=>Bool»)", "§ = §.map(«Int=>Int»)",
              "for i in §.indices { §[i] = §[i] &* 2 }", "_ = §.popLast()", "§.append(contentsOf: «[Int]»)",
              "if §.count > 2 { §[0..<2] = [«Int»] }", "if §.count > 2 { §.replaceSubrange(1...1, with: [«Int», 0]) }", "§.sort(by: >)",
              "if §.count > 1 { §.remove(at: 1) }", "§.removeFirst(min(1, §.count))", "if let i = §.firstIndex(of: «Int») { §.remove(at: i) }"],
    "[String]": ["§.append(«String»)", "§ += [«String»]", "§.sort()", "if !§.isEmpty { §[0] += \"+\" }", "§.reverse()",
                 "if !§.isEmpty { §[§.count - 1].append(\"!\") }", "§.insert(«String», at: §.endIndex)"],
    "[Double]": ["§.append(«Double»)", "§ += [«1..9», «Double»]", "if !§.isEmpty { §[0] *= 2 }", "§.sort()", "§.append(«1..5»)"],
    "[[Int]]": ["§.append(«[Int]»)", "if !§.isEmpty { §[0].append(«Int») }", "if !§.isEmpty, !§[0].isEmpty { §[0][0] += 1 }"],
    "[Int?]": ["§.append(nil)", "§.append(«Int»)", "if !§.isEmpty { §[0] = nil }", "if !§.isEmpty { §[0]? += 1 }"],
    "Int?": ["§ = nil", "§ = «Int»", "§ = «Int?»", "§? += 1", "if let x = § { § = x &* 2 }", "if § != nil { §! += «0..4» }"],
    "String?": ["§ = nil", "§ = «String»", "§?.append(\"?\")", "§ = §?.uppercased()", "§? += «String»"],
    "Double?": ["§ = nil", "§ = «1..4»", "§ = «Double»", "§? *= 2", "§ = § ?? «0..4»"],
    "[String:Int]": ["§[«Key»] = «Int»", "§[«Key», default: 0] += «Int»", "§[«Key»] = nil", "§.removeValue(forKey: «Key»)", "§[«Key»]? += 1",
                     "§.merge([«Key»: «Int»]) { $0 &+ $1 }", "§.updateValue(«Int», forKey: «Key»)", "§ = §.filter { $0.value < 9 }",
                     "for (k, v) in § { §[k] = v &* 2 }", "for k in §.keys { §[k]! += 1 }"],
    "Set<Int>": ["§.insert(«Int»)", "§.remove(«Int»)", "§.formUnion(«[Int]»)", "§.subtract([1, 2])", "§.formIntersection(«Set<Int>»)",
                 "out.append(\"\\(§.insert(«0..3»).inserted)\")"],
    "(Int,String)": ["§.0 += «Int»", "§.1 += «String»", "§ = («Int», «String»)", "(§.0, §.1) = («Int», §.1 + \"t\")"],
    "Character": ["§ = «Character»"],
}


def changed(scope):
    options = [(n, t) for n, t, v in scope.variables if v and t in CHANGES]
    if not options:
        return declared(scope)
    name, type = scope.pick(options)
    return fill(scope, scope.pick(CHANGES[type]), 2).replace("§", name)


def swap_or_assign(scope):
    for type in ("Int", "String", "[Int]", "Double"):
        names = scope.named(type, assignable=True)
        if len(names) > 1 and scope.chance(0.5):
            a, b = scope.random.sample(names, 2)
            return scope.pick([f"swap(&{a}, &{b})", f"({a}, {b}) = ({b}, {a})", f"({a}, {b}) = ({b}, {expression(scope, type, 1)})"])
    return changed(scope)


def block(scope, depth, count=None):
    """Several statements in braces, whose variables end with them."""
    mark = scope.inner()
    lines = [statement(scope, depth - 1) for _ in range(count or scope.int(1, 2))]
    scope.leave(mark)
    return lines


def indented(head, lines, tail="}"):
    return "\n".join([head] + ["  " + l.replace("\n", "\n  ") for l in lines] + [tail])


def conditional(scope, depth):
    mark = scope.inner()
    kind = scope.int(0, 5)
    if kind == 0:
        head = f"if {head_of(scope, 'Bool', 2)} {{"
    elif kind == 1:
        name = scope.name("u")
        head = f"if let {name} = {head_of(scope, 'Int?', 1)} {{"
        scope.add(name, "Int")
    elif kind == 2:
        name = scope.name("u")
        head = f"if let {name} = {head_of(scope, 'String?', 1)}, {head_of(scope, 'Bool', 1)} {{"
        scope.add(name, "String")
    elif kind == 3:
        name = scope.name("u")
        head = f"if case let {name}? = {head_of(scope, 'Int?', 1)}, {name} > {scope.int(-3, 5)} {{"
        scope.add(name, "Int")
    elif kind == 4:
        head = f"if case {scope.int(-9, 0)}...{scope.int(1, 30)} = {head_of(scope, 'Int', 1)} {{"
    else:
        name = scope.name("u")
        head = f"if var {name} = {head_of(scope, 'Double?', 1)} {{"
        scope.add(name, "Double", True)
    lines = block(scope, depth)
    scope.leave(mark)
    if scope.chance(0.4):
        return indented(head, lines, "} else {") + "\n" + indented("", block(scope, depth)).lstrip("\n")
    return indented(head, lines)


def switch(scope, depth):
    kind = scope.int(0, 5)
    mark = scope.inner()
    cases = []
    if kind == 0:
        head = f"switch {head_of(scope, 'Int', 2)} {{"
        cases = [f"case {scope.int(-5, 0)}..<{scope.int(2, 4)}:", f"case {scope.int(0, 9)}, {scope.int(4, 20)}:",
                 f"case let n where n % {scope.int(2, 4)} == 0:", f"case ...({-scope.int(1, 9)}):", f"case {scope.int(10, 20)}...:", "default:"]
    elif kind == 1:
        head = f"switch {head_of(scope, 'String', 2)} {{"
        cases = ['case "":', 'case "a", "hello":', 'case let s where s.count > 4:', 'case let s where s.hasPrefix("x"):', "default:"]
    elif kind == 2:
        head = f"switch ({head_of(scope, 'Int', 1)}, {head_of(scope, 'Bool', 1)}) {{"
        cases = [f"case ({scope.int(-2, 3)}, _):", "case (let n, true) where n > 5:", f"case (...0, false):", "case (_, true):", "case (_, false):"]
    elif kind == 3:
        head = f"switch {head_of(scope, 'Int?', 2)} {{"
        cases = ["case nil:", f"case {scope.int(0, 5)}?:", "case .some(let n) where n < 0:", "case let n?: out.append(\"some \\(n)\")"]
    elif kind == 4:
        head = f"switch {head_of(scope, '(Int,String)', 2)} {{"
        cases = [f"case (let n, \"a\"): out.append(\"\\(n)\")", "case let (n, s) where s.count > n: out.append(s)", "case (0, let s): out.append(s)",
                 "case (1...9, _):", "default:"]
    else:
        head = f"switch ({head_of(scope, 'Character', 1)}) as Character {{"
        cases = ['case "a"..."m":', 'case "é", "z":', "case let c where c.isNumber:", "default:"]
    last = cases.pop()
    kept = [c for c in cases if scope.chance(0.7)] if kind != 3 else cases
    if kind == 2:
        kept.append(cases[-1]) if cases[-1] not in kept else None
    lines = [head]
    for case in kept + [last]:
        body = block(scope, depth, 1)
        lines.append(case)
        lines += ["  " + l.replace("\n", "\n  ") for l in body]
        if scope.chance(0.08) and case is not last and "let" not in (kept + [last])[(kept + [last]).index(case) + 1]:
            lines.append("  fallthrough")
    scope.leave(mark)
    return "\n".join(lines + ["}"])


def loop(scope, depth):
    mark = scope.inner()
    name = scope.name("i")
    kind = scope.int(0, 9)
    step = None
    if kind == 0:
        head, type = f"for {name} in {scope.int(-2, 0)}..<{scope.int(1, 4)} {{", "Int"
    elif kind == 1:
        head, type = f"for {name} in ({head_of(scope, '[Int]', 1)}).prefix(4) {{", "Int"
    elif kind == 2:
        head, type = f"for {name} in {head_of(scope, '[Int]', 1)} where {name} > {scope.int(-2, 4)} {{", "Int"
    elif kind == 3:
        other = scope.name("e")
        head, type = f"for ({name}, {other}) in ({head_of(scope, '[String]', 1)}).enumerated() {{", "Int"
        scope.add(other, "String")
    elif kind == 4:
        head, type = f"for {name} in stride(from: {scope.int(0, 9)}, through: {scope.int(-3, 12)}, by: {scope.pick([1, 2, 3, -1, -2])}) {{", "Int"
    elif kind == 5:
        head, type = f"for {name} in ({head_of(scope, 'String', 1)}).prefix(3) {{", "Character"
    elif kind == 6:
        other = scope.name("e")
        head = f"for ({name}, {other}) in (({head_of(scope, '[String:Int]', 1)}) as [String: Int]).sorted(by: {{ $0.key < $1.key }}) {{"
        scope.add(other, "Int")
        type = "String"
    elif kind == 7:
        head, type = f"for case let {name}? in {head_of(scope, '[Int?]', 1)} {{", "Int"
    elif kind == 8:
        head, type = f"var {name} = {scope.int(0, 3)}\nwhile {name} < {scope.int(2, 6)} {{\n  {name} += 1", "Int"
    else:
        head, type = f"var {name} = {scope.int(0, 5)}\nrepeat {{\n  {name} += 2", "Int"
    scope.add(name, type)
    lines = block(scope, depth)
    if scope.chance(0.25):
        lines.insert(scope.int(0, len(lines)), f"if {head_of(scope, 'Bool', 1)} {{ {scope.pick(['continue', 'break'])} }}" if kind != 9 else "_ = 0")
    scope.leave(mark)
    return indented(head, lines, f"}} while {name} < {scope.int(1, 8)}" if kind == 9 else "}")


def nested(scope, depth):
    """A nested function or a closure that captures and changes variables."""
    name = scope.name("f")
    mark = scope.inner()
    kind = scope.int(0, 3)
    if kind == 0:
        scope.add("p", "Int")
        lines = block(scope, depth) + [f"return {expression(scope, 'Int', 2)}"]
        scope.leave(mark)
        return indented(f"func {name}(_ p: Int) -> Int {{", lines) + f'\nout.append("\\({name}({leaf(scope, "Int", True)})) \\({name}(2))")'
    if kind == 1:
        scope.add("p", "Int", True)
        lines = [changed(scope), f"p += {expression(scope, 'Int', 1)}", "defer { p -= 1; out.append(\"deferred \\(p)\") }", changed(scope)]
        scope.leave(mark)
        text = indented(f"func {name}(_ p: inout Int) {{", lines)
        # A variable that the function changes too would be accessed twice at once, which traps.
        names = [scope.name("v")]
        scope.add(names[0], "Int", True)
        text += f"\nvar {names[0]} = {scope.int(0, 9)}"
        return text + f"\n{name}(&{names[0]})\nout.append(\"\\({names[0]})\")"
    if kind == 2:
        total = scope.name("t")
        return (f"var {total} = {expression(scope, 'Int', 1)}\nlet {name} = {{ (n: Int) -> Int in {total} &+= n; return {total} }}\n"
                f'out.append("\\({name}(1)) \\({name}({leaf(scope, "Int", True)})) \\({total})")')
    total = scope.name("t")
    first, second = expression(scope, "Int", 1), expression(scope, "Int", 1)
    scope.add(total, "Int", True)
    return (f"var {total} = {first}\nlet {name} = {{ [{total}] in {total} &+ 1 }}\n{total} = {second}\n"
            f'out.append("\\({name}()) \\({total})")')


def guarded(scope, depth):
    name = scope.name("g")
    return (f"func {name}(_ a: Int?, _ b: String?) -> String {{\n  defer {{ out.append(\"end\") }}\n"
            f"  guard let a, a > {scope.int(-3, 3)} else {{ return \"no a\" }}\n  guard let b = b, !b.isEmpty else {{ return \"no b \\(a)\" }}\n"
            f"  return b + \"\\(a)\"\n}}\nout.append({name}({expression(scope, 'Int?', 1)}, {expression(scope, 'String?', 1)}))")


def labelled(scope, depth):
    a, b, c = scope.name("i"), scope.name("j"), scope.name("n")
    return (f"var {c} = 0\nouter{c}: for {a} in 0..<{scope.int(2, 5)} {{\n  for {b} in 0..<{scope.int(2, 5)} {{\n"
            f"    if {b} == {scope.int(0, 3)} {{ {scope.pick(['continue', 'break'])} outer{c} }}\n"
            f"    if {a} == {scope.int(0, 3)} {{ {scope.pick(['continue', 'break'])} }}\n    {c} += {a} * 10 + {b}\n  }}\n}}\nout.append(\"\\({c})\")")


def bound(scope, depth):
    """An `if` or `switch` expression."""
    type = scope.pick(["Int", "String", "Double"])
    name = scope.name("v")
    if scope.chance(0.5):
        text = (f"let {name}: {type} = if {head_of(scope, 'Bool', 1)} {{ {expression(scope, type, 1)} }} "
                f"else if {head_of(scope, 'Bool', 1)} {{ {leaf(scope, type, False)} }} else {{ {expression(scope, type, 1)} }}")
    else:
        text = (f"let {name}: {type} = switch {head_of(scope, 'Int', 1)} {{\ncase 0: {expression(scope, type, 1)}\n"
                f"case 1...9: {leaf(scope, type, False)}\ndefault: {expression(scope, type, 1)}\n}}")
    scope.add(name, type)
    return text + f'\nout.append("\\({name})")'


def statement(scope, depth):
    roll = scope.random.random()
    if depth <= 0:
        return changed(scope) if roll < 0.4 else shown(scope)
    if scope.effects and roll < 0.2:
        text = scope.pick(scope.effects)
        for mark in ("◊1", "◊2", "◊3", "◊4"):
            if mark in text:
                text = text.replace(mark, scope.name("w"))
        return fill(scope, text, 2)
    for share, make in ((0.42, shown), (0.56, declared), (0.7, changed), (0.73, swap_or_assign)):
        if roll < share:
            return make(scope)
    for share, make in ((0.79, conditional), (0.85, switch), (0.91, loop), (0.95, nested), (0.965, guarded), (0.98, labelled), (1.1, bound)):
        if roll < share:
            return make(scope, depth)
