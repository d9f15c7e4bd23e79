import PlumblineRendering

/// A comparison of two image files that does no more work than needed: pixels are not decoded if bytes or rows are
/// equal.
public struct ImageComparison: Sendable {
  /// The result of a comparison.
  public enum Outcome: Hashable, Sendable {
    /// The files have the same bytes.
    case sameBytes
    /// The bytes differ, but the images do not, within the tolerance.
    case sameImage
    /// The images differ: a description, and details for pixels.
    case differs(String, PixelDifference?)
    /// The first file is not a valid image.
    case firstUnreadable
    /// The second file is not a valid image.
    case secondUnreadable
  }

  /// The differences between pixels that are ignored.
  public var tolerance: PixelTolerance

  /// Creates a comparison with a tolerance.
  public init(tolerance: PixelTolerance = .exact) { self.tolerance = tolerance }

  /// Compares two PNG or two SVG files.
  public func compare(_ first: [UInt8], _ second: [UInt8]) -> Outcome {
    if first == second { return .sameBytes }
    if Self.isMarkup(first) || Self.isMarkup(second) { return compareMarkup(first, second) }
    guard let a = PNGFile(first) else { return .firstUnreadable }
    guard let b = PNGFile(second) else { return .secondUnreadable }
    guard let rowsA = a.filteredRows() else { return .firstUnreadable }
    guard let rowsB = b.filteredRows() else { return .secondUnreadable }
    if a.isStored(like: b), rowsA == rowsB { return .sameImage }
    let difference: PixelDifference
    let areRowsEnough = a.width == b.width && a.height == b.height && !a.isInterlaced && !b.isInterlaced
    if areRowsEnough, !tolerance.allowsAntialiasing {
      guard let readerA = PNGRowReader(a, filteredRows: rowsA) else { return .firstUnreadable }
      guard let readerB = PNGRowReader(b, filteredRows: rowsB) else { return .secondUnreadable }
      difference = PixelDifference(from: readerA, to: readerB, tolerance: tolerance)
    } else {
      guard let imageA = Bitmap(a, filteredRows: rowsA) else { return .firstUnreadable }
      guard let imageB = Bitmap(b, filteredRows: rowsB) else { return .secondUnreadable }
      difference = PixelDifference(from: imageA, to: imageB, tolerance: tolerance)
    }
    return difference.isTolerable ? .sameImage : .differs(difference.sentence, difference)
  }

  /// Returns an image of the differences between two PNG files, as a PNG file; nil for other files.
  public func differenceImage(_ first: [UInt8], _ second: [UInt8]) -> [UInt8]? {
    guard let a = Bitmap(png: first), let b = Bitmap(png: second) else { return nil }
    return DifferenceImage.draw(from: a, to: b, tolerance: tolerance).image.png
  }

  private func compareMarkup(_ first: [UInt8], _ second: [UInt8]) -> Outcome {
    guard Self.isMarkup(first) else { return .firstUnreadable }
    guard Self.isMarkup(second) else { return .secondUnreadable }
    let difference = MarkupDifference(from: first, to: second)
    return difference.isEmpty ? .sameImage : .differs(difference.sentence, nil)
  }

  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.first { $0 != 32 && $0 != 10 && $0 != 13 && $0 != 9 } == UInt8(ascii: "<")
  }
}
