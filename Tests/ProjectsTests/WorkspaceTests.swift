import Testing

@testable import PlumblineProjects

@Suite struct `Workspaces and folders` {
  private static func package(_ name: String, depends: String = "") -> String {
    """
    let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(depends.isEmpty ? "" : ".package(path: \"../\(depends)\")")],
      targets: [.target(name: "\(name)", dependencies: [\(depends.isEmpty ? "" : "\"\(depends)\"")])])
    """
  }

  @Test func `a workspace's projects and packages are one program`() {
    var files = XcodeProjectText.appFiles
    files["App/Content View.swift"] = "import Kit\n"
    files["All.xcworkspace/contents.xcworkspacedata"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <FileRef location = "group:App.xcodeproj"></FileRef>
         <Group location = "group:Packages" name = "P &amp; Q">
            <FileRef location = "group:Kit"/>
         </Group>
         <FileRef location = "container:Gone.xcodeproj"></FileRef>
      </Workspace>
      """
    files["Packages/Kit/Package.swift"] = Self.package("Kit")
    files["Packages/Kit/Sources/Kit/k.swift"] = ""
    let project = ProjectReader(TextFiles(files)).read(".")
    #expect(
      project.programs.map(\.summary) == [
        "All: 2 modules, 3 files, 1 asset catalogue; left out: project Gone.xcodeproj (missing)"
      ])
    #expect(project.programs.first?.modules.map(\.name) == ["Kit", "My_App"])
  }

  @Test func `a folder of several projects has a program of each, without packages that others are made with`() {
    var files: [String: String] = [:]
    for (path, text) in XcodeProjectText.appFiles { files["one/ios/\(path)"] = text }
    files["two/Package.swift"] = Self.package("Two", depends: "three")
    files["two/Sources/Two/a.swift"] = ""
    files["three/Package.swift"] = Self.package("three")
    files["three/Sources/three/a.swift"] = ""
    files["Pods/Package.swift"] = Self.package("Pods")
    files["Pods/Sources/Pods/a.swift"] = ""
    let project = ProjectReader(TextFiles(files)).read(".")
    #expect(project.programs.map(\.path) == ["one/ios/App.xcodeproj", "two"])
    #expect(project.programs.last?.modules.map(\.name) == ["three", "Two"])
  }

  @Test(arguments: [
    ("project.yml", "targets:\n  App:\n"), ("project-app.yml", "targets:\n  App:\n"),
    ("Project.swift", "import ProjectDescription\n"),
  ])
  func `a folder that another tool makes a project of is one module, with its packages and without tests`(
    name: String, text: String
  ) {
    let files = TextFiles([
      "app/\(name)": text, "app/App/a.swift": "import Kit\n#Preview { }", "app/Widget/w.swift": "",
      "app/AppTests/t.swift": "", "app/UITests_iPad/t.swift": "", "app/Tuist/helper.swift": "",
      "app/Packages/Kit/Package.swift": Self.package("Kit"), "app/Packages/Kit/Sources/Kit/k.swift": "",
    ])
    let project = ProjectReader(files).read("app")
    #expect(project.programs.map(\.summary) == ["app: 2 modules, 3 files"])
    #expect(project.programs.first?.modules.map(\.name) == ["Kit", "app"])
    #expect(project.programs.first?.main?.sources == ["app/App/a.swift", "app/Widget/w.swift"])
  }

  @Test func `folders that another tool makes projects of import each other's modules`() {
    let files = TextFiles([
      "code/Kit/project.yml": "targets:\n  Kit:\n", "code/Kit/k.swift": "#Preview { }",
      "code/App/project.yml": "targets:\n  App:\n", "code/App/a.swift": "import Kit\n#Preview { }",
      "code/Other/project.yml": "targets:\n  Other:\n", "code/Other/o.swift": "#Preview { }",
    ])
    let project = ProjectReader(files).read("code")
    #expect(project.programs.map { $0.modules.map(\.name) } == [["Kit", "App"], ["Other"]])
  }

  @Test func `a folder without a project is one module of all Swift files beneath`() {
    let files = TextFiles(
      [
        "code/a.swift": "#Preview { }", "code/deep/b.swift": "", "code/node_modules/c.swift": "",
        "code/DerivedData/d.swift": "",
      ],
      links: ["code/deep/around": "code"])
    let project = ProjectReader(files).read("code")
    #expect(project.programs.map(\.summary) == ["code: 1 module, 2 files"])
    #expect(project.modules.first?.sources == ["code/a.swift", "code/deep/b.swift"])
  }

  @Test func `apps without projects are modules of their own: the highest folders that hold one app each`() {
    let app = "import SwiftUI\n\n@main\nstruct Start: App { }\n"
    let files = TextFiles([
      "all/One/One/OneApp.swift": app, "all/One/One/Views/ContentView.swift": "struct ContentView: View { }",
      "all/One/OneTests/OneTests.swift": "final class OneTests: XCTestCase { }", "all/One/Preview.xcassets/a.txt": "",
      "all/Two/App/TwoApp.swift": app, "all/Two/Home.swift": "struct ContentView: View { }\n#Preview { }",
      "all/Three/snippet.swift": "struct ContentView: View { }",
    ])
    let project = ProjectReader(files).read("all")
    #expect(project.programs.map(\.summary) == ["One: 1 module, 2 files, 1 asset catalogue", "Two: 1 module, 2 files"])
    #expect(ProjectLocation.foldersOfProjects(below: "all", in: files) == ["all/One", "all/Two"])
    #expect(ProjectLocation.foldersOfProjects(below: "all/Two", in: files) == ["all/Two"])
    #expect(ProjectLocation.foldersOfProjects(below: "all/Three", in: files).isEmpty)
  }

  @Test func `a folder in which a type is declared twice is not an app's`() {
    let app = "@main struct Start: App { }"
    let files = TextFiles([
      "all/StartApp.swift": app, "all/a.swift": "struct ContentView: View { }",
      "all/b.swift": "public struct ContentView: View { }",
    ])
    #expect(ProjectLocation.foldersOfProjects(below: "all", in: files).isEmpty)
  }

  @Test func `no more files are read than the limit allows`() {
    var files: [String: String] = [:]
    for index in 0..<100 { files["f/\(index)/a.swift"] = "" }
    var options = ProjectReader.Options()
    options.fileLimit = 120
    let program = ProjectReader(TextFiles(files), options: options).read("f").programs.first
    #expect(program?.summary == "f: 1 module, 20 files; left out: files beyond the first 120")
  }

  @Test func `the result does not depend on the order of files and folders`() {
    let projects = (0..<5).map { _ in ProjectReader(TextFiles(XcodeProjectText.appFiles)).read(".") }
    #expect(Set(projects).count == 1)
  }

  @Test func `only a project at the top of a folder names a location`() {
    let files = TextFiles(["a/b/Package.swift": "", "a/c.swift": ""])
    #expect(ProjectLocation.named("a", in: files).isEmpty)
    #expect(ProjectLocation.named("a/c.swift", in: files).isEmpty)
    #expect(ProjectLocation.named("a/b", in: files) == ProjectLocation.named("a/b/Package.swift", in: files))
    #expect(ProjectLocation.named("a/b/", in: files).map(\.path) == ["a/b"])
  }
}
