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

  /// The distance of cards from the sides of the screen, and of rows from those of their card, in points: 20 on screens
  /// wider than 375 points, else 16.
  ///
  /// Rule: <doc:Lists#Margins>.
  var cardMargin: Double { (containerSize?.width ?? 0) >= 390 ? 20 : 16 }
}

extension LayoutNode {
  /// Returns a control of a height, which takes no more than that of a line in a row of a list, so that the row is 44
  /// points high.
  ///
  /// Rule: <doc:Lists#Rows>.
  func inRow(height: Double, of environment: EnvironmentValues) -> LayoutNode {
    environment.controls.isInRow && height > 22 ? padding(.vertical, (22 - height) / 2) : self
  }

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
