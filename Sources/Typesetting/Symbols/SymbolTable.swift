import PlumblineLayout

/// Which drawings of the icon fonts stand for which of Apple's symbols.
///
/// A drawing is named as in Material Design Icons, or with `mi:` before it as in Material Icons; `hollow:` leaves the outline of
/// a solid drawing, `ring:` sets it in a circle, `behind:` and `below:` set a cloud before or over another symbol; `text:` sets letters,
/// and `drawn:` names a drawing of one's own. Variants that the table does
/// not list (`.circle`, `.square`, `.slash`, `.badge…`) are composed by rule.
struct SymbolTable: Sendable {
  /// The drawings of a symbol.
  struct Entry: Sendable {
    /// The drawing in outline.
    var outline: String
    /// The drawing filled.
    var fill: String
  }

  /// The drawings by the symbols' names.
  let entries: [String: Entry]

  /// The table, read when a text first has a symbol.
  static let shared = SymbolTable()

  private init() {
    var entries: [String: Entry] = [:]
    for list in [Self.shapes, Self.objects, Self.signs, Self.places, Self.tools, Self.everyday] {
      for line in list.split(separator: "\n") {
        let fields = line.split(separator: " ").map(String.init)
        guard fields.count >= 2 else { continue }
        entries[fields[0]] = Entry(outline: fields[1], fill: fields.count > 2 ? fields[2] : fields[1])
      }
    }
    self.entries = entries
  }

  /// Names like an unknown one, nearest first, at most three; among them the variants of those that the table lists.
  func near(_ name: String) -> [String] {
    let parts = Set(name.split(separator: "."))
    let names = Set(
      entries.keys.flatMap { known in (known.hasSuffix(".fill") ? [""] : Self.variants).map { known + $0 } })
    let ranked = names.map { known -> (name: String, distance: Int) in
      let shared = parts.intersection(known.split(separator: ".")).count
      return (known, NearNames.distance(name, known) - 4 * shared)
    }
    return ranked.filter { $0.distance <= max(name.count / 3, 1) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// The endings of the variants that misspelt names are compared with.
  private static let variants = ["", ".fill", ".circle", ".circle.fill", ".slash", ".slash.fill"]
}
