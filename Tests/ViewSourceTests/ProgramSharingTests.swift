import Foundation
import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Files that differ only in literals` {
  /// The results of reading files: figures with their names, locations and layouts, and messages.
  private struct Shown: Equatable {
    var figures: [String] = []
    var messages: [String] = []
    /// The program, as a weak reference.
    weak var program: Program?

    /// Reads files and lays their figures out.
    init(_ texts: [String], programCache: ProgramCache?, pathOf: (Int) -> String = { "\($0).swift" }) {
      var options = ReadingOptions()
      options.programCache = programCache
      let files = texts.indices.map { SourceFile(path: pathOf($0), text: texts[$0], isIncluded: $0 > 0) }
      let reading = ViewSource.read(files, options: options)
      program = reading.owner?.evaluator.program
      for preview in reading.previews {
        let layout = preview.resolved()
        let sources = layout.views.compactMap(\.source).map { "\($0.line):\($0.column)+\($0.length)" }
        figures.append("\(preview.name ?? "–") \(preview.directives.map(\.words)) \(sources)\n\(layout.dump)")
      }
      messages = reading.diagnostics.diagnostics.map { "\($0.source.line):\($0.source.column) \($0.message)" }
    }

    static func == (a: Shown, b: Shown) -> Bool { a.figures == b.figures && a.messages == b.messages }
  }

  @Test func `a program that was compiled without its actions is not taken for one whose steps follow`() {
    var options = ReadingOptions()
    options.programCache = ProgramCache()
    let file = SourceFile(path: "a.swift", text: "#Preview { Button(\"More\") { print(1) } }")
    for acts in [false, true, false, true] {
      options.acts = acts
      let reading = ViewSource.read([file], options: options)
      #expect(reading.owner?.evaluator.program.precedesSteps == acts)
    }
  }

  /// Templates, and the values of two files generated from each.
  static let templates: [String: (text: String, values: [[String]])] = [
    "words that mean something in code alone": (
      """
      // #0
      #Preview { Text("#1").padding(4) }
      """, [["one", "some locale"], ["onPreferenceChange", "DispatchQueue.main.async"], ["infix operator", "two"]]
    ),
    "numbers and texts": (
      """
      // plumbline: frames
      #Preview("#0", traits: .fixedLayout(width: #1, height: 90)) {
        HStack(spacing: #2) { Text("#3"); Color.red.frame(width: #4, height: 10) }
      }
      """, [["one", "300", "4", "a b", "7.5"], ["a longer name", "1200", "16", "Größe „x“", "12.25"]]
    ),
    "numbers that are computed": (
      """
      #Preview { Color(red: #0 / 255, green: -#1 + 1, blue: 0.5).frame(width: #0 * 2 + #1, height: -#1 - #2 + 60) }
      """, [["52", "3", "4"], ["199", "8", "21"]]
    ),
    "values between texts": (
      """
      let count = #0
      #Preview { VStack { Text("#1 \\(count) #2 \\(count * 2)"); Text("\\(count, format: .number)#2") } }
      """, [["3", "a", "of"], ["12345", "there are", "and twice"]]
    ),
    "values that are kept": (
      """
      enum Sizes { static var total = #0; static let step: CGFloat = #1; static func next() -> Int { total += 1; return total } }
      var shared: [Int] = [#0]
      struct Row: View {
        @State private var width: CGFloat = #1
        @Environment(\\.layoutDirection) private var direction
        let title: String
        var label = "#2"
        lazy var twice = width * 2
        var body: some View {
          Text("\\(title) \\(Sizes.next()) \\(label)").frame(width: width + Sizes.step).onAppear { shared.append(3) }
        }
      }
      #Preview { VStack { ForEach(0..<#3) { Row(title: "\\($0)") }; Text("\\(shared.count)") } }
      """, [["5", "40", "xy", "2"], ["50", "61", "more", "4"]]
    ),
    "code that one of them does not run": (
      """
      func size(_ n: Int) -> Int {
        if n > 10 { return n * #0 }
        return [#1, #1 + 1].map { $0 * 2 }.reduce(#2, +)
      }
      enum Kind: Int, CaseIterable { case small = #1, large = 100; var half: Double { Double(rawValue) / 2.0 } }
      #Preview {
        Color.red.frame(width: CGFloat(size(#2)), height: Kind.small.half)
        Text(Kind.allCases.map { "\\($0.rawValue)" }.joined(separator: "#3"))
      }
      """, [["2", "3", "4", ", "], ["3", "9", "40", " – "], ["2", "3", "4", ", "]]
    ),
    "values that rows repeat": (
      """
      func label(_ n: Int) -> some View {
        Text("\\(n)").font(.system(size: #0)).frame(width: CGSize(width: #1, height: #2).width, alignment: .topLeading)
          .offset(x: CGPoint(x: #1, y: #0).x).padding(EdgeInsets(top: #2, leading: #0, bottom: 1, trailing: -#2))
      }
      #Preview { VStack { ForEach(0..<3) { label($0) }; ForEach(0..<3) { _ in Color(white: 1 / #1).frame(height: 4) } } }
      """, [["13", "40", "2"], ["20", "41", "3"], ["13", "40", "2"], ["20", "40", "2"]]
    ),
    "comments and what they ask for": (
      """
      // Figure #0: #1
      import SwiftUI
      // #1
      // plumbline: caption #1
      //
      #Preview("#0") { // "#1"
        Text("a // b #0") // trailing #1
        Color.red.frame(width: #0) /* a block */ // #1
      }
      """, [["12", "a few words"], ["345", "“others” // \\(more)  "], ["67", "x"]]
    ),
    "guides and states after the layout": (
      """
      extension HorizontalAlignment {
        enum Mark: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / #0 } }
        static let mark = HorizontalAlignment(Mark.self)
      }
      struct Measured: View {
        @State private var width = #1.0
        var body: some View {
          Color.blue.frame(width: #2, height: 5).onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
          Text("\\(width) #3").alignmentGuide(.mark) { $0[.leading] + #1 }
        }
      }
      #Preview { VStack(alignment: .mark) { Measured(); Measured() } }
      """, [["2", "10", "33", "wide"], ["4", "55", "120", "points wide"]]
    ),
  ]

  private static func filled(_ text: String, _ values: [String]) -> String {
    values.enumerated().reduce(text) { $0.replacingOccurrences(of: "#\($1.offset)", with: $1.element) }
  }

  @Test(arguments: templates.keys.sorted())
  func `share a program, with the same results as alone`(name: String) throws {
    let template = try #require(Self.templates[name])
    let programCache = ProgramCache()
    let texts = template.values.map { Self.filled(template.text, $0) }
    let programs = try texts.map { text in
      let shown = Shown([text], programCache: programCache)
      #expect(shown == Shown([text], programCache: nil))
      #expect(!shown.figures.isEmpty)
      return ObjectIdentifier(try #require(shown.program))
    }
    #expect(programs.count > 1 && Set(programs).count == 1)
  }

  /// A file, and one that differs from it in something that its code depends on.
  static let pairs: [(String, String)] = [
    ("#Preview { Text(\"a\").padding(4) }", "#Preview { Text(\"a\").padding(4.0) }"),
    ("#Preview { Text(\"ab\") }", "#Preview { Text(\"a\\n\") }"),
    ("#Preview { Text(\"ab\") }", "#Preview { Text(\"a\\(1)\") }"),
    (
      "let c: Character = \"a\"\n#Preview { Text(\"\\(c)\") }",
      "let c: Character = \"ab\"\n#Preview { Text(\"\\(c)\") }"
    ),
    (
      "let c: Character = \"e\u{301}\"\n#Preview { Text(\"\\(c)\") }",
      "let c: Character = \"e\u{301}e\"\n#Preview { Text(\"\\(c)\") }"
    ),
    ("#Preview { Text(\"a\").padding(4) }", "#Preview { Text(\"a\").padding(0x4) }"),
    ("#Preview { Text(\"a\").padding(4) }", "#Preview { Text(\"a\").opacity(4) }"),
    ("#Preview { Text(\"a\") } // one", "#Preview { Text(\"a\") } /* two */"),
    ("#Preview { Text(\"\\(9 * 9)\") }", "#Preview { Text(\"\\(999999999999999 * 999999999999999)\") }"),
    ("#Preview { Text(\"\\(1 / 1)\") }", "#Preview { Text(\"\\(1 / 0)\") }"),
    ("#Preview { Text(\"\") }", "#Preview { Text(\"a\") }"),
    ("#Preview { Text(\"a\") }", "#Preview { Text(\"a\") }\n#Preview { Text(\"b\") }"),
  ]

  @Test(arguments: pairs.indices)
  func `do not share a program with files that differ in more`(index: Int) {
    let (one, other) = Self.pairs[index]
    let programCache = ProgramCache()
    let first = Shown([one], programCache: programCache)
    let second = Shown([other], programCache: programCache)
    #expect(first == Shown([one], programCache: nil))
    #expect(second == Shown([other], programCache: nil))
    #expect(second.program == nil || second.program !== first.program)
  }

  /// Code with a text and an index, in which an index above 1 is an error during reading or layout.
  static let faulty = [
    "#Preview { let a = [1, 2]\n  return Text(\"#0\").padding(CGFloat(a[#1])) }",
    "#Preview { HStack { Text(\"#0\").alignmentGuide(VerticalAlignment.center) { _ in CGFloat([1, 2][#1]) } } }",
  ]

  @Test(arguments: faulty)
  func `have diagnostics at their own locations`(template: String) {
    let programCache = ProgramCache()
    for (values, count) in [(["a b", "1"], 0), (["much longer", "7"], 1), (["cd", "0"], 0)] {
      let text = Self.filled(template, values)
      let shown = Shown([text], programCache: programCache)
      #expect(shown.messages.count == count)
      #expect(shown == Shown([text], programCache: nil))
    }
  }

  @Test func `share a program including the files that they include`() {
    let programCache = ProgramCache()
    let included = "struct Badge: View { let text: String; var body: some View { Text(text).padding(3) } }"
    let first = Shown(["#Preview { Badge(text: \"a b\") }", included], programCache: programCache)
    let second = Shown(["#Preview { Badge(text: \"c d e\") }", included], programCache: programCache)
    #expect(second == Shown(["#Preview { Badge(text: \"c d e\") }", included], programCache: nil))
    #expect(first.program != nil && first.program === second.program)
    let without = Shown(["#Preview { Badge(text: \"c d e\") }"], programCache: programCache)
    #expect(without == Shown(["#Preview { Badge(text: \"c d e\") }"], programCache: nil))
    #expect(!without.messages.isEmpty)
  }

  @Test func `are released with the cache, or when newer programs replace them`() {
    weak var first: Program?
    weak var last: Program?
    do {
      let programCache = ProgramCache()
      for text in `The lifetime of a program`.programs.values {
        first = Shown([text], programCache: programCache).program ?? first
      }
      #expect(first != nil)
      for count in 0..<20 {
        last =
          Shown(["#Preview { \(String(repeating: "Text(\"a\");", count: count + 1)) }"], programCache: programCache)
          .program
      }
      #expect(first == nil)
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  /// The layout files of the fixtures.
  static let fixtures: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    return ["Figures", "Layouts"].flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
    }.sorted()
  }()

  /// Returns a source with each plain number one larger and the last letter of lowercase strings changed.
  private static func changed(_ text: String) throws -> String {
    let literals = try Regex("//[^\\n]*|\"(?:[^\"\\\\\\n]|\\\\.)*\"|[\\w.$#]*[0-9][\\w.]*")
    return text.replacing(literals) { match -> String in
      let literal = String(text[match.range])
      if let number = Int(literal) { return "\(number + 1)" }
      if literal.count > 3, literal.first == "\"", literal.dropFirst().dropLast().allSatisfy({ $0.isLowercase }) {
        return literal.dropLast(2) + "z\""
      }
      return literal
    }
  }

  @Test(arguments: fixtures)
  func `have the same results as alone, for every fixture`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let changed = try Self.changed(text)
    let programCache = ProgramCache()
    let first = Shown([text], programCache: programCache)
    let second = Shown([changed], programCache: programCache)
    #expect(second == Shown([changed], programCache: nil))
    #expect(Shown([text], programCache: programCache) == first)
  }
}
