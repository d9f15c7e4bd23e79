import PlumblineLayout

extension EditableValue {
  /// Returns the distance by which an `alignmentGuide` modifier moves its guide, or nil if its closure has no single
  /// result.
  ///
  /// The distance is the number that the closure returns, or one that is added to its result.
  static func guide(_ call: SourceCalls.Call, title: String, key: String, file: String) -> EditableValue? {
    guard let result = call.result, let alignment = call.arguments.first?.text else { return nil }
    let id = "\(key)|\(call.name)\(alignment)"
    func value(_ number: String, _ range: Range<Int>, _ text: @escaping (String) -> String) -> EditableValue {
      EditableValue(id: id, title: title, kind: .number, value: number, file: file, range: range, text: text)
    }
    if result.isNumber { return value(result.text, result.range) { $0 } }
    if let distance = result.distance {
      return value(distance.value, distance.range) { $0.hasPrefix("-") ? "- \($0.dropFirst())" : "+ \($0)" }
    }
    let base = result.isSum ? result.text : "(\(result.text))"
    return value("0", result.range) { base + added($0) }
  }

  /// Returns the distance by which a guide that no modifier sets yet is moved: `alignmentGuide` is added behind a call.
  static func newGuide(
    _ guide: ResolvedGuide, after call: SourceCalls.Call, title: String, key: String, file: String
  ) -> EditableValue {
    var alignment = ".\(guide.alignment)"
    // Both axes have a centre.
    if guide.alignment == "center" {
      alignment = (guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment") + alignment
    }
    let end = call.range.upperBound
    return EditableValue(
      id: "\(key)|alignmentGuide\(alignment)", title: title, kind: .number, value: "0", file: file, range: end..<end
    ) { ".alignmentGuide(\(alignment)) { d in d[\(alignment)]\(added($0)) }" }
  }

  private static func added(_ number: String) -> String {
    number.hasPrefix("-") ? " - \(number.dropFirst())" : " + \(number)"
  }
}
