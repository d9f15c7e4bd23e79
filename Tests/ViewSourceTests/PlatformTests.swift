import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Views and values of the platform` {
  /// Returns a preview's views, and the diagnostics.
  private func layout(_ code: String) -> (views: [ResolvedView], warnings: [String], errors: [String]) {
    let reading = ViewSource.read([SourceFile(path: "Platform.swift", text: "import SwiftUI\n\(code)\n")])
    let layouts = reading.previews.map { $0.view.resolved(in: Size(width: 300, height: 400)) }
    return (
      layouts.flatMap(\.views), layouts.flatMap { $0.warnings.map(\.message) },
      reading.diagnostics.diagnostics.map(\.message.description)
    )
  }

  @Test func `an unsupported platform view is a labelled area with a warning`() {
    let found = layout("#Preview { Map(coordinateRegion: .constant(MKCoordinateRegion())).frame(height: 80) }")
    #expect(found.errors == [])
    #expect(found.warnings == ["Plumbline cannot draw 'Map'; a labelled placeholder is drawn instead"])
    #expect(found.views.first { $0.view == "Map" }?.frame.size == Size(width: 300, height: 80))
  }

  @Test func `a view of UIKit that the model lacks is a labelled area`() {
    let found = layout(
      """
      struct Web: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {}
      }
      #Preview { Web() }
      """)
    #expect(found.errors == [])
    let reason = "'WKWebView' is not among the classes that are drawn"
    #expect(found.warnings == ["Plumbline cannot draw 'Web' (\(reason)); a labelled placeholder is drawn instead"])
  }

  @Test func `a UIKit path can round some corners, and be changed as a constant`() throws {
    let found = layout(
      """
      struct Rounded: Shape {
        var corners: UIRectCorner = .allCorners
        func path(in rect: CGRect) -> Path {
          Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8)).cgPath)
        }
      }
      struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
          let path = UIBezierPath()
          path.move(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.close()
          return Path(path.cgPath)
        }
      }
      #Preview {
        VStack(spacing: 0) {
          Rounded(corners: [.topLeft, .bottomRight]).frame(width: 40, height: 20)
          Triangle().frame(width: 40, height: 20)
        }
      }
      """)
    #expect(found.errors == [])
    let items = found.views.flatMap(\.items)
    try #require(items.count == 2)
    let paths = items.compactMap { item in if case .fill(let path, _, _) = item { path } else { nil as Path? } }
    try #require(paths.count == 2)
    let (rounded, triangle) = (paths[0], paths[1])
    let box = rounded.boundingRect
    let corners = [(1.0, 1.0), (39, 1), (39, 19), (1, 19)].map { x, y in
      rounded.contains(Point(x: box.minX + x, y: box.minY + y))
    }
    #expect(corners == [false, true, false, true])
    #expect(triangle.contains(Point(x: triangle.boundingRect.midX, y: triangle.boundingRect.minY + 2)))
    #expect(!triangle.contains(Point(x: triangle.boundingRect.minX + 1, y: triangle.boundingRect.minY + 2)))
  }

  @Test func `objects without appearance are ignored`() {
    let found = layout(
      """
      struct Screen: View {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        init() {
          UITableView.appearance().backgroundColor = .clear
          UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        }
        var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 3, height: 10) }
      }
      #Preview { Screen() }
      """)
    #expect(found.errors == [])
    #expect(found.views.first { $0.view == "Color" }?.frame.size == Size(width: 131, height: 10))
  }

  @Test func `a canvas draws in its own coordinates`() {
    let found = layout(
      """
      #Preview {
        Canvas { context, size in
          context.translateBy(x: 10, y: 20)
          context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 5)), with: .color(.red))
        }.frame(width: 100, height: 50)
      }
      """)
    #expect(found.errors == [])
    guard case .group(let canvas)? = found.views.first(where: { $0.view == "Canvas" })?.items.first,
      case .group(let moved)? = canvas.items.first, case .fill(let path, .color(let color), _)? = moved.items.first
    else {
      Issue.record("the canvas draws a moved rectangle")
      return
    }
    #expect(moved.transform == .translation(x: 10, y: 20))
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 50, height: 5))
    #expect(color == .red)
  }

  @Test func `an inner shadow is drawn within its shape`() {
    let found = layout("#Preview { Circle().fill(.blue.shadow(.inner(radius: 4))).frame(width: 50) }")
    #expect(found.errors == [])
    let items = found.views.first { $0.view == "Circle" }?.items ?? []
    #expect(items.count == 2)
    guard case .group(let inner)? = items.last else {
      Issue.record("the shadow is a group")
      return
    }
    #expect(inner.clip?.boundingRect.size == Size(width: 50, height: 50))
  }

  @Test func `a title's display mode is a value with the name of its type`() {
    let found = layout(
      """
      let mode = NavigationBarItem.TitleDisplayMode.inline
      #Preview { NavigationView { Text("a").navigationBarTitle("T", displayMode: mode) } }
      """)
    #expect(found.errors == [])
    #expect(found.views.first { $0.view == "NavigationBar" }?.frame.height == 44)
  }

  @Test func `the view of a progress shows its description and its count`() {
    let source = """
      let progress = Progress(totalUnitCount: 4)
      #Preview { VStack { ProgressView(progress); ProgressView("Title"); ProgressView(value: 0.5) } }
      """
    #expect(texts(of: source) == ["0% completed", "0 of 4", "Title"])
    let half = """
      func halfDone() -> Progress {
        let progress = Progress(totalUnitCount: 8)
        progress.completedUnitCount = 4
        progress.localizedDescription = "\\(progress.fractionCompleted) \\(progress.isFinished)"
        return progress
      }
      #Preview { ProgressView(halfDone()) }
      """
    #expect(texts(of: half) == ["0.5 false", "4 of 8"])
  }

  @Test func `redacted texts are bars`() {
    let found = layout("#Preview { VStack { Text(\"a\"); Text(\"b\").unredacted() }.redacted(reason: .placeholder) }")
    let texts = found.views.filter { $0.view == "Text" }
    #expect(texts.map { if case .fill? = $0.items.first { true } else { false } } == [true, false])
  }

  @Test func `Markdown is parsed in literals only`() {
    #expect(texts(of: "let words = \"**a**\"\n#Preview { VStack { Text(\"**a**\"); Text(words) } }") == ["a", "**a**"])
  }

  @Test func `parts of an attributed text are changed in place`() {
    let code = """
      var styled: AttributedString {
        var text = AttributedString("Green Hill")
        text[text.range(of: "Hill")!].font = .caption
        text.underlineStyle = .single
        return text
      }
      #Preview { Text(styled) }
      """
    #expect(texts(of: code) == ["Green Hill"])
    let text = TextContent("Green Hill")
    #expect(text.string.firstRange(of: "Hill").map(text.string.characters) == 6..<10)
    #expect(text.slice(2..<7).string == "een H")
    #expect(text.replacing(0..<5, with: TextContent("Red")).string == "Red Hill")
  }
}
