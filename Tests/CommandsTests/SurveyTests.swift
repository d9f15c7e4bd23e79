import Testing

@testable import PlumblineCommands

@Suite struct `Surveys of projects` {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      import Fancy
      #Preview("plain") { Text("a") }
      #Preview("one") { VStack { Text("a"); FancyBox(title: "b") } }
      #Preview("two") { VStack { Text("a"); FancyBox(title: "c") } }
      #Preview("lost") { Text([1][4].description) }
      """, to: "App/Screens.swift")
    return folder
  }

  @Test func `a survey counts previews and lists the causes that concern most of them`() throws {
    let folder = try folder()
    let run = try ToolRun("render", "\(folder.path)/App", "--survey")
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.prefix(5) == [
        "4 previews", "3  drawn (75 %)", "1  drawn without a substitute (25 %)", "2  drawn with substitutes (50 %)",
        "1  not drawn (25 %)",
      ])
    #expect(lines.contains("2  'FancyBox' is not part of the program: a labelled area stands for it"))
    #expect(lines.contains("1  index 4 is out of range"))
    #expect(run.errors == "")
    #expect(run.exitCode == .done)
  }

  @Test func `a survey is JSON as well`() throws {
    let folder = try folder()
    let run = try ToolRun("render", "\(folder.path)/App", "--survey", "--json")
    #expect(
      run.output.hasPrefix("{\"previews\":4,\"drawn\":3,\"withoutSubstitute\":1,\"withSubstitutes\":2,\"failed\":1,"))
    #expect(run.output.contains("\"previews\":2,\"alone\":2,\"place\":\"\(folder.path)/App/Screens.swift:4\""))
  }

  @Test func `a file stands in for the module of its name, and so does a folder of such files`() throws {
    let stub = """
      import SwiftUI
      public struct FancyBox: View {
        let title: String
        public init(title: String) { self.title = title }
        public var body: some View { Text(title) }
      }
      """
    let folder = try folder()
    try folder.write(stub, to: "Fancy.swift")
    let named = try ToolRun("render", "\(folder.path)/App", "--survey", "--stub", "\(folder.path)/Fancy.swift")
    #expect(named.output.contains("3  drawn without a substitute"))
    try folder.write(stub, to: "App/Stubs/Fancy.swift")
    let beside = try ToolRun("render", "\(folder.path)/App", "--survey")
    #expect(beside.output.contains("drawn without a substitute (75 %)"))
  }
}
