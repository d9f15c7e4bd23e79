/// The frames of Apple's symbols and the boxes of their drawings within them, to which the open drawings are fitted.
///
/// A line of the tables has the width and the height of a frame and of the drawing in it, in 1/34 em, after that the
/// distance by which the drawing is right of the middle, if it is, and then the symbols of these sizes. The frame's sides
/// were rounded up to whole units. Rule: <doc:Drawing#Symbols>.
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
    for line in [Self.narrow, Self.wide].flatMap({ $0.utf8.split(separator: UInt8(ascii: "\n")) }) {
      let parts = line.split(separator: UInt8(ascii: ";"))
      let numbers = parts[0].split(separator: UInt8(ascii: " ")).compactMap { Int(Substring($0)) }
      guard parts.count == 2, numbers.count >= 4 else { continue }
      let frame = Frame(
        width: (Double(numbers[0]) - 0.5) / Self.units, height: (Double(numbers[1]) - 0.5) / Self.units,
        inkWidth: Double(numbers[2]) / Self.units, inkHeight: Double(numbers[3]) / Self.units,
        shift: numbers.count > 4 ? Double(numbers[4]) / 2 / Self.units : 0)
      for name in parts[1].split(separator: UInt8(ascii: " ")) { frames[String(Substring(name))] = frame }
    }
    self.frames = frames
  }

  /// Returns the frame of a symbol, or nil if it is not known.
  subscript(_ name: String) -> Frame? { frames[name] }

  /// The number of units in an em.
  private static let units = 34.0
}
