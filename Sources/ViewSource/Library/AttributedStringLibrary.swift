import PlumblineLayout

extension Vocabulary {
  mutating func addAttributedStrings() {
    remove("AttributedString")
    type("AttributedString", parents: ["Text"])
    let text = TypeBinding<TextContent>.attributed
    conversion(from: text, to: .text) { $0 }
    initializer("AttributedString", returns: text) { TextContent(segments: []) }
    initializer("AttributedString", .unnamed(.string), returns: text) { TextContent($0) }
    initializer("AttributedString", .named("stringLiteral", .string), returns: text) { TextContent($0) }
    addLocalizedAttributedStrings()
    initializer(
      "AttributedString", .named("markdown", .string), .named("options", .unevaluated, default: ()),
      .named("baseURL", .unevaluated, default: ()), returns: text
    ) { string, _, _ in TextContent(markdown: string) }
    initializer(
      "AttributedString", .named("markdown", .string), .named("including", .unevaluated),
      .named("options", .unevaluated, default: ()), .named("baseURL", .unevaluated, default: ()), returns: text
    ) { string, _, _, _ in TextContent(markdown: string) }
    initializer("AttributedString", .unnamed(text), returns: text) { $0 }
    rawInitializer("AttributedString", [.value(), .ignored("including")]) { call throws(Fault) in
      guard case .object = call.value(0) else { return call.value(0) }
      return try call.evaluator.member("_text", of: call.value(0), hint: .any, at: call.location)
    }
    function("+", .unnamed(text), .unnamed(text), returns: text) { $0 + $1 }
    mutatingMethod(on: text, "append", .unnamed(text)) { (text: inout TextContent, other: TextContent) in
      text = text + other
    }
    mutatingMethod(on: text, "append", .unnamed(.string)) { (text: inout TextContent, other: String) in
      text = text + TextContent(other)
    }
    let range = TypeBinding<Range<Int>>.native("AttributedStringRange")
    raw(
      "AttributedString", "range",
      [
        .value("of", .string), .value("options", .native("String.CompareOptions"), optional: true), .ignored("locale"),
      ]
    ) { value, call throws(Fault) in
      let whole = try call.receiver(value, as: text).string
      let found = try call.range(
        of: try call.string(0), in: whole, whole.startIndex..<whole.endIndex, call.comparison(1))
      return .optional(found.map { range.write(whole.characters(of: $0)) })
    }
    property(on: text, "characters", as: .string) { $0.string }
    property(on: text, "startIndex", as: .int) { _ in 0 }
    property(on: text, "endIndex", as: .int) { $0.string.count }
    addTextAttributes(on: text)
    addAttributeContainers(of: text)
    addSlices(of: text, range)
    addTextRuns(of: text, range)
  }

  /// Adds containers of attributes, which are represented by one character with the attributes.
  private mutating func addAttributeContainers(of text: TypeBinding<TextContent>) {
    let container = TypeBinding<TextContent>.native("AttributeContainer")
    initializer("AttributeContainer", returns: container) { TextContent("\u{FFFC}") }
    rawInitializer("AttributeContainer", [.value(nil, .dictionary(.native("NSAttributedString.Key"), .any))]) {
      call throws(Fault) in
      guard let type = call.evaluator.program.preludeType(named: "NSAttributedString") else { return .void }
      let attributed = try call.evaluator.construct(
        .declared(type), named: "init", [.string("\u{FFFC}"), call.value(0)])
      let text = try call.evaluator.member("_text", of: attributed, hint: .any, at: call.location)
      return container.write(try call.receiver(text, as: TypeBinding<TextContent>.attributed))
    }
    addTextAttributes(on: container)
    initializer("AttributedString", .unnamed(.string), .named("attributes", container), returns: text) {
      TextContent($0).adding($1.segments.first?.attributes)
    }
    mutatingMethod(
      on: text, "mergeAttributes", .unnamed(container), .named("mergePolicy", .unevaluated, default: ())
    ) { (text: inout TextContent, added: TextContent, _: Void) in
      text = text.adding(added.segments.first?.attributes)
    }
    mutatingMethod(on: text, "setAttributes", .unnamed(container)) { (text: inout TextContent, new: TextContent) in
      text = text.withoutAttributes.adding(new.segments.first?.attributes)
    }
    method(
      on: text, "mergingAttributes", .unnamed(container), .named("mergePolicy", .unevaluated, default: ()),
      returns: text
    ) { text, added, _ in text.adding(added.segments.first?.attributes) }
    method(on: text, "settingAttributes", .unnamed(container), returns: text) { text, new in
      text.withoutAttributes.adding(new.segments.first?.attributes)
    }
  }

  private mutating func addTextAttributes(on text: TypeBinding<TextContent>) {
    let isContainer = text.name == "AttributeContainer"
    func attribute<V>(
      _ name: String, _ binding: TypeBinding<V>, _ get: @escaping @Sendable (TextAttributes) -> V?,
      _ set: @escaping @Sendable (inout TextAttributes, V?) -> Void
    ) {
      property(
        on: text, name, as: .optional(binding), get: { $0.segments.first.flatMap { get($0.attributes) } },
        set: { (text: inout TextContent, new: V?) in
          for index in text.segments.indices { set(&text.segments[index].attributes, new) }
        })
      guard isContainer else {
        property(on: .textRun, name, as: .optional(binding)) { get($0.attributes) }
        return
      }
      method(on: text, name, .unnamed(.optional(binding)), returns: text) { text, new in
        var text = text
        for index in text.segments.indices { set(&text.segments[index].attributes, new) }
        return text
      }
    }
    attribute("font", .font, { $0.font }) { $0.font = $1 }
    let color: @Sendable (TextAttributes) -> Color? = {
      if case .color(let color)? = $0.foreground { color } else { nil }
    }
    attribute("foregroundColor", .color, color) { $0.foreground = $1.map { .color($0) } }
    attribute("backgroundColor", .color, { $0.background }) { $0.background = $1 }
    attribute("kern", .double, { $0.kerning }) { $0.kerning = $1 }
    attribute("tracking", .double, { $0.tracking }) { $0.tracking = $1 }
    attribute("baselineOffset", .double, { $0.baselineOffset }) { $0.baselineOffset = $1 }
    attribute("underlineStyle", .lineStyle, { _ in nil }) { $0.underline = .some($1) }
    attribute("strikethroughStyle", .lineStyle, { _ in nil }) { $0.strikethrough = .some($1) }
    attribute("underlineColor", .color, { _ in nil }) { attributes, color in
      attributes.underline = .some(TextAttributes.LineStyle(color: color))
    }
    let intent: @Sendable (TextAttributes) -> PresentationIntent? = { attributes in
      let intent = PresentationIntent(attributes)
      return intent.isEmpty ? nil : intent
    }
    attribute("inlinePresentationIntent", .presentationIntent, intent) { ($1 ?? []).apply(to: &$0) }
    attribute("link", TypeBinding<String>.native("URL"), { $0.link }) { $0.link = $1 }
    guard !isContainer else { return }
    initializer(
      "Text.LineStyle", .named("pattern", .linePattern, default: .solid), .optional("color", .color),
      returns: .lineStyle
    ) { TextAttributes.LineStyle(pattern: $0, color: $1) }
    initializer("Text.LineStyle", .named("nsUnderlineStyle", .unevaluated), returns: .lineStyle) { _ in
      TextAttributes.LineStyle()
    }
    for name in ["single", "thick", "double"] {
      constant(on: "Text.LineStyle", name, TextAttributes.LineStyle(), as: .lineStyle)
    }
  }

  private mutating func addSlices(of text: TypeBinding<TextContent>, _ range: TypeBinding<Range<Int>>) {
    let entry = VocabularyEntry(name: "subscript", kind: .method, parameters: [.value()]) { value, call throws(Fault) in
      guard let range = Self.characters(call) else { return .none }
      return text.write(try call.receiver(value, as: text).slice(range))
    } assign: { value, new, call throws(Fault) in
      guard let range = Self.characters(call), let part = try text.read(new, call.evaluator) else { return }
      value = text.write(try call.receiver(value, as: text).replacing(range, with: part))
    }
    known("AttributedString").add(member: entry)
  }

  /// Returns the characters that a subscript names: those of a range that was found, or those between two indices.
  private static func characters(_ call: Call) -> Range<Int>? {
    if let range: Range<Int> = call.payload(0) { return range }
    guard case .range(let range) = call.value(0), case .int(let lower)? = range.lower?.value,
      case .int(let upper)? = range.upper?.value
    else { return nil }
    return lower..<max(lower, range.isClosed ? upper + 1 : upper)
  }
}

extension Vocabulary {
  /// Adds the initializer by a key, whose text in the run's language is read as Markdown.
  fileprivate mutating func addLocalizedAttributedStrings() {
    let key = framework.names.localizationValue
    let origin = ["options", "table", "bundle", "locale", "comment"].map { ParameterShape.ignored($0) }
    rawInitializer(
      "AttributedString", [.value("localized", key), .value("defaultValue", key, optional: true)] + origin
    ) { call throws(Fault) in
      let text = call.localizedText
      if case .native(let native) = text, let content = native.payload as? TextContent {
        return .native("AttributedString", content)
      }
      let markdown = try call.evaluator.describe(text, at: call.location)
      return .native("AttributedString", TextContent(markdown: markdown))
    }
  }
}

extension TypeBinding where T == TextContent {
  /// A text with attributes.
  static var attributed: TypeBinding { .native("AttributedString") }
}

extension TypeBinding where T == TextAttributes.LineStyle {
  /// A line under or through text.
  static var lineStyle: TypeBinding { .native("Text.LineStyle") }
}

extension String {
  /// Returns the bounds of a range, as offsets in characters.
  func characters(of range: Range<Index>) -> Range<Int> {
    let start = distance(from: startIndex, to: range.lowerBound)
    return start..<start + distance(from: range.lowerBound, to: range.upperBound)
  }
}

extension TextContent {
  /// Returns the text with attributes added, which replace its own of the same kind.
  fileprivate func adding(_ attributes: TextAttributes?) -> TextContent {
    guard let attributes else { return self }
    var text = self
    for index in text.segments.indices { text.segments[index].attributes.replace(with: attributes) }
    return text
  }

  /// The text without attributes.
  fileprivate var withoutAttributes: TextContent {
    var text = self
    for index in text.segments.indices { text.segments[index].attributes = TextAttributes() }
    return text
  }

  /// Returns the characters of a range with their attributes.
  func slice(_ range: Range<Int>) -> TextContent {
    var result: [Segment] = []
    var offset = 0
    for segment in segments {
      guard case .string(let text) = segment.piece else {
        if range.contains(offset) { result.append(segment) }
        offset += 1
        continue
      }
      let count = text.count
      let part =
        max(
          range.lowerBound - offset, 0)..<max(max(range.lowerBound - offset, 0), min(range.upperBound - offset, count))
      if !part.isEmpty, part.lowerBound < count {
        result.append(
          Segment(.string(String(text.dropFirst(part.lowerBound).prefix(part.count))), attributes: segment.attributes))
      }
      offset += count
    }
    return TextContent(segments: result)
  }

  /// Returns the text with the characters of a range replaced.
  func replacing(_ range: Range<Int>, with part: TextContent) -> TextContent {
    let end = string.count
    let before = slice(0..<min(max(range.lowerBound, 0), end))
    return before + part + slice(min(max(range.upperBound, 0), end)..<end)
  }
}

extension TextAttributes {
  /// Replaces the attributes that another value sets.
  fileprivate mutating func replace(with other: TextAttributes) {
    func set<V>(_ path: WritableKeyPath<TextAttributes, V?>) {
      if let value = other[keyPath: path] { self[keyPath: path] = value }
    }
    set(\.font)
    set(\.foreground)
    set(\.background)
    set(\.underline)
    set(\.strikethrough)
    set(\.kerning)
    set(\.tracking)
    set(\.baselineOffset)
    set(\.link)
  }
}
