import Glibc

extension UnsafeRawBufferPointer {
  /// Returns whether two buffers have the same bytes.
  package func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let mine = baseAddress, let others = other.baseAddress else { return true }
    return memcmp(mine, others, count) == 0
  }
}
