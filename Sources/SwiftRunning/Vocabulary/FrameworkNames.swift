/// The types of a framework that the evaluator makes or recognizes, by name; a vocabulary without a framework has none.
package struct FrameworkNames: Sendable {
  /// The type that all views have.
  package var view = ""
  /// The type of references to values that are stored elsewhere, which projections such as `$name` have.
  package var reference = ""
  /// The type of the initial value that an initializer gives to a wrapped property, as `_name = State(initialValue: 1)`
  /// does.
  package var initialState = ""
  /// The type of the values that a view inherits from those around it, which wrappers read by key paths.
  package var environment = ""
  /// The type of texts whose literals are the keys of localized texts.
  package var textKey = ""
  /// The protocol of classes that announce the changes of their objects.
  package var observed = ""
  /// The type of publishers, by which a published property announces its changes.
  package var publisher = ""
  /// The type of text styles, relative to which a wrapper scales a number.
  package var textStyle = ""

  /// Creates names of no types.
  package init() {}

  /// Returns whether a string literal of a type is a localized key, whose Markdown is parsed.
  func isTextKey(_ type: SwiftType) -> Bool {
    switch type {
    case .native(let name): name == textKey
    case .oneOf(let types): types.first.map(isTextKey) ?? false
    case .optional(let wrapped): isTextKey(wrapped)
    default: false
    }
  }

  /// The type of `String(localized:)`'s key, or of a string or key that was created before.
  package var localizationValue: SwiftType { .oneOf([.localizationValue, .string, .native(textKey), .any]) }
}

extension Evaluator {
  /// Returns a reference as a value.
  package func value(of reference: BindingValue) -> Value { .native(names.reference, reference) }

  /// Returns whether a value is a reference to a value that is stored elsewhere.
  func isReference(_ value: NativeValue) -> Bool { value.type == names.reference }
}
