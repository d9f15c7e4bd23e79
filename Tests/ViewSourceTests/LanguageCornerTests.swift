import Testing

@testable import PlumblineViewSource

/// Returns the text that shows an expression.
func shownText(_ expression: String, _ declarations: String) -> [String] {
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
    #expect(shownText("changed()", code) == ["50 3.0 4"])
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
    #expect(shownText("changed()", code) == ["7 [\"a\", \"z\"] [9, 9]"])
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
    #expect(shownText("changed()", code) == ["[\"0 to 3\", \"0 was 3\"] 4 bold"])
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
    #expect(shownText("read()", code) == ["1 [2, 3] [3, 2, 1] [2, 4, 8, 16]"])
  }

  @Test func `autoclosure arguments and defaults are evaluated when they are called`() {
    let code =
      "func pick(_ holds: @autoclosure () -> Bool, _ text: @autoclosure () -> String = \"own\") -> String { holds() ? text() : \"no\" }"
    #expect(shownText("pick(1 < 2) + pick(true, \"given\") + pick(false)", code) == ["owngivenno"])
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
  func `sequences are split`(expression: String, text: String) { #expect(shownText(expression, "") == [text]) }

  @Test(arguments: [
    ("localizedCaseInsensitiveCompare", "[\"apple\", \"Apple\", \"Ärger\", \"file10\", \"file2\", \"Zoe\"]"),
    ("localizedStandardCompare", "[\"apple\", \"Apple\", \"Ärger\", \"file2\", \"file10\", \"Zoe\"]"),
  ])
  func `strings are sorted by a locale or by their characters`(order: String, texts: String) {
    let names = "[\"Zoe\", \"apple\", \"Apple\", \"file10\", \"file2\", \"Ärger\"]"
    #expect(shownText("\(names).sorted { $0.\(order)($1) == .orderedAscending }", "") == [texts])
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
    #expect(shownText("Box().count", code) == ["5"])
    #expect(shownText("local()", code) == ["5"])
    #expect(shownText("changed()", code) == ["4 5"])
    #expect(shownText("taken(8)", code) == ["5"])
  }

  @Test func `function values are called without labels`() {
    let code = """
      enum Cell { static func total(first: Int, second: Int = 2) -> Int { first * 10 + second } }
      func sum(a: Int, b: Int) -> Int { a + b }
      struct Box { let make: (Int, Int) -> Int; init(make: @escaping (_ a: Int, _ b: Int) -> Int = Cell.total) { self.make = make } }
      func called() -> String { let add: (Int, Int) -> Int = sum; return "\\(Box().make(3, 4)) \\(add(1, 2))" }
      """
    #expect(shownText("called()", code) == ["34 3"])
  }

  @Test func `implicit members may go through subscripts and nested types`() {
    let code = """
      struct Tone { let n: Int; static let all = [Tone(n: 1), Tone(n: 2)]; enum Dark { static let deep = Tone(n: 7) } }
      extension Color { enum Brand { static let main = Color.red } }
      func number(_ tone: Tone) -> Int { tone.n }
      func isRed(_ color: Color) -> Bool { color == .red }
      """
    #expect(shownText("number(.all[1])", code) == ["2"])
    #expect(shownText("number(.Dark.deep)", code) == ["7"])
    #expect(shownText("isRed(.Brand.main)", code) == ["true"])
  }

  @Test func `initializers of generic types expect the types of their arguments`() {
    let code = """
      struct Size { let n: Int }
      struct Entry<Item> { let item: Item; let name: String; init(item: Item, name: String) { self.item = item; self.name = name } }
      struct Plain<Item> { let item: Item }
      final class Holder<Item> { let item: Item; init(item: Item) { self.item = item } }
      func entries(_ n: Int) -> [Entry<Size>] { (1...n).flatMap { k in [.init(item: .init(n: k), name: "a"), .init(item: .init(n: k * 10), name: "b")] } }
      """
    #expect(shownText("entries(2).map { $0.item.n }", code) == ["[1, 10, 2, 20]"])
    #expect(shownText("Plain<Size>(item: .init(n: 5)).item.n", code) == ["5"])
    #expect(shownText("Holder<Size>(item: .init(n: 6)).item.n", code) == ["6"])
  }

  @Test func `a weak self is bound by its name alone`() {
    let code = """
      final class Model {
        var count = 0
        var add: () -> Void = {}
        var more: () -> Void = {}
        init() {
          add = { [weak self] in
            guard let self else { return }
            count += 1
          }
          more = { [weak self] in if let self { self.count += 10 } }
        }
      }
      func counted() -> Int { let model = Model(); model.add(); model.more(); return model.count }
      """
    #expect(shownText("counted()", code) == ["11"])
  }

  @Test func `tuples of a list keep their optional parts, and ranges of literals may be floating`() {
    let code = """
      func joined(_ first: String? = nil, _ second: String? = nil) -> String {
        var text = ""
        for (number, part) in [(1, first), (2, second)] { guard let part else { continue }; text += "\\(number)\\(part)" }
        return text
      }
      extension ClosedRange where Bound: BinaryFloatingPoint {
        func value(percent: Bound) -> Bound { lowerBound + (upperBound - lowerBound) * percent }
      }
      """
    #expect(shownText("joined(\"a\")", code) == ["1a"])
    #expect(shownText("joined(nil, \"b\")", code) == ["2b"])
    #expect(shownText("(50...60).value(percent: 0.25)", code) == ["52.5"])
  }
}
