import PlumblineDataFormats

extension SnapshotReport {
  /// The report as SARIF 2.1.0, with a result for each figure that did not pass and each stale golden file.
  package var sarif: JSON {
    let results =
      figures.filter { $0.status != .passed && $0.status != .skipped }.map { figure in
        Self.result(
          figure.status.rawValue, "\(figure.figure): \(figure.sentence)", figure.place.file, figure.place.line,
          level: figure.isFailing ? "error" : "note")
      } + stale.map { Self.result("stale", "no figure uses \($0)", $0, nil) }
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object(["driver": .object(["name": .string("plumbline"), "rules": .array(Self.rules)])]),
          "results": .array(results),
        ])
      ]),
    ])
  }

  private static let rules: [JSON] = [
    ("layout", "The layout differs from its golden file."), ("pixels", "The image differs from its golden file."),
    ("missing", "A golden file is missing."),
    ("otherFonts", "The golden file was made with other fonts."),
    ("fault", "The figure could not be drawn."),
    ("stale", "No figure uses the golden file."),
  ].map { id, text in
    .object(["id": .string(id), "shortDescription": .object(["text": .string(text)])])
  }

  private static func result(
    _ rule: String, _ message: String, _ file: String, _ line: Int?, level: String = "error"
  ) -> JSON {
    .object([
      "ruleId": .string(rule), "level": .string(level), "message": .object(["text": .string(message)]),
      "locations": .array([
        .object([
          "physicalLocation": .object([
            "artifactLocation": .object(["uri": .string(uri(of: file))]),
            "region": line.map { .object(["startLine": .number(Double($0))]) },
          ])
        ])
      ]),
    ])
  }

  /// Returns a path as a URI reference, with percent escapes for all bytes that are not unreserved.
  private static func uri(of path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      case let byte where Array("/-._~@+".utf8).contains(byte): uri.unicodeScalars.append(Unicode.Scalar(byte))
      default: uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}
