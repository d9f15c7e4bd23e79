extension Prelude {
  /// The reader of predicates that are written as text, in plain Swift.
  static let predicateFormats: [String: String] = [
    "_PredicateReader": #"""
    struct _PredicateReader {
      let format: String
      var arguments: [Any?]
      var tokens: [String] = []
      var position = 0
      init(_ format: String, _ arguments: [Any?]) {
        self.format = format
        self.arguments = arguments
        tokens = Self.tokens(of: format)
      }
      static func tokens(of format: String) -> [String] {
        var (result, word, quote): ([String], String, Character?) = ([], "", nil)
        let characters = Array(format)
        var index = 0
        func isWord(_ character: Character) -> Bool {
          character.isLetter || character.isNumber || "_.@%#$".contains(character)
        }
        while index < characters.count {
          let character = characters[index]
          index += 1
          if let mark = quote {
            word.append(character)
            if character == mark {
              result.append(word)
              word = ""
              quote = nil
            }
            continue
          }
          if isWord(character) || character == "-" && word.isEmpty {
            word.append(character)
            continue
          }
          if !word.isEmpty {
            result.append(word)
            word = ""
          }
          if character == "\"" || character == "'" {
            quote = character
            word = String(character)
          } else if !character.isWhitespace {
            let next = index < characters.count ? String(characters[index]) : ""
            if ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(String(character) + next) {
              result.append(String(character) + next)
              index += 1
            } else {
              result.append(String(character))
            }
          }
        }
        if !word.isEmpty { result.append(word) }
        return result
      }
      var next: String { position < tokens.count ? tokens[position] : "" }
      mutating func take(_ words: String...) -> Bool {
        guard words.contains(next.uppercased()) else { return false }
        position += 1
        return true
      }
      func fail() -> Never { fatalError("Unable to parse the format string \"\(format)\" near \"\(next)\"") }
      mutating func whole() -> (Any?) -> Bool {
        let test = either()
        if position < tokens.count { fail() }
        return test
      }
      mutating func either() -> (Any?) -> Bool {
        var test = both()
        while take("OR", "||") {
          let (left, right) = (test, both())
          test = { left($0) || right($0) }
        }
        return test
      }
      mutating func both() -> (Any?) -> Bool {
        var test = single()
        while take("AND", "&&") {
          let (left, right) = (test, single())
          test = { left($0) && right($0) }
        }
        return test
      }
      mutating func single() -> (Any?) -> Bool {
        if take("NOT", "!") {
          let test = single()
          return { !test($0) }
        }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        if take("(") {
          let test = either()
          if !take(")") { fail() }
          return test
        }
        var quantifier = ""
        if take("ANY", "SOME") {
          quantifier = "ANY"
        } else if ["ALL", "NONE"].contains(next.uppercased()) {
          quantifier = next.uppercased()
          position += 1
        }
        let left = value()
        let (compare, negated) = comparison()
        let right = value()
        return { object in
          let (a, b) = (left(object), right(object))
          if quantifier == "" { return compare(a, b) != negated }
          let members = _PredicateValues.elements(a)
          if quantifier == "ALL" { return members.allSatisfy { compare($0, b) != negated } }
          return members.contains { compare($0, b) != negated } == (quantifier == "ANY")
        }
      }
      mutating func comparison() -> ((Any?, Any?) -> Bool, Bool) {
        let negated = take("NOT")
        let word = next.uppercased()
        position += 1
        var (ignoresCase, ignoresMarks) = (false, false)
        if next == "[" {
          position += 1
          ignoresCase = next.contains("c")
          ignoresMarks = next.contains("d")
          position += 1
          if !take("]") { fail() }
        }
        func folded(_ value: Any?) -> String? {
          guard let text = value as? String else { return nil }
          if !ignoresCase && !ignoresMarks { return text }
          if !ignoresMarks { return text.folding(options: .caseInsensitive, locale: nil) }
          return text.folding(
            options: ignoresCase ? [.caseInsensitive, .diacriticInsensitive] : .diacriticInsensitive, locale: nil)
        }
        func texts(_ a: Any?, _ b: Any?, _ test: (String, String) -> Bool) -> Bool {
          guard let a = folded(a), let b = folded(b) else { return false }
          return test(a, b)
        }
        func equal(_ a: Any?, _ b: Any?) -> Bool {
          if let a = folded(a), let b = folded(b) { return a == b }
          return _PredicateValues.equal(a, b)
        }
        switch word {
        case "==", "=": return ({ equal($0, $1) }, negated)
        case "!=", "<>": return ({ equal($0, $1) }, !negated)
        case "<": return ({ _PredicateValues.order($0, $1) == -1 }, negated)
        case ">": return ({ _PredicateValues.order($0, $1) == 1 }, negated)
        case "<=", "=<": return ({ [-1, 0].contains(_PredicateValues.order($0, $1) ?? 2) }, negated)
        case ">=", "=>": return ({ [0, 1].contains(_PredicateValues.order($0, $1) ?? 2) }, negated)
        case "BEGINSWITH": return ({ texts($0, $1) { $0.hasPrefix($1) } }, negated)
        case "ENDSWITH": return ({ texts($0, $1) { $0.hasSuffix($1) } }, negated)
        case "CONTAINS":
          return ({ a, b in
            if a is String { return texts(a, b) { $1.isEmpty || $0.contains($1) } }
            return _PredicateValues.elements(a).contains { equal($0, b) }
          }, negated)
        case "IN":
          return ({ a, b in
            if b is String { return texts(a, b) { $0.isEmpty || $1.contains($0) } }
            return _PredicateValues.elements(b).contains { equal(a, $0) }
          }, negated)
        case "MATCHES": return ({ texts($0, $1) { _PredicateValues.matches($0, $1) } }, negated)
        case "LIKE":
          return ({ texts($0, $1) { text, pattern in
            var expression = ""
            for character in pattern {
              switch character {
              case "*": expression += ".*"
              case "?": expression += "."
              default: expression += NSRegularExpression.escapedPattern(for: String(character))
              }
            }
            return _PredicateValues.matches(text, expression)
          } }, negated)
        case "BETWEEN":
          return ({ a, b in
            let limits = _PredicateValues.elements(b)
            return limits.count == 2 && [0, 1].contains(_PredicateValues.order(a, limits[0]) ?? 2)
              && [-1, 0].contains(_PredicateValues.order(a, limits[1]) ?? 2)
          }, negated)
        default:
          position -= 1
          fail()
        }
      }
      mutating func value() -> (Any?) -> Any? {
        let word = next
        position += 1
        if word == "{" {
          var parts: [(Any?) -> Any?] = []
          while !take("}") {
            parts.append(value())
            if !take(",") && next != "}" { fail() }
          }
          return { object in parts.map { $0(object) } }
        }
        if word == "%K" { return path("\(argument()!)") }
        if word.first == "%" {
          let value = argument()
          return { _ in value }
        }
        if let first = word.first, first == "\"" || first == "'" {
          let text = String(word.dropFirst().dropLast())
          return { _ in text }
        }
        if let number = Double(word) { return { _ in number } }
        switch word.uppercased() {
        case "SELF": return { $0 }
        case "TRUE", "YES": return { _ in true }
        case "FALSE", "NO": return { _ in false }
        case "NIL", "NULL": return { _ in nil }
        default:
          guard let first = word.first, first.isLetter || first == "_" || first == "#" else {
            position -= 1
            fail()
          }
          return path(word)
        }
      }
      mutating func argument() -> Any? {
        if arguments.isEmpty { fail() }
        return arguments.removeFirst()
      }
      func path(_ text: String) -> (Any?) -> Any? {
        let names = text.split(separator: ".").map(String.init)
        return { object in
          var value = object
          for name in names where name.uppercased() != "SELF" { value = _PredicateValues.member(name, value) }
          return value
        }
      }
    }
    """#
  ]
}
