import PlumblineDataFormats
import PlumblineSwiftRunning
import PlumblineUnicode

/// A localized text as a strings file gives it, with format specifiers and plural forms.
public struct LocalizedFormat: Hashable, Sendable {
  /// A part of the text that has plural forms.
  public struct Variable: Hashable, Sendable {
    /// The number of the value that selects the form, from 1; nil for the next one.
    public var argument: Int?
    /// The forms by plural category: `zero`, `one`, `two`, `few`, `many` and `other`.
    public var forms: [String: String]

    /// Creates a part with plural forms.
    public init(argument: Int? = nil, forms: [String: String]) { (self.argument, self.forms) = (argument, forms) }
  }

  /// The text, in which `%@`, `%lld` and the like stand for values, and `%#@name@` for a variable.
  public var text: String
  /// The variables by name.
  public var variables: [String: Variable]

  /// The texts for specific kinds of devices, by names such as `ipad`.
  private var devices: [String: [LocalizedFormat]] = [:]

  /// Creates a text.
  public init(_ text: String, variables: [String: Variable] = [:]) { (self.text, self.variables) = (text, variables) }

  /// Creates the text with which an iPhone shows a key, and the texts of other kinds of devices; nil if there is no
  /// text for an iPhone or for any device.
  public init?(devices: [String: LocalizedFormat]) {
    guard let phone = devices["iphone"] ?? devices["other"] else { return nil }
    self = phone
    self.devices = devices.mapValues { [$0] }
  }

  /// Whether the text has plural forms, or texts for kinds of devices.
  public var hasForms: Bool { !variables.isEmpty || !devices.isEmpty }

  /// Returns the text for a kind of device.
  func variant(for device: String) -> LocalizedFormat { (devices[device] ?? devices["other"])?.first ?? self }

  /// Returns the text with its values.
  func filled(with arguments: [LocalizedKey.Argument], language: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")), !arguments.isEmpty || !variables.isEmpty else { return text }
    var next = 0
    return fill(text, arguments, language, &next, current: nil)
  }

  private func fill(
    _ text: String, _ arguments: [LocalizedKey.Argument], _ language: String, _ next: inout Int, current: Int?
  ) -> String {
    var result = ""
    for piece in FormatPiece.all(in: text) {
      switch piece {
      case .text(let text): result += text
      case .current: result += current.map { arguments[$0].text } ?? ""
      case .variable(let position, let name):
        guard let variable = variables[name] else { continue }
        // The first number of a whole text selects its form.
        let isWhole = name.isEmpty
        let first = isWhole ? arguments.firstIndex { $0.number != nil } : nil
        let index = first ?? (variable.argument ?? position).map { $0 - 1 } ?? next
        guard arguments.indices.contains(index) else { continue }
        let number = arguments[index].number ?? 0
        // Foundation uses a form for zero in every language, where there is one.
        let category = PluralRules.category(of: number, language: language)
        let form = (number == 0 ? variable.forms["zero"] : nil) ?? variable.forms[category] ?? variable.forms["other"]
        var inner = isWhole ? 0 : index
        result += fill(form ?? "", arguments, language, &inner, current: index)
        next = max(next, index + 1)
      case .value(let position, let specifier):
        let index = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        guard arguments.indices.contains(index) else { continue }
        let argument = arguments[index]
        if specifier.contains("."), let number = argument.number {
          result += NumberInText.formatted(number, specifier: specifier)
        } else {
          result += argument.text
        }
      }
    }
    return result
  }
}

/// A part of a format.
public enum FormatPiece: Hashable {
  /// Literal text.
  case text(String)
  /// A value, with its number if the specifier has one, and the specifier without it.
  case value(Int?, specifier: String)
  /// A variable, with the number of its value if the specifier has one.
  case variable(Int?, name: String)
  /// The value that selects the form of a variable: `%arg`.
  case current

  /// Returns the parts of a format, in order.
  public static func all(in format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = Substring(format)
    func take(_ piece: FormatPiece, _ end: Substring) {
      if !text.isEmpty { pieces.append(.text(text)) }
      pieces.append(piece)
      (text, rest) = ("", end)
    }
    while let character = rest.first {
      guard character == "%" else {
        text.append(character)
        rest.removeFirst()
        continue
      }
      var tail = rest.dropFirst()
      if tail.first == "%" {
        text.append("%")
        rest = tail.dropFirst()
        continue
      }
      if tail.hasPrefix("arg") {
        take(.current, tail.dropFirst(3))
        continue
      }
      var position: Int?
      let digits = tail.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, tail.dropFirst(digits.count).first == "$" {
        position = Int(digits)
        tail = tail.dropFirst(digits.count + 1)
      }
      // String catalogues name a value between its position and its type: `%1$(number)lld`.
      if tail.first == "(", let end = tail.firstIndex(of: ")") { tail = tail[tail.index(after: end)...] }
      if tail.hasPrefix("#@"), let end = tail.dropFirst(2).firstIndex(of: "@") {
        take(.variable(position, name: String(tail.dropFirst(2)[..<end])), tail[tail.index(after: end)...])
        continue
      }
      let flags = tail.prefix { "0123456789.-+ #'".contains($0) }
      let length = tail.dropFirst(flags.count).prefix { "hlqLztj".contains($0) }
      guard let type = tail.dropFirst(flags.count + length.count).first, "@diouxXeEfFgGaAcCsSp".contains(type) else {
        text.append("%")
        rest.removeFirst()
        continue
      }
      take(
        .value(position, specifier: "%\(flags)\(length)\(type)"),
        tail.dropFirst(flags.count + length.count + 1))
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }
}
