import Glibc

/// The decompressed rows of a PNG file without interlacing, whose filters are reversed only where that is needed.
///
/// Similar images are compared by their stored rows: if two rows and all rows above them have equal bytes, their pixels
/// are equal too.
package final class PNGRowReader {
  /// The file of the rows.
  package let file: PNGFile
  private let samples: PNGSampleReader
  private var bytes: [UInt8]
  private let length: Int
  /// The index of the last row whose filter was reversed.
  private var last = -1

  /// Creates a reader of stored rows; nil if the file is interlaced, has the wrong length or has an invalid filter.
  package init?(_ file: PNGFile, filteredRows: consuming [UInt8]) {
    self.file = file
    length = file.rowLength(file.width)
    bytes = filteredRows
    samples = PNGSampleReader(file)
    guard !file.isInterlaced, bytes.count == file.height * (length + 1) else { return nil }
    let isValid = bytes.withUnsafeBufferPointer { bytes in
      (0..<file.height).allSatisfy { bytes[$0 * (length + 1)] <= PNGFilter.last }
    }
    guard isValid else { return nil }
  }

  /// Calls a function with each row that differs from another file's, as pixels of four bytes from both files.
  ///
  /// Both images must have the same size. The comparison consumes the rows of both readers.
  package func compare(
    with other: PNGRowReader, differs: (_ row: Int, UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Void
  ) {
    let pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: 8 * file.width, alignment: 16)
    defer { pixels.deallocate() }
    let one = UnsafeMutableRawBufferPointer(rebasing: pixels[..<(4 * file.width)])
    let two = UnsafeMutableRawBufferPointer(rebasing: pixels[(4 * file.width)...])
    let isStoredAlike = file.isStored(like: other.file)
    bytes.withUnsafeMutableBufferPointer { mine in
      other.bytes.withUnsafeMutableBufferPointer { others in
        guard let mine = mine.baseAddress, let others = others.baseAddress else { return }
        var isAboveSame = true
        for row in 0..<file.height {
          let (own, theirs) = (mine + row * (length + 1), others + row * (other.length + 1))
          if isStoredAlike {
            isAboveSame = isSame(own, theirs, row: row, isAboveSame: isAboveSame, first: mine)
            if isAboveSame { continue }
          } else {
            restore(own, row: row, above: row > 0 ? own - (length + 1) : nil)
            other.restore(theirs, row: row, above: row > 0 ? theirs - (other.length + 1) : nil)
            if row > 0, isAboveSame, isLikeAbove(own), other.isLikeAbove(theirs) { continue }
          }
          spread(own, over: one)
          other.spread(theirs, over: two)
          if !isStoredAlike {
            isAboveSame = samePixels(one, two)
            if isAboveSame { continue }
          }
          differs(row, UnsafeRawBufferPointer(one), UnsafeRawBufferPointer(two))
        }
      }
    }
  }

  /// Returns whether two rows are equal in files that store pixels in the same way.
  ///
  /// Filters are reversed if the stored bytes differ.
  private func isSame(
    _ own: UnsafeMutablePointer<UInt8>, _ theirs: UnsafeMutablePointer<UInt8>, row: Int, isAboveSame: Bool,
    first: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let dependsOnAbove = PNGFilter.dependsOnRowAbove(own[0]) || PNGFilter.dependsOnRowAbove(theirs[0])
    if isAboveSame || !dependsOnAbove, memcmp(own, theirs, length + 1) == 0 { return true }
    if row > 0, dependsOnAbove { restore(through: row - 1, of: first) }
    restore(own, row: row, above: row > 0 ? own - (length + 1) : nil)
    last = row
    restore(theirs, row: row, above: row > 0 ? (isAboveSame ? own : theirs) - (length + 1) : nil)
    return memcmp(own + 1, theirs + 1, length) == 0
  }

  /// Returns whether the bytes of a row and of the row above are equal, once their filters are reversed.
  private func isLikeAbove(_ row: UnsafeMutablePointer<UInt8>) -> Bool {
    memcmp(row + 1, row - length, length) == 0
  }

  private func samePixels(_ one: UnsafeMutableRawBufferPointer, _ two: UnsafeMutableRawBufferPointer) -> Bool {
    guard let first = one.baseAddress, let second = two.baseAddress else { return true }
    return memcmp(first, second, one.count) == 0
  }

  private func spread(_ row: UnsafeMutablePointer<UInt8>, over pixels: UnsafeMutableRawBufferPointer) {
    guard let start = pixels.baseAddress else { return }
    samples.spread(row + 1, count: file.width, over: start.assumingMemoryBound(to: UInt8.self), step: 4)
  }

  /// Reverses the filters of rows up to the given one, beginning with the last row that does not depend on the row
  /// above it.
  private func restore(through row: Int, of bytes: UnsafeMutablePointer<UInt8>) {
    guard row > last else { return }
    var first = row
    while first > last + 1, first > 0, PNGFilter.dependsOnRowAbove(bytes[first * (length + 1)]) { first -= 1 }
    for index in first...row {
      let start = bytes + index * (length + 1)
      restore(start, row: index, above: index > 0 ? start - (length + 1) : nil)
    }
    last = row
  }

  private func restore(_ start: UnsafeMutablePointer<UInt8>, row: Int, above: UnsafeMutablePointer<UInt8>?) {
    _ = PNGFilter.restore(
      start + 1, count: length, above: above.map { UnsafePointer($0 + 1) }, step: file.filterStep, filter: start[0])
  }
}
