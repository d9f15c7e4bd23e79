import PlumblineUnicode

extension Vocabulary {
  /// Adds `NSDataDetector`, which finds links, addresses of mail and telephone numbers.
  ///
  /// Foundation's rules are not public; these are the forms that its documentation shows. A detector of other types is
  /// an error.
  mutating func addDataDetectors() {
    let kind = TypeBinding<Int>.native("NSTextCheckingResult.CheckingType")
    for (name, value) in DetectedKind.names { constant(on: kind.name, name, value, as: kind) }
    property(on: kind, "rawValue", as: .int) { $0 }
    arrayLiteral(of: kind) { $0.reduce(0, |) }
    type("NSDataDetector", parents: ["NSRegularExpression"])
    rawInitializer("NSDataDetector", [.value("types")]) { call throws(Fault) in
      let types = call.value(0).asWhole.map { Int(truncatingIfNeeded: $0.value) } ?? call.payload(0) ?? 0
      guard let pattern = DetectedKind.pattern(of: types) else {
        let reason = "only links and telephone numbers are found"
        throw call.evaluator.fault(.unsupported("NSDataDetector", reason: reason), at: call.location)
      }
      do throws(RegularExpression.Failure) {
        return .native("NSDataDetector", try RegularExpression(pattern, RegularExpression.Options(rawValue: 1)))
      } catch { throw call.fault(error, of: pattern) }
    }
    rawProperty("NSTextCheckingResult", "resultType") { value, _ in
      let match = value.payload as? ExpressionMatch
      return .native("NSTextCheckingResult.CheckingType", match.map { DetectedKind(of: $0).rawValue } ?? 0)
    }
    rawProperty("NSTextCheckingResult", "url") { value, _ in
      guard let match = value.payload as? ExpressionMatch, DetectedKind(of: match) == .link else { return .none }
      let text = match.text
      if text.contains("://") || text.hasPrefix("mailto:") { return .native("URL", text) }
      return .native("URL", (text.contains("@") ? "mailto:" : "http://") + text)
    }
    rawProperty("NSTextCheckingResult", "phoneNumber") { value, _ in
      guard let match = value.payload as? ExpressionMatch, DetectedKind(of: match) == .phoneNumber else { return .none }
      return .string(match.text)
    }
  }
}

/// The kind of a match: that of a regular expression, or one that a data detector finds.
enum DetectedKind: Int {
  case link = 32, regularExpression = 1024, phoneNumber = 2048

  /// The kind of a match.
  init(of match: ExpressionMatch) {
    self =
      match.expression.group(named: "link") != nil && match.isTaken("link")
      ? .link
      : match.expression.group(named: "phone") != nil && match.isTaken("phone") ? .phoneNumber : .regularExpression
  }

  /// The values of `NSTextCheckingResult.CheckingType`, by name.
  static let names: [(String, Int)] = [
    ("orthography", 1), ("spelling", 2), ("grammar", 4), ("date", 8), ("address", 16), ("link", 32), ("quote", 64),
    ("dash", 128), ("replacement", 256), ("correction", 512), ("regularExpression", 1024), ("phoneNumber", 2048),
    ("transitInformation", 4096),
  ]

  /// Returns the pattern of a detector, or nil if it detects types that are not supported.
  static func pattern(of types: Int) -> String? {
    let end = #"[^\s<>"'“”]*[^\s<>"'“”.,;:!?()\[\]]"#
    let mail = #"[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}"#
    let domain = #"\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev|de|uk|co|me|fr|info)\b(?:/\#(end))?"#
    var parts: [String] = []
    if types & link.rawValue != 0 {
      parts.append(#"(?<link>\b[a-z][a-z0-9+.-]*://\#(end)|\bmailto:\#(mail)|\#(mail)|\bwww\.\#(end)|\#(domain))"#)
    }
    if types & phoneNumber.rawValue != 0 { parts.append(#"(?<phone>\+?\(?\d[\d ().-]{5,}\d)"#) }
    return parts.isEmpty || types & ~(link.rawValue | phoneNumber.rawValue) != 0 ? nil : parts.joined(separator: "|")
  }
}

extension ExpressionMatch {
  /// Returns whether a named group takes part in the match.
  fileprivate func isTaken(_ name: String) -> Bool {
    expression.group(named: name).map { groups.indices.contains($0) && groups[$0] != nil } ?? false
  }
}
