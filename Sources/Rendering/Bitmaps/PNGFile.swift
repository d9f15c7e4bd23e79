import CPlumblineDeflate

/// The parts of a PNG file, read but not yet turned into pixels.
///
/// Source: PNG specification, third edition.
public struct PNGFile: Sendable {
  /// How a pixel is stored.
  public enum ColorType: UInt8, Sendable {
    /// One sample of gray.
    case gray = 0
    /// Red, green and blue.
    case rgb = 2
    /// An index in the palette.
    case palette = 3
    /// Gray and opacity.
    case grayAlpha = 4
    /// Red, green, blue and opacity.
    case rgba = 6

    /// The number of samples of a pixel.
    var samples: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The bits of a sample.
  public let bitDepth: Int
  /// How a pixel is stored.
  public let colorType: ColorType
  /// Whether the pixels come in seven passes.
  public let isInterlaced: Bool
  /// The palette's colours, three bytes each.
  public private(set) var palette: [UInt8] = []
  /// The chunk that tells which colours are transparent.
  public private(set) var transparency: [UInt8] = []
  /// The compressed rows.
  private let data: [UInt8]

  /// The most pixels that a file may have.
  private static let pixelLimit = 1 << 28

  /// The parts of a file, or nil if it is not a PNG file that can be read.
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

  /// Whether equal rows mean equal pixels in both files.
  package func isStored(like other: PNGFile) -> Bool {
    width == other.width && height == other.height && bitDepth == other.bitDepth && colorType == other.colorType
      && isInterlaced == other.isInterlaced && palette == other.palette && transparency == other.transparency
  }

  /// The bytes from a pixel to the one left of it, as filters count them.
  var filterStep: Int { max(colorType.samples * bitDepth / 8, 1) }

  /// The bytes of a row of some pixels, without the byte that names its filter.
  func rowLength(_ pixels: Int) -> Int { (pixels * colorType.samples * bitDepth + 7) / 8 }

  /// The rows as they are stored: each a byte that names its filter and its filtered bytes; nil if they cannot be inflated.
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

  /// A sparse picture that is stored before the others: the whole one, or one of the seven of an interlaced file.
  struct Pass {
    /// The first column and row.
    let x: Int, y: Int
    /// The columns and rows from one pixel to the next.
    let dx: Int, dy: Int
    /// The columns of the pass.
    let width: Int
    /// The rows of the pass.
    let height: Int
  }

  /// The passes that hold pixels, in their order.
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
