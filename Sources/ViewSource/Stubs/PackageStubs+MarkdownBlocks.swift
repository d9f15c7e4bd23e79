extension PackageStubs {
  /// MarkdownUI: the blocks of a text.
  static let markdownBlocks = #"""
    indirect enum _Block {
      case paragraph(String), heading(Int, String), code(String, String?), quote([_Block]), rule
      case list([_Item], start: Int?, isTight: Bool)
      case table([[String]], [HorizontalAlignment])
    }
    struct _Item {
      var blocks: [_Block]
      var isDone: Bool?
    }
    struct _BlockReader {
      var lines: [String]
      var at = 0
      init(_ lines: [String]) { self.lines = lines }
      static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
      static func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }
      static func isRule(_ line: String) -> Bool {
        let marks = line.filter { $0 != " " }
        return marks.count >= 3 && ["-", "*", "_"].contains { mark in marks.allSatisfy { String($0) == mark } }
      }
      static func level(_ line: String) -> Int? {
        let marks = line.prefix { $0 == "#" }.count
        return (1...6).contains(marks) && (line.count == marks || line.dropFirst(marks).hasPrefix(" ")) ? marks : nil
      }
      static func isFence(_ line: String) -> Bool { line.hasPrefix("```") || line.hasPrefix("~~~") }
      static func marker(_ line: String) -> (width: Int, start: Int?)? {
        let spaces = indent(line)
        let rest = line.dropFirst(spaces)
        if rest.hasPrefix("- ") || rest.hasPrefix("* ") || rest.hasPrefix("+ ") { return (spaces + 2, nil) }
        let digits = rest.prefix { $0.isNumber }
        let after = rest.dropFirst(digits.count)
        guard !digits.isEmpty, digits.count < 10, after.hasPrefix(". ") || after.hasPrefix(") ") else { return nil }
        return (spaces + digits.count + 2, Int(String(digits)))
      }
      static func cells(_ line: String) -> [String] {
        var text = trimmed(line)
        if text.hasPrefix("|") { text.removeFirst() }
        if text.hasSuffix("|") { text.removeLast() }
        return text.components(separatedBy: "|").map { trimmed($0) }
      }
      static func alignments(_ line: String) -> [HorizontalAlignment]? {
        guard line.contains("-"), line.contains("|"), line.allSatisfy({ "|-: ".contains($0) }) else { return nil }
        return cells(line).map {
          $0.hasSuffix(":") ? ($0.hasPrefix(":") ? HorizontalAlignment.center : .trailing) : .leading
        }
      }
      mutating func blocks() -> [_Block] {
        var result: [_Block] = []
        while at < lines.count {
          let line = lines[at]
          let text = Self.trimmed(line)
          if text.isEmpty {
            at += 1
          } else if Self.isFence(text) {
            result.append(fenced(text, Self.indent(line)))
          } else if let level = Self.level(text) {
            var title = Self.trimmed(String(text.dropFirst(level)))
            while title.hasSuffix("#") { title.removeLast() }
            result.append(.heading(level, Self.trimmed(title)))
            at += 1
          } else if Self.isRule(text) {
            result.append(.rule)
            at += 1
          } else if text.hasPrefix(">") {
            var inner: [String] = []
            while at < lines.count, Self.trimmed(lines[at]).hasPrefix(">") {
              let quoted = Self.trimmed(lines[at]).dropFirst()
              inner.append(String(quoted.hasPrefix(" ") ? quoted.dropFirst() : quoted))
              at += 1
            }
            var reader = _BlockReader(inner)
            result.append(.quote(reader.blocks()))
          } else if let first = Self.marker(line) {
            result.append(list(first.start))
          } else if Self.indent(line) >= 4 {
            var code: [String] = []
            while at < lines.count, Self.indent(lines[at]) >= 4 || Self.trimmed(lines[at]).isEmpty {
              code.append(String(lines[at].dropFirst(4)))
              at += 1
            }
            while code.last?.isEmpty == true { code.removeLast() }
            result.append(.code(code.joined(separator: "\n"), nil))
          } else if at + 1 < lines.count, text.contains("|"), let alignments = Self.alignments(lines[at + 1]) {
            var rows = [Self.cells(line)]
            at += 2
            while at < lines.count, lines[at].contains("|") {
              rows.append(Self.cells(lines[at]))
              at += 1
            }
            result.append(.table(rows, alignments))
          } else {
            result.append(paragraph())
          }
        }
        return result
      }
      mutating func fenced(_ opening: String, _ indent: Int) -> _Block {
        let mark = String(opening.prefix(3))
        let language = Self.trimmed(opening.replacingOccurrences(of: mark, with: ""))
        var code: [String] = []
        at += 1
        while at < lines.count, !Self.trimmed(lines[at]).hasPrefix(mark) {
          code.append(String(lines[at].dropFirst(min(indent, Self.indent(lines[at])))))
          at += 1
        }
        at += 1
        return .code(code.joined(separator: "\n"), language.isEmpty ? nil : language)
      }
      mutating func list(_ start: Int?) -> _Block {
        var items: [_Item] = []
        var isTight = true
        let outer = Self.indent(lines[at])
        while at < lines.count, let marker = Self.marker(lines[at]), (marker.start == nil) == (start == nil),
          Self.indent(lines[at]) < outer + 2
        {
          var inner = [String(lines[at].dropFirst(marker.width))]
          at += 1
          while at < lines.count {
            let line = lines[at]
            if Self.trimmed(line).isEmpty {
              guard at + 1 < lines.count, case let next = lines[at + 1],
                Self.indent(next) >= marker.width || Self.marker(next).map { ($0.start == nil) == (start == nil) } ?? false
              else { break }
              isTight = false
              inner.append("")
            } else if Self.indent(line) >= min(marker.width, outer + 2) {
              inner.append(String(line.dropFirst(min(marker.width, Self.indent(line)))))
            } else if Self.marker(line) == nil, !inner.last!.isEmpty, !Self.isFence(line), Self.level(line) == nil,
              !Self.isRule(line)
            {
              inner.append(line)
            } else {
              break
            }
            at += 1
          }
          var isDone: Bool?
          for (mark, value) in [("[ ] ", false), ("[x] ", true), ("[X] ", true)] where inner[0].hasPrefix(mark) {
            isDone = value
            inner[0] = String(inner[0].dropFirst(4))
          }
          var reader = _BlockReader(inner)
          items.append(_Item(blocks: reader.blocks(), isDone: isDone))
        }
        return .list(items, start: start, isTight: isTight)
      }
      mutating func paragraph() -> _Block {
        var text = ""
        while at < lines.count {
          let line = lines[at]
          let plain = Self.trimmed(line)
          if plain.isEmpty || !text.isEmpty && (Self.isFence(plain) || Self.level(plain) != nil || plain.hasPrefix(">")) { break }
          if !text.isEmpty, plain.allSatisfy({ $0 == "=" }) || plain.allSatisfy({ $0 == "-" }) {
            at += 1
            return .heading(plain.hasPrefix("=") ? 1 : 2, text)
          }
          if !text.isEmpty, Self.isRule(plain) || Self.marker(line) != nil && Self.marker(line)?.start ?? 1 == 1 { break }
          if !text.isEmpty { text += text.hasSuffix("\n") ? "" : " " }
          let isHard = line.hasSuffix("  ") || line.hasSuffix("\\")
          text += (plain.hasSuffix("\\") ? String(plain.dropLast()) : plain) + (isHard ? "\n" : "")
          at += 1
        }
        return .paragraph(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      }
    }

    public protocol MarkdownContentProtocol {
      var _markdownContent: MarkdownContent { get }
    }
    public struct MarkdownContent: Equatable, MarkdownContentProtocol {
      let _text: String
      public init(_ markdown: String) { _text = markdown }
      public init(@MarkdownContentBuilder content: () -> MarkdownContent) { _text = content()._text }
      public var _markdownContent: MarkdownContent { self }
      public func renderMarkdown() -> String { _text }
      public func renderPlainText() -> String {
        (try? AttributedString(markdown: _text)).map { String($0.characters) } ?? _text
      }
      var _blocks: [_Block] {
        var reader = _BlockReader(_text.replacingOccurrences(of: "\t", with: "    ").components(separatedBy: "\n"))
        return reader.blocks()
      }
    }
    extension String: MarkdownContentProtocol {
      public var _markdownContent: MarkdownContent { MarkdownContent(self) }
    }
    @resultBuilder public enum MarkdownContentBuilder {
      public static func buildExpression(_ content: any MarkdownContentProtocol) -> MarkdownContent { content._markdownContent }
      public static func buildBlock(_ parts: MarkdownContent...) -> MarkdownContent {
        MarkdownContent(parts.map { $0._text }.joined(separator: "\n\n"))
      }
      public static func buildArray(_ parts: [MarkdownContent]) -> MarkdownContent {
        MarkdownContent(parts.map { $0._text }.joined(separator: "\n\n"))
      }
      public static func buildOptional(_ part: MarkdownContent?) -> MarkdownContent { part ?? MarkdownContent("") }
      public static func buildEither(first part: MarkdownContent) -> MarkdownContent { part }
      public static func buildEither(second part: MarkdownContent) -> MarkdownContent { part }
    }
    """#
}
