import PlumblineLayout

/// A run of an attributed string: its attributes and its range, in characters.
struct TextRun: Sendable {
  let range: Range<Int>
  let attributes: TextAttributes
}

/// The presentation intents that Markdown gives a run of text, with Foundation's raw values.
struct PresentationIntent: OptionSet, Sendable, Hashable {
  let rawValue: Int

  /// The intents by name.
  static let names = [("emphasized", 1), ("stronglyEmphasized", 2), ("code", 4), ("strikethrough", 32)]

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates the intents that Markdown has set in attributes.
  init(_ attributes: TextAttributes) {
    let strike = attributes.strikethrough.flatMap { $0 } != nil
    rawValue =
      (attributes.isItalic == true ? 1 : 0) + (attributes.isBold == true ? 2 : 0)
      + (attributes.design == .monospaced ? 4 : 0) + (strike ? 32 : 0)
  }

  /// Replaces the intents of attributes by these.
  func apply(to attributes: inout TextAttributes) {
    let old = PresentationIntent(attributes)
    func changes(_ bit: Int) -> Bool { (old.rawValue ^ rawValue) & bit != 0 }
    if changes(1) { attributes.isItalic = rawValue & 1 != 0 ? true : nil }
    if changes(2) { attributes.isBold = rawValue & 2 != 0 ? true : nil }
    if changes(4) { attributes.design = rawValue & 4 != 0 ? .monospaced : nil }
    if changes(32) { attributes.strikethrough = rawValue & 32 != 0 ? .some(TextAttributes.LineStyle()) : nil }
  }
}

extension TypeBinding where T == TextRun {
  /// A run of an attributed string.
  static var textRun: TypeBinding { .native("AttributedString.Runs.Run") }
}

extension TypeBinding where T == PresentationIntent {
  /// The presentation intents that Markdown gives a run of text.
  static var presentationIntent: TypeBinding { .native("InlinePresentationIntent") }
}

extension Vocabulary {
  /// Adds the runs of attributed strings.
  mutating func addTextRuns(of text: TypeBinding<TextContent>, _ range: TypeBinding<Range<Int>>) {
    property(on: text, "runs", as: .array(.textRun)) { $0.runs }
    property(on: .textRun, "range", as: range) { $0.range }
    for (name, value) in PresentationIntent.names {
      constant(
        on: "InlinePresentationIntent", name, PresentationIntent(rawValue: value), as: .presentationIntent)
    }
    type("InlinePresentationIntent", parents: ["Equatable", "Hashable"])
    arrayLiteral(of: .presentationIntent) { $0.reduce(into: []) { $0.formUnion($1) } }
    method(on: .presentationIntent, "contains", .unnamed(.presentationIntent), returns: .bool) { $0.contains($1) }
  }
}

extension TextContent {
  /// The runs of equal attributes.
  fileprivate var runs: [TextRun] {
    var start = 0
    return segments.map { segment in
      let count = if case .string(let text) = segment.piece { text.count } else { 1 }
      defer { start += count }
      return TextRun(range: start..<start + count, attributes: segment.attributes)
    }
  }
}
