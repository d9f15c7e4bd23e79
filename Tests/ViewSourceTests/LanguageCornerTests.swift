import Testing

@testable import PlumblineViewSource

/// Returns the text that shows an expression.
private func shown(_ expression: String, _ declarations: String) -> [String] {
  texts(of: "\(declarations)\n#Preview { Text(verbatim: \"\\(\(expression))\") }")
}

/// Source of the values: the same programs, compiled with swiftc 6.2.
@Suite struct `Corners of the language` {
  @Test func `assignment operators may be declared by the program`() {
    let code = """
      struct Total { var sum = 0; static func += (total: inout Total, more: Int) { total.sum += more * 10 } }
      func += (point: inout CGPoint, other: CGPoint) { point = CGPoint(x: point.x + other.x, y: point.y + other.y) }
      infix operator ??=: AssignmentPrecedence
      func ??= <T>(value: inout T?, other: T) { if value == nil { value = other } }
      func changed() -> String {
        var total = Total()
        total += 5
        var point = CGPoint(x: 1, y: 2)
        point += CGPoint(x: 2, y: 2)
        var missing: Int?
        missing ??= 4
        missing ??= 5
        return "\\(total.sum) \\(point.x) \\(missing!)"
      }
      """
    #expect(shown("changed()", code) == ["50 3.0 4"])
  }

  @Test func `key paths can be written through and appended`() {
    let code = """
      struct Box { var inner = Inner(); var tags = ["a", "b"] }
      struct Inner { var count = 3 }
      func set<T, V>(_ items: inout [T], _ path: WritableKeyPath<T, V>, to value: V) { for i in items.indices { items[i][keyPath: path] = value } }
      func changed() -> String {
        var box = Box()
        box[keyPath: \\.inner.count] += 4
        box[keyPath: \\.tags[1]] = "z"
        var boxes = [box, Box()]
        set(&boxes, \\.inner.count, to: 9)
        let joined = (\\Box.inner).appending(path: \\.count)
        return "\\(box[keyPath: joined]) \\(box.tags) \\(boxes.map(\\.inner.count))"
      }
      """
    #expect(shown("changed()", code) == ["7 [\"a\", \"z\"] [9, 9]"])
  }

  @Test func `labelled and static subscripts are distinguished from instance subscripts`() {
    let code = """
      struct Item: Identifiable { let id: Int; var name: String }
      extension Array where Element: Identifiable {
        subscript(id id: Element.ID) -> Element? {
          get { first { $0.id == id } }
          set {
            guard let index = firstIndex(where: { $0.id == id }) else { return }
            if let newValue { self[index] = newValue } else { remove(at: index) }
          }
        }
      }
      struct Sum { var total = 2; subscript(n: Int) -> Int { total + n }; static subscript(n: Int) -> Sum { Sum(total: n) } }
      func changed() -> String {
        var items = [Item(id: 7, name: "a"), Item(id: 8, name: "b")]
        items[id: 7]?.name = "z"
        items[id: 8] = nil
        return "\\(items.map(\\.name)) \\(Sum()[5]) \\(Sum[9].total)"
      }
      """
    #expect(shown("changed()", code) == ["[\"z\"] 7 9"])
  }

  @Test func `observers run before and after changes, including those of static properties`() {
    let code = """
      final class Model {
        var log: [String] = []
        var count = 0 { willSet { log.append("\\(count) to \\(newValue)") } didSet { log.append("\\(oldValue) was \\(count)") } }
        static var size = 1 { didSet { growth += size - oldValue } }
        static var growth = 0
        enum Look { case plain, bold }
        static var look: Look = .plain
      }
      func changed() -> String {
        let model = Model()
        model.count += 3
        Model.size = 5
        Model.look = .bold
        return "\\(model.log) \\(Model.growth) \\(Model.look)"
      }
      """
    #expect(shown("changed()", code) == ["[\"0 to 3\", \"0 was 3\"] 4 bold"])
  }

  @Test func `iterators keep their position and create sequences`() {
    let code = """
      struct Countdown: Sequence {
        let start: Int
        func makeIterator() -> AnyIterator<Int> {
          var rest = start
          return AnyIterator { rest > 0 ? { rest -= 1; return rest + 1 }() : nil }
        }
      }
      func read() -> String {
        var iterator = [1, 2, 3].makeIterator()
        let first = iterator.next()!
        let powers = sequence(state: 1) { (n: inout Int) -> Int? in n *= 2; return n < 20 ? n : nil }
        return "\\(first) \\(Array(iterator)) \\(Countdown(start: 3).map { $0 }) \\(powers.map { $0 })"
      }
      """
    #expect(shown("read()", code) == ["1 [2, 3] [3, 2, 1] [2, 4, 8, 16]"])
  }

  @Test func `autoclosure arguments and defaults are evaluated when they are called`() {
    let code =
      "func pick(_ holds: @autoclosure () -> Bool, _ text: @autoclosure () -> String = \"own\") -> String { holds() ? text() : \"no\" }"
    #expect(shown("pick(1 < 2) + pick(true, \"given\") + pick(false)", code) == ["owngivenno"])
  }

  @Test func `extensions of optionals apply to values that are not nil`() {
    let code = """
      extension Optional where Wrapped == String { var isBlank: Bool { self?.isEmpty ?? true } }
      extension Optional { func or(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() } }
      let missing: String? = nil
      let there: String? = "x"
      """
    #expect(shown("missing.isBlank", code) == ["true"])
    #expect(shown("there.isBlank", code) == ["false"])
    #expect(shown("missing.or(\"d\") + there.or(\"d\")", code) == ["dx"])
  }

  @Test(arguments: [
    ("\"a,b,,c\".split(separator: \",\", omittingEmptySubsequences: false)", "[\"a\", \"b\", \"\", \"c\"]"),
    ("\"k=v=w\".split(separator: \"=\", maxSplits: 1).last!", "v=w"),
    ("\"a, b, c\".split(separator: \", \")", "[\"a\", \"b\", \"c\"]"),
    ("\"a1b22c\".split(whereSeparator: \\.isNumber)", "[\"a\", \"b\", \"c\"]"),
    ("[1, 0, 2, 0, 0].split(separator: 0, omittingEmptySubsequences: false).count", "4"),
    ("\"abcdef\".prefix { $0 != \"d\" }", "abc"), ("\"apple\".range(of: \"pp\").map { \"apple\"[$0] } ?? \"\"", "pp"),
    ("[5, 3].lexicographicallyPrecedes([6])", "true"),
  ])
  func `sequences are split`(expression: String, text: String) { #expect(shown(expression, "") == [text]) }

  @Test(arguments: [
    ("localizedCaseInsensitiveCompare", "[\"apple\", \"Apple\", \"Ärger\", \"file10\", \"file2\", \"Zoe\"]"),
    ("localizedStandardCompare", "[\"apple\", \"Apple\", \"Ärger\", \"file2\", \"file10\", \"Zoe\"]"),
  ])
  func `strings are sorted by a locale or by their characters`(order: String, texts: String) {
    let names = "[\"Zoe\", \"apple\", \"Apple\", \"file10\", \"file2\", \"Ärger\"]"
    #expect(shown("\(names).sorted { $0.\(order)($1) == .orderedAscending }", "") == [texts])
  }

  @Test(arguments: [
    (
      "var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 5) } }",
      "init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 5) }"
    ),
    (
      "private var number: Int\n  var wrappedValue: Int { get { number } set { number = newValue } }",
      "init(wrappedValue: Int) { number = min(wrappedValue, 5) }"
    ),
  ])
  func `a declared wrapper applies to a property, a local variable and a parameter`(value: String, making: String) {
    let code = """
      @propertyWrapper struct Clamped {
        \(value)
        \(making)
      }
      struct Box { @Clamped var count = 9 }
      func local() -> Int { @Clamped var count = 9; return count }
      func changed() -> String { @Clamped var count = 9; let old = count; count -= 1; return "\\(count) \\(old)" }
      func taken(@Clamped _ count: Int) -> Int { count }
      """
    #expect(shown("Box().count", code) == ["5"])
    #expect(shown("local()", code) == ["5"])
    #expect(shown("changed()", code) == ["4 5"])
    #expect(shown("taken(8)", code) == ["5"])
  }
}
