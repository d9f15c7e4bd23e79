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
    ) { call throws(Fault) in
      let builder = ElementBuilder(evaluator: call.evaluator, closure: call.value(2))
      let elements = try call.list(0)
      if let marks = try builder.chartContent(of: elements) { return marks }
      return .view(.group(try builder.views(of: elements, id: call.value(1)), view: "ForEach"))
    }
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
    ) { call throws(Fault) in
      let evaluator = call.evaluator
      var fault: Fault?
      let node = LayoutNode.scrollViewReader(at: evaluator.place) { scroll in
        do throws(Fault) {
          return try evaluator.content(
            of: call.value(0), arguments: [.native("ScrollViewProxy", ScrollRequest(scroll: scroll))])
        } catch {
          fault = error
          return []
        }
      }
      if let fault { throw fault }
      return .view(node)
    }
    known("ScrollViewReader").parents = ["View"]
    raw("ScrollViewProxy", "scrollTo", [.value(), .value("anchor", .optional(.native("UnitPoint")), optional: true)]) {
      value, call throws(Fault) in
      guard case .native(let native) = value, let request = native.payload as? ScrollRequest,
        let id = try TypeBinding.identity.read(call.value(0), call.evaluator)
      else { return .void }
      request.scroll(AnyHashable(id), try TypeBinding.unitPoint.read(call.value(1), call.evaluator))
      call.evaluator.stateChangeCount += 1
      return .void
    }
  }
}

/// A program's request to scroll to a view.
///
/// Unchecked: it stays on the thread of its program.
struct ScrollRequest: @unchecked Sendable {
  /// Scrolls to the view with an identity.
  let scroll: (AnyHashable, UnitPoint?) -> Void
}
