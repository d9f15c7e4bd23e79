import LayoutCore

/// The atoms of a text in one style whose only places to break are its spaces: the usual label or paragraph.
///
/// It is read in one pass over its bytes; each word costs one look into the table.
struct PlainText {
  /// The words, where they are kept.
  var atoms: ContiguousArray<TextAtom>
  /// The width of the text on one line.
  var width = 0.0
  /// The vertical measures of every line.
  var metrics: FontMetrics

  /// Up to how many bytes a text's words are read again when they are needed, instead of kept: most labels never wrap.
  static let shortLength = 40

  /// Reads a text, or nil where it is not plain; `keepsAll` keeps the words of short texts too.
  init?(_ text: borrowing StyledText, context: ShapingContext, keepsAll: Bool = false) {
    guard text.runs.count == 1, text.paragraph.layoutDirection == .leftToRight else { return nil }
    let found = text.runs.withUnsafeBufferPointer { runs -> PlainText? in
      guard let run = runs.baseAddress, case .string(let string) = run.pointee.piece, run.pointee.baselineOffset == 0,
        let recent = context.style(of: run, locale: text.paragraph.locale),
        recent.features.isDisjoint(with: [.lowercaseSmallCaps, .uppercaseSmallCaps]), recent.style.notice == nil
      else { return nil }
      let tracking = run.pointee.letterSpacing
      return string.utf8.withContiguousStorageIfAvailable { bytes in
        PlainText(
          bytes, recent: recent, context: context, tracking: tracking,
          keepsAtoms: keepsAll || bytes.count > Self.shortLength)
      } ?? nil
    }
    guard let found else { return nil }
    self = found
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

  nonisolated(unsafe) private static let kindTable: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    table.initialize(from: kinds, count: 256)
    return UnsafePointer(table)
  }()

  /// Reads words until the end, or nil where a byte needs a closer look.
  private init?(
    _ bytes: UnsafeBufferPointer<UInt8>, recent: RecentStyle, context: ShapingContext, tracking: Double,
    keepsAtoms: Bool
  ) {
    let count = bytes.count
    guard count > 0, let base = bytes.baseAddress, base[0] != 0x20 else { return nil }
    let (scale, space, kernsSpaces) = (recent.scale, Int(recent.space), recent.kernsSpaces)
    let table = Unmanaged.passUnretained(recent.table)
    let kinds = Self.kindTable
    metrics = recent.metrics
    atoms = []
    if keepsAtoms { atoms.reserveCapacity(count / 5 + 2) }
    var units = 0
    var clusters = 0
    var index = 0
    var hasLookedAhead = false
    while index < count {
      let start = index
      guard kinds[Int(base[index])] == Kind.letter.rawValue else { return nil }
      while index < count {
        let kind = kinds[Int(base[index])]
        if kind != Kind.letter.rawValue {
          if kind == Kind.space.rawValue { break }
          if kind == Kind.other.rawValue { return nil }
          if kind == Kind.ending.rawValue, index + 1 < count, base[index + 1] != 0x20 { return nil }
        }
        index += 1
      }
      let end = index
      while index < count, base[index] == 0x20 { index += 1 }
      var edges: WordEdges = []
      if kernsSpaces, start > 0 { edges.insert(.spaceBefore) }
      if kernsSpaces, index > end { edges.insert(.spaceAfter) }
      let text = UnsafeBufferPointer(start: base + start, count: end - start)
      let known = table._withUnsafeGuaranteedRef { $0.word(text, edges: edges) }
      if known == nil, !hasLookedAhead {
        if context.knowsDependence(in: bytes, from: start, style: recent.style, table: recent.table) { return nil }
        hasLookedAhead = true
      }
      let word = known ?? context.word(text, edges: edges, style: recent.style, table: recent.table)
      if word.dependsOnNeighbours || word.lacksGlyphs { return nil }
      units += Int(word.lead)
      let before = (units: units, clusters: clusters)
      units += Int(word.advance)
      clusters += Int(word.clusters)
      if keepsAtoms {
        atoms.append(
          TextAtom(
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
            next: Int32(truncatingIfNeeded: index), isForced: false, isHyphenated: false,
            x: Double(before.units) * scale + Double(before.clusters) * tracking,
            endX: Double(units) * scale + Double(clusters) * tracking))
      }
      if index == count {
        width = Double(units) * scale + Double(clusters) * tracking
      }
      units += (index - end) * space
      clusters += index - end
    }
  }
}
