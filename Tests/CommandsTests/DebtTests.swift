import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Every preview is a test` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "#Preview(\"One\") { Badge(width: 10) }\n#Preview(\"Two\") { Color.red.frame(width: 9, height: 9) }\n",
      to: "a.swift")
    try folder.write("#Preview { Badge(width: 20) }\n", to: "b.swift")
    try folder.write(
      "struct Badge: View { let width: Double\n var body: some View { Color.red.frame(width: width, height: 8) } }\n",
      to: "shared.swift")
    _ = try check("--record", "missing")
  }

  private func check(_ more: String...) throws -> ToolRun {
    try ToolRun(
      ["check", folder.path, "--together", "--levels", "layout", "--report", folder.path + "/report.xml"] + more)
  }

  private func cases() throws -> [String] {
    try folder.text("report.xml").split(separator: "\n").filter { $0.contains("<testcase ") }.map { line in
      String(line.split(separator: "\"")[3])
    }
  }

  @Test func `an error in shared code fails the previews that meet it, and no test is missing`() throws {
    #expect(try check().exitCode == .done)
    #expect(try cases() == ["a-One", "a-Two", "b"])
    try folder.write(
      "struct Badge: View { let width: Double\n var body: some View { Colour.red } }\n", to: "shared.swift")
    let run = try check("--record", "all")
    #expect(run.exitCode == .inputError)
    #expect(try cases() == ["a-One", "a-Two", "b"])
    let report = try folder.text("report.xml")
    #expect(report.contains("tests=\"3\" failures=\"0\" errors=\"2\""))
    #expect(run.output.contains("/shared.swift:2: a-One: error: "))
    // The golden files of previews with errors stay as they were.
    #expect(try folder.text("__Snapshots__/a-One.layout.txt").contains("10×8"))
    #expect(!run.output.contains("removed"))
  }

  @Test func `a preview that never ends takes no steps from the others`() throws {
    try folder.write(
      "#Preview(\"One\") { let _ = { while true {} }(); Color.red }\n#Preview(\"Two\") { Color.red.frame(width: 9, height: 9) }\n",
      to: "a.swift")
    let run = try check()
    #expect(run.exitCode == .inputError)
    #expect(try cases() == ["a-One", "a-Two", "b"])
    #expect(run.output.hasSuffix("3 figures: 2 passed, 1 with errors\n"))
  }

  @Test func `a preview whose annotation has an error is not recorded`() throws {
    try folder.write(
      "// plumbline: highlight nobody\n#Preview { Color.red.frame(width: 9, height: 9) }\n", to: "b.swift")
    let before = try folder.text("__Snapshots__/b.layout.txt")
    #expect(try check("--record", "all").exitCode == .inputError)
    #expect(try folder.text("__Snapshots__/b.layout.txt") == before)
  }
}

@Suite struct `Living with debt` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(widths: [10, 20])
    _ = try check("--record", "missing")
  }

  private func write(widths: [Int], above: String = "") throws {
    let previews = zip(["One", "Two"], widths).map { name, width in
      "\(name == "One" ? above : "")#Preview(\"\(name)\") { Color.red.frame(width: \(width), height: 8) }\n"
    }
    try folder.write(previews.joined(), to: "a.swift")
  }

  private func check(_ more: String...) throws -> ToolRun {
    try ToolRun(["check", folder.path, "--levels", "layout"] + more)
  }

  @Test func `failures of the baseline are reported and not fatal, and new ones are`() throws {
    let baseline = folder.path + "/debt.json"
    try write(widths: [11, 20])
    #expect(try check("--baseline", baseline).exitCode == .usage)
    #expect(try check("--baseline", baseline, "--update-baseline").exitCode == .done)
    let known = try check("--baseline", baseline)
    #expect(known.exitCode == .done)
    #expect(known.output.contains("a-One: known: "))
    #expect(known.output.hasSuffix("2 figures: 1 passed, 1 known by the baseline\n"))
    try write(widths: [11, 21])
    #expect(try check("--baseline", baseline).exitCode == .layoutDiffers)
    try write(widths: [10, 20])
    let mended = try check("--baseline", baseline)
    #expect(mended.exitCode == .done)
    #expect(mended.output.contains("gone: a.swift: a-One is in "))
  }

  @Test func `a baseline in another folder names files relative to it`() throws {
    let baseline = folder.path + "/ci/known/debt.json"
    try FileManager.default.createDirectory(atPath: folder.path + "/ci/known", withIntermediateDirectories: true)
    try write(widths: [10, 30])
    _ = try check("--baseline", baseline, "--update-baseline")
    #expect(try folder.text("ci/known/debt.json").contains("\"../../a.swift\""))
    #expect(try check("--baseline", baseline).exitCode == .done)
  }

  @Test func `a figure that fails worse than its baseline lists is not known`() throws {
    let baseline = folder.path + "/debt.json"
    try write(widths: [11, 20])
    _ = try check("--baseline", baseline, "--update-baseline")
    try folder.write(
      "#Preview(\"One\") { Colour.red }\n#Preview(\"Two\") { Color.red.frame(width: 20, height: 8) }\n", to: "a.swift")
    #expect(try check("--baseline", baseline).exitCode == .inputError)
  }

  @Test func `a skipped preview is a skipped test, and keeps its golden file`() throws {
    try write(widths: [11, 20], above: "// plumbline: skip waits for #12\n")
    let run = try check("--report", folder.path + "/report.xml")
    #expect(run.exitCode == .done)
    #expect(run.output.contains("a-One: skipped: waits for #12\n"))
    #expect(run.output.hasSuffix("2 figures: 1 passed, 1 skipped\n"))
    #expect(try folder.text("report.xml").contains("<skipped message=\"waits for #12\"/>"))
  }

  @Test func `a skipped preview is skipped once in each variant`() throws {
    try write(widths: [10, 20], above: "// plumbline: skip waits for #12\n")
    let run = try check("--appearance", "light,dark", "--locale", "en,de", "--record", "missing")
    #expect(run.output.hasSuffix("8 figures: 1 passed, 4 skipped, 3 without golden file, 3 golden files recorded\n"))
    for suffix in ["", "~dark", "~de", "~dark~de"] {
      #expect(run.output.components(separatedBy: "a-One\(suffix): skipped: waits for #12\n").count == 2)
    }
  }

  @Test func `a difference in quarantine does not fail`() throws {
    try write(widths: [11, 20], above: "// plumbline: quarantine flaky, see #12\n")
    let run = try check()
    #expect(run.exitCode == .done)
    #expect(run.output.contains("a-One: in quarantine, flaky, see #12: "))
    #expect(run.output.hasSuffix("2 figures: 1 passed, 1 in quarantine\n"))
  }

  @Test func `an error in quarantine does not fail`() throws {
    try folder.write(
      """
      // plumbline: quarantine waits for #12
      #Preview("One") { Missing() }
      #Preview("Two") { Color.red.frame(width: 20, height: 8) }

      """, to: "a.swift")
    let run = try check("--report", folder.path + "/report.xml")
    #expect(run.exitCode == .done)
    #expect(run.output.contains("a-One: in quarantine, waits for #12: line 2: cannot find type 'Missing'\n"))
    #expect(run.output.hasSuffix("2 figures: 1 passed, 1 in quarantine\n"))
    #expect(try folder.text("report.xml").contains("<skipped message=\"in quarantine, waits for #12: line 2: "))
  }

  @Test func `each error of a preview is its own, and none is another's`() throws {
    try folder.write(
      """
      #Preview("One") { Color.red.frame(width: 10, height: 8) }
      #Preview("Two") {
        Color.red.framed()
        Color.red.padded()
      }

      """, to: "a.swift")
    let run = try check()
    #expect(run.exitCode == .inputError)
    #expect(run.output.contains("a-Two: error: line 3: "))
    #expect(run.output.hasSuffix("2 figures: 1 passed, 1 with errors\n"))
  }

  @Test func `a renamed preview is recognized by its layout`() throws {
    try folder.write(
      "#Preview(\"First\") { Color.red.frame(width: 10, height: 8) }\n#Preview(\"Two\") { Color.red.frame(width: 20, height: 8) }\n",
      to: "a.swift")
    let run = try check()
    #expect(run.exitCode == .goldenMissing)
    #expect(
      run.output.contains(
        "note: its layout is that of \(folder.path)/__Snapshots__/a-One.layout.txt, which no figure uses"))
  }
}
