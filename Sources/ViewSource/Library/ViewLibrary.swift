import PlumblineLayout

extension Vocabulary {
  /// Adds the modifiers that take values of declared types.
  mutating func addViewsOfValues() {
    viewMethod(
      "modifier", [.value()], summary: "Applies a view modifier.", example: #"Text("a").modifier(EmptyModifier())"#
    ) { node, call throws(Fault) in
      let modifier = call.value(0)
      guard let type = call.evaluator.declaration(of: modifier) else { return node }
      return try call.evaluator.modified(node, by: modifier, type, at: call.location)
    }
    rawInitializer("EmptyModifier", []) { _ in .native("EmptyModifier", 0) }
    raw("ViewModifier", "concat", [.value()]) { value, call throws(Fault) in
      guard let both = call.evaluator.program.preludeType(named: "ModifiedContent") else { return value }
      return try call.evaluator.construct(.declared(both), named: "init", [value, call.value(0)])
    }
    for name in ["_printChanges", "_logChanges"] { rawStatic("View", name, []) { _, _ in .void } }
    type("GeometryEffect", parents: ["ViewModifier"])
    type("AnimatableModifier", parents: ["ViewModifier"])
    type("EnvironmentalModifier", parents: ["ViewModifier"])
    type("InsettableShape", parents: ["Shape"])
    representations["InsettableShape"] = "Shape"
    type("ShapeView", parents: ["View"])
    conversion(from: .string, to: .text) { TextContent($0) }
  }
}

extension Evaluator {
  /// Returns a view with a declared modifier applied.
  func modified(
    _ node: LayoutNode, by modifier: Value, _ type: TypeDeclaration, at location: SourceLocation
  ) throws(Fault) -> LayoutNode {
    if program.conforms(type, to: "GeometryEffect") || !program.members(named: "effectValue", of: type).isEmpty {
      let effect = geometryEffect(node, modifier)
      return animated(effect, modifier) { self.geometryEffect(node, $0) } ?? effect
    }
    if program.conforms(type, to: "EnvironmentalModifier") {
      return deferred(type, neutral: node) { [self] () throws(Fault) in
        let values = Value.native("EnvironmentValues", swiftUI.environment)
        let resolved = try callMethod("resolve", of: modifier, [values])
        guard let other = declaration(of: resolved) else { return node }
        return try modified(node, by: resolved, other, at: location)
      }
    }
    let (modifier, own) = try keepingStates(of: modifier)
    let makeBody = { [self] () throws(Fault) -> LayoutNode in
      let made = try within(own) { () throws(Fault) in try content(of: updatingProperties(of: modifier), node) } ?? node
      guard swiftUI.mayAnimate else { return made }
      return animated(made, modifier) { modifier in
        self.guarded(neutral: nil) { () throws(Fault) in
          try self.within(own) { () throws(Fault) in try self.content(of: self.updatingProperties(of: modifier), node) }
        }
      } ?? made
    }
    guard readsEnvironment(type) else { return try makeBody() }
    return deferred(type, neutral: node) { () throws(Fault) in try makeBody() }
  }

  /// Returns the body of a modifier around a view.
  private func content(of modifier: Value, _ node: LayoutNode) throws(Fault) -> LayoutNode? {
    try self.node(of: callMethod("body", of: keepingEnvironment(of: modifier), [.view(node)]))
  }

  private func geometryEffect(_ node: LayoutNode, _ modifier: Value) -> LayoutNode {
    node.geometryEffect { [self] size in
      guarded(neutral: Transform()) { () throws(Fault) in
        let answer = try callMethod("effectValue", of: modifier, [.native("CGSize", size)])
        guard case .native(let native) = answer else { return nil }
        return native.payload as? Transform
      }
    }
  }
}
