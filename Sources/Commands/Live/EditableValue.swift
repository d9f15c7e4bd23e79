import PlumblineLayout

/// A value in the source that a page may change, and the smallest edits that do so.
struct EditableValue {
  /// The kind of a value.
  enum Kind {
    /// A number.
    case number
    /// One of several words.
    case choice([String])
    /// A number, `nil`, `∞`, or none.
    case proposal
  }

  /// A replacement of bytes of a file.
  struct Edit {
    /// The bytes.
    let range: Range<Int>
    /// The new text.
    let text: String
  }

  /// The name by which the page finds the value.
  let id: String
  /// The displayed name, such as `spacing` or `leading guide of Rectangle 2`.
  let title: String
  /// The kind.
  let kind: Kind
  /// The present value as text; empty for one that is not written.
  let value: String
  /// The file.
  let file: String
  /// Returns the edits for a value, in any order; they do not overlap.
  let edits: (String) -> [Edit]

  /// Creates a value for which `text` returns the new text of some bytes.
  init(
    id: String, title: String, kind: Kind, value: String, file: String, range: Range<Int>,
    text: @escaping (String) -> String
  ) {
    self.init(id: id, title: title, kind: kind, value: value, file: file) { [Edit(range: range, text: text($0))] }
  }

  /// Creates a value with several edits.
  init(id: String, title: String, kind: Kind, value: String, file: String, edits: @escaping (String) -> [Edit]) {
    (self.id, self.title, self.kind, self.value, self.file, self.edits) = (id, title, kind, value, file, edits)
  }

  /// Returns the text of a file with another value, or nil if the value is not of the kind.
  func replaced(in source: String, by value: String) -> String? {
    switch kind {
    case .number: guard Self.isNumber(value) else { return nil }
    case .choice(let words): guard words.contains(value) else { return nil }
    case .proposal: guard ["", "nil", "∞"].contains(value) || Self.isNumber(value) else { return nil }
    }
    var bytes = Array(source.utf8)
    let edits = edits(value)
    // From the end; of two at one offset the first stays before the second.
    let order = edits.indices.sorted { (edits[$0].range.lowerBound, $0) > (edits[$1].range.lowerBound, $1) }
    for edit in order.map({ edits[$0] }) {
      guard edit.range.upperBound <= bytes.count else { return nil }
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isNumber(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") } && Double(text)?.isFinite ?? false
  }

  /// The value for a page.
  var json: JSON {
    var options: JSON?
    if case .choice(let words) = kind { options = .array(words.map(JSON.string)) }
    var proposal: JSON?
    if case .proposal = kind { proposal = .bool(true) }
    return .object([
      "id": .string(id), "title": .string(title), "value": .string(value), "options": options, "proposal": proposal,
    ])
  }
}

extension EditableValue {
  private static let horizontal = ["leading", "center", "trailing"]
  private static let vertical = ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
  private static let both = [
    "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing",
  ]

  /// Returns the values in the call of a view: numbers, alignments, and those that are not written yet.
  static func all(in call: SourceCalls.Call, of view: ResolvedView, file: String) -> [EditableValue] {
    var values: [EditableValue] = []
    let words = alignments(of: view)
    for (number, argument) in call.arguments.enumerated() {
      let title = argument.label ?? (call.name == "padding" ? "padding" : "\(call.name)")
      let id = "\(call.name).\(argument.label ?? String(number))"
      if argument.isNumber {
        values.append(
          EditableValue(
            id: id, title: title, kind: .number, value: argument.text, file: file, range: argument.range,
            text: { $0 }))
      } else if argument.label == "alignment", argument.text.hasPrefix("."), !words.isEmpty {
        let value = String(argument.text.dropFirst())
        let options = words.contains(value) ? words : [value] + words
        values.append(
          EditableValue(
            id: id, title: title, kind: .choice(options), value: value, file: file, range: argument.range,
            text: { ".\($0)" }))
      }
    }
    for (label, kind) in missing(in: call, of: view, words) {
      if let value = added(label, kind, to: call, file: file) { values.append(value) }
    }
    return values
  }

  /// Returns the alignments that a view takes.
  private static func alignments(of view: ResolvedView) -> [String] {
    switch view.role {
    case .stack(.vertical), .scrollContent(.vertical): horizontal
    case .stack(.horizontal), .scrollContent(.horizontal): vertical
    case .layeredStack, .frame: both
    default: []
    }
  }

  /// Returns the arguments that a call may get.
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
    _ label: String, _ kind: Kind, to call: SourceCalls.Call, file: String
  ) -> EditableValue? {
    let mark: String
    if case .choice = kind { mark = "." } else { mark = "" }
    let name = label.isEmpty ? "" : "\(label): "
    let id = "\(call.name).\(label.isEmpty ? "0" : label)"
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
}
