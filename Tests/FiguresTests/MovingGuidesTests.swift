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
    #expect(names == ["guide", "Rectangle", "Rectangle", "Rectangle", "guide", "dot", "dot", "dot", "label"])
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
    #expect(letters.items.map(\.groupName) == ["dot", "dot", "label"])
    let area = guides(
      row(
        .rectangle(Rect(x: 120, y: 0, width: 80, height: 20), .blue, guides: [.vertical("center", 10, .explicit)])))
    #expect(area.items.map(\.groupName) == ["guide", "dot", "dot", "label"])
    guard case .group(let group) = area.items[0], case .stroke(let path, _, let style) = group.items.first else {
      throw CancellationError()
    }
    let start = -Theme.book.distance.overhang
    #expect(path.bounds == Rect(x: 120, y: 0, width: 80, height: 0))
    #expect(style.dashPhase == 120 - start)
  }

  /// Returns a figure of two texts, of which the second has another position in the second state.
  private func rows() -> AnimatedFigure {
    var request = FigureRequest(annotations: [.guides, .caption])
    request.sequence = .animation(guidesFirst: false)
    request.names = ["near", "far"]
    func row(_ x: Double, _ origin: ResolvedGuide.Origin) -> ResolvedLayout {
      func text(_ x: Double, _ origin: ResolvedGuide.Origin) -> Sketch {
        .text("word", Rect(x: x, y: 0, width: 40, height: 20), guides: [.vertical("center", 10, origin)])
      }
      return Sketch(
        "HStack", Rect(x: 0, y: 0, width: 200, height: 20), children: [text(0, .explicit), text(x, origin)]
      ).layout
    }
    let composition = FigureComposition(
      layouts: [row(60, .implicit), row(160, .explicit)], request: request, listing: nil, theme: .book,
      typesetter: FixedTypesetter())
    return AnimatedFigure(states: composition.annotatedLayouts, guidesFirst: false, request: request)
  }

  @Test func `a line is interrupted at a text in the states in which the text is there`() {
    var figure = rows()
    func lengths(_ moment: Moment) -> [ClosedRange<Double>] {
      figure.moments = [moment]
      let shown = MovingGuides(figure: figure).behind.compactMap(\.group).filter { $0.opacity != 0 }
      return shown.flatMap(\.items).compactMap(\.stretch).sorted { $0.lowerBound < $1.lowerBound }.joined
    }
    let reach = Theme.book.distance.overhang
    #expect(lengths(Moment(time: 0, views: 0, guides: 0)) == [-reach ... -1, 41...59, 101...200 + reach])
    #expect(lengths(Moment(time: 0, views: 1, guides: 1)) == [-reach ... -1, 41...159, 201...200 + reach])
  }

  @Test func `dots move with their views, and are filled while the views set the value themselves`() {
    let dots = MovingGuides(figure: rows()).items.compactMap(\.group).filter { $0.name == "dot" }
    #expect(dots.map { $0.animation?.keyframes.map(\.opacity) } == [nil, [0, 0, 1, 1, 0], [1, 1, 0, 0, 1]])
    #expect(dots[0].transform == .translation(x: 0, y: 10))
    #expect(dots[2].animation?.keyframes.map(\.transform.m31) == [0, 0, 100, 100, 0])
  }

  @Test func `pieces of guides have the guide's name at the first of them`() {
    var request = FigureRequest(annotations: [.guides])
    request.sequence = .animation(guidesFirst: true)
    let composition = FigureComposition(
      layouts: [Sketches.leadingGuide.layout, Sketches.leadingGuide.layout], request: request, listing: nil,
      theme: .book, typesetter: FixedTypesetter())
    let figure = AnimatedFigure(states: composition.annotatedLayouts, guidesFirst: true, request: request)
    let names = figure.block.items.compactMap(\.group).filter { $0.name == "label" }
    #expect(names.count == 1)
    let texts = names.flatMap(\.items).compactMap(\.group).flatMap(\.items)
    #expect(texts.compactMap(\.group).map(\.name) == ["guide"])
    request.guides = [FigureRequest.Name(text: "top")]
    let others = AnimatedFigure(states: composition.annotatedLayouts, guidesFirst: true, request: request)
    #expect(MovingGuides(figure: others).items.isEmpty)
  }

  @Test func `the names of the states are shown in their time`() {
    let names = rows().block.items.compactMap(\.group).filter { $0.name == "caption" }
    #expect(names.map { $0.animation?.keyframes.map(\.opacity) } == [[1, 1, 0, 0, 1], [0, 0, 1, 1, 0]])
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
  fileprivate var groupName: String? { group?.name }
  /// The group, nil for other items.
  fileprivate var group: DisplayGroup? { if case .group(let group) = self { group } else { nil } }
  /// The horizontal extent of a stroke, nil for other items.
  fileprivate var stretch: ClosedRange<Double>? {
    guard case .stroke(let path, _, _) = self else { return nil }
    return path.bounds.map { $0.minX...$0.maxX }
  }
}
