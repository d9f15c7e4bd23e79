/// Where the text of a key is looked up, as a call states it beside the key.
package struct TextSource: Hashable, Sendable {
  /// The name of the table, or nil for `Localizable`.
  package var table: String?
  /// The name of the module whose bundle has the text; an empty name is that of the app, and nil the code's own module,
  /// and then all others.
  package var bundle: String?
  /// The locale whose language the text has, or nil for that of the run.
  package var locale: String?

  /// Creates a source, that of a key with no other arguments unless some are given.
  package init(table: String? = nil, bundle: String? = nil, locale: String? = nil) {
    (self.table, self.bundle, self.locale) = (table, bundle, locale)
  }
}

/// The argument of a localized text that names a bundle: the bundle, or nil for one that is not part of the program.
///
/// Nothing is reported about the argument, since the text is found without it as well.
final class BundleArgument: Expression {
  private let bundle: Expression

  /// Creates an argument from its expression.
  init(_ bundle: Expression) {
    self.bundle = bundle
    super.init(bundle.location)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    guard evaluator.host.localizesKeys, evaluator.program.namesBundles,
      let type = evaluator.program.preludeType(named: "Bundle")
    else { return .none }
    return evaluator.quietly { () throws(Fault) in try bundle.evaluate(frame, .optional(.declared(type))) } ?? .none
  }
}

/// The arguments beside the literal of a key that state where its text is looked up.
final class TextOrigin {
  private let table: Expression?
  private let bundle: Expression?
  private let locale: Expression?

  /// Creates an origin from arguments.
  init(table: Expression?, bundle: Expression?, locale: Expression?) {
    (self.table, self.bundle, self.locale) = (table, bundle, locale)
  }

  /// Returns where the text of the key is looked up.
  func source(_ frame: Frame) -> TextSource {
    let evaluator = frame.evaluator
    guard evaluator.host.localizesKeys else { return TextSource() }
    let bundle = evaluator.quietly { () throws(Fault) in try self.bundle?.evaluate(frame, .any) ?? .none }
    var source = evaluator.textSource(ofBundle: bundle ?? .none)
    if let literal = table as? StringLiteral {
      source.table = literal.text
    } else if let table {
      source.table = evaluator.quietly { () throws(Fault) in try table.evaluate(frame, .string) }?.asString
    }
    if let locale {
      let value = evaluator.quietly { () throws(Fault) in try locale.evaluate(frame, .native("Locale")) }
      if case .native(let native)? = value, let identifier = native.payload as? String { source.locale = identifier }
    }
    return source
  }
}

extension Evaluator {
  /// Returns where the texts of a bundle are; another value leaves the source open.
  package func textSource(ofBundle value: Value) -> TextSource {
    guard case .object(let bundle) = value, bundle.type.name == "Bundle" else { return TextSource() }
    func field(_ name: String) -> String? {
      quietly { () throws(Fault) in try member(name, of: value, hint: .string, at: .start) }?.asString
    }
    return TextSource(bundle: field("_module"), locale: field("_language"))
  }

  /// Returns a value, or nil if it has a fault; nothing about it is reported.
  fileprivate func quietly(_ value: () throws(Fault) -> Value) -> Value? {
    var result: Value?
    _ = log.withoutDiagnostics { result = guarded(neutral: nil) { () throws(Fault) in .some(try value()) } }
    return result
  }
}
