import PlumblineLayout

extension Vocabulary {
  /// Adds the modifiers that follow the geometry of scroll views, and the positions at which scrolling comes to rest.
  mutating func addScrollGeometryModifiers() {
    addScrollRests()
    addScrollPhases()
    viewMethod(
      "onScrollGeometryChange",
      [
        .value("for", .metatype(.any)), .function("of", of: [.native("ScrollGeometry")]),
        .function("action", of: [.any, .any]),
      ],
      summary: "Runs an action when a value of the scroll view's geometry changes.",
      example:
        #"ScrollView { Text("a") }.onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, _ in }"#
    ) { node, call in
      guard case .function(let transform) = call.value(1), case .function(let action) = call.value(2) else {
        return node
      }
      let evaluator = call.evaluator
      return node.onScrollGeometryChange(at: evaluator.place) { geometry in
        HashableValue((evaluator.act(transform, [.native("ScrollGeometry", geometry)]) ?? .none).settled)
      } action: { old, new in
        _ = evaluator.act(action, [old.value, new.value])
      }
    }
    viewMethod(
      "onScrollTargetVisibilityChange",
      [.value("idType", .metatype(.any)), .deferred("threshold", optional: true), .action()],
      summary: "Runs an action with the identities of the visible views when these change.",
      example: #"ScrollView { Text("a") }.onScrollTargetVisibilityChange(idType: Int.self) { _ in }"#
    ) { node, call in
      guard case .function(let action) = call.value(2) else { return node }
      let evaluator = call.evaluator
      var threshold: Double?
      if case .function(let written) = call.value(1) { threshold = evaluator.act(written)?.asNumber }
      return node.onScrollTargetVisibilityChange(threshold: threshold, at: evaluator.place) { identities in
        _ = evaluator.act(action, [.array(identities.compactMap { ($0.base as? Identity)?.value.value })])
      }
    }
  }

  private mutating func addScrollPhases() {
    let phases = TypeBinding<ScrollMovement>.native("ScrollPhase")
    for (name, phase) in [
      ("idle", ScrollMovement.idle), ("tracking", .tracking), ("interacting", .interacting),
      ("decelerating", .decelerating), ("animating", .animating),
    ] { constant(on: "ScrollPhase", name, phase, as: phases) }
    property(on: phases, "isScrolling", as: .bool) { $0 != .idle }
    let context = TypeBinding<ScrollGeometry>.native("ScrollPhaseChangeContext")
    property(on: context, "geometry", as: .native("ScrollGeometry")) { $0 }
    viewMethod(
      "onScrollPhaseChange", [.action()],
      summary: "Runs an action when the phase of the scroll view's movement changes.",
      example: #"ScrollView { Text("a") }.onScrollPhaseChange { _, _ in }"#
    ) { node, call in
      guard case .function(let action) = call.value(0) else { return node }
      let evaluator = call.evaluator
      return node.onScrollPhaseChange { old, new, geometry in
        _ = evaluator.act(action, [phases.write(old), phases.write(new), context.write(geometry)])
      }
    }
  }

  private mutating func addScrollRests() {
    let rests = TypeBinding<ScrollRest>.native("ScrollTargetBehavior")
    constant(on: "ScrollTargetBehavior", "paging", .page, as: rests)
    constant(on: "ScrollTargetBehavior", "viewAligned", .view, as: rests)
    rawStatic("ScrollTargetBehavior", "viewAligned", [.ignored("limitBehavior")]) { _, _ in rests.write(.view) }
    viewMethod(
      "scrollTargetBehavior", [.value(nil, .native("ScrollTargetBehavior"))],
      summary: "Sets the positions at which scrolling comes to rest.",
      example: #"ScrollView { Text("a").scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)"#
    ) { node, call in
      guard case .native(let native) = call.value(0) else { return node }
      return node.scrollTargetBehavior(native.payload as? ScrollRest)
    }
  }
}
