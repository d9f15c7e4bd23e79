/// The variables of one call, or of one turn of a loop whose body makes closures.
final class Frame {
  /// Who evaluates, for longer than any frame lives.
  unowned(unsafe) let evaluator: Evaluator
  /// The frame in which the code of this one stands, or nil.
  let parent: Frame?
  /// The variables.
  let slots: Slots
  /// The type that `return` is expected to answer.
  var resultHint = SwiftType.any
  /// What the type parameters of the function stand for in this call, or nil where it has none or the code does not ask.
  var typeArguments: [String: SwiftType]?

  /// A frame with room for variables.
  init(_ evaluator: Evaluator, parent: Frame?, count: Int) {
    self.evaluator = evaluator
    self.parent = parent
    slots = Slots(count: count)
  }

  deinit { slots.deallocate() }

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

extension Frame {
  /// Places for variables, which are void until they are set; the frame frees them.
  struct Slots {
    /// The number of variables.
    let count: Int
    private let base: UnsafeMutablePointer<Value>?

    fileprivate init(count: Int) {
      self.count = count
      base = count > 0 ? .allocate(capacity: count) : nil
      base?.initialize(repeating: .void, count: count)
    }

    fileprivate func deallocate() {
      base?.deinitialize(count: count)
      base?.deallocate()
    }

    /// The variable at a place.
    @inline(__always) subscript(index: Int) -> Value {
      get { address(index).pointee }
      nonmutating _modify { yield &address(index).pointee }
    }

    @inline(__always) private func address(_ index: Int) -> UnsafeMutablePointer<Value> {
      guard let base, index >= 0, index < count else { preconditionFailure("no such variable") }
      return base + index
    }
  }
}
