import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Label placer` {
  /// All annotations that can be shown at once.
  private static let everything: Figures.Annotations = [
    .frames, .guides, .baselines, .labels, .sizes, .spacing, .proposals, .rulers, .grid, .values,
  ]

  @Test(arguments: [Sketches.leadingGuide, Sketches.crossAlignment, Sketches.texts], Theme.all)
  func `labels overlap no label, no letters and no line`(_ sketch: Sketch, _ theme: Theme) {
    let scene = FigureScene(layout: sketch.layout, theme: theme, typesetter: FixedTypesetter())
    let drawn = AnnotationEntry.drawn(by: FigureRequest(annotations: Self.everything))
    let lines = drawn.map { $0.drawing(in: scene) }.flatMap { $0.lines + $0.arrows }
    let labels = AnnotatedFigure(scene: scene, annotations: drawn).parts.labels
    #expect(labels.count > 8)
    for (index, label) in labels.enumerated() {
      #expect(!labels[..<index].contains { $0.rect.intersects(label.rect) }, "\(label.request.text) on a label")
      #expect(!lines.contains { $0.intersects(label.rect) }, "\(label.request.text) on a line")
      #expect(!scene.ink.contains { $0.isDetailed && $0.rect.intersects(label.rect) }, "\(label.request.text) on text")
    }
  }

  @Test(arguments: [Sketches.leadingGuide, Sketches.crossAlignment, Sketches.texts])
  func `the figure grows until every label has its margin`(_ sketch: Sketch) {
    let scene = FigureScene(layout: sketch.layout, theme: .book, typesetter: FixedTypesetter())
    let drawn = AnnotationEntry.drawn(by: FigureRequest(annotations: Self.everything))
    let (_, bounds, labels) = AnnotatedFigure(scene: scene, annotations: drawn).parts
    for label in labels { #expect(bounds.union(label.rect) == bounds) }
    let figure = Figures.figure(
      sketch.layout, showing: Self.everything, theme: .book, typesetter: FixedTypesetter())
    let margin = Theme.book.distance.margin
    #expect(figure.size.width >= bounds.width + 2 * margin && figure.size.height >= bounds.height + 2 * margin)
    let ink = figure.items.bounds ?? .zero
    #expect(ink.minX >= margin - 1 && ink.minY >= margin - 1)
    #expect(ink.maxX <= figure.size.width - margin + 1 && ink.maxY <= figure.size.height - margin + 1)
  }

  @Test func `a label on content has a background, one beside it has none`() {
    let scene = FigureScene(layout: Sketches.leadingGuide.layout, theme: .book, typesetter: FixedTypesetter())
    let labels = AnnotatedFigure(scene: scene, annotations: [ViewLabels(showsSizes: true)]).parts.labels
    #expect(
      labels.filter { $0.background != nil }.map(\.request.text) == [
        "Rectangle  120 × 50", "Rectangle  200 × 50", "Rectangle  180 × 50",
      ])
    #expect(labels.filter { $0.background != nil }.allSatisfy { $0.items(in: scene).count == 2 })
    let beside = labels.filter { $0.background == nil }
    #expect(!beside.isEmpty && beside.allSatisfy { $0.items(in: scene).count == 1 })
  }

  @Test func `a label gives its position to one that has no other good position`() {
    let layout = Sketch("HStack", Rect(x: 0, y: 0, width: 200, height: 100)).layout
    let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
    let (shared, other, far) = (Point(x: 100, y: 50), Point(x: 100, y: 20), Point(x: 100, y: 80))
    func request(_ text: String, or point: Point, cost: Double) -> LabelRequest {
      LabelRequest(
        text: text, lettering: \.dimensionLabel, subject: Rect(origin: shared),
        anchors: [
          LabelRequest.Anchor(point: shared, unit: .center),
          LabelRequest.Anchor(point: point, unit: .center, cost: cost),
        ])
    }
    let requests = [request("first", or: other, cost: 5), request("second", or: far, cost: 50)]
    let labels = LabelPlacer(scene: scene, drawings: [AnnotationDrawing(name: "test", labels: requests)]).labels
    #expect(labels.map(\.rect.midY) == [other.y, shared.y])
  }

  @Test func `the leader of a label avoids letters if another position is free`() throws {
    let frame = Rect(x: 40, y: 40, width: 60, height: 20)
    let point = Point(x: 38, y: 50)
    let request = LabelRequest(
      text: "5", lettering: \.dimensionLabel, subject: Rect(origin: point),
      anchors: [
        LabelRequest.Anchor(point: point, unit: .leading, slide: Point(x: 1)),
        LabelRequest.Anchor(point: point, unit: .trailing, cost: 100),
      ], hasLeader: true)
    func label(beside content: Sketch) throws -> PlacedLabel {
      let layout = Sketch("HStack", Rect(x: 0, y: 0, width: 200, height: 100), children: [content]).layout
      let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
      let placer = LabelPlacer(scene: scene, drawings: [AnnotationDrawing(name: "test", labels: [request])])
      return try #require(placer.labels.first)
    }
    let besideArea = try label(beside: .rectangle(frame, .yellow))
    #expect(besideArea.rect.minX >= frame.maxX)
    #expect(besideArea.leader(in: .book)?.start == point)
    let besideLetters = try label(beside: .text("word", frame))
    #expect(besideLetters.rect.maxX <= point.x)
    #expect(besideLetters.leader(in: .book) == nil)
  }

  @Test func `a label that a tint makes illegible on a background or on paper has one of its own`() throws {
    let canvas = Rect(x: 0, y: 0, width: 300, height: 200)
    let color = Color.hex(0xFFFF00, dark: 0x202000)
    let inner = Sketch.rectangle(Rect(x: 10, y: 10, width: 20, height: 20))
    let layout = Sketch("ZStack", canvas, children: [.rectangle(canvas, color), inner]).layout
    let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
    let point = Point(x: 200, y: 100)
    let request = LabelRequest(
      text: "label", lettering: \.guideLabel, subject: Rect(origin: point),
      anchors: [LabelRequest.Anchor(point: point, unit: .center)])
    func background(under fill: Color, in scene: FigureScene) throws -> Color? {
      let tint = DisplayItem.fill(Path(Rect(x: 150, y: 50, width: 100, height: 100)), .color(fill))
      let drawing = AnnotationDrawing(name: "a", over: [tint], labels: [request])
      return try #require(LabelPlacer(scene: scene, drawings: [drawing]).labels.first).background
    }
    #expect(try background(under: Color.black.opacity(0.1), in: scene) == nil)
    #expect(try background(under: Color.black.opacity(0.4), in: scene) == color)
    #expect(try background(under: .black, in: scene) == nil)
    let plain = Sketch("ZStack", canvas, children: [inner]).layout
    let paper = FigureScene(layout: plain, theme: .book, typesetter: FixedTypesetter())
    #expect(try background(under: Color.black.opacity(0.05), in: paper) == nil)
    #expect(try background(under: Color.black.opacity(0.4), in: paper) == Theme.book.paper)
  }

  /// Returns labels beside an empty layout, in the order of their requests.
  private func placed(_ anchors: [[LabelRequest.Anchor]]) -> [PlacedLabel] {
    let layout = Sketch("HStack", Rect(x: 0, y: 0, width: 20, height: 20)).layout
    let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
    let requests = anchors.map {
      LabelRequest(text: "label", lettering: \.guideLabel, subject: Rect(origin: $0[0].point), anchors: $0)
    }
    return LabelPlacer(scene: scene, drawings: [AnnotationDrawing(name: "test", labels: requests)]).labels
  }

  @Test func `a label leaves its position to one that has no other good position`() {
    let (shared, near, far) = (Point(x: 100, y: 100), Point(x: 100, y: 140), Point(x: 100, y: 200))
    let labels = placed([
      [LabelRequest.Anchor(point: shared, unit: .center), LabelRequest.Anchor(point: near, unit: .center, cost: 5)],
      [LabelRequest.Anchor(point: shared, unit: .center), LabelRequest.Anchor(point: far, unit: .center, cost: 200)],
    ])
    #expect(labels.map(\.anchor.point) == [near, shared])
  }

  @Test func `labels at one point slide outward until none overlaps another`() {
    let anchor = LabelRequest.Anchor(point: Point(x: 100, y: 100), unit: .top, slide: Point(y: 1))
    let labels = placed(Array(repeating: [anchor], count: 16))
    #expect(labels.count == 16)
    for (index, label) in labels.enumerated() {
      #expect(!labels[..<index].contains { $0.rect.intersects(label.rect) }, "label \(index)")
    }
  }

  @Test(arguments: ["leading", "trailing", "top", "bottom"])
  func `callouts are placed on the requested side, however many there are`(side: String) throws {
    let squares = (0..<6).map { index in
      Sketch.rectangle(Rect(x: Double(index) * 30, y: Double(index % 2) * 6, width: 24, height: 24))
    }
    let layout = Sketch("HStack", Rect(x: 0, y: 0, width: 174, height: 30), children: squares).layout
    let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
    let edge = try #require(Callouts.sides[side])
    let callouts = Callouts(
      callouts: (1...6).map { Callouts.Callout(view: $0, text: "The square number \($0)", side: edge) })
    let labels = AnnotatedFigure(scene: scene, annotations: [callouts]).parts.labels
    #expect(labels.count == 6)
    for label in labels {
      switch edge {
      case .leading: #expect(label.rect.maxX <= label.anchor.point.x)
      case .trailing: #expect(label.rect.minX >= label.anchor.point.x)
      case .top: #expect(label.rect.maxY <= label.anchor.point.y)
      case .bottom: #expect(label.rect.minY >= label.anchor.point.y)
      }
    }
  }

  @Test func `a label has a background if the leader of another passes behind it`() {
    let squares = (0..<64).map { index in
      Sketch.rectangle(Rect(x: Double(index % 8) * 24, y: Double(index / 8) * 14, width: 22, height: 12))
    }
    let layout = Sketch("Grid", Rect(x: 0, y: 0, width: 190, height: 110), children: squares).layout
    let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
    let labels = AnnotatedFigure(scene: scene, annotations: [ViewLabels(showsSizes: true)]).parts.labels
    let leaders = labels.map { $0.leader(in: .book) }
    var passed = 0
    for (index, label) in labels.enumerated() {
      for (other, ends) in leaders.enumerated() where other != index {
        guard let ends, label.rect.isCrossed(from: ends.start, to: ends.end) else { continue }
        passed += 1
        #expect(label.background != nil)
      }
    }
    #expect(passed > 0)
  }

  @Test func `labels on a background of one colour have no background`() {
    func backgrounds(on color: Color) -> [Color?] {
      let canvas = Rect(x: 0, y: 0, width: 300, height: 200)
      let inner = Rect(x: 100, y: 60, width: 100, height: 80)
      let stack = Sketch("VStack", inner, children: [.rectangle(inner, guides: [.horizontal("center", 50)])])
      let layout = Sketch("ZStack", canvas, children: [.rectangle(canvas, color), stack]).layout
      let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
      return AnnotatedFigure(scene: scene, annotations: [GuideLines()]).parts.labels.map(\.background)
    }
    #expect(backgrounds(on: .hex(0xFFFF00, dark: 0x202000)) == [nil])
    #expect(backgrounds(on: .hex(0xC2185B, dark: 0xFF6FA3)) == [nil])
  }
}
