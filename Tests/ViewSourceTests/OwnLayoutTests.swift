import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `A layout that a file declares` {
  /// The frames of all colours of a view below declarations.
  private func colors(_ declarations: String, _ body: String) -> [Rect] {
    let source = """
      \(declarations)
      struct A: View { var body: some View { \(body) } }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(reading.diagnostics.diagnostics == [])
    return reading.previews.last?.resolved().views.filter { $0.view == "Color" }.map(\.frame) ?? []
  }

  private let pile = """
    struct Pile: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.forEach { $0.place(at: bounds.origin, proposal: .init(width: 10, height: 10)) }
      }
      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
      func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
      ) -> CGFloat? { guide == .leading ? 15 : nil }
    }
    """

  @Test func `provides explicit alignment guides and spacing`() {
    let frames = colors(
      pile, "VStack(alignment: .leading) { Color.red.frame(width: 10, height: 10); Pile { Color.red } }")
    #expect(frames == [Rect(x: 15, y: 0, width: 10, height: 10), Rect(x: 0, y: 10, width: 10, height: 10)])
  }

  @Test func `wraps an AnyLayout with its cache`() {
    let choice = """
      struct Either: Layout {
        let inner = AnyLayout(HStackLayout(spacing: 5))
        struct Kept { var inner: AnyLayout.Cache }
        func makeCache(subviews: Subviews) -> Kept { Cache(inner: inner.makeCache(subviews: subviews)) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) -> CGSize {
          inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.inner)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) {
          inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.inner)
        }
      }
      """
    let frames = colors(
      choice, "Either { Color.red.frame(width: 10, height: 10); Color.red.frame(width: 20, height: 10) }")
    #expect(frames == [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 15, y: 0, width: 20, height: 10)])
  }

  @Test func `assigns tuple elements of annotated types`() {
    let corner = """
      struct Corner: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 100, height: 50)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          let (x, anchor): (CGFloat, UnitPoint)
          (x, anchor) = (bounds.maxX, .topTrailing)
          subviews[0].place(at: CGPoint(x: x, y: 0), anchor: anchor, proposal: .init(width: 10, height: 10))
        }
      }
      """
    #expect(colors(corner, "Corner { Color.red }") == [Rect(x: 90, y: 0, width: 10, height: 10)])
  }
}

@Suite struct `An environment object` {
  private let model = """
    class Model: ObservableObject { @Published var width: CGFloat = 30 }
    struct Row: View { @EnvironmentObject var model: Model; var body: some View { Color.red.frame(width: model.width) } }
    """

  @Test func `is a new object, with a warning, if none is provided`() {
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: model)])
    #expect(reading.previews.map { $0.resolved().canvas.width } == [30])
    #expect(reading.diagnostics.diagnostics.map(\.severity) == [.warning])
  }

  @Test func `is the object that a view provides`() {
    let text = model + "\n#Preview { let m = Model(); m.width = 70; return Row().environmentObject(m) }"
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: text)])
    #expect(reading.previews.map { $0.resolved().canvas.width } == [70])
    #expect(reading.diagnostics.diagnostics == [])
  }

  @Test func `shapes are not previewed in a file with views`() {
    let source = """
      struct Dot: Shape { func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) } }
      struct A: View { var body: some View { Dot().frame(width: 10, height: 10) } }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(reading.previews.map(\.name) == ["A"])
  }

  @Test(arguments: ["width: -5, height: .infinity", "width: .nan, height: -1"])
  func `lengths that no view can have count as 0`(size: String) {
    let source = """
      struct Endless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(\(size))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      #Preview { Endless { Color.red } }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(reading.diagnostics.diagnostics == [])
    #expect(reading.previews.first?.resolved().canvas == .zero)
  }
}
