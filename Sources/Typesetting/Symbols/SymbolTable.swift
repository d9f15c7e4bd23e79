/// Which drawings of the icon fonts stand for which of Apple's symbols.
///
/// A drawing is named as in Material Design Icons, or with `mi:` before it as in Material Icons. Variants that the table does
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
    for list in [Self.shapes, Self.objects] {
      for line in list.split(separator: "\n") {
        let fields = line.split(separator: " ").map(String.init)
        guard fields.count >= 2 else { continue }
        entries[fields[0]] = Entry(outline: fields[1], fill: fields.count > 2 ? fields[2] : fields[1])
      }
    }
    self.entries = entries
  }

  /// Names like an unknown one, nearest first, at most three.
  func near(_ name: String) -> [String] {
    let parts = Set(name.split(separator: "."))
    let ranked = entries.keys.map { known -> (name: String, distance: Int) in
      let shared = parts.intersection(known.split(separator: ".")).count
      return (known, editDistance(name, known) - 4 * shared)
    }
    return ranked.filter { $0.distance <= max(name.count / 3, 1) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }
}

/// How many characters must be put in, taken out or replaced to make one name of another.
func editDistance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a.utf8), Array(b.utf8))
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
      diagonal = row[j + 1]
      row[j + 1] = cost
    }
  }
  return row[b.count]
}
