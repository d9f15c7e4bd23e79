import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Composed figures` {
  private func drawing(_ layouts: [ResolvedLayout], _ request: FigureRequest, listing: Listing? = nil) -> DisplayList {
    Figures.figure(layouts, request: request, listing: listing, theme: .book, typesetter: FixedTypesetter())
  }

  private func names(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      if case .group(let group) = item { return (group.name.map { [$0] } ?? []) + names(group.items) }
      return []
    }
  }

  @Test func `a block follows another after the gap, centred on it`() {
    let first = FigureBlock(items: [], bounds: Rect(x: 0, y: 0, width: 100, height: 80))
    let second = FigureBlock(items: [], bounds: Rect(x: -4, y: -4, width: 40, height: 20))
    let both = first.followed(by: second, along: .horizontal, gap: 10, alignment: .center)
    #expect(both.bounds == Rect(x: 0, y: 0, width: 150, height: 80))
    let below = first.followed(by: second, along: .vertical, gap: 10, alignment: .start)
    #expect(below.bounds == Rect(x: 0, y: 0, width: 100, height: 110))
  }

  @Test func `an annotated figure records the position of its views`() throws {
    let layout = Sketches.leadingGuide.layout
    #expect(drawing([layout], FigureRequest()).origin(of: layout) == .zero)
    let figure = drawing([layout], FigureRequest(annotations: [.frames, .guides]))
    let origin = try #require(figure.origin(of: layout))
    #expect(origin.x >= Theme.book.distance.margin && origin.y > Theme.book.distance.margin)
    #expect(figure.size.width >= origin.x + layout.canvas.width + Theme.book.distance.margin)
    #expect(figure.origin(of: Sketches.texts.layout) == nil)
  }

  @Test func `views alone have the position that a comparison finds, also beside a displaced view`() {
    let displaced = Sketch(
      "ZStack", Rect(x: 0, y: 0, width: 60, height: 40),
      children: [.rectangle(Rect(x: -12.5, y: -7, width: 40, height: 30))]
    ).layout
    for layout in [Sketches.leadingGuide.layout, displaced] {
      for annotations in [[], [.frames]] as [Figures.Annotations] {
        let request = FigureRequest(annotations: annotations)
        let figure = drawing([layout], request)
        #expect(Figures.origin(of: layout, in: figure, request: request) == figure.origin(of: layout))
      }
    }
  }

  @Test func `a pair is side by side with an arrow between`() {
    var request = FigureRequest()
    request.sequence = .pair
    let layout = Sketches.leadingGuide.layout
    let theme = Theme.book
    let figure = drawing([layout, layout], request)
    let arrow = FigureBlock.arrow(in: theme).bounds.width
    #expect(figure.size.width == (600 + arrow + theme.distance.gutter + 2 * theme.distance.margin).rounded(.up))
    #expect(names(figure.items).filter { $0 == "VStack" }.count == 2)
  }

  @Test func `marks are explained in a legend, and the caption stands below it`() throws {
    var request = FigureRequest()
    request.caption = "A caption."
    let layout = Sketch.rectangle(Rect(x: 0, y: 0, width: 200, height: 100))
      .with { $0.annotations = [Annotation(kind: "mark", arguments: ["the first"])] }.layout
    let all = names(drawing([layout], request).items)
    let legend = try #require(all.firstIndex(of: "legend"))
    let caption = try #require(all.firstIndex(of: "caption"))
    #expect(legend < caption)
    #expect(drawing([layout], request).size.height > drawing([layout], FigureRequest()).size.height)
  }

  @Test func `a listing that replaces its rendering shows no view`() {
    var request = FigureRequest(annotations: [.frames])
    request.listing = ListingRequest()
    request.listing?.placement = .alone
    let listing = Listing(lines: [Listing.Line(number: 1, spans: [Listing.Span("Text")])])
    #expect(!names(drawing([Sketches.texts.layout], request, listing: listing).items).contains("VStack"))
    request.listing?.placement = .beside
    let beside = drawing([Sketches.texts.layout], request, listing: listing)
    #expect(names(beside.items).contains("VStack") && names(beside.items).contains("listing"))
  }

  @Test func `equal figures are equal drawings`() {
    let request = FigureRequest(annotations: [.frames, .guides, .labels, .sizes, .spacing])
    let layout = Sketches.crossAlignment.layout
    #expect(drawing([layout], request) == drawing([layout], request))
  }

  @Test func `from right to left a figure is the mirror image`() {
    func frames(_ isRightToLeft: Bool) -> [Rect] {
      let width = 300.0
      func mirrored(_ rect: Rect) -> Rect {
        isRightToLeft ? Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
      }
      var root = Sketches.leadingGuide
      root.view.isRightToLeft = isRightToLeft
      root.children = root.children.map { child in
        child.with {
          $0.frame = mirrored($0.frame)
          $0.items = [.fill(Path($0.frame), .color(.red))]
          $0.isRightToLeft = isRightToLeft
        }
      }
      let scene = FigureScene(layout: root.layout, theme: .book, typesetter: FixedTypesetter())
      return AnnotatedFigure(scene: scene, annotations: [GuideLines(), GuideValues()]).parts.labels.map {
        mirrored($0.rect)
      }
    }
    let (plain, mirrored) = (frames(false), frames(true))
    #expect(!plain.isEmpty && plain.count == mirrored.count)
    for (left, right) in zip(plain, mirrored) {
      #expect(abs(left.midX - right.midX) < 0.51 && abs(left.midY - right.midY) < 0.01)
    }
  }
}
