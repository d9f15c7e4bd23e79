/// A part of a literal that is the key of a localized text.
package enum KeyPart {
  /// Text between values.
  case literal(String)
  /// A value, with the other arguments of its interpolation by their labels.
  case value(Value, options: [(String?, Value)])
}

/// The tables in which the key of a localized text is looked up.
public enum TextTable: Hashable, Sendable {
  /// The table of a name: `Localizable` unless the code names another one.
  case named(String)
  /// All tables, `Localizable` first: the key is that of a constant that a generator of code declares.
  case any

  /// Creates the table of a name, or all tables if the name is nil.
  package init(_ name: String?) { self = name.map { .named($0) } ?? .any }
}

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

  /// The table in which the key is looked up.
  package var table: TextTable
  /// The name of the module whose bundle has the text; an empty name is that of the app, and nil the code's own module,
  /// and then all others.
  package var bundle: String?
  /// The locale whose language the text has, or nil for that of the run.
  package var locale: String?
  /// The literal with its values, which is shown where the key has no text.
  package private(set) var plain: String

  /// Creates a key without values.
  package init(_ format: String, from source: TextSource) {
    self.init(format, in: .named(source.table ?? "Localizable"))
    (bundle, locale) = (source.bundle, source.locale)
  }

  /// Creates a key without values.
  package init(_ format: String, in table: TextTable) {
    (self.format, self.table, plain) = (format, table, format)
  }

  /// Creates the key of a literal; `write` writes the values into a text.
  package init(
    _ parts: [KeyPart], from source: TextSource, write: (Value, [(String?, Value)]) throws(Fault) -> String
  ) throws(Fault) {
    if parts.count == 1, case .literal(let text) = parts[0] {
      self.init(text, from: source)
      return
    }
    self.init("", from: source)
    for part in parts {
      switch part {
      case .literal(let text):
        append(literal: text)
        plain += text
      case .value(let value, let options):
        let specifier = options.first { $0.0 == "specifier" }.flatMap { $0.1.asString }
        let isFormatted = options.contains { $0.0 != "specifier" }
        let text = try write(value, options)
        append(value, text: text, specifier: isFormatted ? "%@" : specifier)
        plain += text
      }
    }
  }

  /// Adds literal text between values.
  private mutating func append(literal text: String) {
    format += text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }

  /// Adds a value with its text.
  private mutating func append(_ value: Value, text: String, specifier: String?) {
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

extension Call {
  /// The text of the key in the first argument, or the default value in the second one if the key has no text.
  package var localizedText: Value {
    guard !value(1).isNone, value(0).asString.map(evaluator.host.isMissing) ?? true else { return value(0) }
    return value(1)
  }
}
