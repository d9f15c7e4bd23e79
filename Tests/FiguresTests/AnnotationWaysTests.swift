import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Ways to request an annotation` {
  /// Returns a padded row of a text and a bar, whose second guide is explicit.
  private func row(_ change: (inout ResolvedView) -> Void = { _ in }, on name: String = "bar") -> ResolvedLayout {
    func named(_ id: String, _ sketch: Sketch) -> Sketch {
      sketch.with {
        $0.id = id
        $0.idealSize = Size(width: 10, height: 10)
        $0.proposal = ProposedViewSize(width: 90, height: 80)
        if id == name { change(&$0) }
      }
    }
    let text = named(
      "text",
      .text(
        "Left", Rect(x: 16, y: 30, width: 40, height: 20),
        guides: [.vertical("firstTextBaseline", 16, .explicit)]))
    let bar = named(
      "bar",
      .rectangle(
        Rect(x: 64, y: 16, width: 60, height: 40), .green, guides: [.vertical("firstTextBaseline", 30, .explicit)]))
    let stack = named("stack", Sketch("HStack", Rect(x: 16, y: 16, width: 108, height: 40), children: [text, bar]))
      .with { $0.spacings = [ResolvedSpacing(length: 8, reason: "default")] }
    return named("padding", Sketch("padding", Rect(x: 0, y: 0, width: 140, height: 72), children: [stack])).layout
  }

  private func drawing(_ layout: ResolvedLayout, _ request: FigureRequest) -> DisplayList {
    Figures.figure([layout], request: request, theme: .book, typesetter: FixedTypesetter())
  }

  /// The name of the view that each kind of annotation describes.
  private static let views = ["guides": "stack", "spacing": "stack", "padding": "padding", "baselines": "text"]

  @Test(arguments: AnnotationEntry.singleView.map(\.kind))
  func `the modifier and the directive draw the same, and more than the views alone`(_ kind: String) {
    let name = Self.views[kind] ?? "bar"
    let text = kind == "guide" ? "firstTextBaseline" : "a text"
    let directive = Preview.Directive(words: ["annotate", name, kind, "\"\(text)\""])
    let (request, faults) = FigureRequest.reading([directive])
    #expect(faults.isEmpty)
    let byDirective = drawing(row(), request)
    let byModifier = drawing(
      row({ $0.annotations = [Annotation(kind: kind, arguments: [text])] }, on: name), FigureRequest())
    #expect(byDirective == byModifier)
    #expect(Figures.faults(of: request, in: [row()]).isEmpty)
    #expect(byModifier != drawing(row(), FigureRequest()))
  }

  @Test(arguments: Figures.Word.all.filter { $0 != .pair && $0 != .caption }.map(\.name))
  func `the directive and the option of a whole figure draw the same, and more than the views alone`(_ word: String) {
    let (request, faults) = FigureRequest.reading([Preview.Directive(words: ["show", word])])
    #expect(faults.isEmpty)
    var asked = FigureRequest()
    asked.show(Set([Figures.Word.named(word)].compactMap(\.self)))
    let byDirective = drawing(row(), request)
    #expect(byDirective == drawing(row(), asked))
    #expect(byDirective != drawing(row(), FigureRequest()))
  }

  @Test func `highlighting all views marks those that set a guide, not texts with a baseline`() {
    let scene = FigureScene(layout: row(), theme: .book, typesetter: FixedTypesetter())
    #expect(scene.aligningViews.map { scene.layout.views[$0].id } == ["bar"])
  }

  @Test func `callouts of all views name each one by its text or its identifier`() {
    let layout = row({ $0.id = nil }, on: "text")
    let request = FigureRequest(annotations: [.callouts])
    let figure = FigureComposition(
      layouts: [layout], request: request, listing: nil, theme: .book, typesetter: FixedTypesetter()
    ).annotated(layout)
    #expect(figure.parts.labels.map(\.request.text) == ["Text “Left”", "bar"])
  }

  @Test func `a layout resolves only the details that the annotations of a figure need`() {
    func details(_ words: [String]...) -> ResolvedDetails {
      let request = FigureRequest.reading(words.map { Preview.Directive(words: $0) }).request
      return Figures.details(for: request, viewsMayAnnotate: false)
    }
    #expect(details() == [])
    #expect(details(["show", "frames", "labels", "sizes", "proposals", "rulers", "grid"]) == [])
    #expect(details(["caption", "\"A row\""], ["annotate", "bar", "callout", "\"a\""], ["pair"]) == [])
    #expect(details(["show", "ideal"]) == .idealSizes)
    #expect(details(["annotate", "bar", "ideal"]) == .idealSizes)
    for words in [["guides", "center"], ["show", "spacing"], ["annotate", "bar", "guide"], ["show", "highlights"]] {
      #expect(details(words) == .relations, "\(words)")
    }
  }

  @Test func `if code may annotate views, a layout resolves the details of all annotations of single views`() {
    #expect(Figures.details(for: FigureRequest(), viewsMayAnnotate: true) == [.relations, .idealSizes])
  }

  @Test(arguments: AnnotationEntry.table.indices)
  func `an annotation draws the same from the details that it names as from all`(_ index: Int) throws {
    let entry = AnnotationEntry.table[index]
    let node = LayoutNode.vStack(
      alignment: .leading,
      children: [
        .text("Title").id("text"), .shape(.rectangle).frame(width: 60, height: 20).alignmentGuide(.leading) { _ in 9 },
      ]
    ).padding(8)
    let (all, some) = (ResolvedDetails([.relations, .idealSizes, .gridSpacings]), entry.details)
    var request = FigureRequest(annotations: Set([entry.all?.word].compactMap(\.self)))
    if let kind = entry.one?.kind {
      request.views = [FigureRequest.ViewAnnotation(id: "text", kind: kind, arguments: ["firstTextBaseline"])]
    }
    #expect(drawing(node.resolved(details: some), request) == drawing(node.resolved(details: all), request))
  }

  @Test func `an ideal size stands at the leading top corner`() {
    func outline(_ layout: ResolvedLayout) -> [Rect] {
      let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
      return IdealFrames(views: [3]).drawing(in: scene).over.compactMap { [$0].bounds }
    }
    let size = Theme.book.ideal.width
    let expected = Rect(x: 64, y: 16, width: 10, height: 10).insetBy(dx: -size / 2, dy: -size / 2)
    #expect(outline(row()) == [expected])
    #expect(outline(row { $0.isRightToLeft = true }) == [expected.offsetBy(dx: 50, dy: 0)])
  }

  @Test func `a container's outline is that of the next view that is not a modifier`() {
    let scene = FigureScene(layout: row(), theme: .book, typesetter: FixedTypesetter())
    #expect(scene.container(of: 3) == 1)
    #expect(scene.container(of: 1) == nil)
  }

  @Test func `a ruler of a view counts from its leading edge`() {
    func numbers(_ layout: ResolvedLayout) -> [String] {
      let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
      return Rulers(view: 3).drawing(in: scene).labels.map { "\($0.text) at \($0.anchors[0].point.x)" }
    }
    let edge = 64 - 2 * Theme.book.distance.labelGap - 2 * Theme.book.distance.tick - Theme.book.distance.labelGap / 2
    #expect(numbers(row()) == ["0 at 64.0", "50 at 114.0", "0 at \(edge)"])
    let mirrored = 124 + (64 - edge)
    #expect(numbers(row { $0.isRightToLeft = true }) == ["0 at 124.0", "50 at 74.0", "0 at \(mirrored)"])
  }
}
