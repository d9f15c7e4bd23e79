/// The frames of Apple's symbols and the boxes of their drawings within them, to which the open drawings are fitted.
///
/// A line of the tables has the width and the height of a frame and of the drawing in it, in 1/34 em, after that the
/// distance by which the drawing is right of the middle, if it is, and then the symbols of these sizes. The frame's
/// sides were rounded up to whole units. Rule: <doc:Drawing#Symbols>.
struct SymbolFrames: Sendable {
  /// The frame of a symbol, in em of the text.
  struct Frame: Sendable {
    /// The size of the frame.
    var width: Double, height: Double
    /// The size of the drawing in the middle of the frame.
    var inkWidth: Double, inkHeight: Double
    /// The distance from the frame's middle to the drawing's, to the right.
    var shift: Double
  }

  private let frames: [String: Frame]

  /// The frames, read for the first text that contains a symbol.
  static let shared = SymbolFrames()

  private init() {
    var frames: [String: Frame] = [:]
    frames.reserveCapacity(1_700)
    for var table in [Self.narrow, Self.wide] {
      table.withUTF8 { bytes in
        // Read byte by byte: splitting the text took a fifteenth of the time of a figure with symbols.
        var start = 0
        var numbers: [Int] = []
        var frame: Frame?
        for end in 0...bytes.count {
          let byte = end < bytes.count ? bytes[end] : UInt8(ascii: "\n")
          let isLineEnd = byte == UInt8(ascii: "\n")
          guard isLineEnd || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ";") else { continue }
          if end > start {
            if let frame {
              frames[String(decoding: bytes[start..<end], as: UTF8.self)] = frame
            } else {
              let isNegative = bytes[start] == UInt8(ascii: "-")
              let digits = bytes[(isNegative ? start + 1 : start)..<end]
              let number = digits.reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
              numbers.append(isNegative ? -number : number)
            }
          }
          start = end + 1
          if byte == UInt8(ascii: ";") {
            frame = Frame(numbers)
          } else if isLineEnd {
            (numbers, frame) = ([], nil)
          }
        }
      }
    }
    self.frames = frames
  }

  /// Returns the frame of a symbol, or nil if it is not known.
  subscript(_ name: String) -> Frame? { frames[name] }

  /// The number of units in an em.
  fileprivate static let units = 34.0
}

extension SymbolFrames.Frame {
  /// Creates the frame of a line's numbers, or returns nil if numbers are missing.
  fileprivate init?(_ numbers: [Int]) {
    guard numbers.count >= 4 else { return nil }
    let units = SymbolFrames.units
    self.init(
      width: (Double(numbers[0]) - 0.5) / units, height: (Double(numbers[1]) - 0.5) / units,
      inkWidth: Double(numbers[2]) / units, inkHeight: Double(numbers[3]) / units,
      shift: numbers.count > 4 ? Double(numbers[4]) / 2 / units : 0)
  }
}
