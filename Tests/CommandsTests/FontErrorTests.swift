import PlumblineLayout
import Testing

@testable import PlumblineCommands

@Suite struct `Without fonts` {
  /// A typesetter without fonts.
  private struct NoFonts: Typesetter {
    /// A text that cannot be set.
    struct Blank: TypesetText {
      let base: any TypesetText
      var notices: [TextNotice] { [.noFont(package: "fonts-inter")] }
      func measure(_ proposal: ProposedViewSize) -> TextMeasurement { base.measure(proposal) }
      func layout(in size: Size, paint: (Int) -> Paint?) -> TextLayout { base.layout(in: size, paint: paint) }
    }

    func typeset(_ text: StyledText) -> any TypesetText { Blank(base: FixedTypesetter().typeset(text)) }
    func metrics(of font: ResolvedFont) -> FontMetrics { FixedTypesetter().metrics(of: font) }
  }

  @Test func `a figure with texts is an error and is not drawn, and one without them is`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      #Preview("Text") { Text("a") }
      #Preview("Shape") { Circle() }
      """, to: "two.swift")
    let program = Program(
      files: [LayoutFile(path: file, stem: "two")], included: [],
      settings: try FileSettings(Invocation([file], for: .render)))
    var drawn: [String: Bool] = [:]
    var failures: [String] = []
    let figures = ProgramFigures(
      of: program, settings: program.settings.drawing.making(), typesetter: NoFonts()
    ) { entry in
      drawn[entry.preview.name ?? ""] = entry.figure != nil
      if let failure = entry.failure { failures.append(failure.message) }
    }
    #expect(drawn == ["Text": false, "Shape": true])
    #expect(failures == ["no font is installed that could set the text; install the package 'fonts-inter'"])
    #expect(figures.exitCode == .inputError)
  }
}
