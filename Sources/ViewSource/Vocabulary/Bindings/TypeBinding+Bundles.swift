import PlumblineLayout

extension TypeBinding where T == String? {
  /// The name of the module whose bundle an argument names, an empty name for the app, or nil for other bundles.
  static var textBundle: TypeBinding {
    TypeBinding(
      type: .any, read: { value, evaluator in .some(evaluator.textSource(ofBundle: value).bundle) },
      write: { $0.map { .string($0) } ?? .none })
  }
}
