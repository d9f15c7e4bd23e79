import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Directives` {
  private func read(_ lines: String...) -> (request: FigureRequest, faults: [DirectiveFault]) {
    FigureRequest.reading(
      lines.enumerated().map { number, line in
        Preview.Directive(
          words: line.split(separator: " ").map(String.init),
          source: SourceRange(file: "a.swift", line: number + 1, column: 1))
      })
  }

  @Test func `repeated show directives add up`() {
    #expect(read("show frames guides", "show sizes").request.annotations == [.frames, .guides, .sizes])
  }

  @Test func `an unknown word is reported with its line and the nearest known word`() {
    let faults = read("show frames", "show giudes").faults
    #expect(faults.map(\.message) == ["unknown annotation 'giudes'"])
    #expect(faults.map(\.hint) == ["did you mean 'guides'?"])
    #expect(faults.map(\.source?.line) == [2])
  }

  @Test func `an unknown directive lists the known ones`() {
    #expect(read("shows frames").faults.map(\.hint) == ["did you mean 'show'?"])
    #expect(read("decorate").faults.first?.hint?.hasPrefix("choose from show, guides, caption") == true)
  }

  @Test func `a malformed directive is reported with its usage`() {
    #expect(read("mark leading").faults.map(\.hint) == ["write 'mark \"text\" 2 as \"note\"'"])
    #expect(read("caption \"a\" b").faults.count == 1)
  }

  @Test func `quoted texts keep their spaces and quotes`() {
    #expect(read("caption \"a \\\"b\\\" c\"").request.caption == "a \"b\" c")
  }

  @Test func `marks and connections refer to texts of the listing`() throws {
    let request = read(
      "listing beside numbered", "mark \"frame\" as \"a frame\"",
      "connect \".leading\" 1 to \".leading\" 2 as \"the same\""
    ).request
    let listing = try #require(request.listing)
    #expect(listing.isNumbered)
    #expect(listing.marks.map(\.text) == ["frame", ".leading", ".leading"])
    #expect(listing.marks.map(\.occurrence) == [1, 1, 2])
    #expect(listing.connections == [ListingRequest.Connection(start: 1, end: 2, note: "the same")])
  }

  @Test func `animate accepts an order and a duration`() {
    let request = read("animate guides-first 2.5").request
    #expect(request.sequence == .animation(guidesFirst: true))
    #expect(request.stepDuration == 2.5)
  }

  @Test func `a step of an animation takes a minute at most`() {
    #expect(read("animate guides-first 60").request.stepDuration == 60)
    #expect(read("animate guides-first 90").request.stepDuration == 60)
  }

  @Test func `an annotation without effect on its view is reported`() {
    let layout = Sketch.rectangle(Rect(x: 0, y: 0, width: 9, height: 9))
      .with { $0.annotations = [Annotation(kind: "calout"), Annotation(kind: "frame")] }.layout
    let faults = Figures.faults(of: FigureRequest(), in: [layout])
    #expect(faults.map(\.message) == ["unknown annotation 'calout'"])
    #expect(faults.map(\.hint) == ["did you mean 'callout'?"])
  }

  @Test(arguments: [
    ("callout titel \"the title\"", "there is no view with the id 'titel'"),
    ("highlight title", "there is no view with the id 'title'"),
    ("annotate name framme", "unknown annotation 'framme'"),
    ("annotate name padding", "'padding' shows nothing at this Text"),
    ("annotate name mark", "'mark' needs a text"),
    ("guides leadin", "there is no guide in force named 'leadin'"),
    ("mark \"a\" 2", "the listing does not contain 'a' 2 times"),
  ]) func `a directive about something that the figure lacks is reported`(_ line: String, _ message: String) {
    let request = read("show frames", line).request
    var sketch = Sketches.texts
    sketch.children[0].view.id = "name"
    let listing = Listing(lines: [Listing.Line(number: 1, spans: [Listing.Span("a b")])])
    let faults = Figures.faults(of: request, in: [sketch.layout], listing: listing)
    #expect(faults.map(\.message) == [message])
    #expect(faults.map(\.source?.line) == [2])
  }

  @Test func `an annotation of a view that is not seen is not reported`() {
    var sketch = Sketch.rectangle(Rect(x: 0, y: 0, width: 9, height: 9))
      .with { $0.annotations = [Annotation(kind: "padding")] }
    #expect(
      Figures.faults(of: FigureRequest(), in: [sketch.layout]).map(\.message) == [
        "'padding' shows nothing at this Rectangle"
      ])
    sketch.view.group = DisplayGroup(items: [], opacity: 0)
    #expect(Figures.faults(of: FigureRequest(), in: [sketch.layout]).isEmpty)
  }

  @Test func `an annotation without its required text is reported`() {
    let layout = Sketch.rectangle(Rect(x: 0, y: 0, width: 9, height: 9))
      .with { $0.annotations = [Annotation(kind: "callout")] }.layout
    #expect(Figures.faults(of: FigureRequest(), in: [layout]).map(\.message) == ["'callout' needs a text"])
    let empty = Sketch.rectangle(Rect(x: 0, y: 0, width: 9, height: 9))
      .with { $0.annotations = [Annotation(kind: "callout", arguments: [""])] }.layout
    #expect(Figures.faults(of: FigureRequest(), in: [empty]).map(\.message) == ["'callout' needs a text"])
  }
}
