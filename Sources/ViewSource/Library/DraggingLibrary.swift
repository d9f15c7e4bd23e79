import PlumblineLayout

extension Vocabulary {
  /// Adds views from which values are dragged, and those onto which they are dropped.
  mutating func addDragging() {
    for preview in [[], [ParameterShape.ignored("preview")]] {
      viewMethod(
        "draggable", [.deferred()] + preview, summary: "Lets a value be dragged from the view.",
        example: #"Text("a").draggable("b")\#(preview.isEmpty ? "" : #" { Text("c") }"#)"#
      ) { node, call in
        guard call.evaluator.program.isActing, let payload = call.deferred(0) else { return node }
        return node.draggable { payload.settled }
      }
    }
    viewMethod(
      "dropDestination",
      [
        .value("for", .metatype(.any)), .function("action", of: [.any, .any]), .action("isTargeted", optional: true),
      ],
      summary: "Receives values of a type that are dragged onto the view.",
      example: #"Text("a").dropDestination(for: String.self) { _, _ in true }"#
    ) { node, call in
      guard case .type(let type) = call.value(0), case .function(let action) = call.value(1) else { return node }
      let evaluator = call.evaluator
      var target = DropTarget { payload in
        (payload as? Value).map { evaluator.fit($0, type) > 0 } ?? false
      } drop: { payloads, point in
        _ = evaluator.act(
          action, [.array(payloads.compactMap { $0 as? Value }), .native("CGPoint", point)])
      }
      if case .function(let follow) = call.value(2) {
        target.targeted = { _ = evaluator.act(follow, [.bool($0)]) }
      }
      return node.dropDestination(target)
    }
  }
}
