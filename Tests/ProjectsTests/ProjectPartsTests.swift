import PlumblineSource
import Testing

@testable import PlumblineProjects

@Suite struct `Parts of projects` {
  private func folder(_ texts: [String: String]) -> ProjectFolder {
    ProjectFolder(TextFiles(texts), fileLimit: 1_000)
  }

  @Test func `a setting of a configuration file may have conditions in brackets`() {
    var log = DiagnosticList()
    let settings = ConfigurationFile.settings(
      of: "A.xcconfig", in: folder(["A.xcconfig": "NAME[sdk=macosx*] = Mac // on a Mac\nNAME = App=1"]), &log)
    #expect(settings == ["NAME[sdk=macosx*]": "Mac", "NAME": "App=1"])
    #expect(log.diagnostics.isEmpty)
  }

  @Test func `a folder is an app if a single file starts a program`() {
    let one = ["A/FirstApp.swift": "@main\nstruct First {}", "A/Parts.swift": "struct Parts {}"]
    #expect(AppFolder.isApp("A", folder(one)))
    let two = one.merging(["A/SecondApp.swift": "@main\nstruct Second {}"]) { first, _ in first }
    #expect(!AppFolder.isApp("A", folder(two)))
    #expect(!AppFolder.isApp("A", folder(["A/Parts.swift": "struct Parts {}"])))
  }

  @Test(arguments: [
    ("application", ProjectModule.Kind.application), ("application.watchapp2", .application),
    ("app-extension", .appExtension),
    ("xpc-service", .appExtension), ("bundle.unit-test", .tests), ("tool", .executable), ("framework", .library),
  ]) func `the kind of a target follows from its product`(_ type: String, _ kind: ProjectModule.Kind) {
    let project = XcodeProjectText.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
      MAIN = {isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.\(type)"; buildPhases = (S, ); };
      S = {isa = PBXSourcesBuildPhase; files = (B, ); };
      B = {isa = PBXBuildFile; fileRef = A; };
      """)
    let read = ProjectReader(TextFiles(["Kit.xcodeproj/project.pbxproj": project, "A.swift": ""])).read("Kit.xcodeproj")
    #expect(read.modules.map(\.kind) == [kind])
  }
}
