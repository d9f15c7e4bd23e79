import PlumblineLayout

extension Vocabulary {
  /// Adds containers other than the stacks, and what is within them.
  mutating func addContainers() {
    addLoops()
    addSubviews()
    addReaders()
    later(["ScrollAnchorRole", "ScrollViewReader"]) { $0.addScrolling() }
    later(["ScrollPosition"]) { $0.addScrollPositions() }
  }

  private mutating func addLoops() {
    view(
      "ForEach", .unnamed(.array(.any)), .named("id", .any, default: .void), .named("content", .eachElement),
      summary: "A view for each element.", example: #"ForEach(0..<3) { Text("\($0)") }"#
    ) { elements, id, content throws(Fault) in .group(try content.views(of: elements, id: id), view: "ForEach") }
  }

  private mutating func addReaders() {
    view(
      "GeometryReader", .named("content", .content(.geometryProxy)),
      summary: "A view that depends on its proposed size.",
      example: #"GeometryReader { proxy in Text("\(Int(proxy.size.width))") }"#
    ) { content in .geometryReader { .group(content($0)) } }
  }

  private mutating func addScrolling() {
    view(
      "ScrollViewReader", .named("content", .content(.any)), summary: "Its content.",
      example: #"ScrollViewReader { proxy in Text("a") }"#
    ) { content in .group(content(.void)) }
  }
}
