/// The build settings of a target, from the levels of the project and the target, each with its configuration file.
///
/// A level overrides the levels below it; `$(inherited)` in a value stands for the value that it overrides. Conditional
/// settings, such as `NAME[sdk=iphone*]`, apply if their condition holds for the platform's simulator and the
/// configuration.
struct BuildSettings {
  /// The values of each setting from the lowest level to the highest.
  private var values: [String: [String]] = [:]
  private let configuration: String
  private let platform: Platform

  /// Creates empty settings for a configuration and a platform.
  init(configuration: String, platform: Platform) { (self.configuration, self.platform) = (configuration, platform) }

  /// Adds a level that overrides the previous ones.
  mutating func add(_ level: [String: String]) {
    for key in level.keys.sorted() {
      guard let value = level[key] else { continue }
      let parts = key.split(separator: "[")
      guard let name = parts.first, parts.dropFirst().allSatisfy({ holds($0) }) else { continue }
      values[String(name), default: []].append(value)
    }
  }

  /// Returns whether a condition such as `sdk=iphone*]` holds.
  private func holds(_ condition: Substring) -> Bool {
    let parts = condition.dropLast().split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return false }
    switch parts[0] {
    case "sdk": return Self.matches(parts[1], platform.buildName)
    case "config": return Self.matches(parts[1], configuration)
    case "arch": return Self.matches(parts[1], "arm64")
    default: return false
    }
  }

  private static func matches(_ pattern: Substring, _ name: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }

  /// Returns the value of a setting with its references expanded, or nil if it is empty or not set.
  func value(_ name: String) -> String? {
    let text = expanded(name, below: values[name]?.count ?? 0, depth: 0)
    return text.isEmpty ? nil : text
  }

  /// Returns the elements of a setting, separated by spaces that are neither quoted nor escaped.
  func list(_ name: String) -> [String] { value(name).map(Self.words) ?? [] }

  /// Returns the value of a setting from the levels below a given one.
  private func expanded(_ name: String, below level: Int, depth: Int) -> String {
    guard depth < 30, level > 0, let texts = values[name] else { return "" }
    return replacingReferences(in: texts[level - 1], of: name, below: level - 1, depth: depth + 1)
  }

  private func replacingReferences(in text: String, of name: String, below level: Int, depth: Int) -> String {
    guard text.contains("$"), depth < 30 else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{", let end = Self.end(of: rest) else {
        result += "$"
        continue
      }
      let inner = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
      let reference = replacingReferences(in: inner, of: name, below: level, depth: depth + 1)
      result += value(ofReference: reference, in: name, below: level, depth: depth + 1)
    }
    return result + rest
  }

  /// Returns the index of the bracket that closes the one at the start of a text.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" || text[index] == "{" { depth += 1 }
      if text[index] == ")" || text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the value of a reference `NAME:modifier:modifier`.
  private func value(ofReference reference: String, in name: String, below level: Int, depth: Int) -> String {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var value =
      parts[0] == "inherited" || parts[0] == name
      ? expanded(name, below: level, depth: depth)
      : expanded(parts[0], below: values[parts[0]]?.count ?? 0, depth: depth)
    for modifier in parts.dropFirst() {
      switch modifier {
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case "c99extidentifier", "identifier": value = Self.identifier(value)
      case "rfc1034identifier":
        value = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case _ where modifier.hasPrefix("default="):
        if value.isEmpty { value = String(modifier.dropFirst("default=".count)) }
      default: break
      }
    }
    return value
  }

  /// Returns a name as a Swift identifier, in which `_` replaces all characters except letters and digits.
  static func identifier(_ name: String) -> String {
    var text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if text.first?.isNumber ?? false { text = "_" + text.dropFirst() }
    return text
  }

  /// Returns the words of a text, split like a shell's command line.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var (isOpen, isEscaped) = (false, false)
    var quote: Character?
    for letter in text {
      if isEscaped {
        word.append(letter)
        isEscaped = false
      } else if letter == "\\" {
        (isEscaped, isOpen) = (true, true)
      } else if letter == quote {
        quote = nil
      } else if quote == nil, letter == "\"" || letter == "'" {
        (quote, isOpen) = (letter, true)
      } else if quote == nil, letter.isWhitespace {
        if isOpen { words.append(word) }
        (word, isOpen) = ("", false)
      } else {
        word.append(letter)
        isOpen = true
      }
    }
    if isOpen { words.append(word) }
    return words.filter { !$0.isEmpty }
  }
}
