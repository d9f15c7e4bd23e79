import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Before and after` {
  private func state(height: Double, mark: String) -> ResolvedLayout {
    Sketch.rectangle(Rect(x: 0, y: 0, width: 60, height: height))
      .with { $0.annotations = [Annotation(kind: "mark", arguments: [mark])] }.layout
  }

  private func composition(_ request: FigureRequest) -> FigureComposition {
    FigureComposition(
      layouts: [state(height: 60, mark: "first"), state(height: 100, mark: "second")], request: request, listing: nil,
      theme: .book, typesetter: FixedTypesetter())
  }

  @Test func `marks are numbered across both parts, like the legend`() {
    let figures = composition(FigureRequest(annotations: [.pair])).annotatedLayouts
    #expect(figures.flatMap(\.legend) == ["first", "second"])
    #expect(figures.flatMap(\.annotations).compactMap { ($0 as? NumberedMarks)?.first } == [1, 2])
  }

  @Test func `pair joins the previews of a file`() {
    #expect(FigureRequest(annotations: [.pair]).sequence == .pair)
    #expect(FigureRequest.reading([Preview.Directive(words: ["show", "pair"])]).request.sequence == .pair)
  }

  @Test func `the contents are centred on one line`() {
    let red = composition(FigureRequest(annotations: [.pair])).drawing.items.rects(of: .red)
    #expect(red.count == 2)
    #expect(red.first?.midY == red.last?.midY)
    #expect(red.map(\.height) == [60, 100])
  }

  @Test func `the caption of a pair has a name below each part`() {
    var request = FigureRequest(annotations: [.pair, .caption])
    request.names = ["Before", "After"]
    let texts = composition(request).drawing.items.texts
    #expect(texts.contains("Before") && texts.contains("After"))
  }

  @Test func `each part has its title above it and its caption below it`() {
    let request = FigureRequest.reading([
      Preview.Directive(words: ["pair", "titles \"Before\" \"After\" captions \"A small one\" \"A large one\""])
    ]).request
    let drawing = composition(request).drawing
    #expect(
      drawing.items.texts == [
        "1", "Before", "A small one", "2", "After", "A large one", "1", "first", "2", "second",
      ])
    let (red, tops) = (drawing.items.rects(of: .red), drawing.items.textTops)
    for (part, title, caption) in [(0, 1, 2), (1, 4, 5)] {
      #expect(tops[title] < red[part].minY && tops[caption] >= red[part].maxY)
    }
  }
}

extension [DisplayItem] {
  /// Returns the rectangles filled with a colour, including the offsets of groups.
  fileprivate func rects(of color: Color) -> [Rect] {
    flatMap { item -> [Rect] in
      switch item {
      case .fill(let path, .color(color), _): path.bounds.map { [$0] } ?? []
      case .group(let group): group.items.rects(of: color).map(group.transform.boundingRect)
      default: []
      }
    }
  }

  /// The tops of all texts, in drawing order, including the offsets of groups.
  fileprivate var textTops: [Double] {
    flatMap { item -> [Double] in
      switch item {
      case .text(_, let point, _): [point.y]
      case .group(let group): group.items.textTops.map { group.transform.apply(Point(x: 0, y: $0)).y }
      default: []
      }
    }
  }

  /// The strings of all texts, in drawing order.
  fileprivate var texts: [String] {
    flatMap { item -> [String] in
      switch item {
      case .text(let text, _, _): [text.string]
      case .group(let group): group.items.texts
      default: []
      }
    }
  }
}
