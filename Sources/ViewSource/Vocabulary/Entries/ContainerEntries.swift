import PlumblineLayout

extension Vocabulary {
  /// Adds containers other than the stacks, and views for their contents.
  mutating func addContainers() {
    addLoops()
    addSubviews()
    addReaders()
    later(["ScrollAnchorRole", "ScrollViewProxy", "ScrollViewReader"]) { $0.addScrolling() }
    later(["ScrollPosition"]) { $0.addScrollPositions() }
  }

  private mutating func addLoops() {
    rawInitializer(
      "ForEach", [.value(nil, .array(.any)), .value("id", optional: true), .content("content", of: [.any])],
      summary: "A view for each element.", example: #"ForEach(0..<3) { Text("\($0)") }"#
    ) { call throws(Fault) in try call.loop() }
  }

  private mutating func addReaders() {
    view(
      "GeometryReader", .named("content", .content(.geometryProxy)),
      summary: "A view that depends on its proposed size.",
      example: #"GeometryReader { proxy in Text("\(Int(proxy.size.width))") }"#
    ) { content in .geometryReader { .group(content($0)) } }
  }

  private mutating func addScrolling() {
    rawInitializer(
      "ScrollViewReader", [.content("content", of: [.native("ScrollViewProxy")])],
      summary: "Its content, whose scroll views a proxy scrolls.", example: #"ScrollViewReader { proxy in Text("a") }"#
    ) { call throws(Fault) in try call.scrollViewReader() }
    known("ScrollViewReader").parents = ["View"]
    raw("ScrollViewProxy", "scrollTo", [.value(), .value("anchor", .optional(.native("UnitPoint")), optional: true)]) {
      value, call throws(Fault) in try call.scroll(by: value)
    }
  }
}
