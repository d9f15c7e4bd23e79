import Glibc

extension UnsafeRawBufferPointer {
  /// Whether two areas of memory have the same length and bytes.
  package func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let mine = baseAddress, let others = other.baseAddress else { return true }
    return memcmp(mine, others, count) == 0
  }
}
