import Testing

@testable import PlumblineViewSource

/// Forms of code that were rejected or lost although Swift and SwiftUI accept them.
@Suite struct `Forms that apps use` {
  private static let forms: [(name: String, code: String)] = [
    (
      "changed shapes as types",
      #"""
      #Preview { VStack { RotatedShape(shape: Rectangle(), angle: .degrees(20)); ScaledShape(shape: Circle(), scale: CGSize(width: 0.5, height: 0.5)); OffsetShape(shape: Circle(), offset: CGSize(width: 4, height: 0)); TransformedShape(shape: Circle(), transform: CGAffineTransform(rotationAngle: 0.2)) } }
      """#
    ),
    (
      "a colour of Core Graphics",
      #"""
      let c = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      #Preview { Color(cgColor: c) }
      """#
    ),
    (
      "the tint of a row",
      #"""
      #Preview { List { Label("A", systemImage: "star").listItemTint(.fixed(.orange)); Label("B", systemImage: "star").listItemTint(.preferred(.green)); Label("B", systemImage: "star").listItemTint(.monochrome) } }
      """#
    ),
    (
      "a path built with a transform",
      #"""
      #Preview { Path { p in p.addRect(CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(scaleX: 2, y: 2)); p.addLine(to: CGPoint(x: 1, y: 2)) } }
      """#
    ),
    (
      "an equatable view",
      #"""
      struct E: View, Equatable { var body: some View { Text("e") } }
      #Preview { VStack { EquatableView(content: E()); E().equatable() } }
      """#
    ),
    (
      "descriptions of paths and colours",
      #"""
      #Preview { Text(Path { $0.move(to: .zero) }.description + Color.red.description) }
      """#
    ),
    (
      "an inverted transform",
      #"""
      #Preview { Text("a").transformEffect(CGAffineTransform(scaleX: 2, y: 2).inverted()) }
      """#
    ),
    (
      "padding of a scene",
      #"""
      #Preview { Text("a").scenePadding(.minimum, edges: .horizontal).scenePadding() }
      """#
    ),
    (
      "a title that is a binding",
      #"""
      struct V: View { @State var t = "x"; var body: some View { NavigationStack { Text("a").navigationTitle($t) } } }
      #Preview { V() }
      """#
    ),
    (
      "a grid layout as a view",
      #"""
      #Preview { GridLayout() { GridRow { Text("a"); Text("b") } } }
      """#
    ),
    (
      "a slider with labels of its values",
      #"""
      #Preview { Slider(value: .constant(0.3), in: 0...1, label: { Text("L") }, minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("1") }) }
      """#
    ),
    (
      "a context menu as a value",
      #"""
      #Preview { Text("a").contextMenu(ContextMenu { Button("x") {} }) }
      """#
    ),
    (
      "a view that subscribes",
      #"""
      import Combine
      #Preview { SubscriptionView(content: Text("a"), publisher: Just(1)) { _ in } }
      """#
    ),
    (
      "padding of the safe area by insets",
      #"""
      #Preview { Text("a").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
      """#
    ),
    (
      "pi in an extension",
      #"""
      extension Double { var rad: Double { self * pi / 180 }; static var half: Double { pi / 2 } }
      #Preview { Text("\(Double.half)") }
      """#
    ),
    (
      "the description of an optional",
      #"""
      let a: Int? = nil
      #Preview { Text(a.debugDescription) }
      """#
    ),
    (
      "a button's role in a style",
      #"""
      struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundColor(configuration.role == .destructive ? .red : .blue) } }
      #Preview { Button("a", role: .destructive) {}.buttonStyle(S()) }
      """#
    ),
    (
      "a typed repetition after a fallback",
      #"""
      func f(_ p: [CGPoint]?, n: Int) -> [CGPoint] { p ?? Array(repeating: .zero, count: n) }
      #Preview { Text("\(f(nil, n: 2).count)") }
      """#
    ),
    (
      "members of local values",
      #"""
      #Preview { var alignment = Alignment.topLeading; alignment.vertical = .center; var g = Gradient(colors: [.red]); g.stops.append(.init(color: .blue, location: 1)); var s = StrokeStyle(); s.lineCap = .round; s.lineJoin = .bevel; s.dash = [4, 2]; s.dashPhase = 1; s.miterLimit = 3; return Text("\(alignment == .leading) \(g.stops.count) \(s.dash.count) \(s.miterLimit)") }
      """#
    ),
    (
      "modifiers put together",
      #"""
      struct A: ViewModifier { func body(content: Content) -> some View { content.padding(10) } }
      struct B: ViewModifier { func body(content: Content) -> some View { content.border(.red) } }
      #Preview { Text("a").modifier(A().concat(B())) }
      """#
    ),
    (
      "overloads of a result builder",
      #"""
      @resultBuilder struct IB { static func buildBlock(_ a: Int...) -> [Int] { a }; static func buildExpression(_ a: Int) -> Int { a }; static func buildExpression(_ a: String) -> Int { a.count } }
      func make(@IB _ f: () -> [Int]) -> [Int] { f() }
      #Preview { Text("\(make { 1; "abc" })") }
      """#
    ),
  ]

  @Test(arguments: forms) func `are read without an error or a warning`(name: String, code: String) {
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: "import SwiftUI\n" + code + "\n")])
    #expect(reading.diagnostics.diagnostics.map(\.message.description) == [], "\(name)")
    #expect(reading.previews.count == 1)
    let layouts = reading.previews.map { $0.resolved() }
    #expect(layouts.flatMap(\.warnings).map(\.message) == [], "\(name)")
  }

  @Test func `members of local values keep what is written to them`() throws {
    let code = try #require(Self.forms.first { $0.name == "members of local values" }).code
    #expect(texts(of: code) == ["true 2 2 3.0"])
  }

  @Test func `the values of other forms are Swift's`() throws {
    func found(_ name: String) throws -> [String] {
      texts(of: try #require(Self.forms.first { $0.name == name }).code)
    }
    #expect(try found("pi in an extension") == ["1.570796"])
    #expect(try found("the description of an optional") == ["nil"])
    #expect(try found("a typed repetition after a fallback") == ["2"])
    #expect(try found("overloads of a result builder") == ["[1, 3]"])
  }
}
