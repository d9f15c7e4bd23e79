import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Returns the text of interpolated values, and the errors, for code whose values follow from Swift's rules.
private func written(_ code: String, _ expression: String) -> (text: String?, errors: [String]) {
  let file = "import SwiftUI\n\(code)\nfunc shown() -> String { \"\\(\(expression))\" }\n#Preview { Text(shown()) }\n"
  let reading = ViewSource.read([SourceFile(path: "Types.swift", text: file)])
  let layout = reading.previews.first?.view.resolved(in: Size(width: 300, height: 100))
  let text = layout?.dump.split(separator: "\"").dropFirst().first.map(String.init)
  return (text, reading.diagnostics.diagnostics.map(\.message.description))
}

@Suite struct `Type parameters` {
  private static let titled = """
    protocol Titled { var title: String { get }; static var kind: String { get }; init(n: Int) }
    struct A: Titled { var n: Int; var title: String { "A\\(n)" }; static var kind = "ay" }
    struct B: Titled { var n: Int; var title: String { "B\\(n)" }; static var kind: String { "bee" } }
    enum Taste: String, CaseIterable { case sweet, sour }
    func made<T: Titled>(_ type: T.Type) -> String { T.kind + T(n: 1).title + type.init(n: 2).title }
    func kind<T: Titled>(of value: T) -> String { T.kind + type(of: value).kind }
    func all<T: CaseIterable & RawRepresentable>(_ type: T.Type) -> [T.RawValue] { T.allCases.map(\\.rawValue) }
    func larger<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
    func name<T>(_ value: T) -> String { "\\(T.self)" }
    """

  @Test(arguments: [
    ("made(A.self)", "ayA1A2"), ("made(B.self)", "beeB1B2"), ("kind(of: B(n: 1))", "beebee"),
    ("all(Taste.self).joined()", "sweetsour"), ("larger(2, 1.5)", "2.0"), ("name([1])", "Array<Int>"),
  ])
  func `a function's parameter is the type of its argument`(expression: String, text: String) {
    let found = written(Self.titled, expression)
    #expect(found.errors == [])
    #expect(found.text == text)
  }

  private static let boxes = """
    protocol Plain { init() }
    extension Plain { static var standard: Self { Self() }; static func make() -> Self { .init() } }
    struct Grape: Plain { var v = 7 }
    struct Box<T> { var items: [T] = []; mutating func add(_ x: T) { items.append(x) } }
    struct Crate<T: Plain> { var first: T = .standard; var second = T.make() }
    func filled() -> Box<Double> { var box = Box<Double>(); box.add(1); return box }
    struct Pair<A, B> { var a: A; var b: B; var swapped: Pair<B, A> { Pair<B, A>(a: b, b: a) } }
    """

  @Test(arguments: [
    ("filled().items", "[1.0]"), ("Crate<Grape>().first.v", "7"), ("Crate<Grape>().second.v", "7"),
    ("Pair(a: 1, b: 2.5).swapped.a", "2.5"), ("Pair<Double, Int>(a: 1, b: 2).a", "1.0"),
    ("Box<Double>().items.reduce(0, +)", "0.0"),
  ])
  func `a type's parameter is its generic argument`(expression: String, text: String) {
    let found = written(Self.boxes, expression)
    #expect(found.errors == [])
    #expect(found.text == text)
  }

  private static let elements = """
    extension Collection where Element == Int { func total() -> Element { reduce(Element(0), +) } }
    extension Array where Element: BinaryFloatingPoint {
      var mean: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
    }
    extension Sequence where Element: Numeric { func sum() -> Element { reduce(.zero, +) } }
    """

  @Test(arguments: [
    ("[1, 2].total()", "3"), ("[1.0, 2].mean", "1.5"), ("[Double]().mean", "0.0"), ("[Double]().sum()", "0.0"),
    ("[Int]().sum()", "0"),
  ])
  func `an element has the list's element type, even in an empty list`(expression: String, text: String) {
    let found = written(Self.elements, expression)
    #expect(found.errors == [])
    #expect(found.text == text)
  }

  private static let sized = """
    protocol Sized { associatedtype Unit: Numeric; var side: Unit { get }; init(side: Unit) }
    extension Sized { static func unit() -> Self { Self(side: 1) }; func scaled(_ k: Unit) -> Self { .init(side: side * k) } }
    struct Whole: Sized { var side: Int }
    struct Half: Sized { var side: Double }
    extension Collection { var middle: Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] } }
    func positive(_ n: Int) -> Int? { n > 0 ? n : nil }
    """

  @Test(arguments: [
    ("Half.unit().scaled(4).side", "4.0"), ("Whole(side: 2).scaled(3).side", "6"), ("[1, 2, 3].middle!", "2"),
    ("\"abc\".middle!", "b"), ("[1, -1].map(positive)", "[Optional(1), nil]"),
  ])
  func `Self and element types are known in initializer calls`(expression: String, text: String) {
    let found = written(Self.sized, expression)
    #expect(found.errors == [])
    #expect(found.text == text)
  }

  @Test func `a protocol's Self is the conforming type`() {
    let found = written(
      """
      protocol Shelf { associatedtype Item; var items: [Item] { get }; static var name: String { get } }
      extension Shelf { func shown() -> String { "\\(Self.name) \\(items.count) \\(Self.self)" } }
      struct Books: Shelf { typealias Item = Int; let items: [Item] = [1, 2]; static let name = "books" }
      """, "Books().shown()")
    #expect(found.errors == [])
    #expect(found.text == "books 2 Books")
  }
}

@Suite struct `Printed values` {
  private static let types = """
    struct P { var a: Int; var b: String?; var c: [Double] = [] }
    enum T { case two(x: Int, String), three(Int?); var description: String { "never" } }
    enum D: CustomStringConvertible { case a; var description: String { "shown" } }
    struct V { var x = 0.0, y = 0.0; static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) } }
    let five: Int? = 5
    """

  @Test(arguments: [
    ("P(a: 1, b: \"x\").b", "Optional(\\"), ("five", "Optional(5)"), ("five ?? 0", "5"),
    ("[five, nil]", "[Optional(5), nil]"),
    ("five! + 1", "6"), ("T.three(3)", "three(Optional(3))"), ("T.two(x: 1, \"s\")", "two(x: 1, \\"), ("D.a", "shown"),
    ("V(x: 1, y: 2) + V(x: 3)", "V(x: 4.0, y: 2.0)"), ("UInt8.max", "255"), ("~5", "-6"),
  ])
  func `a value is written as Swift writes it`(expression: String, text: String) {
    let found = written(Self.types, expression)
    #expect(found.errors == [])
    #expect(found.text == text)
  }

  @Test func `property observers run on changes, not during initialization`() {
    let found = written(
      """
      struct Level {
        var height = 1 { didSet { log.append(oldValue); if height > 9 { height = 9 } } }
        var log: [Int] = []
        init(_ height: Int) { self.height = height }
      }
      func raised() -> String { var level = Level(3); level.height += 2; level.height = 20; return "\\(level.log) \\(level.height)" }
      """, "raised()")
    #expect(found.errors == [])
    #expect(found.text == "[3, 5] 9")
  }

  @Test func `an operator has the precedence of its group`() {
    let found = written(
      """
      precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
      infix operator **: Power
      func ** (a: Double, b: Double) -> Double { pow(a, b) }
      """, "1 + 2 * 2 ** 3 ** 2")
    #expect(found.errors == [])
    #expect(found.text == "1025.0")
  }
}

@Suite struct `Parameters of closures` {
  @Test(arguments: [
    "applied { (n) in n + 1 }", "applied { (n: Int) in n + 1 }", "applied { n in n + 1 }", "applied { $0 + 1 }",
    "applied { (n: Int) -> Int in n + 1 }", "paired { (a, b) in a + b }",
  ])
  func `may have types and parentheses or not`(expression: String) {
    let code = """
      func applied(_ change: (Int) -> Int) -> Int { change(2) }
      func paired(_ join: (Int, Int) -> Int) -> Int { join(1, 2) }
      """
    let found = written(code, expression)
    #expect(found.errors == [])
    #expect(found.text == "3")
  }
}

@Suite struct `References to functions` {
  private static let functions = """
    let (first, (second, third)) = (3, (4.5, "c"))
    struct Sizes { static let (width, height) = (10, 20) }
    struct V { var x: Double; var label: String { "v\\(x)" } }
    enum E: String { case a, b; init(i: Int) { self = i == 0 ? .a : .b } }
    func twice(_ x: Int) -> Int { x * 2 }
    func twice(_ x: Double) -> Double { x * 2.5 }
    struct Step { let run: (Double, Double) -> Double }
    let steps = [Step(run: +), Step(run: max)]
    """

  @Test(arguments: [
    ("[1.0].map(V.init(x:)).map(\\.label)", "[\\"), ("[0, 1].map(E.init(i:)).map(\\.rawValue).joined()", "ab"),
    ("[\"a\", \"q\"].compactMap(E.init(rawValue:)).count", "1"), ("[1, 2].map(twice)", "[2, 4]"),
    ("[1.0].map(twice)", "[2.5]"), ("steps.map { $0.run(2, 3) }", "[5.0, 3.0]"),
    ("zip([1, 2], [3, 4]).map(+)", "[4, 6]"),
    ("[true].map(!)", "[false]"), ("\\(first) \\(second) \\(third)", "3 4.5 c"), ("Sizes.width + Sizes.height", "30"),
  ])
  func `a name with labels refers to the function with these labels`(expression: String, text: String) {
    let found = written(Self.functions, expression.hasPrefix("\\(") ? "\"\(expression)\"" : expression)
    #expect(found.errors == [])
    #expect(found.text == text)
  }
}
