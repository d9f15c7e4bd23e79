import PlumblineLayout

extension Evaluator {
  /// Returns the text of which a literal is the key.
  ///
  /// A `Text` looks its key up in the language of its environment, and in the table and bundle that it names, all of which
  /// may be known only after the key is made: the text then depends on them.
  /// Rule: <doc:TextLayout#Values-in-localized-keys>.
  func textContent(
    of parts: [KeyPart], from source: TextSource, at location: SourceLocation
  ) throws(Fault) -> TextContent {
    let localizes = swiftUI.localizesKeys
    let dependsOnLocale = program.namesLocales && (localizes || parts.contains(where: \.dependsOnLocale))
    let isFinal = !dependsOnLocale && !(localizes && (program.namesTables || program.namesBundles))
    let standard = try textContent(of: parts, from: source, languages: nil, isShown: isFinal, at: location)
    if isFinal { return standard }
    return TextContent(localizedText(of: parts, from: source, standard, at: location))
  }

  private func localizedText(
    of parts: [KeyPart], from source: TextSource, _ standard: TextContent, at location: SourceLocation
  ) -> LocalizedText {
    nonisolated(unsafe) let evaluator = self
    nonisolated(unsafe) let parts = parts
    return LocalizedText(standard: standard) { locale in
      let outer = evaluator.environment
      evaluator.environment.localeIdentifier = locale
      defer { evaluator.environment = outer }
      let languages = Localization.languages(of: source.locale ?? locale)
      return evaluator.guarded(neutral: standard) { () throws(Fault) in
        try evaluator.textContent(of: parts, from: source, languages: languages, isShown: true, at: location)
      }
    } sources: { (table, bundle) in
      let source = TextSource(table: table ?? source.table, bundle: bundle ?? source.bundle, locale: source.locale)
      let standard = evaluator.guarded(neutral: standard) { () throws(Fault) in
        try evaluator.textContent(of: parts, from: source, languages: nil, isShown: false, at: location)
      }
      return evaluator.localizedText(of: parts, from: source, standard, at: location)
    }
  }

  /// Returns the text of a literal in the first of some languages that has one, or in those of the run if they are nil.
  private func textContent(
    of parts: [KeyPart], from source: TextSource, languages: [String]?, isShown: Bool, at location: SourceLocation
  ) throws(Fault) -> TextContent {
    if !swiftUI.localizesKeys, parts.count == 1, case .literal(let text) = parts[0] {
      return TextContent(markdown: text)
    }
    var pieces: [TextContent] = []
    let key = try LocalizedKey(parts, from: source) { (value, options) throws(Fault) in
      guard let piece = try textPiece(value) else {
        return try self.text(of: value, options: options, isKey: true, at: location)
      }
      pieces.append(piece)
      return TextContent.placeholder(pieces.count - 1)
    }
    let languages =
      languages ?? source.locale.map(Localization.languages) ?? swiftUI.localization.languages
    let localized =
      swiftUI.localizesKeys
      ? swiftUI.localizedText(for: key, languages: languages, isShown: isShown, in: self, at: location) : nil
    let text = localized ?? key.plain
    try checkLength(text.utf8.count, at: location)
    return TextContent(markdown: text, pieces: pieces)
  }

  /// Returns an interpolated text or image, or nil for another value.
  private func textPiece(_ value: Value) throws(Fault) -> TextContent? {
    guard case .native(let native) = value else { return nil }
    if let text = native.payload as? TextContent { return text }
    if let image = native.payload as? ImageContent { return TextContent(segments: [image.segment]) }
    guard swiftUI.isTextPiece(value), case .native(let text)? = try converted(value, to: "Text") else { return nil }
    return text.payload as? TextContent
  }
}

extension KeyPart {
  /// Whether the text of the part depends on the locale.
  fileprivate var dependsOnLocale: Bool {
    guard case .value(let value, let options) = self else { return false }
    return !options.isEmpty || value.isNumber || value.asMoment != nil
  }
}
