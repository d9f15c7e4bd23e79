extension FrameworkSources {
  /// The attributed strings of Foundation, whose attributes are those of UIKit and SwiftUI.
  static let attributed: [String: String] = [
    "NSAttributedString": """
    class NSAttributedString: Hashable {
      struct Key: Hashable, RawRepresentable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
        static let font = Key("NSFont")
        static let foregroundColor = Key("NSColor")
        static let backgroundColor = Key("NSBackgroundColor")
        static let kern = Key("NSKern")
        static let tracking = Key("CTTracking")
        static let underlineStyle = Key("NSUnderline")
        static let underlineColor = Key("NSUnderlineColor")
        static let strikethroughStyle = Key("NSStrikethrough")
        static let strikethroughColor = Key("NSStrikethroughColor")
        static let baselineOffset = Key("NSBaselineOffset")
        static let link = Key("NSLink")
        static let paragraphStyle = Key("NSParagraphStyle")
        static let shadow = Key("NSShadow")
        static let attachment = Key("NSAttachment")
        static let strokeColor = Key("NSStrokeColor")
        static let strokeWidth = Key("NSStrokeWidth")
        static let ligature = Key("NSLigature")
        static let obliqueness = Key("NSObliqueness")
        static let expansion = Key("NSExpansion")
        static let textEffect = Key("NSTextEffect")
        static let writingDirection = Key("NSWritingDirection")
        static let accessibilitySpeechPunctuation = Key("UIAccessibilitySpeechAttributePunctuation")
      }
      var _text: AttributedString
      init() { _text = AttributedString("") }
      init(string: String) { _text = AttributedString(string) }
      init(string: String, attributes: [Key: Any]?) {
        _text = AttributedString(string)
        if let attributes { _apply(attributes, NSRange(location: 0, length: string.utf16.count)) }
      }
      init(_ string: String, _ attributes: [Key: Any]?) {
        _text = AttributedString(string)
        if let attributes { _apply(attributes, NSRange(location: 0, length: string.utf16.count)) }
      }
      init(attributedString other: NSAttributedString) { _text = other._text }
      init(_ text: AttributedString) { _text = text }
      var string: String { String(_text.characters) }
      var length: Int { string.utf16.count }
      func isEqual(to other: NSAttributedString) -> Bool { _text == other._text }
      static func == (a: NSAttributedString, b: NSAttributedString) -> Bool { a._text == b._text }
      func hash(into hasher: inout Hasher) { hasher.combine(string) }
      func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard let part = Range(range, in: _text) else { return NSAttributedString() }
        return NSAttributedString(AttributedString(_text[part]))
      }
      func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }
      struct EnumerationOptions: OptionSet {
        let rawValue: UInt
        static let reverse = EnumerationOptions(rawValue: 2)
        static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1048576)
      }
      func _parts(_ range: NSRange) -> [(attributes: [Key: Any], range: NSRange)] {
        var parts: [(attributes: [Key: Any], range: NSRange)] = []
        var start = 0
        for run in _text.runs {
          let length = String(_text[run.range].characters).utf16.count
          let (low, high) = (max(start, range.location), min(start + length, range.location + range.length))
          start += length
          if low >= high { continue }
          var attributes: [Key: Any] = [:]
          if let font = run.font { attributes[.font] = font }
          if let color = run.foregroundColor { attributes[.foregroundColor] = UIColor(color) }
          if let color = run.backgroundColor { attributes[.backgroundColor] = UIColor(color) }
          if let kern = run.kern { attributes[.kern] = kern }
          if let link = run.link { attributes[.link] = link }
          parts.append((attributes, NSRange(location: low, length: high - low)))
        }
        return parts
      }
      func enumerateAttributes(
        in range: NSRange, options: EnumerationOptions = [], using block: ([Key: Any], NSRange, _Stop) -> Void
      ) {
        let stop = _Stop()
        for part in options.contains(.reverse) ? _parts(range).reversed() : _parts(range) where !stop.pointee {
          block(part.attributes, part.range, stop)
        }
      }
      func enumerateAttribute(
        _ name: Key, in range: NSRange, options: EnumerationOptions = [], using block: (Any?, NSRange, _Stop) -> Void
      ) {
        enumerateAttributes(in: range, options: options) { block($0[name], $1, $2) }
      }
      func attributes(at location: Int, effectiveRange: Any?) -> [Key: Any] {
        _parts(NSRange(location: location, length: 1)).first?.attributes ?? [:]
      }
      func attribute(_ name: Key, at location: Int, effectiveRange: Any?) -> Any? {
        attributes(at: location, effectiveRange: effectiveRange)[name]
      }
      class _Stop { var pointee = false }
      var _isCentered = false
      func size() -> CGSize { _measuredText(_text, nil) }
      func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: Any? = nil) -> CGRect {
        CGRect(origin: .zero, size: _measuredText(_text, size.width))
      }
      func draw(at point: CGPoint) { _drawText(_text, CGRect(origin: point, size: size()), false) }
      func draw(in rect: CGRect) { _drawText(_text, rect, _isCentered) }
      func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: Any? = nil) { draw(in: rect) }
      func _apply(_ attributes: [Key: Any], _ range: NSRange) {
        guard range.length > 0, let part = Range(range, in: _text) else { return }
        for (key, value) in attributes {
          switch key {
          case .font: if let font = value as? UIFont { _text[part].font = Font(font) }
          case .foregroundColor: if let color = value as? UIColor { _text[part].foregroundColor = Color(color) }
          case .backgroundColor: if let color = value as? UIColor { _text[part].backgroundColor = Color(color) }
          case .kern: if let kern = value as? Double { _text[part].kern = kern }
          case .tracking: if let tracking = value as? Double { _text[part].tracking = tracking }
          case .baselineOffset: if let offset = value as? Double { _text[part].baselineOffset = offset }
          case .underlineStyle: if (value as? Int) != 0 { _text[part].underlineStyle = .single }
          case .strikethroughStyle: if (value as? Int) != 0 { _text[part].strikethroughStyle = .single }
          case .paragraphStyle: if let style = value as? NSParagraphStyle { _isCentered = style.alignment == .center }
          case .link: _text[part].link = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
          default: break
          }
        }
      }
    }
    """,
    "NSMutableAttributedString": """
    class NSMutableAttributedString: NSAttributedString {
      var mutableString: _Units { _Units(text: string) }
      struct _Units {
        let text: String
        var length: Int { text.utf16.count }
        func range(of other: String) -> NSRange { (text as NSString).range(of: other) }
        func range(of other: String, options: String.CompareOptions) -> NSRange {
          (text as NSString).range(of: other, options: options)
        }
      }
      func append(_ other: NSAttributedString) { _text.append(other._text) }
      func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) { _apply([name: value], range) }
      func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) { _apply(attributes, range) }
      func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard let part = Range(range, in: _text) else { return }
        _text.replaceSubrange(part, with: AttributedString(String(_text[part].characters)))
        if let attributes { _apply(attributes, range) }
      }
      func setAttributedString(_ other: NSAttributedString) { _text = other._text }
      func replaceCharacters(in range: NSRange, with text: String) {
        _replace(range, AttributedString(text))
      }
      func replaceCharacters(in range: NSRange, with text: NSAttributedString) { _replace(range, text._text) }
      func deleteCharacters(in range: NSRange) { _replace(range, AttributedString("")) }
      func insert(_ text: NSAttributedString, at location: Int) {
        _replace(NSRange(location: location, length: 0), text._text)
      }
      func beginEditing() {}
      func endEditing() {}
      private func _replace(_ range: NSRange, _ other: AttributedString) {
        let units = Array(string.utf16)
        let (start, end) = (range.location, range.location + range.length)
        guard start >= 0, end <= units.count else { return }
        var result = attributedSubstring(from: NSRange(location: 0, length: start))._text
        result.append(other)
        result.append(attributedSubstring(from: NSRange(location: end, length: units.count - end))._text)
        _text = result
      }
    }
    """,
    "NSStringDrawingOptions": """
    struct NSStringDrawingOptions: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
      static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
      static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
      static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    }
    """,
    "NSUnderlineStyle": """
    struct NSUnderlineStyle: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let single = NSUnderlineStyle(rawValue: 1)
      static let thick = NSUnderlineStyle(rawValue: 2)
      static let double = NSUnderlineStyle(rawValue: 9)
      static let patternDot = NSUnderlineStyle(rawValue: 256)
      static let patternDash = NSUnderlineStyle(rawValue: 512)
      static let byWord = NSUnderlineStyle(rawValue: 32768)
    }
    """,
    "NSMutableParagraphStyle": """
    class NSMutableParagraphStyle: NSParagraphStyle {
      func setParagraphStyle(_ style: NSParagraphStyle) { _copy(style) }
      func addTabStop(_ stop: Any) { tabStops.append(stop) }
    }
    """,
    "NSParagraphStyle": """
    class NSParagraphStyle {
      static var `default`: NSParagraphStyle { NSParagraphStyle() }
      static func defaultWritingDirection(forLanguage language: String?) -> NSWritingDirection { .leftToRight }
      struct LineBreakStrategy: OptionSet {
        let rawValue: Int
        static let pushOut = LineBreakStrategy(rawValue: 1)
        static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        static let standard = LineBreakStrategy(rawValue: 65535)
      }
      var alignment: NSTextAlignment = .natural
      var lineSpacing = 0.0
      var paragraphSpacing = 0.0
      var paragraphSpacingBefore = 0.0
      var lineHeightMultiple = 0.0
      var minimumLineHeight = 0.0
      var maximumLineHeight = 0.0
      var firstLineHeadIndent = 0.0
      var headIndent = 0.0
      var tailIndent = 0.0
      var lineBreakMode: NSLineBreakMode = .byWordWrapping
      var lineBreakStrategy: LineBreakStrategy = []
      var baseWritingDirection: NSWritingDirection = .natural
      var tabStops: [Any] = []
      var defaultTabInterval = 0.0
      var hyphenationFactor = 0.0
      var usesDefaultHyphenation = false
      var allowsDefaultTighteningForTruncation = false
      init() {}
      func _copy(_ style: NSParagraphStyle) {
        alignment = style.alignment
        lineSpacing = style.lineSpacing
        paragraphSpacing = style.paragraphSpacing
        paragraphSpacingBefore = style.paragraphSpacingBefore
        lineHeightMultiple = style.lineHeightMultiple
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
        firstLineHeadIndent = style.firstLineHeadIndent
        headIndent = style.headIndent
        tailIndent = style.tailIndent
        lineBreakMode = style.lineBreakMode
        baseWritingDirection = style.baseWritingDirection
        tabStops = style.tabStops
        hyphenationFactor = style.hyphenationFactor
      }
      func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy._copy(self)
        return copy
      }
      func copy() -> Any { mutableCopy() }
    }
    """,
    "NSTextAlignment": "enum NSTextAlignment: Int { case left, center, right, justified, natural }",
    "NSWritingDirection": "enum NSWritingDirection: Int { case natural = -1, leftToRight, rightToLeft }",
    "NSLineBreakMode": """
    enum NSLineBreakMode: Int {
      case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    """,
  ]
}
