import PlumblineLayout
import PlumblineSnapshots
import PlumblineViewSource

/// The result of one preview of a batch.
struct PreviewResult: Hashable, Sendable {
  /// The preview's name, or an empty string if it has none.
  var name: String
  /// The file that contains the preview.
  var file: String
  /// The line on which it begins.
  var line: Int
  /// The first error that keeps it from being drawn; empty for a preview that is drawn.
  var error = ""
  /// The warnings, each with its source location, about substitutes that the preview shows for names that are not part
  /// of the program.
  var standIns: [String] = []
  /// The number of decisions on values that are not part of the program, on which the drawing does not depend: it is
  /// the same with other decisions.
  var unseenCount = 0

  /// Creates the result of a preview, with the error if it was not drawn.
  init(name: String?, source: SourceRange?, error: Diagnostic? = nil, standIns: [Diagnostic] = [], unseenCount: Int = 0)
  {
    self.name = name ?? ""
    self.unseenCount = unseenCount
    self.standIns = standIns.map(Self.line)
    (file, line) = (source?.file ?? "", source?.line ?? 0)
    if let error { self.error = Self.line(error) }
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.source.file):\(diagnostic.source.line): \(diagnostic.message)"
  }

  /// The result as a JSON object.
  var json: JSON {
    .object([
      "name": .string(name), "file": .string(file), "line": .number(Double(line)),
      "status": .string(error.isEmpty ? "drawn" : "error"), "error": error.isEmpty ? nil : .string(error),
      "standIns": standIns.isEmpty ? nil : .number(Double(standIns.count)),
      "unseen": unseenCount == 0 ? nil : .number(Double(unseenCount)),
      "reasons": standIns.isEmpty ? nil : .array(standIns.map { .string($0) }),
    ])
  }

  /// Decodes a result, or returns nil if the JSON object is malformed.
  init?(json: JSON) {
    guard let name = json["name"]?.string, let file = json["file"]?.string,
      let line = json["line"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    (self.name, self.file, self.line, error) = (name, file, line, json["error"]?.string ?? "")
    standIns = json["reasons"]?.elements.compactMap(\.string) ?? []
    unseenCount = json["unseen"]?.number.flatMap { Int(exactly: $0) } ?? 0
  }

  /// The result as the fields of a message.
  var fields: [String] { [name, file, String(line), error, standIns.joined(separator: "\n"), String(unseenCount)] }

  /// Returns the results in the fields of a message.
  static func all(in fields: [String]) -> [PreviewResult] {
    stride(from: 0, to: fields.count - 5, by: 6).map { start in
      var result = PreviewResult(name: fields[start], source: nil)
      (result.file, result.line, result.error) = (fields[start + 1], Int(fields[start + 2]) ?? 0, fields[start + 3])
      result.standIns = fields[start + 4].split(separator: "\n").map(String.init)
      result.unseenCount = Int(fields[start + 5]) ?? 0
      return result
    }
  }
}
