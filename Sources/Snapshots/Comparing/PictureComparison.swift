import PlumblineRendering

/// Compares two picture files with as little work as their likeness allows: equal bytes need no reading, equal rows no pixels.
public struct PictureComparison: Sendable {
  /// How two pictures stand to each other.
  public enum Outcome: Hashable, Sendable {
    /// The files have the same bytes.
    case sameBytes
    /// The files differ, and what they show does not, as far as it counts.
    case samePicture
    /// What they show differs, in words; pixel pictures tell more.
    case differs(String, PixelDifference?)
    /// The first file is no picture that can be read.
    case firstUnreadable
    /// The second file is no picture that can be read.
    case secondUnreadable
  }

  /// Which differences between pixels count.
  public var tolerance: PixelTolerance

  /// A comparison.
  public init(tolerance: PixelTolerance = .exact) { self.tolerance = tolerance }

  /// Compares the bytes of two PNG or two SVG files.
  public func compare(_ first: [UInt8], _ second: [UInt8]) -> Outcome {
    if first == second { return .sameBytes }
    if Self.isMarkup(first) || Self.isMarkup(second) { return compareMarkup(first, second) }
    guard let a = PNGFile(first) else { return .firstUnreadable }
    guard let b = PNGFile(second) else { return .secondUnreadable }
    guard let rowsA = a.filteredRows() else { return .firstUnreadable }
    guard let rowsB = b.filteredRows() else { return .secondUnreadable }
    if a.isStored(like: b), rowsA == rowsB { return .samePicture }
    let difference: PixelDifference
    let areRowsEnough = a.width == b.width && a.height == b.height && !a.isInterlaced && !b.isInterlaced
    if areRowsEnough, !tolerance.allowsAntialiasing {
      guard let readerA = PNGRowReader(a, filteredRows: rowsA) else { return .firstUnreadable }
      guard let readerB = PNGRowReader(b, filteredRows: rowsB) else { return .secondUnreadable }
      difference = PixelDifference(from: readerA, to: readerB, tolerance: tolerance)
    } else {
      guard let pictureA = Bitmap(a, filteredRows: rowsA) else { return .firstUnreadable }
      guard let pictureB = Bitmap(b, filteredRows: rowsB) else { return .secondUnreadable }
      difference = PixelDifference(from: pictureA, to: pictureB, tolerance: tolerance)
    }
    return difference.isTolerable ? .samePicture : .differs(difference.sentence, difference)
  }

  /// The picture of the difference of two PNG files, as a PNG file; nil for anything else.
  public func picture(_ first: [UInt8], _ second: [UInt8]) -> [UInt8]? {
    guard let a = Bitmap(png: first), let b = Bitmap(png: second) else { return nil }
    return DifferencePicture.draw(from: a, to: b, tolerance: tolerance).picture.png
  }

  private func compareMarkup(_ first: [UInt8], _ second: [UInt8]) -> Outcome {
    guard Self.isMarkup(first) else { return .firstUnreadable }
    guard Self.isMarkup(second) else { return .secondUnreadable }
    let difference = MarkupDifference(from: first, to: second)
    return difference.isEmpty ? .samePicture : .differs(difference.sentence, nil)
  }

  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.first { $0 != 32 && $0 != 10 && $0 != 13 && $0 != 9 } == UInt8(ascii: "<")
  }
}
