import PlumblineFigureMaking
import PlumblineLayout
import PlumblineLivePage
import PlumblineViewSource
import Testing

@testable import PlumblineCommands

/// A step of the live page reuses what a change leaves unchanged, and sends the same as a complete reading would.
@Suite struct `Steps of the live page` {
  @Test(arguments: Self.files)
  func `a page that changes shows what a new page shows`(_ path: String) throws {
    try compare(try Files.readText(path), steps: 24, seed: 1)
  }

  @Test func `rows of structures, loops and helpers change one by one`() throws {
    try compare(Self.rows, steps: 60, seed: 2)
    try compare(Self.rows, steps: 60, seed: 3)
  }

  private func compare(_ text: String, steps: Int, seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "screen.swift")
    let page = try LiveSteps(of: path)
    var edits = SourceEdits(of: text, seed: seed)
    for number in 0..<steps {
      let change = number == 0 ? "the first text" : edits.change()
      let selects = number % 3 == 1
      let (kept, new) = (
        page.update(edits.text, selects: selects),
        try LiveSteps(of: path, keeps: false).update(edits.text, selects: selects)
      )
      guard kept != new else { continue }
      let difference = zip(kept.utf8, new.utf8).prefix { $0 == $1 }.count
      let (first, second) = (kept.utf8.dropFirst(difference - 60), new.utf8.dropFirst(difference - 60))
      Issue.record(
        "step \(number), \(change): \(String(first.prefix(200)) ?? "") is not \(String(second.prefix(200)) ?? "")")
      return
    }
    if steps > 30 { #expect(page.layouts.updateCount > steps / 4) }
  }

  private static let files =
    [
      "Figures/across-stacks/01", "Figures/alignment-guides/02", "Figures/alignment-guides/03",
      "Figures/stack-alignment/03", "Layouts/guides-in-detail", "Layouts/stacks-share-space",
      "Layouts/several-views-in-a-body", "Layouts/loops-and-conditions", "Layouts/states-follow-the-layout",
      "Layouts/readers-and-preferences", "Layouts/environments-and-styles", "Layouts/own-layouts",
      "Layouts/wrappers-in-initialisers", "Layouts/program",
    ].map { "Fixtures/\($0).swift" }

  private static let rows = """
    import SwiftUI

    let gap = 4.0

    func width(of number: Int) -> Double { Double(number) * 10 }

    extension Color {
      static var tone: Color { Color(red: 0.2, green: 0.4, blue: 0.6) }
    }

    struct Row: View {
      let title: String
      var index = 1
      @State private var size = 12.0

      var body: some View {
        HStack(spacing: gap) {
          Text(title)
          Circle().fill(Color.tone).frame(width: size, height: size)
          Rectangle().frame(width: width(of: index), height: 8)
            .alignmentGuide(.top) { d in d[.top] + 3 }
        }
      }
    }

    struct Screen: View {
      let count: Int
      @Environment(\\.layoutDirection) private var direction

      var body: some View {
        VStack(alignment: .leading, spacing: 6) {
          Row(title: "First")
          Row(title: "Second", index: 2)
          mark(3)
          note()
          ForEach(0..<3) { index in
            Row(title: "Number \\(index)", index: index)
            Text("between 1 and 2").padding(2)
          }
          ForEach(0..<count, id: \\.self) { Text("\\($0)") }
          let inset = 5.0
          Text("inset").padding(inset)
          Rectangle().frame(width: 40, height: 10).alignmentGuide(.leading) { d in d[.leading] + 20 }
          GeometryReader { proxy in
            Text("wide: \\(Int(proxy.size.width) - 7)")
          }
          .frame(width: 120, height: 30)
        }
        .padding(9)
      }
    }

    extension Screen {
      var half: Int { count / 2 }
      func mark(_ size: Int) -> some View { Rectangle().frame(width: Double(size * count), height: 4) }
      func note() -> some View { Text("half of \\(count) is \\(half)") }
    }

    #Preview("Rows", traits: .fixedLayout(width: 300, height: 400)) {
      Screen(count: 2)
    }

    #Preview("Plain") {
      HStack(alignment: .top, spacing: 8) {
        VStack(alignment: .leading) {
          Text("one").frame(width: 60, height: 20)
          Color.tone.frame(width: 30, height: 30)
        }
        Row(title: "Last", index: 3)
      }
    }
    """
}

/// A page with one program, whose text changes.
private final class LiveSteps {
  private let program: PlumblineCommands.Program
  private let calls: CallSettings
  private let path: String
  private let keeps: Bool
  let layouts = KeptLayouts()

  /// Opens a page that reuses what changes leave unchanged, or reads everything again.
  init(of path: String, keeps: Bool = true) throws {
    (self.path, self.keeps) = (path, keeps)
    calls = CallSettings(try Invocation([path], for: .serve))
    program = try #require(try PlumblineCommands.Program.all(in: calls).first)
  }

  /// Returns the data that a newly opened page receives for a text of the file, with the information about a view of
  /// each figure.
  func update(_ text: String, selects: Bool) -> String {
    var program = program
    program.unsaved = [path: text]
    let page = LivePage(number: 1, stream: EventStream {})
    page.looks = [LiveLook()]
    if selects { page.inspected = LivePage.Selection(figure: "", look: 0, view: "") }
    var shown = program.shown(as: LiveLook())
    var settings = shown.settings.reading
    settings.keepsViews = keeps
    shown.settings = FileSettings(shown.settings, reading: settings, drawing: shown.settings.drawing)
    let reading = LiveReading(
      of: shown, steps: [:], typesetter: calls.typesetter(for: program.settings), details: page.details,
      kept: keeps ? layouts : nil)
    var result = ""
    let figures: [String] = selects ? reading.figures.map(\LiveFigure.key) : [""]
    for figure in figures {
      let root = reading.figures.first { $0.key == figure }?.figure?.layouts.first
      let keys = root.map { ViewNames($0).keys } ?? [""]
      for view in stride(from: 0, to: selects ? keys.count : 1, by: 5).map({ keys[$0] }) {
        if selects { page.inspected = LivePage.Selection(figure: figure, look: 0, view: view) }
        page.boxes = nil
        page.shown = [:]
        var update = ProgramUpdate(program: program, page: page, console: Console(output: -1, error: -1))
        update.add(reading, look: 0)
        result += update.text
      }
    }
    return result
  }
}

/// Random changes of a text.
private struct SourceEdits {
  private(set) var text: String
  private var past: [String] = []
  private var random: Generator

  init(of text: String, seed: UInt64) {
    self.text = text
    random = Generator(state: seed)
  }

  /// Changes the text, and returns what was changed.
  mutating func change() -> String {
    past.append(text)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return replaceWord()
    case 1: return insertView()
    case 2:
      text = past.randomElement(using: &random) ?? text
      return "an earlier text"
    default: return replaceNumber()
    }
  }

  private mutating func replaceNumber() -> String {
    let numbers = text.matches(of: /[^A-Za-z_0-9.](\d+)(?![A-Za-z_0-9])/)
    guard let found = numbers.randomElement(using: &random) else { return "nothing" }
    let digits = Bool.random(using: &random) ? found.output.1.count : Int.random(in: 1...2, using: &random)
    let number = String(Int.random(in: 0..<(digits == 1 ? 10 : digits == 2 ? 100 : 300), using: &random))
    let old = String(found.output.1)
    text.replaceSubrange(found.output.1.startIndex..<found.output.1.endIndex, with: number)
    return "\(old) to \(number)"
  }

  private mutating func replaceWord() -> String {
    let words = text.matches(of: /\.(leading|center|trailing|top|bottom)\b/)
    guard let found = words.randomElement(using: &random) else { return "nothing" }
    let isHorizontal = found.output.1 == "leading" || found.output.1 == "trailing"
    let word = isHorizontal ? [".leading", ".center", ".trailing"] : [".top", ".center", ".bottom"]
    let new = word.randomElement(using: &random) ?? ".center"
    let old = String(found.output.0)
    text.replaceSubrange(found.range, with: new)
    return "\(old) to \(new)"
  }

  private mutating func insertView() -> String {
    let places = text.matches(of: /Stack[^{}\n]*\{\n/)
    guard let found = places.randomElement(using: &random) else { return "nothing" }
    let view = ["Rectangle().frame(width: 7, height: 7)\n", "Text(\"new\")\n"].randomElement(using: &random) ?? ""
    text.insert(contentsOf: view, at: found.range.upperBound)
    return "a view is added"
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
