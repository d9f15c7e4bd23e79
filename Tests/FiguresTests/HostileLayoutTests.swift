import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Hostile layouts` {
  /// Every annotation.
  private static let everything = Set(Figures.Word.all)
  private static let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5, 0]

  @Test(arguments: numbers, numbers) func `a figure of extreme numbers is drawn`(_ a: Double, _ b: Double) {
    for frame in [Rect(x: a, y: 0, width: b, height: 10), Rect(x: 0, y: b, width: 10, height: a)] {
      let child = Sketch.rectangle(frame, guides: [.horizontal("leading", a, .explicit), .vertical("top", b)]).with {
        $0.annotations = AnnotationEntry.singleView.map { Annotation(kind: $0.kind, arguments: ["a"]) }
        $0.proposal = ProposedViewSize(width: a, height: b)
      }
      let plain = Sketch.rectangle(Rect(x: 0, y: 0, width: 10, height: 10), guides: [.horizontal("leading", 0)])
      let root = Sketch("VStack", Rect(x: 0, y: 0, width: 100, height: 100), children: [plain, child, child])
        .with { $0.spacings = [ResolvedSpacing(length: a, reason: ""), ResolvedSpacing(length: b, reason: "")] }
      let padding = Sketch("padding", frame, children: [root])
      for layout in [root.layout, padding.layout] {
        let figure = Figures.figure(layout, showing: Self.everything, theme: .book, typesetter: FixedTypesetter())
        #expect(!figure.items.isEmpty)
        #expect(figure.size.isFinite && figure.size.width > 0 && figure.size.height > 0)
      }
    }
  }

  @Test func `a layout without views gives an empty figure`() {
    let layout = ResolvedLayout(canvas: .zero, views: [])
    let plain = Figures.figure(layout, showing: [], theme: .book, typesetter: FixedTypesetter())
    #expect(plain.items.bounds == nil)
    let annotated = Figures.figure(layout, showing: Self.everything, theme: .book, typesetter: FixedTypesetter())
    #expect(annotated.size.isFinite && annotated.size.width < 100 && annotated.size.height < 100)
  }
}
