import PlumblineRendering

/// The differences between the pixels of two images.
public struct PixelDifference: Hashable, Sendable {
  /// The width and height of the first image, in pixels.
  public private(set) var firstSize: SIMD2<Int>
  /// The width and height of the second image, in pixels.
  public private(set) var secondSize: SIMD2<Int>
  /// The number of pixels that differ by more than the tolerance, including those that only one image has.
  public private(set) var count = 0
  /// The number of pixels that differ in the smoothing of an edge only, if the tolerance allows that.
  public private(set) var smoothedCount = 0
  /// The bounds of all pixels that differ.
  public private(set) var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The largest perceptual distance between pixels that differ, from 0 to 1.
  public private(set) var largestDistance = 0.0
  private let allowedCount: Int

  /// Compares two images.
  ///
  /// `mark` is called with each pixel that differs.
  public init(
    from first: Bitmap, to second: Bitmap, tolerance: PixelTolerance = .exact,
    mark: ((_ x: Int, _ y: Int, _ isSmoothing: Bool) -> Void)? = nil
  ) {
    firstSize = SIMD2(first.width, first.height)
    secondSize = SIMD2(second.width, second.height)
    allowedCount = tolerance.pixelCount
    compareOverlap(first, second, tolerance: tolerance, mark: mark)
    if !isSameSize { countOverhang(tolerance.ignored, mark: mark) }
  }

  /// Compares the rows of two images of the same size, without recognizing the smoothing of edges.
  init(from first: PNGRowReader, to second: PNGRowReader, tolerance: PixelTolerance) {
    firstSize = SIMD2(first.file.width, first.file.height)
    secondSize = SIMD2(second.file.width, second.file.height)
    allowedCount = tolerance.pixelCount
    first.compare(with: second) { y, rowA, rowB in
      compare(rowA, rowB, y: y, tolerance: tolerance, smoothing: nil, mark: nil)
    }
  }

  /// Whether the images have the same size and no more pixels differ than the tolerance allows.
  public var isTolerable: Bool { isSameSize && count <= allowedCount }

  /// Whether the images have the same size.
  public var isSameSize: Bool { firstSize == secondSize }

  /// A description of the difference, such as `12 pixels differ (0.4 %) in 10×3 at (4, 7)`.
  public var sentence: String {
    if !isSameSize { return "the size is \(Self.text(secondSize)) instead of \(Self.text(firstSize)) pixels" }
    guard count > 0 else { return "no pixel differs" }
    let share = Double(count) / Double(max(firstSize.x * firstSize.y, 1)) * 100
    let percent = share < 0.01 ? "under 0.01" : "\((share * 100).rounded() / 100)"
    let bounds = "\(area.width)×\(area.height) at (\(area.x), \(area.y))"
    return "\(Wording.count(count, "pixel")) \(count == 1 ? "differs" : "differ") (\(percent) %) in \(bounds)"
  }

  private static func text(_ size: SIMD2<Int>) -> String { "\(size.x)×\(size.y)" }

  private mutating func add(_ x: Int, _ y: Int, distance: Double) {
    count += 1
    area.extend(x, y)
    largestDistance = max(largestDistance, distance)
  }

  /// Compares the pixels that both images have; rows with equal bytes are skipped.
  private mutating func compareOverlap(
    _ first: Bitmap, _ second: Bitmap, tolerance: PixelTolerance, mark: ((Int, Int, Bool) -> Void)?
  ) {
    let width = min(first.width, second.width)
    let smoothing =
      tolerance.allowsAntialiasing && isSameSize ? EdgeSmoothing(first: first, second: second) : nil
    first.bytes.withUnsafeBytes { a in
      second.bytes.withUnsafeBytes { b in
        for y in 0..<min(first.height, second.height) {
          let rowA = UnsafeRawBufferPointer(rebasing: a[(4 * y * first.width)..<(4 * (y * first.width + width))])
          let rowB = UnsafeRawBufferPointer(rebasing: b[(4 * y * second.width)..<(4 * (y * second.width + width))])
          if rowA.isSame(as: rowB) { continue }
          compare(rowA, rowB, y: y, tolerance: tolerance, smoothing: smoothing, mark: mark)
        }
      }
    }
  }

  /// Compares the pixels of two rows.
  private mutating func compare(
    _ rowA: UnsafeRawBufferPointer, _ rowB: UnsafeRawBufferPointer, y: Int, tolerance: PixelTolerance,
    smoothing: EdgeSmoothing?, mark: ((Int, Int, Bool) -> Void)?
  ) {
    for x in 0..<(rowA.count / 4) {
      let one = rowA.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
      let two = rowB.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
      if one == two || one.isInvisible && two.isInvisible { continue }
      if tolerance.ignored.contains(where: { $0.contains(x, y) }) { continue }
      let distance = PixelDistance.between(one.pixel, two.pixel)
      if !tolerance.isExact && distance <= tolerance.distance { continue }
      if let smoothing, smoothing.explains(x, y) {
        smoothedCount += 1
        mark?(x, y, true)
      } else {
        add(x, y, distance: distance)
        mark?(x, y, false)
      }
    }
  }

  /// Counts the pixels that only one image has.
  private mutating func countOverhang(_ ignored: [PixelRect], mark: ((Int, Int, Bool) -> Void)?) {
    let both = SIMD2(min(firstSize.x, secondSize.x), min(firstSize.y, secondSize.y))
    for y in 0..<max(firstSize.y, secondSize.y) {
      let start = y < both.y ? both.x : 0
      let end = y < firstSize.y ? y < secondSize.y ? max(firstSize.x, secondSize.x) : firstSize.x : secondSize.x
      for x in start..<max(start, end) where !ignored.contains(where: { $0.contains(x, y) }) {
        add(x, y, distance: 1)
        mark?(x, y, false)
      }
    }
  }
}

extension UInt32 {
  /// The components of a pixel whose bytes were loaded as one integer.
  fileprivate var pixel: SIMD4<UInt8> { unsafeBitCast(self, to: SIMD4<UInt8>.self) }
  /// Whether the pixel is transparent, so that its colour does not matter.
  fileprivate var isInvisible: Bool { pixel.w == 0 }
}
