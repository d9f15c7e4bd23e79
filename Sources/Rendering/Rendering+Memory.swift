import CPlumblineStart
import Glibc

extension Rendering {
  /// Keeps freed memory in the process for its next drawing.
  ///
  /// By default the system takes it back, and clears it each time.
  public static func keepMemory() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    mallopt(M_TOP_PAD, 1 << 20)
    populateHeap()
    touch_static_memory()
  }

  /// Populates the memory that any figure takes, in one call.
  ///
  /// Page by page, its four hundred page faults take a tenth of the process's time.
  private static func populateHeap() {
    let count = 1_800_000
    guard let start = malloc(count) else { return }
    let page = sysconf(Int32(_SC_PAGESIZE))
    madvise(start.alignedUp(toMultipleOf: page), (count - page) / page * page, MADV_POPULATE_WRITE)
    free(start)
  }

  /// Prepares the allocator for several threads that draw at the same time.
  ///
  /// Call this function before the first of them starts.
  ///
  /// Threads that share one arena wait for each other a few times per figure. A single thread uses the main arena,
  /// which grows in large steps; a second arena would grow page by page.
  public static func divideMemory(among threads: Int) {
    mallopt(M_ARENA_MAX, Int32(clamping: max(threads, 1)))
  }

  /// Requests large pages for the part of untouched memory that can have them.
  ///
  /// The pixels of an image take a thousand small pages, whose page faults cost more than drawing.
  static func preferLargePages(_ start: UnsafeMutableRawPointer, _ count: Int) {
    let large = 2 << 20
    let first = (Int(bitPattern: start) + large - 1) / large * large
    let length = Int(bitPattern: start) + count - first
    guard length >= large, let address = UnsafeMutableRawPointer(bitPattern: first) else { return }
    madvise(address, length / large * large, MADV_HUGEPAGE)
  }
}
