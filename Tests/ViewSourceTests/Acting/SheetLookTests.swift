import PlumblineDrawing
import PlumblineLayout
import Testing

/// Rule: <doc:Screens#Sheets>.
@Suite struct `The look of sheets` {
  private func sheet(_ settings: String) throws -> ResolvedLayout {
    let source = Acted.source(
      "@State var isShown = true",
      """
      Color.red.sheet(isPresented: $isShown) { Color.green.frame(width: 100, height: 60).id("content")\(settings) }
      """)
    return try Acted(source).preview.layout
  }

  private func shades(_ layout: ResolvedLayout) -> [ResolvedView] {
    layout.views.filter { view in
      view.items.contains { item in
        if case .fill(_, .color(let color), _) = item { color == Color.black.opacity(0.2) } else { false }
      }
    }
  }

  @Test(arguments: [
    ("", true), (".presentationBackgroundInteraction(.disabled)", true),
    (".presentationBackgroundInteraction(.enabled)", false),
    (".presentationDetents([.medium, .large]).presentationBackgroundInteraction(.enabled(upThrough: .medium))", false),
    (".presentationDetents([.large]).presentationBackgroundInteraction(.enabled(upThrough: .medium))", true),
  ])
  func `a sheet dims the screen unless the screen can be used`(settings: String, dims: Bool) throws {
    #expect(shades(try sheet(settings)).isEmpty != dims)
  }

  @Test(arguments: [
    ".presentationBackground(.yellow)", ".presentationBackground { Color.yellow }",
    ".presentationBackground(alignment: .top) { Color.yellow }",
  ])
  func `a sheet has the background that its content sets`(settings: String) throws {
    let layout = try sheet(".presentationDetents([.height(200)])" + settings)
    let background = layout.views.filter { view in
      view.items.contains { item in
        if case .fill(_, .color(.yellow), _) = item { true } else { false }
      }
    }
    #expect(background.map(\.frame.width) == [390])
  }
}
