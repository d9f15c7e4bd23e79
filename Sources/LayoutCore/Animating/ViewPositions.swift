/// The numbers of views, by their positions in the tree.
struct ViewPositions {
  /// The step from a view to one within.
  enum Step: Hashable {
    /// The child at an index, of a kind, with the identity set by `.id`.
    case child(Int, String, id: AnyHashable?)
    /// A child that may come and go.
    case member(StructuralKey, String, id: AnyHashable?)
    /// A view that is made during layout.
    case content
  }

  private struct Position: Hashable {
    var parent: Int
    var step: Step
  }

  private var numbers: [Position: Int] = [:]
  private var parents: [Int] = [0, 0, 0]

  /// The number of the root.
  static let root = 1
  /// The number of the screens in front of the root.
  static let screens = 2

  /// Returns the number of a view within another.
  mutating func number(of step: Step, in parent: Int) -> Int {
    let position = Position(parent: parent, step: step)
    if let known = numbers[position] { return known }
    parents.append(parent)
    numbers[position] = parents.count - 1
    return parents.count - 1
  }

  /// Returns the number of the view around another.
  func parent(of view: Int) -> Int { parents[view] }

  /// Returns whether a view is another view or is within it.
  func isView(_ view: Int, within outer: Int) -> Bool {
    var next = view
    while next > outer { next = parents[next] }
    return next == outer && view != 0
  }
}

/// A transaction as it reaches a view, with the way in which its content changes.
struct ScopedTransaction {
  /// The transaction.
  var transaction: Transaction
  /// The way in which changed content replaces the old.
  var content = ContentChange.fade
  /// Whether the view is in the content of an animatable view, which is evaluated for each intermediate value:
  /// identities that change there change without an animation.
  var isEvaluatedOnTheWay = false
}
