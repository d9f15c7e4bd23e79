import PlumblineLayout

/// The form in which a settings file gives an option's value.
enum OptionForm: Hashable, Sendable {
  /// `true` or `false`.
  case flag
  /// A string.
  case text
  /// A string, or an array of strings.
  case texts
  /// A string of values that commas separate, or an array of these values.
  case separated
  /// One of a few words; words that are lists themselves, such as `light,dark`, can also be arrays.
  case choice([String])
  /// An array of some of a few words, or the words in one string, separated by commas.
  case list([String])
  /// A number, or an array of numbers.
  case numbers
  /// A whole number within limits.
  case integer(ClosedRange<Int>)
  /// A number within limits.
  case number(ClosedRange<Double>)

  /// The form as text, for messages.
  var description: String {
    switch self {
    case .flag: "true or false"
    case .text, .choice: "a string"
    case .texts, .separated: "a string or an array of strings"
    case .list: "an array of strings"
    case .numbers: "a number or an array of numbers"
    case .integer: "a whole number"
    case .number: "a number"
    }
  }

  /// Returns the arguments of the command line that give the option the value, or nil for a value of another form.
  func arguments(for value: JSON) -> [String]? {
    switch (self, value) {
    case (.flag, .bool(let isOn)): isOn ? [""] : []
    case (.text, .string(let text)), (.choice, .string(let text)), (.list, .string(let text)): [text]
    case (.texts, .string(let text)), (.separated, .string(let text)): [text]
    case (.texts, .array(let elements)):
      elements.allSatisfy { $0.string != nil } ? elements.compactMap(\.string) : nil
    case (.list, .array(let elements)), (.separated, .array(let elements)): Self.joined(elements).map { [$0] }
    case (.choice(let words), .array(let elements)):
      Self.joined(elements).flatMap { words.contains($0) && $0.contains(",") ? [$0] : nil }
    case (.numbers, .array(let elements)):
      elements.allSatisfy { $0.number != nil } ? [elements.map(\.text).joined(separator: ",")] : nil
    case (.numbers, .number), (.integer, .number), (.number, .number): [value.text]
    default: nil
    }
  }

  /// Returns an array's strings with commas between them, or nil if an element is not a string.
  private static func joined(_ elements: [JSON]) -> String? {
    elements.allSatisfy { $0.string != nil } ? elements.compactMap(\.string).joined(separator: ",") : nil
  }

  /// A suggestion for a misspelt word, or nil if no word is near.
  func near(_ arguments: [String]) -> String? {
    let known: [String]
    switch self {
    case .choice(let words), .list(let words): known = words
    default: return nil
    }
    let unknown = arguments.flatMap { $0.split(separator: ",") }.map(String.init).first { !known.contains($0) }
    return unknown.flatMap { NearNames.closest(to: $0, in: known) }.map { "did you mean '\($0)'?" }
  }

  /// The form as a JSON schema.
  var schema: [JSON.Member] {
    let words: ([String]) -> JSON = { .object(["enum": .array($0.map(JSON.string))]) }
    let string = JSON.object(["type": .string("string")])
    return switch self {
    case .flag: [.init(name: "type", value: .string("boolean"))]
    case .text: [.init(name: "type", value: .string("string"))]
    case .texts, .separated:
      [
        .init(
          name: "anyOf",
          value: .array([string, .object(["type": .string("array"), "items": string])]))
      ]
    case .choice(let names):
      [
        .init(
          name: "enum",
          value: .array(
            names.map(JSON.string)
              + names.filter { $0.contains(",") }.map { .array($0.split(separator: ",").map { .string(String($0)) }) }))
      ]
    case .list(let names):
      [
        .init(name: "type", value: .string("array")), .init(name: "items", value: words(names)),
        .init(name: "uniqueItems", value: .bool(true)),
      ]
    case .numbers:
      [
        .init(name: "type", value: .string("array")),
        .init(name: "items", value: .object(["type": .string("number")])),
      ]
    case .integer(let range):
      [
        .init(name: "type", value: .string("integer")),
        .init(name: "minimum", value: .number(Double(range.lowerBound))),
        .init(name: "maximum", value: .number(Double(range.upperBound))),
      ]
    case .number(let range):
      [
        .init(name: "type", value: .string("number")), .init(name: "minimum", value: .number(range.lowerBound)),
        .init(name: "maximum", value: .number(range.upperBound)),
      ]
    }
  }
}
