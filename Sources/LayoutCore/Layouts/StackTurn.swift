/// When a child of a stack is offered its share.
struct StackTurn: BitwiseCopyable {
  /// The child, by its place among the children.
  var child: Int
  /// The child's priority.
  var priority: Double
  /// The child's length when it is proposed 0, along the stack.
  var least = 0.0
  /// By how much the child can grow along the stack.
  var flexibility = 0.0

  /// Whether the child is asked before another: higher priority first, then less flexible, then the larger minimum, then the
  /// earlier child.
  ///
  /// Source: SEMANTICS 2.2.2 and 11.1.
  @inline(__always)
  func precedes(_ other: StackTurn) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, least != other.least { return least > other.least }
    return child < other.child
  }
}

extension UnsafeMutableBufferPointer<StackTurn> {
  /// Sorts the turns; few of them by insertion.
  func sortStably() {
    guard count <= 24 else {
      var copy = self
      copy.sort { $0.precedes($1) }
      return
    }
    guard count > 1 else { return }
    for next in 1..<count {
      let turn = self[next]
      var place = next
      while place > 0, turn.precedes(self[place - 1]) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = turn
    }
  }
}
