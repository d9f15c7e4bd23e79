import Glibc
import PlumblineLayout

/// The icon fonts' drawings for the names of SF Symbols.
///
/// A drawing is a glyph name of Material Design Icons, or of Material Icons with the prefix `mi:`. Other prefixes
/// compose drawings: `hollow:` keeps the outline of a filled drawing, `ring:` encloses it in a circle, `behind:` and
/// `below:` draw a cloud in front of or above another symbol, `sky:` in front of one and above another, `inside:` draws
/// a symbol within another, `text:` draws letters, and `drawn:` names one of Plumbline's own shapes, `sketch:` is a
/// ``SymbolSketch``; `turned:` turns a drawing counter-clockwise by a right angle, and `corner:` puts one over the
/// upper right corner of another. A drawing with the prefix `~` is that of another symbol; a warning reports it.
/// Variants that the table lacks (`.circle`, `.square`, `.slash`, `.badge…`, `.and.`, `.on.` and others) are composed
/// by the parts of their names.
struct SymbolTable: Sendable {
  /// The drawings for one symbol.
  struct Entry: Sendable {
    /// The drawing of the outlined symbol.
    var outline: String
    /// The drawing of the filled symbol.
    var fill: String
  }

  /// The drawings, by symbol name.
  let entries: [String: Entry]

  /// The table, created for the first text that contains a symbol.
  static let shared = SymbolTable()

  private init() {
    var entries: [String: Entry] = [:]
    for var list in [
      Self.shapes, Self.objects, Self.devices, Self.outdoors, Self.signs, Self.interface, Self.places, Self.tools,
      Self.everyday,
    ] {
      list.withUTF8 { bytes in
        for line in bytes.fields(separatedBy: UInt8(ascii: "\n")) {
          let fields = line.fields(separatedBy: UInt8(ascii: " ")).map(\.text)
          guard fields.count >= 2 else { continue }
          entries[fields[0]] = Entry(outline: fields[1], fill: fields.count > 2 ? fields[2] : fields[1])
        }
      }
    }
    for var list in [
      Self.sketches, Self.furtherSketches, Self.composedSketches, Self.measuredSketches,
      Self.filledSketches, Self.arrowSketches, Self.thingSketches, Self.windowSketches, Self.appSketches,
    ] {
      list.withUTF8 { bytes in
        for line in bytes.fields(separatedBy: UInt8(ascii: "\n")) {
          let fields = line.fields(separatedBy: UInt8(ascii: ";")).map(\.text)
          guard fields.count >= 2 else { continue }
          let outline = "sketch:" + fields[1]
          let fill = fields.count > 2 ? "sketch:" + fields[2] : entries[fields[0]]?.fill ?? outline
          entries[fields[0]] = Entry(outline: outline, fill: fill)
        }
      }
    }
    self.entries = entries
  }

  /// Returns up to three known names that resemble an unknown one, nearest first.
  ///
  /// Variants of the table's names are included.
  func near(_ name: String) -> [String] {
    let parts = Set(name.split(separator: "."))
    let names = Set(
      entries.keys.filter { !$0.hasPrefix("_") }.flatMap { known in
        (known.hasSuffix(".fill") ? [""] : Self.variants).map { known + $0 }
      })
    let ranked = names.map { known -> (name: String, distance: Int) in
      let shared = parts.intersection(known.split(separator: ".")).count
      return (known, NearNames.distance(name, known) - 4 * shared)
    }
    return ranked.filter { $0.distance <= max(name.count / 3, 1) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// Returns the first of the symbols with a drawing, or nil if no symbol has it.
  func owner(of drawing: String) -> String? {
    entries.filter { $0.value.outline == drawing || $0.value.fill == drawing }.map(\.key).min()
  }

  /// The suffixes of the variants that an unknown name is compared with.
  private static let variants = ["", ".fill", ".circle", ".circle.fill", ".slash", ".slash.fill"]
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the parts of the text between the separators, without spaces in front and without empty ones.
  ///
  /// Bytes are compared: finding the characters of the whole table would take longer than the layout of a small file.
  fileprivate func fields(separatedBy separator: UInt8) -> [UnsafeBufferPointer<UInt8>] {
    guard let base = baseAddress else { return [] }
    var result: [UnsafeBufferPointer<UInt8>] = []
    var start = 0
    while start < count {
      let found = memchr(base + start, Int32(separator), count - start)
      let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? count
      while start < end, base[start] == UInt8(ascii: " ") { start += 1 }
      if start < end { result.append(UnsafeBufferPointer(start: base + start, count: end - start)) }
      start = end + 1
    }
    return result
  }

  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
