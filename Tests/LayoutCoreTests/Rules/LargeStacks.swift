import Glibc
import PlumblineLayout
import Testing

@Suite(.serialized) struct `Large stacks` {
  @Test func `work that needs more stack than a thread has completes on any thread`() {
    #expect(LargeStack.run { depth(of: 1_000_000) } == 1_000_000)
  }

  @Test func `work on a large stack uses no other`() {
    let (outer, inner) = LargeStack.run { (pthread_self(), LargeStack.run { pthread_self() }) }
    #expect(outer == inner)
    #expect(outer != pthread_self())
  }

  @Test func `a thread is kept for the next work`() {
    let threads = Set((0..<20).map { _ in LargeStack.run { pthread_self() } })
    #expect(threads.count < 20)
  }

  @Test func `more concurrent work than there are kept threads is completed`() {
    let works = (0..<8).map { Work(levels: $0 * 1_000) }
    let threads = works.compactMap { work in
      LargeStack.start { work.depth = LargeStack.run(bytes: 900 << 20) { depth(of: work.levels) } }
    }
    for thread in threads { pthread_join(thread, nil) }
    #expect(works.map(\.depth) == works.map(\.levels))
  }

  /// Returns the depth that nested calls reach, which is `levels`.
  @inline(never) private func depth(of levels: Int) -> Int {
    if levels == 0 { return 0 }
    return withExtendedLifetime(levels) { 1 + depth(of: levels - 1) }
  }

  /// The depth that a thread reached, valid after it has ended.
  private final class Work: @unchecked Sendable {
    let levels: Int
    var depth = -1
    init(levels: Int) { self.levels = levels }
  }
}
