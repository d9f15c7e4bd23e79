import Testing

@testable import PlumblineProjects

@Suite struct `Xcode projects with synchronized folders` {
  private static let project = XcodeProjectText.project(
    """
    ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, WIDGET, TESTS, ); packageReferences = (LOCAL, REMOTE, ); };
    MAIN = {isa = PBXGroup; children = (FOLDER, OTHER, ); sourceTree = "<group>"; };
    FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); explicitFolders = (Web, ); path = App;
      sourceTree = "<group>"; };
    OTHER = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>"; };
    E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/Unused.swift, );
      platformFiltersByRelativePath = {Mac.swift = (macos, ); }; target = APP; };
    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = WIDGET; };
    APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
      fileSystemSynchronizedGroups = (FOLDER, ); dependencies = (D, ); packageProductDependencies = (P1, P2, ); };
    WIDGET = {isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension";
      fileSystemSynchronizedGroups = (OTHER, ); };
    TESTS = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; };
    D = {isa = PBXTargetDependency; target = WIDGET; };
    LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
    REMOTE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Sparkle.git"; };
    P1 = {isa = XCSwiftPackageProductDependency; package = LOCAL; productName = Kit; };
    P2 = {isa = XCSwiftPackageProductDependency; package = REMOTE; productName = SparkleUI; };
    """, version: 77)

  private static let files = [
    "App.xcodeproj/project.pbxproj": project, "App/Main.swift": "import Kit\n", "App/Shared.swift": "",
    "App/Mac.swift": "", "App/Old/Unused.swift": "", "App/Deep/Er/View.swift": "", "App/Info.plist": "",
    "App/Assets.xcassets/a.imageset/a.swift": "", "App/data.json": "[]", "App/Web/index.html": "",
    "Widgets/Widget.swift": "", "Kit/Sources/Kit/Kit.swift": "",
    "Kit/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
    """,
  ]

  @Test func `a folder's files are the target's, without its exceptions`() throws {
    let project = ProjectReader(TextFiles(Self.files)).read(".")
    let app = try #require(project.modules.first { $0.id.target == "App" })
    #expect(app.sources == ["App/Deep/Er/View.swift", "App/Main.swift", "App/Shared.swift"])
    #expect(app.resources.map(\.path) == ["App/Assets.xcassets", "App/Web", "App/data.json"])
    #expect(app.resources.map(\.kind) == [.assetCatalog, .folder, .json])
  }

  @Test func `another target's exceptions are files that it has more`() {
    let project = ProjectReader(TextFiles(Self.files)).read(".")
    let widgets = project.modules.first { $0.id.target == "Widgets" }
    #expect(widgets?.sources == ["App/Shared.swift", "Widgets/Widget.swift"])
  }

  @Test func `an exception for a localized file means the file of each language`() {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = Self.project
      .replacing("(Shared.swift, )", with: "(Shared.swift, \"/Localized: Text/Names.strings\", )")
      .replacing("(Info.plist, ", with: "(\"/Localized: Text/Other.strings\", Info.plist, ")
    for language in ["de", "en"] {
      for name in ["Names", "Other"] { files["App/Text/\(language).lproj/\(name).strings"] = "" }
    }
    let modules = ProjectReader(TextFiles(files)).read(".").modules
    let names = ["App/Text/de.lproj/Names.strings", "App/Text/en.lproj/Names.strings"]
    func strings(_ target: String) -> [String]? {
      modules.first { $0.id.target == target }?.resources.map(\.path).filter { $0.hasSuffix(".strings") }
    }
    #expect(strings("Widgets") == names)
    #expect(strings("App") == names)
  }

  @Test func `the app is the program, with its packages and without what it embeds`() {
    let program = ProjectReader(TextFiles(Self.files)).read(".").programs.first
    #expect(program?.modules.map(\.name) == ["Kit", "App"])
    #expect(program?.main?.imports == ["Kit"])
    #expect(
      program?.summary == "App: 2 modules, 4 files, 1 asset catalogue; left out: package Sparkle (missing), "
        + "1 file of target Widgets, 1 file for other platforms")
  }

  @Test func `a package that the target leaves out of its folder is one of the project's`() {
    let project = Self.project
      .replacing("Old/Unused.swift, ", with: "Old/Unused.swift, Libraries/Design, ")
      .replacing("= (P1, P2, )", with: "= (P1, P2, P3, )")
      .replacing("P1 = {", with: "P3 = {isa = XCSwiftPackageProductDependency; productName = Design; };\n    P1 = {")
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = project
    files["App/Libraries/Design/Sources/Design/Tokens.swift"] = ""
    files["App/Libraries/Design/Package.swift"] = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Design", products: [.library(name: "Design", targets: ["Design"])], targets: [.target(name: "Design")])
      """
    let program = ProjectReader(TextFiles(files)).read(".").programs.first
    #expect(program?.modules.map(\.name) == ["Kit", "Design", "App"])
    #expect(program?.main?.sources == ["App/Deep/Er/View.swift", "App/Main.swift", "App/Shared.swift"])
  }

  @Test func `the packages of a synchronized folder that belongs to no target are the project's`() {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = Self.project.replacing(
      "(FOLDER, OTHER, )", with: "(FOLDER, OTHER, MORE, )"
    )
    .replacing("packageReferences = (LOCAL, REMOTE, ); ", with: "")
    .replacing("package = LOCAL; ", with: "")
    .replacing(
      "OTHER = {",
      with: "MORE = {isa = PBXFileSystemSynchronizedRootGroup; path = Modules; sourceTree = \"<group>\"; };\nOTHER = {")
    for name in ["Package.swift", "Sources/Kit/Kit.swift"] {
      files["Modules/Kit/\(name)"] = files.removeValue(forKey: "Kit/\(name)")
    }
    let program = ProjectReader(TextFiles(files)).read(".").programs.first
    #expect(program?.modules.map(\.name) == ["Kit", "App"])
    #expect(program?.modules.first?.sources == ["Modules/Kit/Sources/Kit/Kit.swift"])
  }

  @Test func `a chosen target is the program's main one`() {
    var options = ProjectReader.Options()
    options.target = "Widgets"
    let project = ProjectReader(TextFiles(Self.files), options: options).read(".")
    #expect(project.programs.map(\.name) == ["App, target Widgets"])
    #expect(project.programs.first?.main?.sources == ["App/Shared.swift", "Widgets/Widget.swift"])
  }

  @Test func `a target that does not exist is an error with the others' names`() {
    var options = ProjectReader.Options()
    options.target = "Widget"
    let project = ProjectReader(TextFiles(Self.files), options: options).read(".")
    #expect(project.programs.isEmpty)
    #expect(project.diagnostics.map(\.message) == ["there is no target named 'Widget'"])
    #expect(project.diagnostics.first?.hint == "available targets: 'App', 'AppTests', 'Kit', 'Widgets'")
  }
}
