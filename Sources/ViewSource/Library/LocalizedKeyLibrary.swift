import PlumblineLayout

extension Call {
  /// Returns the localized key that is the first argument, or that has it as its literal text.
  func localizedKey() throws(Fault) -> Value {
    if case .native = value(0) { return value(0) }
    return try evaluator.host.textKey([.literal(try string(0))], from: TextSource(), in: evaluator, at: location)
  }

  /// Returns the localized key of a resource of Foundation, whose text is looked up at once.
  func localizedResource() throws(Fault) -> Value {
    let text = try evaluator.describe(localizedText, at: location)
    return .native("LocalizedStringKey", TextContent(markdown: text))
  }
}
