import Testing

@testable import PlumblineViewSource

/// Source in which one construct is nested many times.
struct DeepSource: CustomStringConvertible, Sendable {
  var description: String
  /// The source with twenty thousand constructs.
  var text: String

  /// The source with as many constructs as fit in three thousand bytes.
  var smallText: String

  init(_ description: String, _ text: (_ repeated: (String) -> String) -> String) {
    self.description = description
    self.text = text { String(repeating: $0, count: 20_000) }
    var count = 2_000
    repeat {
      count -= 1
      smallText = text { String(repeating: $0, count: count) }
    } while smallText.utf8.count > 3_000
  }

  static let all = [
    DeepSource("parentheses") { "#Preview { Text(\"\\(" + $0("(") + "1" + $0(")") + ")\") }" },
    DeepSource("arrays") { "#Preview { let a = " + $0("[") + "1" + $0("]") + " }" },
    DeepSource("arrays of tuples") { "#Preview { let a = " + $0("[(") + "1" + $0(")]") + " }" },
    DeepSource("types of arrays") { "let a: " + $0("[") + "Int" + $0("]") + " = []" },
    DeepSource("generic arguments") { "let a: " + $0("A<") + "Int" + $0(">") + " = 1" },
    DeepSource("function types") { "let a: " + $0("() -> ") + "Int" },
    DeepSource("conditional values") { "#Preview { let a = " + $0("true ? 1 : ") + "2 }" },
    DeepSource("conditions within") { "#Preview { let a = " + $0("true ? ") + "2" + $0(" : 1") + " }" },
    DeepSource("closures") { "#Preview { " + $0("{") + "1" + $0("}") + " }" },
    DeepSource("stacks") { "#Preview { " + $0("VStack {") + "Text(\"a\")" + $0("}") + " }" },
    DeepSource("modifiers") { "#Preview { Text(\"a\")" + $0(".padding()") + " }" },
    DeepSource("sums") { "#Preview { Text(\"\\(" + $0("1+") + "1)\") }" },
    DeepSource("signs") { "#Preview { Text(\"\\(" + $0("-") + "1)\") }" },
    DeepSource("negations") { "#Preview { if " + $0("!") + "true { Text(\"a\") } }" },
    DeepSource("optional types") { "let a: Int" + $0("?") + " = nil" },
    DeepSource("unwrapping") { "#Preview { Text(a" + $0("!") + ") }" },
    DeepSource("branches") { "#Preview { " + $0("if true {") + $0("}") + " }" },
    DeepSource("alternatives") { "#Preview { if false {}" + $0(" else if false {}") + " }" },
    DeepSource("types within types") { $0("struct A {") + $0("}") },
    DeepSource("interpolations") { "#Preview { Text(" + $0("\"\\(") + "1" + $0(")\"") + ") }" },
    DeepSource("comments") { $0("/*") + $0("*/") },
    DeepSource("members") { "#Preview { Text(a" + $0(".b") + ") }" },
    DeepSource("calls") { "#Preview { Text(f" + $0("()") + ") }" },
    DeepSource("subscripts") { "#Preview { Text(a" + $0("[0]") + ") }" },
    DeepSource("key paths") { "#Preview { Text(\\.a" + $0(".b") + ") }" },
    DeepSource("attributes") { $0("@a ") + "let x = 1" },
    DeepSource("tuples") { "#Preview { let a = " + $0("(1,") + "1" + $0(")") + " }" },
    DeepSource("functions") { "#Preview { " + $0("func f() {") + $0("}") + " }" },
    DeepSource("choices") { "#Preview { " + $0("switch 1 { default: ") + $0("}") + " }" },
    DeepSource("tables") { "#Preview { let a = " + $0("[1:") + "1" + $0("]") + " }" },
    DeepSource("open parentheses") { "#Preview { " + $0("(") },
    DeepSource("open braces") { "#Preview { " + $0("{") },
    DeepSource("conditional compilation") { $0("#if true\n") + $0("#endif\n") },
    DeepSource("opaque types") { "let a: " + $0("some ") + "A = 1" },
    DeepSource("attempts") { "#Preview { let a = " + $0("try ") + "1 }" },
    DeepSource("ampersands") { "#Preview { let a = " + $0("&") + "x }" },
    DeepSource("attributes of a variable") { "#Preview { " + $0("@x ") + "let a = 1 }" },
    DeepSource("commas") { "#Preview { Text(" + $0(",") + ") }" },
    DeepSource("commas in an array") { "#Preview { let a = [" + $0(",") + "] }" },
    DeepSource("macros") { "#Preview { " + $0("#a ") + "}" },
    DeepSource("macros without blanks") { $0("#a") },
    DeepSource("backticks") { "#Preview { " + $0("`") + " }" },
  ]
}

@Suite struct `Deeply nested source` {
  @Test(arguments: DeepSource.all)
  func `ends with a located error`(source: DeepSource) {
    let reading = ViewSource.read([SourceFile(path: "deep.swift", text: source.text)])
    #expect(reading.previews.isEmpty)
    #expect(reading.diagnostics.hasErrors)
    #expect(reading.diagnostics.diagnostics.allSatisfy { $0.source.line >= 1 && $0.source.column >= 1 })
  }

  @Test(arguments: DeepSource.all)
  func `of few bytes is read or ends with a located error`(source: DeepSource) {
    let reading = ViewSource.read([SourceFile(path: "small.swift", text: source.smallText)])
    #expect(reading.diagnostics.hasErrors == reading.previews.isEmpty)
    #expect(reading.diagnostics.diagnostics.allSatisfy { $0.source.line >= 1 && $0.source.column >= 1 })
  }

  @Test func `of ordinary depth is read`() {
    let source =
      "#Preview { " + String(repeating: "VStack { ", count: 60) + "Text(\"a\")"
      + String(repeating: ".padding()", count: 200)
      + String(repeating: " }", count: 60) + " }"
    let reading = ViewSource.read([SourceFile(path: "deep.swift", text: source)])
    #expect(reading.diagnostics.diagnostics == [])
    #expect(reading.previews.count == 1)
  }
}
