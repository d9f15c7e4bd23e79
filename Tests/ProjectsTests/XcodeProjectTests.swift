import Testing

@testable import PlumblineProjects

@Suite struct `Xcode projects with groups` {
  @Test func `a target has the files of its phases, each where its group lies`() throws {
    let project = ProjectReader(TextFiles(XcodeProjectText.appFiles)).read(".")
    let module = try #require(project.modules.first)
    #expect(project.modules.count == 1)
    #expect(module.sources == ["App/Content View.swift", "Shared/Model.swift"])
    #expect(module.kind == .application)
    #expect(module.name == "My_App")
    #expect(module.platforms == [.iOS])
    #expect(module.conditions == ["BETA", "DEBUG"])
    #expect(module.developmentLanguage == "en")
    #expect(module.previewCount == 1)
    #expect(project.diagnostics.isEmpty)
  }

  @Test func `translations, catalogues and folder references are resources of their kinds`() throws {
    let module = try #require(ProjectReader(TextFiles(XcodeProjectText.appFiles)).read("App.xcodeproj").modules.first)
    #expect(
      module.resources.map(\.path) == [
        "App/Assets.xcassets", "App/Sounds", "App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings",
      ])
    #expect(module.resources.map(\.kind) == [.assetCatalog, .folder, .strings, .strings])
    #expect(module.resources.map(\.language) == [nil, nil, "de", "en"])
  }

  @Test func `the summary counts modules, files and catalogues`() {
    let project = ProjectReader(TextFiles(XcodeProjectText.appFiles)).read("App.xcodeproj")
    #expect(project.programs.map(\.summary) == ["App: 1 module, 2 files, 1 asset catalogue"])
  }

  @Test func `a file that is named and missing is left out`() {
    var files = XcodeProjectText.appFiles
    files["Shared/Model.swift"] = nil
    let program = ProjectReader(TextFiles(files)).read(".").programs.first
    #expect(program?.modules.first?.sources == ["App/Content View.swift"])
    #expect(
      program?.summary == "App: 1 module, 1 file, 1 asset catalogue; left out: file Shared/Model.swift (missing)")
  }

  @Test func `a name that differs in capitals alone is found`() {
    var files = XcodeProjectText.appFiles
    files["shared/model.swift"] = files.removeValue(forKey: "Shared/Model.swift")
    let program = ProjectReader(TextFiles(files)).read(".").programs.first
    #expect(program?.modules.first?.sources == ["App/Content View.swift", "shared/model.swift"])
    #expect(program?.omissions == [])
  }

  @Test func `settings of the target replace those of the project, which they may inherit`() {
    let project = XcodeProjectText.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); buildConfigurationList = PL; };
      MAIN = {isa = PBXGroup; children = (A, C, ); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      C = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        buildPhases = (S, ); buildConfigurationList = TL; };
      S = {isa = PBXSourcesBuildPhase; files = (B, ); };
      B = {isa = PBXBuildFile; fileRef = A; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD, ); };
      TL = {isa = XCConfigurationList; buildConfigurations = (TR, TD, ); };
      PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
      PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C;
        buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG"; STEM = Design; }; };
      TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
      TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_NAME = "$(STEM) ${TARGET_NAME}"; SDKROOT = macosx;
        OTHER_SWIFT_FLAGS = ("-D", FLAG, "-DOTHER", );
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphone*]" = PHONE;
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]" = "MAC $(inherited)"; }; };
      """)
    let files = TextFiles([
      "Kit.xcodeproj/project.pbxproj": project, "A.swift": "",
      "More.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = MORE",
      "Base.xcconfig":
        "#include \"More.xcconfig\"\n#include? \"None.xcconfig\"\n// a comment\nUNUSED[sdk=*] = 1 // too",
    ])
    let read = ProjectReader(files).read("Kit.xcodeproj")
    #expect(read.modules.first?.name == "Design_Kit")
    #expect(read.modules.first?.conditions == ["DEBUG", "FLAG", "MAC", "MORE", "OTHER"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test func `a file for other platforms is left out`() {
    let project = XcodeProjectText.app.replacing(
      "fileRef = MODEL;", with: "fileRef = MODEL; platformFilters = (macos, );")
    var files = XcodeProjectText.appFiles
    files["App.xcodeproj/project.pbxproj"] = project
    let program = ProjectReader(TextFiles(files)).read(".").programs.first
    #expect(program?.modules.first?.sources == ["App/Content View.swift"])
    #expect(program?.omissions.map(\.text) == ["file Shared/Model.swift (for other platforms)"])
  }
}
