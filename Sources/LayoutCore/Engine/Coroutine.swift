import Glibc

/// Code that can suspend and resume later, on a stack of its own.
///
/// It runs only while its caller waits for it: two threads take turns, and never run at once.
package final class Coroutine: @unchecked Sendable {
  /// The size of the stack, in bytes; only the used part occupies memory.
  private static let stackSize = 64 << 20

  private let turn = Signal()
  private let back = Signal()
  private var body: (() -> Void)?
  private var hasStarted = false
  /// Whether the code has ended.
  package private(set) var isFinished = false

  /// Creates code that has not started.
  package init(_ body: @escaping () -> Void) { self.body = body }

  /// Runs the code until it waits or ends.
  package func resume() {
    guard !isFinished else { return }
    if hasStarted {
      turn.send()
    } else {
      hasStarted = true
      let thread = LargeStack.start(bytes: Self.stackSize) {
        self.body?()
        self.body = nil
        self.isFinished = true
        self.back.send()
      }
      guard let thread else {
        isFinished = true
        return
      }
      pthread_detach(thread)
    }
    back.wait()
  }

  /// Waits until the code is resumed; called by the code itself.
  package func wait() {
    back.send()
    turn.wait()
  }
}
