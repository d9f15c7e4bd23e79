import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Returns the text that a program shows, or its diagnostics.
private func shown(_ expression: String, _ code: String = "") -> [String] {
  let file = "import SwiftUI\n\(code)\nfunc shown() -> String { \"\\(\(expression))\" }\n#Preview { Text(shown()) }\n"
  let reading = ViewSource.read([SourceFile(path: "Expressions.swift", text: file)])
  if reading.diagnostics.hasErrors { return reading.diagnostics.diagnostics.map(\.message.description) }
  let layout = reading.previews.first?.view.resolved(in: Size(width: 300, height: 100))
  return layout?.dump.split(separator: "\"").dropFirst().first.map { [String($0)] } ?? []
}

@Suite struct `Regular expressions` {
  private static let functions = #"""
    func all(_ text: String) -> NSRange { NSRange(text.startIndex..., in: text) }
    func found(_ pattern: String, in text: String, _ options: NSRegularExpression.Options = [], group: Int = 0) -> String {
      guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return "wrong" }
      return expression.matches(in: text, range: all(text)).map { match in
        Range(match.range(at: group), in: text).map { String(text[$0]) } ?? "-"
      }.joined(separator: ",")
    }
    func places(_ pattern: String, in text: String) -> String {
      let expression = try! NSRegularExpression(pattern: pattern)
      return expression.matches(in: text, range: all(text)).map { "\($0.range.location)+\($0.range.length)" }.joined(separator: ",")
    }
    func caught(_ pattern: String) -> String {
      do { _ = try NSRegularExpression(pattern: pattern) } catch { return "caught" }
      return "none"
    }
    func seen(_ text: String, until end: Int) -> Int {
      var count = 0
      let expression = try! NSRegularExpression(pattern: "a")
      expression.enumerateMatches(in: text, range: all(text)) { match, _, stop in
        guard let match else { return }
        count += 1
        if match.range.location == end { stop.pointee = true }
      }
      return count
    }
    func swapped(_ text: String, _ range: NSRange) -> String {
      try! NSRegularExpression(pattern: "(\\w)(\\w)").stringByReplacingMatches(in: text, range: range, withTemplate: "$2\\$$1")
    }
    func first(_ pattern: String, in text: String, _ name: String) -> String {
      let expression = try! NSRegularExpression(pattern: pattern)
      guard let match = expression.firstMatch(in: text, range: all(text)) else { return "none" }
      return Range(match.range(withName: name), in: text).map { String(text[$0]) } ?? "nowhere"
    }
    """#

  @Test(arguments: [
    (#"found("\\b(let|var)\\b", in: "let outlet = var")"#, "let,var"),
    (#"found("a(b)?", in: "ab a", group: 1)"#, "b,-"),
    (#"found("B.", in: "b1 B2", .caseInsensitive)"#, "b1,B2"),
    (#"found("^.", in: "a\nb", [.anchorsMatchLines])"#, "a,b"),
    (#"found("^.", in: "a\nb")"#, "a"),
    (#"found("(", in: "(")"#, "wrong"),
    (#"places("b", in: "a😀b")"#, "3+1"),
    (#"caught("[")"#, "caught"), (#"caught("[a]")"#, "none"),
    (#"seen("aaaa", until: 1)"#, "2"), (#"seen("aaaa", until: 9)"#, "4"),
    (#"swapped("abcd", NSRange(location: 0, length: 4))"#, "b$ad$c"),
    (#"swapped("abcd", NSRange(location: 1, length: 2))"#, "ac$bd"),
    (#"first("(?<year>\\d{4})-(?<month>\\d\\d)", in: "on 2026-05", "month")"#, "05"),
    (#"first("\\d", in: "none", "year")"#, "none"),
    (#"NSRegularExpression.escapedPattern(for: "a.b") == "a\\.b""#, "true"),
  ])
  func `match as in ICU, in UTF-16 code units`(expression: String, text: String) {
    #expect(shown(expression, Self.functions) == [text])
  }

  @Test(arguments: [
    (#""a1b22".replacingOccurrences(of: "[0-9]+", with: "<$0>", options: .regularExpression)"#, "a<1>b<22>"),
    (#""a1".replacingOccurrences(of: "[0-9]+", with: "")"#, "a1"),
    (#""x42".range(of: "\\d+", options: .regularExpression) != nil"#, "true"),
    (#""x".range(of: "\\d+", options: .regularExpression) != nil"#, "false"),
    (#""x42".range(of: "\\d+", options: [.regularExpression, .anchored]) != nil"#, "false"),
    (#""AB".range(of: "b", options: [.regularExpression, .caseInsensitive]) != nil"#, "true"),
    (#""a b".range(of: "b").map { String("a b"[$0]) } ?? "none""#, "b"),
  ])
  func `are an option of string searches`(expression: String, text: String) {
    #expect(shown(expression) == [text])
  }

  @Test(arguments: [
    (#"("a😀b" as NSString).length"#, "4"),
    (#"("a😀b" as NSString).substring(with: NSRange(location: 1, length: 2))"#, "😀"),
    (#"("abc" as NSString).replacingCharacters(in: NSMakeRange(1, 1), with: "--")"#, "a--c"),
    (#"NSMaxRange(NSRange(2..<5))"#, "5"),
    (#"NSRange("abc".range(of: "c")!, in: "abc").location"#, "2"),
    (#"Range(NSRange(location: 9, length: 1), in: "abc") == nil"#, "true"),
    (#"Range(NSRange(location: NSNotFound, length: 0), in: "abc") == nil"#, "true"),
    (#"Range(NSRange(location: 2, length: 3))!.upperBound"#, "5"),
  ])
  func `return ranges in UTF-16 code units`(expression: String, text: String) {
    #expect(shown(expression) == [text])
  }

  @Test func `end with an error if a search would not end`() {
    let text = String(repeating: "a", count: 40) + "b"
    #expect(
      shown(#"found("(a+)+$", in: "\#(text)")"#, Self.functions) == [
        "the regular expression '(a+)+$' takes too long to match"
      ])
  }

  @Test func `report a range beyond the string`() {
    #expect(
      shown(#"("abc" as NSString).substring(with: NSRange(location: 2, length: 5))"#) == [
        "index 7 is out of range"
      ])
  }

  @Test func `find the ranges of an attributed string`() {
    let code = #"""
      func coloured() -> AttributedString {
        let code = "é let x"
        var text = AttributedString(code)
        let expression = try! NSRegularExpression(pattern: "let")
        for match in expression.matches(in: code, range: NSRange(code.startIndex..., in: code)) {
          if let range = Range(match.range, in: text) { text[range].link = URL(string: "a:b") }
        }
        if let range = text.range(of: "LET", options: .caseInsensitive) { text[range].kern = 2 }
        return text
      }
      func intents() -> String {
        guard var text = try? AttributedString(markdown: "a `b` **c**") else { return "wrong" }
        for run in text.runs where run.inlinePresentationIntent == .code { text[run.range].foregroundColor = .red }
        return text.runs.map { run in
          (run.foregroundColor == .red ? "red" : "") + (run.inlinePresentationIntent?.contains(.stronglyEmphasized) == true ? "strong" : "")
        }.joined(separator: ",")
      }
      func linked() -> String { coloured().runs.map { "\($0.link != nil)" }.joined(separator: ",") }
      """#
    #expect(shown("linked()", code) == ["false,true,false"])
    #expect(shown("intents()", code) == [",red,,strong"])
  }
}

@Suite struct `Static members` {
  @Test(arguments: [
    "extension CGPoint { static func twice(_ p: Self) -> Self { self.init(x: p.x * 2, y: p.y * 2) } }|CGPoint.twice(CGPoint(x: 1, y: 3)).y == 6",
    "extension CGPoint { static func *(_ a: Self, _ b: Double) -> Self { self.init(x: a.x * b, y: a.y) } }|(CGPoint(x: 2, y: 3) * 4.0).x == 8",
    "struct P { var a = 1; static func make() -> P { self.init(a: 3) } }|P.make().a == 3",
    "class C { let a: Int; required init(a: Int) { self.a = a }; class func make() -> Self { self.init(a: 4) } }|C.make().a == 4",
    "enum E { case a }; func of(_ e: E?) -> Bool { e == .a ? true : .a == e }|of(nil) == false",
    "func of(_ w: Font.Weight?) -> Bool { w == .bold ? true : .bold == w }|of(nil) == false",
  ])
  func `are found through self in a static context, and for optionals`(code: String) {
    let parts = code.split(separator: "|").map(String.init)
    #expect(shown(parts[1], parts[0]) == ["true"])
  }
}
