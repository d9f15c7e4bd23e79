// Warnings about values that the layout ignores and modifiers that a figure does not show.
extension LayoutNode {
  /// Returns the node with a warning for each value that is not usable; nil is always usable.
  ///
  /// Rule: <doc:RuleDecisions#Invalid-lengths>.
  func ignoring(
    _ values: [(name: String, value: Double?)], of view: String, unless isUsable: (Double) -> Bool
  ) -> LayoutNode {
    guard values.contains(where: { $0.value.map { !isUsable($0) } ?? false }) else { return self }
    var copy = self
    copy.ignored += values.compactMap { name, value in
      value.flatMap { isUsable($0) ? nil : "the \(name) of \(view) cannot be \($0.dumped); it is ignored" }
    }
    return copy
  }

  /// Returns the view, with a warning if the modifier initially presents a screen: a figure shows the screen below it.
  public func presenting(_ modifier: String, isPresented: Bool) -> LayoutNode {
    isPresented
      ? without(modifier, because: "it is presented at the start, and the figure shows the screen behind it") : self
  }

  /// Returns the view with a warning that its shader is ignored, or unchanged if the shader is disabled.
  public func withoutShader(_ modifier: String, isEnabled: Bool) -> LayoutNode {
    isEnabled ? without(modifier, because: "Plumbline runs no shaders") : self
  }

  /// Returns the view with a warning that a modifier is ignored for a reason.
  public func without(_ modifier: String, because reason: String) -> LayoutNode {
    var copy = self
    copy.ignored.append("'\(modifier)' is ignored: \(reason)")
    return copy
  }

  /// Returns the view with a warning about how it is drawn.
  package func noting(_ warning: String) -> LayoutNode {
    var copy = self
    copy.ignored.append(warning)
    return copy
  }
}
