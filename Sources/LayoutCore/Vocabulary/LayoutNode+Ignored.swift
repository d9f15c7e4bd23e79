// Numbers that were written and cannot be.
extension LayoutNode {
  /// The node, which warns of numbers that it cannot have; nil is no number.
  ///
  /// Source: SEMANTICS 11.7.
  func ignoring(
    _ numbers: [(name: String, value: Double?)], of view: String, unless isUsable: (Double) -> Bool
  ) -> LayoutNode {
    guard numbers.contains(where: { $0.value.map { !isUsable($0) } ?? false }) else { return self }
    var copy = self
    copy.ignored += numbers.compactMap { name, value in
      value.flatMap { isUsable($0) ? nil : "the \(name) of \(view) cannot be \($0.dumped); it is ignored" }
    }
    return copy
  }

  /// The view, with a warning where something is presented over it from the start: a figure shows the screen beneath.
  public func presenting(_ modifier: String, isPresented: Bool) -> LayoutNode {
    isPresented
      ? without(modifier, because: "it is presented from the start, and a figure shows the screen beneath") : self
  }

  /// The view, with a warning that no shader changes it, unless the shader is turned off.
  public func withoutShader(_ modifier: String, isEnabled: Bool) -> LayoutNode {
    isEnabled ? without(modifier, because: "a figure runs no shaders") : self
  }

  /// The view, with a warning that it stands without what a modifier would make of it.
  public func without(_ modifier: String, because reason: String) -> LayoutNode {
    var copy = self
    copy.ignored.append("'\(modifier)' is left out: \(reason)")
    return copy
  }
}
