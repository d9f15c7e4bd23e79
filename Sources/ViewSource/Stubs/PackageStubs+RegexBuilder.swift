extension PackageStubs {
  /// The builder of regular expressions: its components write the pattern of the expression.
  static let regexBuilder = """
    public protocol RegexComponent {}
    public protocol CustomConsumingRegexComponent: RegexComponent {}
    public struct RegexRepetitionBehavior: Equatable {
      let _suffix: String
      public static let eager = RegexRepetitionBehavior(_suffix: "")
      public static let reluctant = RegexRepetitionBehavior(_suffix: "?")
      public static let possessive = RegexRepetitionBehavior(_suffix: "+")
    }
    func _quoted(_ text: String) -> String {
      text.map { "\\\\^$.|?*+()[]{}/#".contains($0) ? "\\\\\\($0)" : String($0) }.joined()
    }
    /// A component by its pattern.
    public struct _RegexPart: RegexComponent {
      let _pattern: String
      /// The pattern as one unit, to which a quantifier applies.
      var _unit: String { "(?:" + _pattern + ")" }
    }
    public struct CharacterClass: RegexComponent {
      /// The members, as they stand between brackets, and whether all other characters are meant.
      let _members: String
      var _isInverted = false
      var _pattern: String { "[" + (_isInverted ? "^" : "") + _members + "]" }
      public var inverted: CharacterClass { CharacterClass(_members: _members, _isInverted: !_isInverted) }
      init(_members: String, _isInverted: Bool = false) {
        self._members = _members
        self._isInverted = _isInverted
      }
      public init(_ classes: CharacterClass...) {
        _members = classes.map { $0._isInverted ? $0._pattern : $0._members }.joined()
      }
      public func union(_ other: CharacterClass) -> CharacterClass {
        CharacterClass(_members: (_isInverted ? _pattern : _members) + (other._isInverted ? other._pattern : other._members))
      }
      public static let any = CharacterClass(_members: "\\\\s\\\\S")
      public static let anyNonNewline = CharacterClass(_members: "\\\\r\\\\n\\\\v\\\\f\\\\u0085\\\\u2028\\\\u2029", _isInverted: true)
      public static let anyGraphemeCluster = CharacterClass(_members: "\\\\s\\\\S")
      public static let digit = CharacterClass(_members: "\\\\d")
      public static let hexDigit = CharacterClass(_members: "0-9a-fA-F")
      public static let word = CharacterClass(_members: "\\\\w")
      public static let whitespace = CharacterClass(_members: "\\\\s")
      public static let horizontalWhitespace = CharacterClass(_members: "\\\\h")
      public static let verticalWhitespace = CharacterClass(_members: "\\\\v")
      public static let newlineSequence = CharacterClass(_members: "\\\\r\\\\n\\\\v\\\\f\\\\u0085\\\\u2028\\\\u2029")
      public static func anyOf(_ characters: String) -> CharacterClass {
        CharacterClass(_members: characters.map { "\\\\-]^[&".contains($0) ? "\\\\\\($0)" : String($0) }.joined())
      }
      public static func noneOf(_ characters: String) -> CharacterClass { anyOf(characters).inverted }
    }
    public struct Anchor: RegexComponent {
      let _pattern: String
      public static let startOfLine = Anchor(_pattern: "(?m:^)")
      public static let endOfLine = Anchor(_pattern: "(?m:$)")
      public static let startOfSubject = Anchor(_pattern: "\\\\A")
      public static let endOfSubject = Anchor(_pattern: "\\\\z")
      public static let endOfSubjectBeforeNewline = Anchor(_pattern: "\\\\Z")
      public static let wordBoundary = Anchor(_pattern: "\\\\b")
    }
    @resultBuilder public enum RegexComponentBuilder {
      public static func buildExpression(_ text: String) -> String { _quoted(text) }
      public static func buildExpression(_ character: Character) -> String { _quoted(String(character)) }
      public static func buildExpression(_ part: _RegexPart) -> String { part._pattern }
      public static func buildExpression(_ members: CharacterClass) -> String { members._pattern }
      public static func buildExpression(_ anchor: Anchor) -> String { anchor._pattern }
      public static func buildExpression(_ regex: Regex) -> String { "(?:" + regex._pattern + ")" }
      public static func buildBlock(_ parts: String...) -> String { parts.joined() }
      public static func buildOptional(_ part: String?) -> String { part ?? "" }
      public static func buildEither(first part: String) -> String { part }
      public static func buildEither(second part: String) -> String { part }
    }
    @resultBuilder public enum AlternationBuilder {
      public static func buildExpression(_ text: String) -> String { _quoted(text) }
      public static func buildExpression(_ part: _RegexPart) -> String { part._pattern }
      public static func buildExpression(_ members: CharacterClass) -> String { members._pattern }
      public static func buildExpression(_ anchor: Anchor) -> String { anchor._pattern }
      public static func buildExpression(_ regex: Regex) -> String { "(?:" + regex._pattern + ")" }
      public static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "|") }
    }
    extension Regex {
      public init(@RegexComponentBuilder _ content: () -> String) { self = try! Regex(content()) }
    }
    func _repeated(_ pattern: String, _ mark: String, _ behavior: RegexRepetitionBehavior?) -> _RegexPart {
      _RegexPart(_pattern: "(?:" + pattern + ")" + mark + (behavior?._suffix ?? ""))
    }
    func _pattern(_ component: CharacterClass) -> String { component._pattern }
    func _pattern(_ component: String) -> String { _quoted(component) }
    func _pattern(_ component: _RegexPart) -> String { component._pattern }
    func _pattern(_ component: Regex) -> String { component._pattern }
    public func Capture(@RegexComponentBuilder _ content: () -> String) -> _RegexPart { _RegexPart(_pattern: "(" + content() + ")") }
    public func Local(@RegexComponentBuilder _ content: () -> String) -> _RegexPart { _RegexPart(_pattern: "(?>" + content() + ")") }
    public func Lookahead(@RegexComponentBuilder _ content: () -> String) -> _RegexPart { _RegexPart(_pattern: "(?=" + content() + ")") }
    public func NegativeLookahead(@RegexComponentBuilder _ content: () -> String) -> _RegexPart {
      _RegexPart(_pattern: "(?!" + content() + ")")
    }
    public func ChoiceOf(@AlternationBuilder _ content: () -> String) -> _RegexPart { _RegexPart(_pattern: "(?:" + content() + ")") }
    public func Repeat(count: Int, @RegexComponentBuilder _ content: () -> String) -> _RegexPart {
      _repeated(content(), "{\\(count)}", nil)
    }
    func _count(_ range: ClosedRange<Int>) -> String {
      // A range without an end is read as one whose end is nil.
      let end = "\\(range.upperBound)"
      return "{\\(range.lowerBound),\\(end == "nil" ? "" : end)}"
    }
    public func Repeat(
      _ range: ClosedRange<Int>, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ content: () -> String
    ) -> _RegexPart { _repeated(content(), _count(range), behavior) }

    """
    + ["CharacterClass", "String", "Regex", "_RegexPart"].map { type in
      """
      public func Capture(_ part: \(type)) -> _RegexPart { _RegexPart(_pattern: "(" + _pattern(part) + ")") }
      public func Lookahead(_ part: \(type)) -> _RegexPart { _RegexPart(_pattern: "(?=" + _pattern(part) + ")") }
      public func NegativeLookahead(_ part: \(type)) -> _RegexPart { _RegexPart(_pattern: "(?!" + _pattern(part) + ")") }
      public func Repeat(_ part: \(type), count: Int) -> _RegexPart { _repeated(_pattern(part), "{\\(count)}", nil) }
      public func Repeat(_ part: \(type), _ range: ClosedRange<Int>, _ behavior: RegexRepetitionBehavior? = nil) -> _RegexPart {
        _repeated(_pattern(part), _count(range), behavior)
      }

      """
    }.joined()
    + [("OneOrMore", "+"), ("ZeroOrMore", "*"), ("Optionally", "?")].map { name, mark in
      """
      public func \(name)(
        _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ content: () -> String
      ) -> _RegexPart { _repeated(content(), "\(mark)", behavior) }

      """
        + ["CharacterClass", "String", "Regex", "_RegexPart"].map { type in
          """
          public func \(name)(_ part: \(type), _ behavior: RegexRepetitionBehavior? = nil) -> _RegexPart {
            _repeated(_pattern(part), "\(mark)", behavior)
          }

          """
        }.joined()
    }.joined()
}
