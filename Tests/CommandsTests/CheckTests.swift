import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `check` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(spacing: Int, to name: String = "row.swift") throws {
    try folder.write(
      """
      import SwiftUI

      #Preview("Row") {
        HStack(spacing: \(spacing)) {
          Color.red.frame(width: 40, height: 20)
          Color.blue.frame(width: 40, height: 20).id("blue")
        }
      }

      """, to: name)
  }

  private func checked(_ arguments: String..., isCI: Bool = false) throws -> ToolRun {
    try ToolRun(["check", folder.path, "--levels", "layout"] + arguments, isCI: isCI)
  }

  @Test func `a missing golden file exits with 5 and leaves the new file in a folder that git ignores`() throws {
    try write(spacing: 8)
    let run = try checked()
    #expect(run.exitCode == .goldenMissing)
    #expect(run.output.hasSuffix("1 figure: 1 without golden file\n"))
    #expect(folder.names == ["__Snapshots__/Actual/row.actual.layout.txt", "row.swift"])
    #expect(try folder.text("__Snapshots__/Actual/.gitignore") == "*\n")
    #expect(try ToolRun("reject", folder.path).exitCode == .done)
    #expect(!Files.isFolder(folder.path + "/__Snapshots__/Actual"))
  }

  @Test func `a run that records fails, and the next one passes`() throws {
    try write(spacing: 8)
    #expect(try checked("--record", "missing").exitCode == .goldenMissing)
    #expect(try checked().exitCode == .done)
    #expect(try checked("--record", "all").exitCode == .done)
    #expect(folder.names == ["__Snapshots__/row.layout.txt", "row.swift"])
  }

  @Test func `with CI set nothing is recorded`() throws {
    try write(spacing: 8)
    #expect(try checked("--record", "all", isCI: true).output.contains("actual   "))
    #expect(!folder.names.contains("__Snapshots__/row.layout.txt"))
  }

  @Test func `a view that moved exits with 3, and is accepted or rejected`() throws {
    try write(spacing: 8)
    _ = try checked("--record", "missing")
    try write(spacing: 14)
    let run = try checked()
    #expect(run.exitCode == .layoutDiffers)
    #expect(
      run.output.contains(
        "row.swift:4: row: HStack: spacing 8 became 14; hence 'blue' moved 6 right; HStack is 6 wider\n"))
    #expect(try ToolRun("reject", folder.path).output.hasSuffix("1 rejected\n"))
    #expect(try checked().exitCode == .layoutDiffers)
    #expect(try ToolRun("accept", folder.path).output.hasSuffix("1 accepted\n"))
    #expect(try checked().exitCode == .done)
    #expect(try ToolRun("accept", folder.path).output == "nothing is pending\n")
  }

  @Test func `a figure that matches again leaves nothing pending`() throws {
    try write(spacing: 8)
    _ = try checked("--record", "missing")
    try write(spacing: 14)
    _ = try checked()
    try write(spacing: 8)
    _ = try checked()
    #expect(folder.names == ["__Snapshots__/row.layout.txt", "row.swift"])
  }

  @Test func `a golden file without a figure is reported, and removed when all are recorded`() throws {
    try write(spacing: 8)
    try write(spacing: 8, to: "other.swift")
    _ = try checked("--record", "missing")
    try FileManager.default.removeItem(atPath: folder.path + "/other.swift")
    let run = try checked()
    #expect(run.exitCode == .goldenMissing)
    #expect(run.output.contains("stale: no figure uses \(folder.path)/__Snapshots__/other.layout.txt\n"))
    #expect(try checked("--record", "all").exitCode == .goldenMissing)
    #expect(try checked().exitCode == .done)
  }

  @Test func `golden files can be in a separate folder`() throws {
    try write(spacing: 8, to: "in/deep/row.swift")
    let golden = folder.path + "/golden"
    let arguments = ["check", folder.path + "/in", "--levels", "layout", "--golden", golden]
    _ = try ToolRun(arguments + ["--record", "missing"])
    #expect(folder.names == ["golden/deep/row.layout.txt", "in/deep/row.swift"])
    #expect(try ToolRun(arguments).exitCode == .done)
  }

  @Test func `a golden file recorded with other fonts is reported as such and exits with 5`() throws {
    let source = "import SwiftUI\n#Preview { Text(\"Hello\") }\n"
    try folder.write(source, to: "text.swift")
    _ = try ToolRun("check", folder.path, "--record", "missing")
    try folder.write(source.replacingOccurrences(of: "Hello", with: "Hello!"), to: "text.swift")
    #expect(try ToolRun("check", folder.path).exitCode == .layoutDiffers)
    for name in folder.names.filter({ $0.hasPrefix("__Snapshots__/text") && !$0.contains(".actual") }) {
      let bytes = try Files.read("\(folder.path)/\(name)")
      let place = try #require(bytes.firstRange(of: " Inter-Regular=".utf8))
      // The checksum of a PNG's text chunk isn't verified when the image is decoded.
      var changed = bytes
      changed.replaceSubrange(place.upperBound..<(place.upperBound + 12), with: "0123456789ab".utf8)
      try folder.write(changed, to: name)
    }
    let run = try ToolRun("check", folder.path)
    #expect(run.exitCode == .goldenMissing)
    #expect(run.output.contains("the golden file was made with another version of Inter-Regular (0123456789ab, here "))
    #expect(run.output.hasSuffix("1 figure: 1 made with other fonts\n"))
  }

  @Test func `an error in a file exits with 1, and its golden files are not stale`() throws {
    try write(spacing: 8)
    _ = try checked("--record", "missing")
    try folder.write("import SwiftUI\n#Preview { HStak { Color.red } }\n", to: "row.swift")
    let run = try checked()
    #expect(run.exitCode == .inputError)
    #expect(run.output.hasSuffix("1 figure: 1 with errors\n"))
    #expect(run.errors.contains("row.swift:2:12: error: "))
  }

  @Test func `reports are written in the format of their file extension`() throws {
    try write(spacing: 8)
    let report = folder.path + "/reports/all"
    let run = try checked("--report", report + ".json", "--report", report + ".html", "--report", report + ".xml")
    #expect(run.exitCode == .goldenMissing)
    #expect(
      folder.names.filter { $0.hasPrefix("reports") } == ["reports/all.html", "reports/all.json", "reports/all.xml"])
    let page = HTMLReport(parsing: try folder.text("reports/all.html"))
    #expect(page?.report.figures.first?.status == .missing)
    #expect(try checked("--report", "all.txt").exitCode == .usage)
  }

  @Test func `a review repeats its question until it is answered, and leaves skipped figures pending`() throws {
    for index in 0..<3 { try write(spacing: 8, to: "row\(index).swift") }
    _ = try checked()
    let review = try ToolProcess(["review", folder.path], input: "?\n\nA\ns\n")
    #expect(review.exitCode == ExitCode.goldenMissing.rawValue)
    #expect(review.output.split(separator: "\n").filter { $0.contains("a: accept the new file") }.count == 2)
    #expect(review.output.hasSuffix("2 still pending\n"))
    #expect(folder.names.filter { $0.hasSuffix(".actual.layout.txt") }.count == 2)
    #expect(folder.names.contains("__Snapshots__/row0.layout.txt"))
  }

  @Test func `a review asks once about the layout and the images of a figure`() throws {
    try write(spacing: 8, to: "row.swift")
    _ = try ToolRun(["check", folder.path, "--levels", "layout,drawing,pixels"])
    #expect(folder.names.filter { $0.contains(".actual.") }.count == 3)
    let review = try ToolProcess(["review", folder.path], input: "a\n")
    #expect(review.exitCode == 0)
    #expect(
      review.output.hasPrefix("1 of 1: \(folder.path)/__Snapshots__/row\n")
        && review.output.hasSuffix("nothing is pending\n"))
    #expect(!folder.names.contains { $0.contains(".actual.") })
  }

  @Test func `a report locates the layout within an annotated image`() throws {
    func source(_ height: Int) -> String {
      """
      import SwiftUI
      // plumbline: show frames guides
      #Preview { VStack { Color.red.frame(width: 40, height: \(height)); Color.blue.frame(width: 60, height: 10) } }

      """
    }
    try folder.write(source(20), to: "row.swift")
    _ = try checked("--record", "missing")
    try folder.write(source(30), to: "row.swift")
    let run = try checked("--report", folder.path + "/report.html")
    #expect(run.exitCode == .layoutDiffers)
    let figure = try #require(HTMLReport(parsing: try folder.text("report.html"))?.report.figures.first)
    let area = try #require(figure.area)
    #expect(area.minX == -16 && area.minY < -16 && area.maxX >= 76 && area.maxY > 64)
    let frames = figure.findings.flatMap(\.frames)
    #expect(!frames.isEmpty && frames.allSatisfy { area.union($0) == area })
  }

  @Test func `two runs on any number of threads write the same bytes`() throws {
    for index in 0..<12 { try write(spacing: index, to: "in/row\(index).swift") }
    let texts = try ["1", "2", "5"].map { jobs in
      let golden = folder.path + "/golden" + jobs
      _ = try ToolRun(
        "check", folder.path + "/in", "--levels", "layout", "--golden", golden, "--record", "all", "--jobs", jobs)
      return try (0..<12).map { try folder.text("golden\(jobs)/row\($0).layout.txt") }
    }
    #expect(texts[0] == texts[1] && texts[1] == texts[2])
    #expect(Set(texts[0]).count == 12)
  }
}
