import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Moving guides` {
  @Test func `whole lines are drawn behind the views, and faintly in front of them`() {
    var request = FigureRequest(annotations: [.guides])
    request.sequence = .animation(guidesFirst: false)
    let composition = FigureComposition(
      layouts: [Sketches.leadingGuide.layout, Sketches.leadingGuide.layout], request: request, listing: nil,
      theme: .book, typesetter: FixedTypesetter())
    let figure = AnimatedFigure(
      states: composition.annotatedLayouts, guidesFirst: false, request: request)
    let names = figure.block.items.map { item -> String? in
      guard case .group(let group) = item else { return nil }
      return group.name
    }
    #expect(names == ["guide", "Rectangle", "Rectangle", "Rectangle", "guide", "label"])
  }

  @Test func `a line is drawn in front of views only where areas hide it, in step with the line behind them`() throws {
    var request = FigureRequest(annotations: [.guides])
    request.sequence = .animation(guidesFirst: false)
    func guides(_ layout: ResolvedLayout) -> MovingGuides {
      let composition = FigureComposition(
        layouts: [layout, layout], request: request, listing: nil, theme: .book, typesetter: FixedTypesetter())
      return MovingGuides(
        figure: AnimatedFigure(states: composition.annotatedLayouts, guidesFirst: false, request: request))
    }
    func row(_ second: Sketch) -> ResolvedLayout {
      let text = Sketch.text(
        "Monday", Rect(x: 0, y: 0, width: 100, height: 20), guides: [.vertical("center", 10, .explicit)])
      return Sketch("HStack", Rect(x: 0, y: 0, width: 200, height: 20), children: [text, second]).layout
    }
    let letters = guides(
      row(.text("Friday", Rect(x: 120, y: 0, width: 80, height: 20), guides: [.vertical("center", 10, .explicit)])))
    #expect(letters.behind.count == 1)
    #expect(letters.items.map(\.groupName) == ["label"])
    let area = guides(
      row(
        .rectangle(Rect(x: 120, y: 0, width: 80, height: 20), .blue, guides: [.vertical("center", 10, .explicit)])))
    #expect(area.items.map(\.groupName) == ["guide", "label"])
    guard case .group(let group) = area.items[0], case .stroke(let path, _, let style) = group.items.first else {
      throw CancellationError()
    }
    let start = -Theme.book.distance.overhang
    #expect(path.bounds == Rect(x: 120, y: 0, width: 80, height: 0))
    #expect(style.dashPhase == 120 - start)
  }

  @Test func `only the named guides move`() {
    var request = FigureRequest(annotations: [.guides])
    request.sequence = .animation(guidesFirst: false)
    request.guides = [FigureRequest.Name(text: "crossAlignment")]
    let composition = FigureComposition(
      layouts: [Sketches.crossAlignment.layout, Sketches.crossAlignment.layout], request: request, listing: nil,
      theme: .book, typesetter: FixedTypesetter())
    let figure = AnimatedFigure(
      states: composition.annotatedLayouts, guidesFirst: false, request: request)
    #expect(MovingGuides(figure: figure).behind.count == 1)
  }
}

extension DisplayItem {
  /// The name of a group, nil for other items.
  fileprivate var groupName: String? { if case .group(let group) = self { group.name } else { nil } }
}
