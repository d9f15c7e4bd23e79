import PlumblineDataFormats
import PlumblineLayout

extension Evaluator {
  /// Returns the `Text` of interpolated values, some of which are texts or images.
  func interpolatedText(
    _ pieces: [(Value, [(String?, Value)])], at location: SourceLocation
  ) throws(Fault) -> Value {
    var result = TextContent(segments: [])
    for (value, options) in pieces {
      if case .native(let native) = value, let piece = native.payload as? TextContent {
        result = result + piece
      } else if case .native(let native) = value, let image = native.payload as? ImageContent {
        result = result + TextContent(segments: [image.segment])
      } else if let converted = try converted(value, to: "Text"), case .native(let native) = converted,
        let piece = native.payload as? TextContent
      {
        result = result + piece
      } else {
        let dependsOnLocale = !options.isEmpty || value.isNumber || value.asMoment != nil
        let write = { [self] () throws(Fault) in try text(of: value, options: options, isKey: true, at: location) }
        result = result + (dependsOnLocale ? try localized(write) : TextContent(try write()))
      }
    }
    return .native("Text", result)
  }

  /// Returns a text that is formatted in the locale of its environment.
  func localized(_ write: @escaping () throws(Fault) -> String) throws(Fault) -> TextContent {
    let standard = try write()
    guard program.namesLocales else { return TextContent(standard) }
    nonisolated(unsafe) let evaluator = self
    nonisolated(unsafe) let write = write
    let characters = LocalizedText(standard: standard) { locale in
      let outer = evaluator.environment
      evaluator.environment.localeIdentifier = locale
      defer { evaluator.environment = outer }
      return evaluator.guarded(neutral: standard) { () throws(Fault) in try write() }
    }
    return TextContent(characters)
  }

  /// Returns a number or a date as written in a localized key, or nil for another value.
  ///
  /// A date is written in full, with its time zone. Rule: <doc:TextLayout#Values-in-localized-keys>.
  func textInKey(_ value: Value, at location: SourceLocation) throws(Fault) -> String? {
    var isEnglish: Bool { locale.utf8.starts(with: "en".utf8) }
    switch value {
    case .int(let int), .literal(let int):
      if isEnglish { return NumberInText.text(of: int) }
      return try text(of: value, in: .number(NumberStyle(kind: .number)), at: location)
    case .double(let double):
      if isEnglish || !double.isFinite { return NumberInText.text(of: double) }
      let style = NumberStyle(kind: .number).setting("precision", NumberStyle.fraction(6...6))
      return try text(of: value, in: .number(style), at: location)
    case .native where value.asFloat != nil:
      return try value.asDouble.flatMap { (double) throws(Fault) in
        try textInKey(.double(double), at: location)
      }
    case .native(let native) where native.payload is SizedInteger:
      return try text(of: value, in: .number(NumberStyle(kind: .number)), at: location)
    case .native(let native) where native.type == "Date":
      return value.asMoment.flatMap { DateStyle(date: "complete", time: "full").text(of: $0, locale: locale) }
    default: return nil
    }
  }
}
