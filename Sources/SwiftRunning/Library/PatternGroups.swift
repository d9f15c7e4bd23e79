/// The capture groups of a pattern, in the order of their parentheses.
struct PatternGroups {
  private let letters: [Character]
  private var position = 0
  /// The names of the groups, nil for one without.
  private(set) var names: [String?] = []
  /// Whether each group may take no part in a match.
  private(set) var isOptional: [Bool] = []

  /// Creates a reader of a pattern.
  init(_ pattern: String) { letters = Array(pattern) }

  private var next: Character? { position < letters.count ? letters[position] : nil }

  private func follows(_ text: String) -> Bool { letters[position...].starts(with: text) }

  /// Reads alternatives up to a closing parenthesis or the end.
  mutating func read() {
    let first = isOptional.count
    var hasAlternatives = false
    while let letter = next, letter != ")" {
      position += 1
      switch letter {
      case "\\": position += 1
      case "[": skipClass()
      case "|": hasAlternatives = true
      case "(": readGroup()
      default: break
      }
    }
    if hasAlternatives { for index in first..<isOptional.count { isOptional[index] = true } }
  }

  private mutating func skipClass() {
    while let letter = next, letter != "]" { position += letter == "\\" ? 2 : 1 }
    position += 1
  }

  private mutating func readGroup() {
    let first = isOptional.count
    if !follows("?") {
      names.append(nil)
      isOptional.append(false)
    } else if follows("?<"), !follows("?<="), !follows("?<!") {
      position += 2
      names.append(String(letters[position...].prefix { $0 != ">" }))
      isOptional.append(false)
    }
    read()
    position += 1
    if let letter = next, letter == "?" || letter == "*" || follows("{0") {
      for index in first..<isOptional.count { isOptional[index] = true }
    }
  }
}
