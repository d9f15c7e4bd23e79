import Testing

@testable import PlumblineCommands

@Suite struct `Figures that do not depend on missing values` {
  private func results(_ code: String) throws -> [JSON] {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\nimport Fancy\n\(code)\n", to: "App/Screens.swift")
    let results = "\(folder.path)/results.jsonl"
    _ = try ToolRun("render", "\(folder.path)/App", "--survey", "--results", results)
    let previews = JSON(parsing: try folder.text("results.jsonl"))?["previews"]?.elements ?? []
    return previews.sorted { $0["line"]?.number ?? 0 < $1["line"]?.number ?? 0 }
  }

  /// Returns the number of substitutes of each preview, and of the decisions that its drawing does not show.
  private func counts(_ code: String) throws -> [[Double]] {
    try results(code).map { [$0["standIns"]?.number ?? 0, $0["unseen"]?.number ?? 0] }
  }

  @Test func `a condition counts only where it changes the drawing`() throws {
    #expect(
      try counts(
        """
        func log(_ text: String) { var lines: [String] = []; if fancyIsVerbose { lines.append(text) } }
        struct Row: View { let title: String; init(_ title: String) { self.title = title; log(title) }
          var body: some View { Text(title) } }
        #Preview("unseen") { Row("a") }
        #Preview("seen") { if fancyIsVerbose { Text("a") } else { Text("b") } }
        """) == [[0, 1], [1, 0]])
  }

  @Test func `values of all kinds are exchanged`() throws {
    #expect(
      try counts(
        """
        func unused<T>(_ value: T) -> Text { Text("a") }
        let name: String = fancyName
        #Preview("text") { unused("\\(fancyName)") }
        #Preview("shown text") { Text("\\(fancyName)") }
        #Preview("default") { unused(fancyTitle ?? "b") }
        #Preview("shown default") { Text(fancyTitle ?? "b") }
        #Preview("list") { unused(fancyList.map { "\\($0)" }); ForEach([1]) { _ in Text("a") } }
        #Preview("shown list") { VStack { for row in fancyRows { Text("\\(row)") }; Text("end") } }
        #Preview("case") { VStack { switch fancyKind { case .a: Text("x"); default: Text("y") } } }
        """
      ).map { $0[0] > 0 } == [false, true, false, true, false, true, true])
  }

  @Test func `decisions that cancel out together are found one by one`() throws {
    #expect(
      try counts(
        """
        func first() -> Bool { if fancyFirst { true } else { false } }
        func second() -> Bool { if fancySecond { true } else { false } }
        #Preview { Text(first() == second() ? "same" : "other") }
        """) == [[2, 0]])
  }

  @Test func `a figure with another substitute keeps all of them`() throws {
    #expect(
      try counts(
        """
        func log() { if fancyIsVerbose { print("a") } }
        #Preview { let _ = log(); VStack { Text("a"); FancyBox(title: "b") } }
        """) == [[2, 0]])
  }

  @Test func `a survey names such figures`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      import Fancy
      func log() { if fancyIsVerbose { print("a") } }
      #Preview { let _ = log(); Text("a") }
      """, to: "App/Screens.swift")
    let run = try ToolRun("render", "\(folder.path)/App", "--survey")
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.prefix(4) == [
        "1 preview", "1  drawn (100 %)", "1  drawn without a substitute (100 %)",
        "1  of these, drawn the same whatever names from elsewhere stand for (100 %)",
      ])
  }
}
