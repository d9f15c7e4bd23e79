import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `SwiftUI in whole apps` {
  private func read(_ code: String) -> (texts: [String], messages: [String], views: [ResolvedView]) {
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: "import SwiftUI\n\(code)\n")])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    return (
      views.compactMap { $0.view == "Text" ? $0.detail : nil },
      reading.diagnostics.diagnostics.map(\.message.description), views
    )
  }

  private func text(_ expression: String, _ setup: String = "") -> [String] {
    let found = read("#Preview { \(setup)\nText(\"\\(\(expression))\") }")
    return found.messages.isEmpty ? found.texts : found.messages
  }

  @Test func `the environment's key determines the type of an implicit member`() {
    let found = read(
      """
      struct Theme { var name: String; static let night = Theme(name: "night"); static func named(_ n: String) -> Theme { Theme(name: n) } }
      extension EnvironmentValues { @Entry var theme = Theme(name: "day") }
      struct A: View { @Environment(\\.theme) var theme; var body: some View { Text(theme.name) } }
      #Preview { A().environment(\\.theme, .night) }
      #Preview { A().environment(\\.theme, .named("dusk")) }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["night", "dusk"])
  }

  @Test(arguments: [
    "DatePicker(\"A\", selection: .constant(.now))", "Slider(value: .constant(.pi), in: 0...5)",
    "TextField(\"A\", text: .constant(.init(\"b\")))", "ColorPicker(\"A\", selection: .constant(.red))",
    "Toggle(\"A\", isOn: .constant(.random()))",
  ]) func `a control's binding gives an implicit member its type`(_ control: String) {
    #expect(read("#Preview { \(control) }").messages == [])
  }

  @Test(arguments: ["0...2 * .pi", "0...(.pi * 2)", "-.pi ... .pi", ".zero ... 2 * .pi"])
  func `the bounds of a slider give implicit members their type`(_ bounds: String) {
    #expect(read("#Preview { Slider(value: .constant(.pi), in: \(bounds)) }").messages == [])
  }

  @Test func `a button without a label has that of its role`() {
    let found = read("#Preview { VStack { Button(role: .cancel) {}; Button(role: .close, action: {}) } }")
    #expect(found.messages == [])
    #expect(found.texts == ["Cancel", "Close"])
  }

  @Test func `appearances and text sizes can be listed`() {
    #expect(text("ColorScheme.allCases.count") == ["2"])
    #expect(text("DynamicTypeSize.allCases.count") == ["12"])
    #expect(
      read("#Preview { ForEach(ColorScheme.allCases, id: \\.self) { Text($0 == .dark ? \"d\" : \"l\") } }").texts == [
        "l", "d",
      ])
  }

  @Test func `a colour of UIKit may depend on the appearance`() {
    let found = read("#Preview { Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .red }) }")
    #expect(found.messages == [])
  }

  @Test func `previews see the members of an extension of their protocol`() {
    let found = read(
      """
      extension PreviewProvider { static var sample: String { "s" } }
      struct A_Previews: PreviewProvider { static var previews: some View { Text(sample); Text(Self.sample) } }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["s", "s"])
  }

  @Test func `a member of a local value that is set stays set`() {
    #expect(
      text("a == .bottomTrailing", "var a = Alignment.topLeading; a.vertical = .bottom; a.horizontal = .trailing") == [
        "true"
      ])
    #expect(
      text("g.stops.count", "var g = Gradient(colors: [.red, .blue]); g.stops.append(.init(color: .red, location: 1))")
        == ["3"])
    #expect(
      text(
        "s.dash.count + Int(s.dashPhase)", "var s = StrokeStyle(); s.dash = [1, 2]; s.dashPhase = 5; s.lineCap = .round"
      ) == ["7"])
  }

  @Test func `modifiers are put together in order`() {
    let found = read(
      """
      struct Wide: ViewModifier { func body(content: Content) -> some View { content.frame(width: 100) } }
      struct High: ViewModifier { func body(content: Content) -> some View { content.frame(height: 70) } }
      #Preview { Color.red.modifier(Wide().concat(High())) }
      #Preview { ModifiedContent(content: Color.red, modifier: Wide()).frame(height: 70) }
      """)
    #expect(found.messages == [])
    #expect(
      found.views.filter { $0.view == "Color" }.map(\.frame.size)
        == [Size](repeating: Size(width: 100, height: 70), count: 2))
  }

  @Test func `an extension may make a type of the library a key of the environment`() {
    let found = read(
      """
      extension ColorScheme: @retroactive EnvironmentKey { public static let defaultValue = ColorScheme.dark }
      extension EnvironmentValues { var own: ColorScheme { get { self[ColorScheme.self] } set { self[ColorScheme.self] = newValue } } }
      struct A: View { @Environment(\\.own) var own; var body: some View { Text(own == .dark ? "dark" : "light") } }
      #Preview { A(); A().environment(\\.own, .light) }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["dark", "light"])
  }

  @Test func `a publisher sets the published property that it is assigned to`() {
    let found = read(
      """
      final class Model: ObservableObject {
        @Published var a = 1
        @Published var b = 0
        init() { $a.map { $0 * 2 }.assign(to: &$b) }
      }
      struct A: View { @StateObject var model = Model(); var body: some View { Text("\\(model.b)") } }
      #Preview { A() }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["2"])
  }

  @Test func `a button and a toggle with an intent are drawn with their labels`() {
    let found = read(
      "#Preview { VStack { Button(intent: Refresh()) { Text(\"a\") }; Toggle(\"b\", isOn: true, intent: Refresh()) } }")
    #expect(found.messages == [])
    #expect(found.texts == ["a", "b"])
  }

  @Test func `an extension of UIColor or UIImage has its members on the values`() {
    let found = read(
      """
      extension UIColor { var isRed: Bool { self == UIColor.red } }
      extension UIImage { func hasName() -> Bool { true } }
      #Preview { Text("\\(UIColor.red.isRed) \\(UIImage(systemName: "star")!.hasName())") }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["true true"])
  }

  @Test func `a subscript with an optional key can use the dictionary's own`() {
    let found = read(
      """
      extension Dictionary {
        subscript(key: Key?) -> Value? {
          guard let key else { return nil }
          return self[key]
        }
      }
      #Preview { let key: String? = "a"; Text("\\(["a": 1][key] ?? 0)") }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["1"])
  }

  @Test func `self takes an array literal in an initializer of an option set`() {
    let found = read(
      """
      struct Marks: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        init(bold: Bool) { self = []; if bold { insert(.bold) } }
        static let bold = Marks(rawValue: 2)
      }
      #Preview { Text("\\(Marks(bold: true).rawValue)") }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["2"])
  }

  @Test func `a class has its own initializer besides convenience initializers of extensions`() {
    let found = read(
      """
      final class Mock { var name: (() -> String)? }
      extension Mock { convenience init(_ text: String) { self.init(); name = { text } } }
      #Preview { Text(Mock("a").name!()) }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["a"])
  }

  @Test func `the root of a key path may be a nested type`() {
    let found = read(
      """
      struct Hike { struct Observation { var height = "high" } }
      #Preview { Text(Hike.Observation()[keyPath: \\Hike.Observation.height]) }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["high"])
  }

  @Test func `a binding to a list knows how many elements it has`() {
    let found = read(
      """
      struct A: View {
        @State var names = ["a", "b"]
        var body: some View { if !$names.isEmpty { Text("\\($names.count)") } }
      }
      #Preview { A() }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["2"])
  }

  @Test func `a model's type State does not hide the wrapper`() {
    let found = read(
      """
      struct Tunnel { enum State { case up } }
      extension Tunnel { struct Status: View { @State var on = true; var body: some View { Text(on ? "y" : "n") } } }
      #Preview { Tunnel.Status() }
      """)
    #expect(found.messages == [])
    #expect(found.texts == ["y"])
  }
}
