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

  @Test func `programs whose process failed are named, since their previews are not counted`() {
    var survey = Survey()
    survey.faults = ["b: it took longer than 3 s", "a: it took longer than 3 s"]
    let lines = survey.text.split(separator: "\n").suffix(2).map(String.init)
    #expect(lines == ["a", "b"].map { "  not counted: the previews of \($0): it took longer than 3 s" })
    #expect(survey.json["faults"]?.elements.count == 2 && Survey().json["faults"] == nil)
  }

  @Test func `a survey names the platforms of targets that are not for iOS`() throws {
    let folder = try TemporaryFolder()
    func target(_ name: String, _ file: String, platform: String) -> String {
      """
      \(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
        buildPhases = (\(name)S, ); buildConfigurationList = \(name)L; };
      \(name)S = {isa = PBXSourcesBuildPhase; files = (\(name)B, ); };
      \(name)B = {isa = PBXBuildFile; fileRef = \(name)F; };
      \(name)F = {isa = PBXFileReference; path = \(file); sourceTree = SOURCE_ROOT; };
      \(name)L = {isa = XCConfigurationList; buildConfigurations = (\(name)D, ); };
      \(name)D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(platform); }; };
      """
    }
    try folder.write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; objectVersion = 56;
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (PHONE, DESK, ); buildConfigurationList = PHONEL; };
          MAIN = {isa = PBXGroup; children = (PHONEF, DESKF, ); sourceTree = "<group>"; };
      \(target("PHONE", "Phone.swift", platform: "iphoneos"))
      \(target("DESK", "Desk.swift", platform: "macosx"))
        };
        rootObject = ROOT;
      }
      """, to: "Two.xcodeproj/project.pbxproj")
    try folder.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "Phone.swift")
    try folder.write("import SwiftUI\n#Preview { Text(\"b\") }\n", to: "Desk.swift")
    let run = try ToolRun("render", folder.path, "--survey")
    #expect(run.output.contains("1  in targets for macOS, drawn as an iPhone draws them (50 %)"))
    let json = try ToolRun("render", folder.path, "--survey", "--json")
    #expect(json.output.contains("\"otherPlatforms\":{\"macOS\":1}"))
  }

  @Test func `a survey is JSON as well`() throws {
    let folder = try folder()
    let run = try ToolRun("render", "\(folder.path)/App", "--survey", "--json")
    #expect(
      run.output.hasPrefix("{\"previews\":4,\"drawn\":3,\"withoutSubstitute\":1,\"withSubstitutes\":2,\"failed\":1,"))
    #expect(run.output.contains("\"previews\":2,\"alone\":2,\"place\":\"\(folder.path)/App/Screens.swift:4\""))
  }

  @Test func `a file replaces the module of its name, and so does a folder of such files`() throws {
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

  @Test func `figures that a survey does not keep have no pixels`() throws {
    let folder = try folder()
    func outputs(_ arguments: String...) throws -> Int? {
      let results = "\(folder.path)/results.jsonl"
      _ = try ToolRun(["render", "\(folder.path)/App", "--survey", "--results", results] + arguments)
      return JSON(parsing: try folder.text("results.jsonl"))?["outputs"]?.elements.count
    }
    #expect(try outputs() == 3)
    #expect(try outputs("--format", "svg,png") == 6)
  }
}
