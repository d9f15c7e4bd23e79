import PlumblineLayout

extension Vocabulary {
  /// Adds containers other than the stacks, and what is within them.
  mutating func addContainers() {
    addGroups()
    addLoops()
    addSubviews()
    addReaders()
    addScrolling()
    addScrollPositions()
  }

  private mutating func addGroups() {
    view(
      "Group", .named("content", .content), summary: "A group of views without a container.",
      example: #"Group { Text("a"); Text("b") }"#
    ) { .group($0) }
    view("EmptyView", summary: "Shows nothing.", example: "EmptyView()") { () throws(Fault) in .empty }
    view("AnyView", .unnamed(.view), summary: "A view of any type.", example: #"AnyView(Text("a"))"#) { $0 }
    view("AnyView", .named("erasing", .view), summary: "A view of any type.", example: #"AnyView(erasing: Text("a"))"#)
    {
      $0
    }
    modifier(
      "id", .unnamed(.identity), summary: "Sets the view's identity, which also names it in layouts.",
      example: #"Text("a").id("name")"#
    ) { view, id in
      if case .string(let name) = id.value.value {
        view.id(AnyHashable(id), name: name)
      } else {
        view.id(AnyHashable(id), name: nil)
      }
    }
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
    cases(of: .scrollAnchorRole)
    view(
      "ScrollViewReader", .named("content", .content(.any)), summary: "Its content.",
      example: #"ScrollViewReader { proxy in Text("a") }"#
    ) { content in .group(content(.void)) }
  }
}
