/// The position of a stack's child in the order in which children receive their shares.
struct StackTurn: BitwiseCopyable {
  /// The index of the child.
  var child: Int
  /// The child's layout priority.
  var priority: Double
  /// The child's length along the stack for a proposal of 0.
  var least = 0.0
  /// The difference between the child's lengths for proposals of infinity and 0.
  var flexibility = 0.0

  /// Returns whether the child receives its share before another: by higher priority, then by less flexibility, then by
  /// larger minimum, then by index.
  ///
  /// Rules: <doc:Stacks#Distribution> and <doc:RuleDecisions#Ties-between-flexible-children>.
  @inline(__always)
  func precedes(_ other: StackTurn) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, least != other.least { return least > other.least }
    return child < other.child
  }
}

extension UnsafeMutableBufferPointer<StackTurn> {
  /// Sorts the turns, up to 24 of them by insertion.
  func sortStably() {
    guard count <= 24 else {
      var copy = self
      copy.sort { $0.precedes($1) }
      return
    }
    guard count > 1 else { return }
    for next in 1..<count {
      let turn = self[next]
      var slot = next
      while slot > 0, turn.precedes(self[slot - 1]) {
        self[slot] = self[slot - 1]
        slot -= 1
      }
      self[slot] = turn
    }
  }
}
