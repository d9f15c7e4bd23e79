/// The key of a localized text: a literal, in which format specifiers stand for interpolated values.
package struct LocalizedKey: Hashable, Sendable {
  /// An interpolated value.
  package struct Argument: Hashable, Sendable {
    /// The value as it is shown.
    package let text: String
    /// The value of a number, by which plural forms are chosen; nil for other values.
    package let number: Double?

    /// Creates an argument.
    package init(text: String, number: Double? = nil) { (self.text, self.number) = (text, number) }
  }

  /// The key as in a strings file, such as `Hello %@`.
  package var format: String
  /// The interpolated values.
  package var arguments: [Argument] = []

  /// The name of the table in which the key is looked up, or nil for any.
  package var table: String?

  /// Creates a key without values.
  package init(_ format: String, table: String? = nil) { (self.format, self.table) = (format, table) }

  /// Adds literal text between values.
  mutating func append(literal text: String) {
    format += text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }

  /// Adds a value with its text.
  mutating func append(_ value: Value, text: String, specifier: String?) {
    var number: Double?
    switch value {
    case .int(let int), .literal(let int):
      number = Double(int)
      format += specifier ?? "%lld"
    case .double(let double):
      number = double
      format += specifier ?? "%lf"
    default:
      if value.isNumber { number = value.asDouble }
      format += specifier ?? (value.isNumber ? "%lld" : "%@")
    }
    arguments.append(Argument(text: text, number: number))
  }
}

extension SwiftType {
  /// Whether a string literal of this type is looked up and stays a string: `String.LocalizationValue`.
  package var isLocalizationValue: Bool {
    switch self {
    case .native(let name): name == Self.localizationValueName
    case .oneOf(let types): types.first?.isLocalizationValue ?? false
    default: false
    }
  }

  /// The type of `String(localized:)`'s key.
  static let localizationValue = SwiftType.native(localizationValueName)

  private static let localizationValueName = "LocalizationValue"
}
