import CPlumblineDeflate

/// The contents of a PNG file before its pixels are decoded.
///
/// Source: Portable Network Graphics, third edition.
public struct PNGFile: Sendable {
  /// The samples of a pixel.
  public enum ColorType: UInt8, Sendable {
    /// One grey sample.
    case gray = 0
    /// Red, green and blue.
    case rgb = 2
    /// An index into the palette.
    case palette = 3
    /// Grey and opacity.
    case grayAlpha = 4
    /// Red, green, blue and opacity.
    case rgba = 6

    /// The number of samples per pixel.
    var samples: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The number of bits per sample.
  public let bitDepth: Int
  /// The samples of a pixel.
  public let colorType: ColorType
  /// Whether the pixels are stored in the seven passes of Adam7.
  public let isInterlaced: Bool
  /// The palette's colours, with three bytes each.
  public private(set) var palette: [UInt8] = []
  /// The content of the `tRNS` chunk, which makes colours transparent.
  public private(set) var transparency: [UInt8] = []
  /// The compressed rows.
  private let data: [UInt8]

  /// The largest number of pixels that a file may have.
  private static let pixelLimit = 1 << 28

  /// Reads the chunks of a file; nil if it is not a valid PNG file or has too many pixels.
  public init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { return nil }
    var header: ArraySlice<UInt8> = []
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    var data: [UInt8] = []
    var position = 8
    while position + 12 <= bytes.count {
      let length = Self.number(bytes[position..<position + 4])
      guard length <= bytes.count - position - 12 else { return nil }
      let body = bytes[(position + 8)..<(position + 8 + length)]
      switch Self.number(bytes[(position + 4)..<(position + 8)]) {
      case 0x4948_4452: header = body
      case 0x504C_5445: palette = Array(body)
      case 0x7452_4E53: transparency = Array(body)
      case 0x4944_4154: data += body
      default: break
      }
      position += 12 + length
    }
    let fields = Array(header)
    guard fields.count == 13, let colorType = ColorType(rawValue: fields[9]), fields[10] == 0, fields[11] == 0,
      fields[12] < 2, [1, 2, 4, 8, 16].contains(fields[8])
    else { return nil }
    width = Self.number(fields[0..<4])
    height = Self.number(fields[4..<8])
    bitDepth = Int(fields[8])
    self.colorType = colorType
    isInterlaced = fields[12] == 1
    self.palette = palette
    self.transparency = transparency
    self.data = data
    let area = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !area.overflow, area.partialValue <= Self.pixelLimit else { return nil }
    guard bitDepth >= 8 || colorType == .gray || colorType == .palette, bitDepth < 16 || colorType != .palette else {
      return nil
    }
  }

  /// Returns whether both files store pixels in the same way, so that equal rows are equal pixels.
  package func isStored(like other: PNGFile) -> Bool {
    width == other.width && height == other.height && bitDepth == other.bitDepth && colorType == other.colorType
      && isInterlaced == other.isInterlaced && palette == other.palette && transparency == other.transparency
  }

  /// The distance in bytes from a pixel to its left neighbour, as filters use it.
  var filterStep: Int { max(colorType.samples * bitDepth / 8, 1) }

  /// Returns the number of bytes in a row of pixels, without the filter type.
  func rowLength(_ pixels: Int) -> Int { (pixels * colorType.samples * bitDepth + 7) / 8 }

  /// Returns the decompressed rows, each with its filter type and filtered bytes; nil if the data is damaged.
  public func filteredRows() -> [UInt8]? {
    let size = passes.reduce(0) { $0 + $1.height * (rowLength($1.width) + 1) }
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let rows = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      if let start = buffer.baseAddress { Rendering.preferLargePages(start, size) }
      var actual = 0
      let status = data.withUnsafeBytes { input in
        libdeflate_zlib_decompress(
          decompressor, input.baseAddress, input.count, buffer.baseAddress, buffer.count, &actual)
      }
      isWhole = status == LIBDEFLATE_SUCCESS && actual == size
      count = isWhole ? size : 0
    }
    return isWhole ? rows : nil
  }

  /// One pass of an image: the whole image, or one of the seven parts of an interlaced one.
  struct Pass {
    /// The first column and row of the pass.
    let x: Int, y: Int
    /// The distance between columns and between rows.
    let dx: Int, dy: Int
    /// The number of columns in the pass.
    let width: Int
    /// The number of rows in the pass.
    let height: Int
  }

  /// The passes with pixels, in stored order.
  var passes: [Pass] {
    guard isInterlaced else { return [Pass(x: 0, y: 0, dx: 1, dy: 1, width: width, height: height)] }
    let steps = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    return steps.map { x, y, dx, dy in
      Pass(x: x, y: y, dx: dx, dy: dy, width: (width - x + dx - 1) / dx, height: (height - y + dy - 1) / dy)
    }.filter { $0.width > 0 && $0.height > 0 }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
