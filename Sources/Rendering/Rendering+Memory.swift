import CDeflate

extension Rendering {
  /// Lets the process keep freed memory for its next drawing; else the system takes it back and clears it each time.
  ///
  /// One arena grows in large steps; those of further threads would grow page by page.
  public static func keepMemory() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    mallopt(M_TOP_PAD, 1 << 20)
    mallopt(M_ARENA_MAX, 1)
  }
}
