/// A function that returns the rows which a view has in a list, or nil if it is a row of its own.
struct ListRows {
  /// Returns the rows in an environment.
  var make: (EnvironmentValues) -> [LayoutNode]?
}

extension TraitKey {
  /// The rows that a view has in a list.
  static let listRows = TraitKey.named("listRows")
}

extension EnvironmentValues {
  /// The margin of a screen's content at the sides, in points: 20 on screens at least 414 points wide, else 16.
  ///
  /// Rule: <doc:Lists#Margins>.
  var screenMargin: Double { (containerSize?.width ?? 0) >= 414 ? 20 : 16 }
}

extension LayoutNode {
  /// Returns the view with a function that returns its rows in a list.
  func listRows(_ make: @escaping (EnvironmentValues) -> [LayoutNode]?) -> LayoutNode {
    containerValue(.listRows, ListRows(make: make))
  }

  /// Returns the rows that the view has in a list: its own rows, each with the modifiers around the view, or itself.
  func rows(in environment: EnvironmentValues) -> [LayoutNode] {
    if let rows = (traits.values[.listRows] as? ListRows)?.make(environment) {
      var inherited = traits
      inherited.values[.listRows] = nil
      return LayoutNode.subviews(of: rows).flatMap { $0.rows(in: environment) }.map { $0.inheriting(inherited) }
    }
    guard isModifier, children.count == 1 else { return [self] }
    var inner = environment
    if case .environment(let change) = content { inner = environment.setting(change) }
    let rows = children[0].rows(in: inner)
    guard rows.count != 1 else { return [self] }
    return rows.map { row in
      var copy = self
      copy.children = [row]
      return copy
    }
  }
}
