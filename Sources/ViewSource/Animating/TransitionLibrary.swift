import PlumblineLayout

extension Vocabulary {
  /// Adds transitions: SwiftUI's, those of view modifiers, and those that a program declares.
  mutating func addTransitions() {
    let transition = TypeBinding<ViewTransition>.transition
    for (name, value) in [
      ("identity", ViewTransition.identity), ("opacity", .opacity), ("scale", .scale(0, .center)),
      ("slide", .slide), ("blurReplace", .blurReplace(scale: 0.5)),
    ] { constant(on: "AnyTransition", name, value, as: .transition) }
    staticMethod(
      on: "AnyTransition", "scale", .named("scale", .double, default: 0),
      .named("anchor", .unitPoint, default: .center),
      returns: .transition
    ) { .scale($0, $1) }
    staticMethod(
      on: "AnyTransition", "scale", .unnamed(.double), .named("anchor", .unitPoint, default: .center),
      returns: .transition
    ) { .scale($0, $1) }
    staticMethod(on: "AnyTransition", "move", .named("edge", .edge), returns: .transition) { .move($0) }
    staticMethod(on: "AnyTransition", "push", .named("from", .edge), returns: .transition) { .push(from: $0) }
    staticMethod(
      on: "AnyTransition", "offset", .named("x", .double, default: 0), .named("y", .double, default: 0),
      returns: .transition
    ) { .offset(x: $0, y: $1) }
    staticMethod(on: "AnyTransition", "offset", .unnamed(.size), returns: .transition) {
      .offset(x: $0.width, y: $0.height)
    }
    rawStatic("AnyTransition", "blurReplace", [.ignored(nil)]) { _, _ in
      TypeBinding<ViewTransition>.transition.write(.blurReplace(scale: 0.5))
    }
    staticMethod(
      on: "AnyTransition", "asymmetric", .named("insertion", .transition), .named("removal", .transition),
      returns: .transition
    ) { .asymmetric(insertion: $0, removal: $1) }
    method(on: transition, "combined", .named("with", .transition), returns: .transition) { .combined($0, $1) }
    method(on: transition, "animation", .unnamed(.optional(.animation)), returns: .transition) { .animated($0, $1) }
    initializer("AnyTransition", .unnamed(.transition), returns: .transition) { $0 }
    rawStatic("AnyTransition", "modifier", [.value("active"), .value("identity")]) { _, call in
      let (active, identity) = (call.value(0), call.value(1))
      let location = call.location
      nonisolated(unsafe) let evaluator = call.evaluator
      func applying(_ modifier: Value) -> (LayoutNode) -> LayoutNode {
        { node in
          guard let type = evaluator.declaration(of: modifier) else { return node }
          return evaluator.guarded(neutral: node) { () throws(Fault) in
            try evaluator.modified(node, by: modifier, type, at: location)
          }
        }
      }
      return TypeBinding<ViewTransition>.transition.write(
        .modified(
          ViewTransition.Phases(before: applying(active), identity: applying(identity), after: applying(active))))
    }
    addPhases()
  }

  private mutating func addPhases() {
    for (name, value) in [("willAppear", -1.0), ("identity", 0), ("didDisappear", 1)] {
      constant(on: "TransitionPhase", name, TransitionPhase(value: value), as: .native("TransitionPhase"))
    }
    let phase = TypeBinding<TransitionPhase>.native("TransitionPhase")
    property(on: phase, "isIdentity", as: .bool) { $0.value == 0 }
    property(on: phase, "value", as: .double) { $0.value }
  }
}

/// The phase of a transition: before the view is inserted, while it is visible, or after it is removed.
struct TransitionPhase: Hashable, Sendable {
  /// -1, 0 or 1.
  var value: Double
}

extension Evaluator {
  /// Returns the transition of a value: SwiftUI's, or one that the program declares.
  func transition(_ value: Value) -> ViewTransition? {
    if case .native(let native) = value, let known = native.payload as? ViewTransition { return known }
    guard declaration(of: value) != nil else { return nil }
    nonisolated(unsafe) let evaluator = self
    func applying(_ phase: Double) -> (LayoutNode) -> LayoutNode {
      { node in
        evaluator.guarded(neutral: node) { () throws(Fault) in
          let body = try evaluator.callMethod(
            "body", of: value, [.view(node), .native("TransitionPhase", TransitionPhase(value: phase))])
          return try evaluator.node(of: body)
        }
      }
    }
    return .modified(ViewTransition.Phases(before: applying(-1), identity: applying(0), after: applying(1)))
  }
}
