/// The filters of PNG rows.
///
/// Source: Portable Network Graphics, third edition, 9.2.
enum PNGFilter {
  /// The largest filter type.
  static let last: UInt8 = 4

  /// Returns whether a filter's bytes depend on the row above.
  static func dependsOnRowAbove(_ filter: UInt8) -> Bool { filter > 1 }

  /// Reverses the filter of a row in place.
  ///
  /// `above` is the row above without its filter, or nil for the first row; `step` is the number of bytes per pixel.
  ///
  /// Returns false if the filter type is invalid.
  static func restore(
    _ row: UnsafeMutablePointer<UInt8>, count: Int, above: UnsafePointer<UInt8>?, step: Int, filter: UInt8
  ) -> Bool {
    switch (filter, above) {
    case (0, _), (2, nil): break
    case (1, _), (4, nil): addLeft(row, count, step)
    case (2, let above?): addAbove(row, count, above)
    case (3, nil): addHalfLeft(row, count, step)
    case (3, let above?): addAverage(row, count, above, step)
    case (4, let above?):
      if step == 4 { addPaeth4(row, count, above) } else { addPaeth(row, count, above, step) }
    default: return false
    }
    return true
  }

  private static func addLeft(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ step: Int) {
    if step == 4 {
      var left = SIMD4<UInt8>()
      let raw = UnsafeMutableRawPointer(row)
      for start in stride(from: 0, to: count, by: 4) {
        left &+= raw.loadUnaligned(fromByteOffset: start, as: SIMD4<UInt8>.self)
        raw.storeBytes(of: left, toByteOffset: start, as: SIMD4<UInt8>.self)
      }
      return
    }
    for index in stride(from: step, to: count, by: 1) { row[index] &+= row[index - step] }
  }

  private static func addAbove(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ above: UnsafePointer<UInt8>) {
    for index in 0..<count { row[index] &+= above[index] }
  }

  private static func addHalfLeft(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ step: Int) {
    for index in stride(from: step, to: count, by: 1) { row[index] &+= row[index - step] / 2 }
  }

  private static func addAverage(
    _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ above: UnsafePointer<UInt8>, _ step: Int
  ) {
    for index in 0..<min(step, count) { row[index] &+= above[index] / 2 }
    for index in stride(from: step, to: count, by: 1) {
      row[index] &+= UInt8((UInt16(row[index - step]) &+ UInt16(above[index])) / 2)
    }
  }

  private static func addPaeth(
    _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ above: UnsafePointer<UInt8>, _ step: Int
  ) {
    for index in 0..<min(step, count) { row[index] &+= above[index] }
    for index in stride(from: step, to: count, by: 1) {
      let (a, b, c) = (Int16(row[index - step]), Int16(above[index]), Int16(above[index - step]))
      let (pa, pb, pc) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
      row[index] &+= UInt8(truncatingIfNeeded: pa <= pb && pa <= pc ? a : pb <= pc ? b : c)
    }
  }

  /// Reverses Paeth's filter for pixels of four bytes, one pixel at a time.
  private static func addPaeth4(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ above: UnsafePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(row)
    let rawAbove = UnsafeRawPointer(above)
    var a = SIMD4<Int16>()
    var c = SIMD4<Int16>()
    for start in stride(from: 0, to: count, by: 4) {
      let b = SIMD4<Int16>(truncatingIfNeeded: rawAbove.loadUnaligned(fromByteOffset: start, as: SIMD4<UInt8>.self))
      let toLeft = b &- c
      let toAbove = a &- c
      let toCorner = toLeft &+ toAbove
      let (pa, pb, pc) = (magnitude(toLeft), magnitude(toAbove), magnitude(toCorner))
      let rest = b.replacing(with: c, where: pb .> pc)
      let predicted = a.replacing(with: rest, where: pa .> pb .| pa .> pc)
      let filtered = raw.loadUnaligned(fromByteOffset: start, as: SIMD4<UInt8>.self)
      let value = filtered &+ SIMD4<UInt8>(truncatingIfNeeded: predicted)
      raw.storeBytes(of: value, toByteOffset: start, as: SIMD4<UInt8>.self)
      a = SIMD4<Int16>(truncatingIfNeeded: value)
      c = b
    }
  }

  @inline(__always)
  private static func magnitude(_ value: SIMD4<Int16>) -> SIMD4<Int16> {
    value.replacing(with: 0 &- value, where: value .< 0)
  }
}
