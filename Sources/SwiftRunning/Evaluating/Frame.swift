/// The variables of one call, or of one iteration of a loop.
package final class Frame {
  /// The evaluator, which outlives all frames.
  package unowned(unsafe) let evaluator: Evaluator
  /// The frame of the enclosing scope, or nil.
  package let parent: Frame?
  /// The variables.
  package let slots: Slots
  /// The expected type of returned values.
  package var resultHint = SwiftType.any
  /// The generic arguments of the function in this call, or nil if it has none or does not use them.
  var typeArguments: [String: SwiftType]?

  /// Creates a frame for a number of variables.
  package init(_ evaluator: Evaluator, parent: Frame?, count: Int) {
    self.evaluator = evaluator
    self.parent = parent
    slots = Slots(count: count)
  }

  deinit { slots.deallocate() }

  /// Returns the frame a number of levels out.
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
  /// The storage of a frame's variables, which are void until they are set; the frame frees it.
  package struct Slots {
    /// The number of variables.
    package let count: Int
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

    /// The variable at an index.
    @inline(__always) package subscript(index: Int) -> Value {
      get { address(index).pointee }
      nonmutating _modify { yield &address(index).pointee }
    }

    @inline(__always) private func address(_ index: Int) -> UnsafeMutablePointer<Value> {
      guard let base, index >= 0, index < count else { preconditionFailure("no such variable") }
      return base + index
    }
  }
}
