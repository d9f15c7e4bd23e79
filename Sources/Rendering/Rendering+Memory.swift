import CPlumblineStart
import Glibc

extension Rendering {
  /// Lets the process keep freed memory for its next drawing; else the system takes it back and clears it each time.
  public static func keepMemory() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    mallopt(M_TOP_PAD, 1 << 20)
    touchFirstMemory()
    touch_static_memory()
  }

  /// Asks for the memory that any figure takes, in one piece: four hundred pages that are each missed when they are first
  /// written take a tenth of the process's time.
  private static func touchFirstMemory() {
    let count = 1_800_000
    guard let start = malloc(count) else { return }
    let page = sysconf(Int32(_SC_PAGESIZE))
    madvise(start.alignedUp(toMultipleOf: page), (count - page) / page * page, MADV_POPULATE_WRITE)
    free(start)
  }

  /// Prepares for some threads that draw at once; acts before the first of them starts.
  ///
  /// With one arena for all they would wait for each other a few times a figure. A thread alone takes the first one, which
  /// grows in large steps: a second would grow page by page.
  public static func divideMemory(among threads: Int) {
    mallopt(M_ARENA_MAX, Int32(clamping: max(threads, 1)))
  }

  /// Asks for large pages where memory that nobody has touched yet holds any: a picture's pixels are a thousand small ones,
  /// and the first touch of each costs more than drawing on it.
  static func preferLargePages(_ start: UnsafeMutableRawPointer, _ count: Int) {
    let large = 2 << 20
    let first = (Int(bitPattern: start) + large - 1) / large * large
    let length = Int(bitPattern: start) + count - first
    guard length >= large, let address = UnsafeMutableRawPointer(bitPattern: first) else { return }
    madvise(address, length / large * large, MADV_HUGEPAGE)
  }
}
