import Testing

@testable import PlumblineProjects

@Suite struct `Damaged project files` {
  private func read(_ text: String) -> Project {
    var files = XcodeProjectText.appFiles
    files["App.xcodeproj/project.pbxproj"] = text
    return ProjectReader(TextFiles(files)).read("App.xcodeproj")
  }

  private func lines(_ project: Project) -> [String] {
    project.diagnostics.map { "\($0.source.line):\($0.source.column): \($0.severity): \($0.message)" }
  }

  @Test func `a merge conflict is reported, and both sides are read`() {
    let text = XcodeProjectText.app
      .replacing("\nB1 /* in", with: "\n<<<<<<< HEAD\nB1 /* in")
      .replacing("\nB2 = ", with: "\n=======\nB2 = ").replacing("\nB3 = ", with: "\n>>>>>>> theirs\nB3 = ")
    let project = read(text)
    #expect(project.modules.first?.sources.count == 2)
    #expect(lines(project) == [21, 23, 25].map { "\($0):1: error: a merge conflict is not resolved" })
  }

  @Test func `a missing semicolon or a stray word affects only its own entry`() {
    let text = XcodeProjectText.app.replacing("fileRef = MODEL; };", with: "fileRef = MODEL };\nnonsense 5;")
    let project = read(text)
    #expect(project.modules.first?.sources.count == 2)
    #expect(
      project.diagnostics.map(\.message) == [
        "expected ';' after the value of 'fileRef'", "expected '=' after 'nonsense'",
      ])
  }

  @Test(arguments: [0, 1, 60, 100, 400, 800, 1_200, 1_600, 1_900])
  func `a file that ends too early is read up to there`(length: Int) {
    let text = String(decoding: XcodeProjectText.app.utf8.prefix(length), as: UTF8.self)
    let project = read(text)
    #expect(project.diagnostics.contains { $0.severity == .error && $0.source.line > 0 })
  }

  @Test func `where a changed byte removes a target or a file, a message reports it`() {
    let bytes = Array(XcodeProjectText.app.utf8)
    let whole = read(XcodeProjectText.app)
    for index in stride(from: 0, to: bytes.count, by: 7) {
      for byte in [UInt8(ascii: "{"), UInt8(ascii: ")"), UInt8(ascii: "\""), 0] {
        var changed = bytes
        changed[index] = byte
        let project = read(String(decoding: changed, as: UTF8.self))
        let isWhole = project.modules.map(\.sources.count) == whole.modules.map(\.sources.count)
        let context = String(decoding: changed[max(0, index - 20)..<min(bytes.count, index + 20)], as: UTF8.self)
        let isReported = !project.diagnostics.isEmpty || project.programs.contains { !$0.omissions.isEmpty }
        #expect(isWhole || isReported, "byte \(index) is \(byte): \(context)")
      }
    }
  }

  @Test func `objects that name each other in a circle end`() {
    let text = XcodeProjectText.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, U, NONE, ); };
      MAIN = {isa = PBXGroup; children = (MAIN, A, ); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = App; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = T; dependencies = (D, ); };
      U = {isa = PBXNativeTarget; name = U; dependencies = (E, ); };
      D = {isa = PBXTargetDependency; target = U; };
      E = {isa = PBXTargetDependency; target = T; };
      """)
    let project = read(text)
    #expect(project.modules.map(\.dependencies).map { $0.map(\.target) } == [["U"], ["T"]])
    #expect(project.diagnostics.map(\.message) == ["'NONE' is listed in 'targets' and not described"])
  }

  @Test func `values that nest without end are an error`() {
    let project = read(String(repeating: "{a=", count: 100_000))
    #expect(project.diagnostics.first?.message == "values nest deeper than 200 levels")
  }

  @Test func `a project without a project file, and one that is binary, are errors`() {
    #expect(
      lines(ProjectReader(TextFiles(["A.xcodeproj/x": ""])).read("A.xcodeproj")) == [
        "0:0: error: the file 'project.pbxproj' is missing"
      ])
    #expect(lines(read("bplist00")) == ["1:1: error: this property list is binary"])
    #expect(lines(read("")) == ["1:1: error: the file is empty"])
    #expect(lines(read("{}")) == ["1:1: error: the file describes no project"])
  }

  @Test func `a project in XML is read as well`() {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>rootObject</key><string>ROOT</string>
        <key>objects</key><dict>
          <key>ROOT</key><dict><key>isa</key><string>PBXProject</string><key>mainGroup</key><string>M</string>
            <key>targets</key><array><string>T</string></array></dict>
          <key>M</key><dict><key>isa</key><string>PBXGroup</string><key>children</key><array><string>F</string></array>
            <key>sourceTree</key><string>&lt;group&gt;</string></dict>
          <key>F</key><dict><key>isa</key><string>PBXFileReference</string><key>path</key><string>Shared/Model.swift</string>
            <key>sourceTree</key><string>&lt;group&gt;</string></dict>
          <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>T</string>
            <key>buildPhases</key><array><string>S</string></array></dict>
          <key>S</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string><key>files</key><array><string>B</string></array></dict>
          <key>B</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F</string></dict>
        </dict>
      </dict></plist>
      """
    #expect(read(xml).modules.first?.sources == ["Shared/Model.swift"])
    let cut = read(String(xml.prefix(900)))
    #expect(cut.diagnostics.contains { $0.message.contains("is not closed") })
  }

  @Test func `a manifest that is not Swift is an error with its location`() {
    let project = ProjectReader(TextFiles(["Package.swift": "let package = Package(name: \"A\"\n"])).read(".")
    #expect(
      project.diagnostics.contains { $0.severity == .error && $0.source.file == "Package.swift" && $0.source.line > 0 })
    let empty = ProjectReader(TextFiles(["Package.swift": "import PackageDescription\n"])).read(".")
    #expect(empty.diagnostics.map(\.message) == ["the manifest makes no package"])
  }

  @Test func `a manifest that loops and calls itself ends`() {
    let project = ProjectReader(
      TextFiles([
        "Package.swift": """
        func f(_ n: String) -> String { f(n) }
        func g(_ all: [String]) -> [String] { for a in all { for b in all { _ = g(all) } }; return all }
        let names = g(["a", "b", "c"])
        let package = Package(name: "P", targets: [.target(name: f("x")), .target(name: "B")])
        """, "Sources/B/b.swift": "",
      ])
    ).read(".")
    #expect(project.diagnostics.map(\.message) == ["the manifest makes no package"])
  }
}
