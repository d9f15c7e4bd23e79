import Testing

@testable import PlumblineSwiftRunning

/// Source of all texts: the same code, compiled with swiftc 6.3.
@Suite struct `Types that follow from expressions` {
  private func shown(_ expression: String, _ declarations: String = "") throws -> String {
    let run = try PlainRun("\(declarations)\nfunc answer() -> String { \"\\(\(expression))\" }\n")
    return run.messages.isEmpty ? run.text : run.messages.joined(separator: "\n")
  }

  @Test(arguments: [
    ("[1, nil, 3]", "[Optional(1), nil, Optional(3)]"), ("[1, 2.5]", "[1.0, 2.5]"),
    ("true ? [1, 2] : [1.5]", "[1.0, 2.0]"), ("[\"1\", \"x\"].map { Int($0) }", "[Optional(1), nil]"),
    ("[3, 1].map { $0 > 2 ? $0 : nil }", "[Optional(3), nil]"), ("[[1], []].map(\\.first)", "[Optional(1), nil]"),
    ("[\"a\", \"bb\"].max { $0.count < $1.count } as Any", "Optional(\"bb\")"),
    ("[1, 2].first.map { $0 + 1 } as Any", "Optional(2)"), ("zip([1], [\"a\"].map { Int($0) }).map { $0.1 }", "[nil]"),
    ("Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1] as Any", "Optional([1, 3])"),
    ("[1, 2, 3].reduce(nil) { (best: Int?, next) in max(best ?? 0, next) } as Any", "Optional(3)"),
    ("(1, Int(\"2\"))", "(1, Optional(2))"), ("type(of: Int(\"1\"))", "Optional<Int>"),
    ("String(describing: [1, 2].last)", "Optional(2)"), ("Int?.some(4) as Any", "Optional(4)"),
    ("{ let x = [1, nil]; return x }()", "[Optional(1), nil]"),
  ])
  func `decide how an optional is written`(expression: String, text: String) throws {
    #expect(try shown(expression) == text)
  }

  @Test(arguments: [
    ("[\"a\\\"b\"]", "[\"a\\\"b\"]"), ("[1...3]", "[ClosedRange(1...3)]"),
    ("[Set([1])]", "[Set([1])]"), ("Outer()", "Outer(inner: Outer.Inner(mode: Outer.Mode.on))"),
    ("[Outer.Mode.on]", "[Outer.Mode.on]"), ("Outer.Mode.on", "on"), ("[Named()]", "[debug]"), ("Named()", "plain"),
    ("[1, 2].debugDescription", "[1, 2]"), ("Int(\"3\").debugDescription", "Optional(3)"),
  ])
  func `and values within others are written for debugging`(expression: String, text: String) throws {
    let declarations = """
      struct Outer { enum Mode { case on }; struct Inner { var mode = Mode.on }; var inner = Inner() }
      struct Named: CustomStringConvertible, CustomDebugStringConvertible {
        var description: String { "plain" }
        var debugDescription: String { "debug" }
      }
      """
    #expect(try shown(expression, declarations) == text)
  }

  @Test(arguments: [
    ("A().only()", "own"), ("(A() as any P).only()", "extension own"), ("call(A())", "extension own"),
    ("list([A()])[0]", "extension own"), ("A().both()", "own extension own"), ("(A() as any P).short", "p"),
    ("A().short", "a"), ("(A() as any P).name()", "own"),
  ])
  func `choose between a type's member and one of a protocol's extension`(expression: String, text: String) throws {
    let declarations = """
      protocol P { func name() -> String }
      extension P {
        func only() -> String { "extension " + name() }
        func both() -> String { name() + " " + only() }
        var short: String { "p" }
      }
      struct A: P { func name() -> String { "own" }; func only() -> String { "own" }; var short: String { "a" } }
      func call(_ value: some P) -> String { value.only() }
      func list<Item: P>(_ items: [Item]) -> [String] { items.map { $0.only() } }
      """
    #expect(try shown(expression, declarations) == text)
  }
}

/// Source of all texts: the same code, compiled with swiftc 6.3.
@Suite struct `Variables that code changes` {
  private func shown(_ statements: String, _ declarations: String = "") throws -> String {
    let run = try PlainRun("\(declarations)\nfunc answer() -> String {\n\(statements)\n}\n")
    return run.messages.isEmpty ? run.text : run.messages.joined(separator: "\n")
  }

  @Test func `a local variable's observers run`() throws {
    let code = """
      var log: [String] = []
      var x = 1 { willSet { log.append("will \\(x) \\(newValue)") } didSet { log.append("did \\(oldValue) \\(x)"); x = min(x, 5) } }
      x += 2
      x = 9
      return "\\(log) \\(x)"
      """
    #expect(try shown(code) == "[\"will 1 3\", \"did 1 3\", \"will 3 9\", \"did 3 9\"] 5")
  }

  @Test func `a subscript's arguments are evaluated once`() throws {
    let declarations =
      "var calls = 0\nfunc next() -> Int { calls += 1; return calls % 3 }\nfunc add(_ x: inout Int) { x += 10 }"
    let code = """
      var list = [0, 0, 0]
      list[next()] += 1
      add(&list[next()])
      swap(&list[next()], &list[1])
      return "\\(list) \\(calls)"
      """
    #expect(try shown(code, declarations) == "[1, 0, 10] 3")
  }

  @Test func `a closure changes all of its inout parameters`() throws {
    let declarations =
      "func change(_ a: inout Int, _ b: inout Int, _ c: inout [Int], _ f: (inout Int, inout Int, inout [Int]) -> Void) { f(&a, &b, &c) }"
    let code =
      "var (a, b, c) = (1, 2, [3])\nchange(&a, &b, &c) { $0 += $1; $1 = 9; $2.append($0) }\nreturn \"\\(a) \\(b) \\(c)\""
    #expect(try shown(code, declarations) == "3 9 [3, 3]")
  }

  @Test func `changes before an error are kept`() throws {
    let declarations =
      "struct E: Error {}\nfunc fail(_ log: inout [Int]) throws { defer { log.append(2) }; log.append(1); throw E() }"
    let code = "var log = [0]\ndo { try fail(&log) } catch { log.append(3) }\nreturn \"\\(log)\""
    #expect(try shown(code, declarations) == "[0, 1, 2, 3]")
  }

  @Test(arguments: [(-9, "low"), (-1, "code -1"), (0, "empty")])
  func `a clause of catch has a condition`(number: Int, text: String) throws {
    let declarations = """
      enum E: Error { case code(Int), empty }
      func fail(_ n: Int) throws { if n < 0 { throw E.code(n) }; throw E.empty }
      """
    let code = """
      do { try fail(\(number)) } catch E.code(let c) where c < -5 { return "low" } catch E.code(let c) { return "code \\(c)" } catch {
        return "\\(error)"
      }
      return ""
      """
    #expect(try shown(code, declarations) == text)
  }

  @Test func `optional chains that end at nil change nothing`() throws {
    let code =
      "var list: [Int?] = [1, nil]\nlist[0]? += 1\nlist[1]? += 1\nvar table = [\"a\": 1]\ntable[\"b\"]? += 1\nreturn \"\\(list) \\(table)\""
    #expect(try shown(code) == "[Optional(2), nil] [\"a\": 1]")
  }

  @Test func `key paths use all arguments of their subscripts`() throws {
    let declarations =
      "struct Grid { var cells = [1, 2, 3, 4]; subscript(x: Int, row y: Int) -> Int { get { cells[y * 2 + x] } set { cells[y * 2 + x] = newValue } } }"
    let code =
      "var grid = Grid()\nlet path = \\Grid.[1, row: 1]\ngrid[keyPath: path] += 10\nreturn \"\\(grid[keyPath: path]) \\(grid[keyPath: \\Grid.[0, row: 1]])\""
    #expect(try shown(code, declarations) == "14 3")
  }
}
