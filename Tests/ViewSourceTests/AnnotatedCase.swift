import Foundation

@testable import PlumblineViewSource

/// A case of a diagnostics fixture: source with comments that mark the expected diagnostics.
struct AnnotatedCase: CustomStringConvertible, Sendable {
  /// A mark in a comment below the source that it is about.
  struct Mark: Hashable, CustomStringConvertible {
    var line: Int
    var column: Int
    var length: Int
    var message: String
    var hint: String?
    var description: String {
      "\(line):\(column)+\(length) \(message)" + (hint.map { " (hint: \($0))" } ?? "")
    }
  }

  var title: String
  var source: String
  var description: String { title }

  /// The marks in the comments, each about the nearest preceding line of code.
  var marks: [Mark] {
    var result: [Mark] = []
    var target = 0
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = String(line)
      let trimmed = text.trimmingCharacters(in: .whitespaces)
      guard trimmed.hasPrefix("//") else {
        target = index + 1
        continue
      }
      if let caret = text.firstIndex(of: "^") {
        let rest = text[caret...]
        let length = rest.prefix { $0 == "^" || $0 == "~" }.count
        let message = rest.drop { $0 == "^" || $0 == "~" }.trimmingCharacters(in: .whitespaces)
        let column = text.distance(from: text.startIndex, to: caret) + 1
        result.append(Mark(line: target, column: column, length: length, message: message))
      } else if let range = text.range(of: "hint: "), !result.isEmpty {
        result[result.count - 1].hint = String(text[range.upperBound...])
      }
    }
    return result
  }

  /// The diagnostics that are reported for the source.
  var findings: [Mark] {
    let reading = ViewSource.read([SourceFile(path: "case.swift", text: source)])
    for preview in reading.previews { _ = preview.resolved() }
    return reading.diagnostics.diagnostics.map {
      Mark(
        line: $0.source.line, column: $0.source.column, length: $0.source.length,
        message: "\($0.severity.rawValue): \($0.message)", hint: $0.hint)
    }
  }

  /// The cases of all fixtures.
  static var all: [AnnotatedCase] {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures/Diagnostics").standardized
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try files.flatMap { file -> [AnnotatedCase] in
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        return text.components(separatedBy: "// --- ").dropFirst().map { part in
          let title = part.components(separatedBy: " ---").first ?? ""
          return AnnotatedCase(
            title: title, source: part.components(separatedBy: "---\n").dropFirst().joined(separator: "---\n"))
        }
      }
    }
  }
}
