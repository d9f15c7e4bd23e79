/// The variables of one call, or of one turn of a loop whose body makes closures.
final class Frame {
  /// Who evaluates, for longer than any frame lives.
  unowned(unsafe) let evaluator: Evaluator
  /// The frame in which the code of this one stands, or nil.
  let parent: Frame?
  /// The variables.
  var slots: ContiguousArray<Value>
  /// The type that `return` is expected to answer.
  var resultHint = SwiftType.any

  /// A frame with room for variables.
  init(_ evaluator: Evaluator, parent: Frame?, count: Int) {
    self.evaluator = evaluator
    self.parent = parent
    slots = ContiguousArray(repeating: .void, count: count)
  }

  /// The frame a number of levels out.
  @inline(__always) func ancestor(_ depth: Int) -> Frame {
    var frame = self
    for _ in 0..<depth {
      guard let parent = frame.parent else { return frame }
      frame = parent
    }
    return frame
  }
}
