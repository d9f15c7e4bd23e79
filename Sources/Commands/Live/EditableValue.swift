import PlumblineLayout

/// A value in the source that a page may change, and the smallest edit that does so.
struct EditableValue {
  /// The kind of a value.
  enum Kind {
    /// A number.
    case number
    /// One of several words.
    case choice([String])
  }

  /// The name by which the page knows the value.
  let id: String
  /// The name for people, such as `spacing` or `leading guide of Rectangle 2`.
  let title: String
  /// The kind.
  let kind: Kind
  /// The present value as text; empty for one that is not written.
  let value: String
  /// The file.
  let file: String
  /// The bytes of the file that the new text replaces.
  let range: Range<Int>
  /// Returns the new text for a value.
  let text: (String) -> String

  /// Returns the text of a file with another value, or nil if the value is not of the kind.
  func replaced(in source: String, by value: String) -> String? {
    switch kind {
    case .number:
      let isPlain = value.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
      guard isPlain, let number = Double(value), number.isFinite else { return nil }
    case .choice(let words): guard words.contains(value) else { return nil }
    }
    var bytes = Array(source.utf8)
    guard range.upperBound <= bytes.count else { return nil }
    bytes.replaceSubrange(range, with: Array(text(value).utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value for a page.
  var json: JSON {
    var options: JSON?
    if case .choice(let words) = kind { options = .array(words.map(JSON.string)) }
    return .object(["id": .string(id), "title": .string(title), "value": .string(value), "options": options])
  }
}

extension EditableValue {
  private static let horizontal = ["leading", "center", "trailing"]
  private static let vertical = ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
  private static let both = [
    "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing",
  ]

  /// Returns the values in the call of a view: numbers, alignments, and those that are not written yet.
  static func all(in call: SourceCalls.Call, of view: ResolvedView, key: String, file: String) -> [EditableValue] {
    var values: [EditableValue] = []
    let words = alignments(of: view)
    for (number, argument) in call.arguments.enumerated() {
      let title = argument.label ?? (call.name == "padding" ? "padding" : "\(call.name)")
      let id = "\(key)|\(call.name).\(argument.label ?? String(number))"
      if argument.isNumber {
        values.append(
          EditableValue(id: id, title: title, kind: .number, value: argument.text, file: file, range: argument.range) {
            $0
          })
      } else if argument.label == "alignment", argument.text.hasPrefix("."), !words.isEmpty {
        let value = String(argument.text.dropFirst())
        let options = words.contains(value) ? words : [value] + words
        values.append(
          EditableValue(id: id, title: title, kind: .choice(options), value: value, file: file, range: argument.range) {
            ".\($0)"
          })
      }
    }
    for (label, kind) in missing(in: call, of: view, words) {
      if let value = added(label, kind, to: call, key: key, file: file) { values.append(value) }
    }
    return values
  }

  /// The alignments that a view takes.
  private static func alignments(of view: ResolvedView) -> [String] {
    switch view.role {
    case .stack(.vertical), .scrollContent(.vertical): horizontal
    case .stack(.horizontal), .scrollContent(.horizontal): vertical
    case .layeredStack, .frame: both
    default: []
    }
  }

  /// The arguments that a call may get.
  private static func missing(
    in call: SourceCalls.Call, of view: ResolvedView, _ words: [String]
  ) -> [(label: String, kind: Kind)] {
    var labels: [(String, Kind)] = []
    switch view.role {
    case .stack: labels = [("alignment", .choice(words)), ("spacing", .number)]
    case .layeredStack: labels = [("alignment", .choice(words))]
    case .frame: labels = [("alignment", .choice(words))]
    case .padding where call.arguments.isEmpty: labels = [("", .number)]
    default: break
    }
    return labels.filter { label, _ in !call.arguments.contains { ($0.label ?? "") == label } }
  }

  /// Returns a value that becomes a new argument, in the order of SwiftUI's declaration.
  private static func added(
    _ label: String, _ kind: Kind, to call: SourceCalls.Call, key: String, file: String
  ) -> EditableValue? {
    let mark: String
    if case .choice = kind { mark = "." } else { mark = "" }
    let name = label.isEmpty ? "" : "\(label): "
    let id = "\(key)|\(call.name).\(label.isEmpty ? "0" : label)"
    let title = label.isEmpty ? call.name : label
    func value(_ range: Range<Int>, _ text: @escaping (String) -> String) -> EditableValue {
      EditableValue(id: id, title: title, kind: kind, value: "", file: file, range: range, text: text)
    }
    guard let opening = call.opening else {
      return value(call.nameEnd..<call.nameEnd) { "(\(name)\(mark)\($0))" }
    }
    // An alignment comes first in a stack and last in a frame.
    if let last = call.arguments.last, label == "spacing" || call.name == "frame" {
      return value(last.range.upperBound..<last.range.upperBound) { ", \(name)\(mark)\($0)" }
    }
    let separator = call.arguments.isEmpty ? "" : ", "
    return value(opening..<opening) { "\(name)\(mark)\($0)\(separator)" }
  }

  /// Returns the distance by which an `alignmentGuide` modifier moves its guide: the number in its closure, or one that is
  /// added to it.
  static func guide(_ call: SourceCalls.Call, title: String, key: String, file: String) -> EditableValue? {
    guard let body = call.body, let alignment = call.arguments.first?.text else { return nil }
    let id = "\(key)|\(call.name)\(alignment)"
    let text = call.bodyText
    func value(_ number: String, _ range: Range<Int>, _ text: @escaping (String) -> String) -> EditableValue {
      EditableValue(id: id, title: title, kind: .number, value: number, file: file, range: range, text: text)
    }
    if Double(text) != nil { return value(text, body) { $0 } }
    // A number at the end, behind a sign with spaces, is the distance.
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    if parts.count >= 3, let last = parts.last, Double(last) != nil, last.first != "-",
      let sign = parts.dropLast().last, sign == "+" || sign == "-"
    {
      let length = last.utf8.count + sign.utf8.count + 1
      let range = (body.upperBound - length)..<body.upperBound
      return value(sign == "-" ? "-\(last)" : String(last), range) {
        $0.hasPrefix("-") ? "- \($0.dropFirst())" : "+ \($0)"
      }
    }
    guard !text.contains("\n") else { return nil }
    return value("0", body.upperBound..<body.upperBound) {
      $0.hasPrefix("-") ? " - \($0.dropFirst())" : " + \($0)"
    }
  }
}
