import Foundation
import Testing

@testable import PlumblineCommands

@Suite struct `Checks of what changed` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("#Preview { Text(\"plain\") }\n", to: "plain.swift")
    try folder.write("#Preview { Image(\"logo\") }\n", to: "picture/picture.swift")
    try folder.write("#Preview { Image(\"other\") }\n", to: "other/other.swift")
    try folder.write(Self.image, to: "picture/Images/logo.svg")
    try folder.write(Self.image, to: "other/Images/other.svg")
    try folder.write("{ \"levels\": [\"layout\"] }\n", to: "settled/.plumbline.json")
    try folder.write("#Preview { Text(\"settled\") }\n", to: "settled/settled.swift")
    _ = try ToolRun("check", folder.path, "--levels", "layout", "--record", "missing")
    try git("init", "--quiet")
    try commit()
  }

  private static let image = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>"#

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b.example"] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "change")
  }

  /// The figures that a check compares.
  private func checked(since reference: String = "HEAD") throws -> [String] {
    let report = folder.path + "/../\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: report) }
    let run = try ToolRun("check", folder.path, "--levels", "layout", "--since", reference, "--report", report)
    #expect(run.errors.contains("files do not depend on what changed since \(reference)"))
    let figures = JSON(parsing: try String(contentsOfFile: report, encoding: .utf8))?["figures"]?.elements ?? []
    return figures.compactMap { $0["figure"]?.string }.sorted()
  }

  @Test func `nothing is compared where nothing changed`() throws {
    #expect(try checked() == [])
  }

  @Test func `a file that changed is compared, before and after it is committed`() throws {
    try folder.write("#Preview { Text(\"changed\") }\n", to: "plain.swift")
    #expect(try checked() == ["plain"])
    try commit()
    #expect(try checked() == [])
    #expect(try checked(since: "HEAD~1") == ["plain"])
  }

  @Test func `a new file is compared, though git does not know it`() throws {
    try folder.write("#Preview { Text(\"new\") }\n", to: "new.swift")
    #expect(try checked() == ["new"])
  }

  @Test func `files whose images changed, were deleted or came are compared`() throws {
    try folder.write(Self.image.replacing("8", with: "9"), to: "picture/Images/logo.svg")
    #expect(try checked() == ["picture"])
    try git("checkout", "--quiet", ".")
    try FileManager.default.removeItem(atPath: folder.path + "/picture/Images/logo.svg")
    #expect(try checked() == ["picture"])
    try folder.write(Self.image, to: "other/Images/new.svg")
    #expect(try checked() == ["other", "picture"])
  }

  @Test func `files whose settings changed or were deleted are compared`() throws {
    try folder.write("{ \"levels\": [\"layout\"], \"theme\": \"screen\" }\n", to: "settled/.plumbline.json")
    #expect(try checked() == ["settled"])
    try FileManager.default.removeItem(atPath: folder.path + "/settled/.plumbline.json")
    #expect(try checked() == ["settled"])
  }

  @Test func `a figure whose golden file was deleted or changed is compared`() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/__Snapshots__/plain.layout.txt")
    #expect(try checked() == ["plain"])
  }

  @Test func `a commit on the branch that was left does not count`() throws {
    try git("branch", "main2")
    try git("checkout", "--quiet", "-b", "work")
    try folder.write("#Preview { Text(\"work\") }\n", to: "plain.swift")
    try commit()
    try git("checkout", "--quiet", "main2")
    try folder.write("#Preview { Text(\"main\") }\n", to: "settled/settled.swift")
    try commit()
    try git("checkout", "--quiet", "work")
    #expect(try checked(since: "main2") == ["plain"])
  }

  @Test func `of a program of several files, those are compared that depend on the declarations that changed`() throws {
    let files = [
      "model.swift": "struct Model { var name = \"a\" }\nstruct Other { var size = 1.0 }\n",
      "row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(Model().name) } }\n",
      "style.swift": "import SwiftUI\nextension View { func framed() -> some View { padding(Other().size) } }\n",
      "rowPreview.swift": "import SwiftUI\n#Preview { Row() }\n",
      "framed.swift": "import SwiftUI\n#Preview { Text(\"b\").framed() }\n",
      "alone.swift": "import SwiftUI\n#Preview { Text(\"c\") }\n",
    ]
    for (name, text) in files { try folder.write(text, to: "app/\(name)") }
    try folder.write("{ \"together\": true, \"levels\": [\"layout\"] }\n", to: "app/.plumbline.json")
    _ = try ToolRun("check", folder.path + "/app", "--record", "missing")
    try commit()
    func checked() throws -> [String] {
      let report = folder.path + "/../\(UUID().uuidString).json"
      defer { try? FileManager.default.removeItem(atPath: report) }
      _ = try ToolRun("check", folder.path + "/app", "--since", "HEAD", "--report", report)
      let figures = JSON(parsing: try String(contentsOfFile: report, encoding: .utf8))?["figures"]?.elements ?? []
      return figures.compactMap { $0["figure"]?.string }.sorted()
    }
    func changed(_ name: String, _ text: String, with new: String) throws -> [String] {
      try folder.write(files[name, default: ""].replacing(text, with: new), to: "app/\(name)")
      defer { _ = try? folder.write(files[name, default: ""], to: "app/\(name)") }
      return try checked()
    }
    #expect(try checked() == [])
    #expect(try changed("model.swift", "\"a\"", with: "\"b\"") == ["row", "rowPreview"])
    #expect(try changed("model.swift", "1.0", with: "2.0") == ["framed"])
    #expect(try changed("style.swift", "func framed", with: "func boxed") == ["framed"])
    #expect(try changed("alone.swift", "\"c\"", with: "\"d\"") == ["alone"])
    // A conformance of a framework's type takes effect without being named.
    let style = files["style.swift", default: ""]
    for type in ["Double", "[Double]"] {
      let conforming = style + "extension \(type): @retroactive Identifiable { public var id: Int { 1 } }\n"
      #expect(try changed("style.swift", style, with: conforming) == ["alone", "framed", "row", "rowPreview"])
    }
    try FileManager.default.removeItem(atPath: folder.path + "/app/row.swift")
    #expect(try checked() == ["rowPreview"])
    try folder.write(files["row.swift", default: ""], to: "app/row.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/app/__Snapshots__/alone.layout.txt")
    #expect(try checked() == ["alone"])
  }

  @Test func `an unknown commit is an error with a suggestion`() throws {
    let run = try ToolRun("check", folder.path, "--since", "nowhere")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("git finds no commit 'nowhere'"))
    #expect(run.errors.contains("a shallow clone has the last commit alone"))
  }
}
