import PlumblineLayout

extension SwiftUIHost {
  var localizesKeys: Bool { localization.strings != nil || localization.pseudo != nil }

  /// Returns a text as the value of a key.
  func keyValue(_ text: TextContent) -> Value { .native("LocalizedStringKey", text) }

  func textKey(
    _ parts: [KeyPart], from source: TextSource, in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value {
    keyValue(try evaluator.textContent(of: parts, from: source, at: location))
  }

  func hasTexts(in language: String) -> Bool { localization.strings?.hasTexts(in: [language]) ?? false }

  func isMissing(_ text: String) -> Bool { !localizesKeys || missingTexts.contains(text) }

  func generatedText(for path: String, in evaluator: Evaluator, at location: SourceLocation) -> String? {
    generatedText(path.split(separator: ".").dropFirst().joined(), table: nil, in: evaluator, at: location)
  }

  /// Returns the text of a constant that is generated for a key of a table, or of any.
  func generatedText(
    _ symbol: String, table: String?, in evaluator: Evaluator, at location: SourceLocation
  ) -> String? {
    guard let key = localization.strings?.key(ofSymbol: symbol, table: table) else { return nil }
    return localizedText(for: LocalizedKey(key, in: TextTable(table)), in: evaluator, at: location)
  }

  func hasGeneratedText(calling path: String) -> Bool { key(ofFunctionAt: path) != nil }

  func generatedText(
    calling path: String, filledWith values: [Value], in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> String? {
    guard let format = key(ofFunctionAt: path) else { return nil }
    var key = LocalizedKey(format, in: TextTable(nil))
    for value in values {
      let text = try evaluator.text(of: value, options: [], isKey: false, at: location)
      key.arguments.append(LocalizedKey.Argument(text: text, number: value.isNumber ? value.asDouble : nil))
    }
    return localizedText(for: key, in: evaluator, at: location)
  }

  private func key(ofFunctionAt path: String) -> String? {
    localization.strings?.key(ofFunction: path.split(separator: ".").dropFirst().joined(), table: nil)
  }

  /// Returns whether a catalogue of texts declares a symbol of a name for a type of texts.
  func isTextSymbol(_ name: String, of type: SwiftType) -> Bool {
    guard type.isLocalizedText, let strings = localization.strings else { return false }
    let table = type.textTable
    return strings.key(ofSymbol: name, table: table) != nil || strings.key(ofFunction: name, table: table) != nil
      || table == nil && strings.table(ofSymbol: name) != nil
  }

  func textTable(_ name: String, of type: SwiftType) -> SwiftType? {
    guard type.isLocalizedText, type.textTable == nil else { return nil }
    return localization.strings?.table(ofSymbol: name).map { .native(SwiftType.tablePrefix + $0) }
  }

  func generatedText(
    calling name: String, of type: SwiftType, _ values: [Value], in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard type.isLocalizedText, let format = localization.strings?.key(ofFunction: name, table: type.textTable) else {
      return nil
    }
    var key = LocalizedKey(format, in: TextTable(type.textTable))
    for value in values {
      let text = try evaluator.text(of: value, options: [], isKey: true, at: location)
      key.arguments.append(LocalizedKey.Argument(text: text, number: value.isNumber ? value.asDouble : nil))
    }
    return localizedText(for: key, in: evaluator, at: location).map { keyValue(TextContent(markdown: $0)) }
  }

  func localizedText(for key: LocalizedKey, in evaluator: Evaluator, at location: SourceLocation) -> String? {
    let languages = key.locale.map(Localization.languages) ?? localization.languages
    return localizedText(for: key, languages: languages, in: evaluator, at: location)
  }

  /// Returns the text of a key in the first of some languages that has one, or in the source language; `isShown`
  /// indicates that the text is certainly shown in this language and from this table.
  func localizedText(
    for key: LocalizedKey, languages: [String], isShown: Bool = true, in evaluator: Evaluator,
    at location: SourceLocation
  ) -> String? {
    let strings = localization.strings
    let source = strings?.sourceLanguage ?? "en"
    let found = strings?.text(
      for: key.format, table: key.table, languages: languages + [source, "Base"],
      in: TextBundle(key.bundle, codeOf: evaluator.program.moduleName(at: location)))
    if found == nil { missingTexts.insert(key.format) }
    let isTranslated = found.map { languages.contains($0.language) } ?? languages.contains(source)
    if isShown, !isTranslated, localization.pseudo == nil, strings?.lists(key.format) == true,
      strings?.hasTexts(in: languages) == true,
      reportedTexts.insert(key.format).inserted
    {
      let message = Diagnostic.Message.missingText(key.format, language: languages.last ?? "")
      evaluator.log.add(Diagnostic(.warning, message, at: evaluator.range(of: location)))
    }
    var format = found?.format.variant(for: localization.device) ?? LocalizedFormat(key.format)
    if localization.pseudo == .accented {
      format = PseudoLanguage.withAccents(format)
    } else if localization.pseudo == nil, found == nil {
      return nil
    }
    // The values of a number take a form of the language that the text is in.
    let text = format.filled(with: key.arguments, language: found?.language ?? localization.locale)
    let shown = localization.pseudo?.changed(text) ?? text
    // A pseudo-language changes the key as well, so the caller uses the key's default value.
    if found == nil { missingTexts.insert(shown) }
    return shown
  }
}

extension SwiftType {
  /// Whether values of the type are localized texts, or may be.
  fileprivate var isLocalizedText: Bool {
    switch unwrapped {
    case .native(let name): name == "LocalizedStringKey" || name.hasPrefix(Self.tablePrefix) || isLocalizationValue
    case .oneOf(let types): types.contains(where: \.isLocalizedText)
    default: false
    }
  }

  /// The beginning of the name of the type whose members are the texts of a table.
  fileprivate static let tablePrefix = "LocalizedStringKey."

  /// The table whose texts are the members of the type, or nil for those of any table.
  var textTable: String? {
    guard case .native(let name) = unwrapped, name.hasPrefix(Self.tablePrefix) else { return nil }
    return String(name.dropFirst(Self.tablePrefix.count))
  }
}
