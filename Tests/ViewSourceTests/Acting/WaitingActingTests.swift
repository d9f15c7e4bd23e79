import Testing

@Suite struct `Code that waits or requests something from outside` {
  @Test func `a semaphore that nothing signals is an error`() throws {
    let acted = try Acted(
      """
      import SwiftUI
      #Preview { Button("Go") { DispatchSemaphore(value: 0).wait() } }
      """, after: #"tap "Go""#)
    #expect(
      acted.log.diagnostics.map(\.message).contains(
        "fatal error: the semaphore waits for a signal that does not come"))
  }
}
