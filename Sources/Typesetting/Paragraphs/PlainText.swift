import LayoutCore

/// The atoms of a text in one style whose only places to break are its spaces: the usual label or paragraph.
///
/// It is read in one pass over its bytes; each word costs one look into the table.
struct PlainText {
  /// The words.
  var atoms: ContiguousArray<TextAtom>
  /// The vertical measures of every line.
  var metrics: FontMetrics

  /// Reads a text, or nil where it is not plain.
  init?(_ text: StyledText, context: ShapingContext) {
    guard text.runs.count == 1, case .string(let string) = text.runs[0].piece,
      text.paragraph.layoutDirection == .leftToRight
    else { return nil }
    let run = text.runs[0]
    guard !run.font.hasLowercaseSmallCaps, !run.font.hasUppercaseSmallCaps, run.baselineOffset == 0,
      let style = context.style(font: run.font, features: ShapingFeatures(run), locale: text.paragraph.locale),
      style.notice == nil
    else { return nil }
    atoms = []
    metrics = style.typeface.metrics.scaled(by: run.font.size).leading(run.font.leading, size: run.font.size)
    let scale = run.font.size / style.typeface.unitsPerEm
    let tracking = run.tracking + run.kerning
    let found = string.utf8.withContiguousStorageIfAvailable { bytes in
      read(bytes, style: style, context: context, scale: scale, tracking: tracking)
    }
    guard found == true else { return nil }
  }

  /// What a byte means to the reader.
  private enum Kind: UInt8 {
    case letter, space, infix, ending, other
  }

  private static let kinds: [UInt8] = (0...255).map { byte in
    let kind: Kind =
      switch UInt8(byte) {
      case 0x20: .space
      case 0x2C, 0x2E, 0x3A, 0x3B: .infix
      case 0x21, 0x3F: .ending
      case 0x22, 0x23, 0x26, 0x27, 0x2A, 0x30...0x39, 0x3C...0x3E, 0x40...0x5A, 0x5E...0x7A, 0x7E: .letter
      default: .other
      }
    return kind.rawValue
  }

  /// Reads words until the end; false where a byte needs a closer look.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle, context: ShapingContext, scale: Double, tracking: Double
  ) -> Bool {
    let count = bytes.count
    guard count > 0, bytes[0] != 0x20 else { return false }
    let table = context.table(of: style)
    let space = style.typeface.space.advance
    atoms.reserveCapacity(count / 5 + 2)
    var units = 0
    var clusters = 0
    var index = 0
    return Self.kinds.withUnsafeBufferPointer { kinds in
      while index < count {
        let start = index
        guard kinds[Int(bytes[index])] == Kind.letter.rawValue else { return false }
        while index < count, kinds[Int(bytes[index])] != Kind.space.rawValue {
          let kind = kinds[Int(bytes[index])]
          index += 1
          if kind == Kind.other.rawValue { return false }
          if kind == Kind.ending.rawValue, index < count, bytes[index] != 0x20 { return false }
        }
        let end = index
        while index < count, bytes[index] == 0x20 { index += 1 }
        var edges: WordEdges = []
        if start > 0 { edges.insert(.spaceBefore) }
        if index > end { edges.insert(.spaceAfter) }
        let word = context.word(
          UnsafeBufferPointer(rebasing: bytes[start..<end]), edges: edges, style: style, table: table)
        if word.dependsOnNeighbours || word.lacksGlyphs { return false }
        units += Int(word.lead)
        let x = Double(units) * scale + Double(clusters) * tracking
        units += Int(word.advance)
        clusters += Int(word.clusters)
        atoms.append(
          TextAtom(
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
            next: Int32(truncatingIfNeeded: index), isForced: false, isHyphenated: false, x: x,
            endX: Double(units) * scale + Double(clusters) * tracking))
        units += (index - end) * Int(space)
        clusters += index - end
      }
      return true
    }
  }
}
