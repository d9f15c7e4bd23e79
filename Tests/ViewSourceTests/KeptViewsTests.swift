import PlumblineSwiftRunning
import Testing

@testable import PlumblineViewSource

/// Readings of a file that differ in literals evaluate the statements around these alone.
@Suite struct `Views that are kept between readings` {
  @Test func `a statement beside the changed one is not evaluated`() {
    let readings = Readings()
    #expect(readings.reuseCount("Text(\"a\").padding(1)", "HStack { Text(\"b\") }") == 0)
    // The second statement: those within it are not visited.
    #expect(readings.reuseCount("Text(\"a\").padding(2)", "HStack { Text(\"b\") }") == 1)
    #expect(readings.reuseCount("Text(\"a\").padding(2)", "HStack { Text(\"c\") }") == 2)
    // A statement whose place changes is evaluated, since its views contain their positions.
    #expect(readings.reuseCount("Text(\"a\").padding(12)", "HStack { Text(\"c\") }") == 2)
    // The root statement is the same.
    #expect(readings.reuseCount("Text(\"a\").padding(12)", "HStack { Text(\"c\") }") == 3)
  }

  @Test func `a statement that shows a changed structure is evaluated`() {
    let readings = Readings()
    let row =
      "\n}\nstruct Row: View { var body: some View { Text(\"1\") } }\nstruct Other: View { var body: some View { Text(\"2\") }"
    #expect(readings.reuseCount("Row()", "Other()", after: row) == 0)
    let changed = row.replacing("\"1\"", with: "\"3\"")
    // The other structure, and the text in it.
    #expect(readings.reuseCount("Row()", "Other()", after: changed) == 1)
  }

  @Test func `a file is read under more settings than keep views`() {
    let readings = Readings()
    for number in 0..<20 {
      #expect(readings.reuseCount("Text(\"a\")", "Text(\"b\")", under: "width \(number)") == 0)
    }
    #expect(readings.reuseCount("Text(\"a\")", "Text(\"b\")", under: "width 19") == 1)
  }

  /// Readings with one cache of programs.
  private struct Readings {
    private let cache = ProgramCache()

    /// Reads two statements in a stack, and returns how many statements were not evaluated since the first reading.
    func reuseCount(
      _ first: String, _ second: String, after rest: String = "", under settings: String = "the settings"
    ) -> Int? {
      var options = ReadingOptions()
      options.programCache = cache
      options.keepsViewsUnder = settings
      let text = "#Preview {\n  VStack {\n    \(first)\n    \(second)\n  }\(rest)\n}\n"
      let reading = ViewSource.read([SourceFile(path: "a.swift", text: text)], options: options)
      return reading.previews.count == 1 ? reading.owner?.evaluator.keptViews?.reuseCount : nil
    }
  }
}
