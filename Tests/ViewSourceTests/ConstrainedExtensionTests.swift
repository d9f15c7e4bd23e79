import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Extensions of a protocol for one type` {
  /// Returns the sizes of a preview's views of a type, and the diagnostics.
  private func frames(of view: String, _ code: String) -> (sizes: [Size], errors: [String]) {
    let reading = ViewSource.read([SourceFile(path: "Extensions.swift", text: "import SwiftUI\n\(code)\n")])
    let layouts = reading.previews.map { $0.view.resolved(in: Size(width: 300, height: 400)) }
    return (
      layouts.flatMap(\.views).filter { $0.view.hasPrefix(view) }.map(\.frame.size),
      reading.diagnostics.diagnostics.map(\.message.description)
    )
  }

  private static let styles = """
    struct Card: ButtonStyle {
      var width: CGFloat = 40
      func makeBody(configuration: Configuration) -> some View { Rectangle().frame(width: width, height: 10) }
    }
    extension ButtonStyle where Self == Card {
      static var card: Self { .init() }
      static func card(width: CGFloat) -> Self { Self(width: width) }
      static func wide(_ width: CGFloat) -> Self { Self.init(width: width) }
      static var twice: Self { .card(width: 80) }
    }
    """

  @Test(arguments: [(".card", 40.0), (".card(width: 50)", 50), (".wide(60)", 60), (".twice", 80)])
  func `Self is the type of the style`(style: String, width: Double) {
    let found = frames(of: "Rectangle", "\(Self.styles)\n#Preview { Button(\"a\") {}.buttonStyle(\(style)) }")
    #expect(found.errors == [])
    #expect(found.sizes == [Size(width: width, height: 10)])
  }

  @Test(arguments: [(".held", 40.0), (".held(width: 50)", 50)])
  func `a style with its own trigger is found as a style of buttons`(style: String, width: Double) {
    let found = frames(
      of: "Rectangle",
      """
      struct Held: PrimitiveButtonStyle {
        var width: CGFloat = 40
        func makeBody(configuration: Configuration) -> some View { Rectangle().frame(width: width, height: 10) }
      }
      extension PrimitiveButtonStyle where Self == Held {
        static var held: Self { .init() }
        static func held(width: CGFloat) -> Self { Self(width: width) }
      }
      #Preview { Button("a") {}.buttonStyle(\(style)) }
      """)
    #expect(found.errors == [])
    #expect(found.sizes == [Size(width: width, height: 10)])
  }

  @Test func `Self is a shape, a view, a vocabulary type or a declared protocol's type`() {
    let found = frames(
      of: "Rectangle",
      """
      struct Bar: Shape {
        var inset: CGFloat = 0
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: 0)) }
      }
      extension Shape where Self == Bar { static func bar(_ inset: CGFloat) -> Self { .init(inset: inset) } }
      extension ShapeStyle where Self == Color { static var brand: Self { Self(red: 1, green: 0, blue: 0) } }
      struct Badge: View { var width: CGFloat; var body: some View { Rectangle().frame(width: width, height: 5) } }
      extension View where Self == Badge { static var badge: Self { Self(width: 30) } }
      protocol Theme { var width: CGFloat { get } }
      struct Dark: Theme { var width: CGFloat = 20 }
      extension Theme where Self == Dark {
        static var dark: Self { .init() }
        static func dark(_ width: CGFloat) -> Self { .init(width: width) }
      }
      struct Box: View {
        let theme: any Theme
        var body: some View { Rectangle().fill(.brand).frame(width: theme.width, height: 5).clipShape(.bar(2)) }
      }
      #Preview { VStack { Badge.badge; Box(theme: .dark); Box(theme: .dark(25)) } }
      """)
    #expect(found.errors == [])
    #expect(found.sizes.map(\.width) == [30, 20, 25])
  }

  @Test func `a name that is not called refers to a property before a function`() {
    let found = frames(
      of: "Rectangle",
      """
      extension Font { static func title(bold: Bool) -> Font { bold ? .title.bold() : .title } }
      #Preview { Rectangle().frame(width: Font.title(bold: true) == .title.bold() ? 10 : 20, height: 5) }
      """)
    #expect(found.errors == [])
    #expect(found.sizes == [Size(width: 10, height: 5)])
  }

  @Test func `a modified view keeps the members of its type's extensions`() {
    let found = frames(
      of: "Rectangle",
      """
      extension Button { func sized(_ width: CGFloat) -> some View { overlay { Rectangle() }.frame(width: width, height: 5) } }
      #Preview { Button("a") {}.sized(30).padding() }
      """)
    #expect(found.errors == [])
    #expect(found.sizes.count == 1)
  }
}
