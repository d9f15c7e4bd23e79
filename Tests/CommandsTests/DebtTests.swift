import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Changes in checks` {
  private let folder: TemporaryFolder
  private let source = """
    import SwiftUI

    #Preview("Card") {
      HStack(spacing: 8) {
        Text("Title")
          .font(.body)
        Color.red
          .frame(width: 40, height: 20)
      }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(source, to: "card.swift")
    _ = try check("--record", "missing")
  }

  private func check(_ more: String...) throws -> ToolRun {
    try ToolRun(["check", folder.path, "--levels", "layout,pixels"] + more)
  }

  private func changed(_ old: String, _ new: String) throws -> (exitCode: ExitCode, first: String) {
    try folder.write(source.replacing(old, with: new), to: "card.swift")
    let run = try check()
    let line = run.output.split(separator: "\n").first.map(String.init) ?? ""
    return (run.exitCode, line.replacing(folder.path + "/", with: ""))
  }

  @Test func `another font is a change, at the line of its view`() throws {
    let run = try changed(".font(.body)", ".font(.headline)")
    #expect(run.exitCode == .layoutDiffers)
    #expect(
      run.first.hasPrefix(
        "card.swift:5: card: Text \"Title\": font Inter 17 regular became Inter 17 semibold; hence HStack is 2 wider; Text \"Title\" is 2 wider;"
      ))
  }

  @Test func `a text in another script is a change, though it needs another font`() throws {
    let run = try changed("Title", "مرحبا")
    #expect(run.exitCode == .layoutDiffers)
    #expect(run.first.hasPrefix("card.swift:5: card: Text \"مرحبا\": Text \"Title\" became Text \"مرحبا\""))
  }

  @Test func `another colour is a difference of pixels, with its cause`() throws {
    let run = try changed("Color.red", "Color.green")
    #expect(run.exitCode == .pixelsDiffer)
    #expect(run.first.contains("card: frame Color: fill #ff3b30/#ff453a became #34c759/#30d158; "))
  }

  @Test func `a view without a line of its own has that of the view around it`() throws {
    let card = source.replacing(".font(.body)", with: ".font(.body)\n      .background(Color.red)")
    try folder.write(card, to: "card.swift")
    _ = try check("--record", "all")
    try folder.write(card.replacing("(Color.red)", with: "(Color.green)"), to: "card.swift")
    #expect(try check().output.contains("card.swift:7: card: Color: fill #ff3b30/#ff453a became #34c759/#30d158; "))
  }

  @Test func `another alignment is a cause, at the line of its stack`() throws {
    let card = source.replacing("height: 20", with: "height: 60")
    try folder.write(card, to: "card.swift")
    _ = try check("--record", "all")
    try folder.write(card.replacing("spacing: 8", with: "alignment: .top, spacing: 8"), to: "card.swift")
    #expect(
      try check().output.contains(
        "card.swift:4: card: HStack: alignment center became top; hence Text \"Title\" moved 19.75 up; "))
  }

  @Test func `another spacing comes before what it moved`() throws {
    #expect(
      try changed("spacing: 8", "spacing: 14").first.hasPrefix(
        "card.swift:4: card: HStack: spacing 8 became 14; hence "))
  }
}

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

  @Test func `a preview that never ends costs no other preview its steps`() throws {
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

  @Test func `a figure that fails worse than its baseline says is not known`() throws {
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

@Suite struct `Previews whose process fails` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      func wait() -> Int {
        var count = 0
        while true { count += 1 }
        return count
      }

      #Preview("First") { Text("1") }
      #Preview("Endless") { Text("\\(wait())") }
      #Preview("Last") { Text("3") }

      """, to: "previews.swift")
  }

  @Test func `a figure that the only file lacks is an error, also where another process reads the file`() throws {
    let arguments = ["check", folder.path + "/previews.swift", "--levels", "layout", "--figure", "Frist"]
    let run = try ToolProcess(arguments)
    #expect(run.exitCode == ExitCode.inputError.rawValue)
    #expect(run.errors.contains("error: the file has no preview or view named 'Frist'\n"))
    #expect(try ToolRun(arguments + ["--unsupervised"]).exitCode == .inputError)
  }

  @Test func `a preview that takes too long costs its own result and no other, and the number of tests stays`() throws {
    let report = folder.path + "/report.xml"
    let run = try ToolProcess([
      "check", folder.path, "--record", "missing", "--levels", "layout", "--report", report, "--timeout", "1",
      "--step-limit", "1000000000000",
    ])
    #expect(run.exitCode == ExitCode.inputError.rawValue)
    #expect(run.output.hasSuffix("3 figures: 2 without golden file, 1 with errors, 2 golden files recorded\n"))
    #expect(run.output.contains("previews.swift:10: previews-Endless: error: line 10: it took longer than 1 s"))
    let tests = try folder.text("report.xml").split(separator: "\n").filter { $0.contains("<testcase") }
    #expect(
      tests.compactMap { $0.split(separator: "name=\"").last?.prefix { $0 != "\"" } }
        == ["previews-First", "previews-Endless", "previews-Last"])
  }

  @Test func `checks in several processes equal those in one`() throws {
    for index in 1...4 { try folder.write("#Preview { Text(\"\(index)\") }\n", to: "plain\(index).swift") }
    try folder.write("import SwiftUI\n#Preview { Txt() }\n", to: "previews.swift")
    let record = try ToolProcess(["check", folder.path, "--record", "missing", "--levels", "layout,pixels"])
    #expect(record.exitCode == ExitCode.inputError.rawValue)
    try folder.write("#Preview { Text(\"other\") }\n", to: "plain3.swift")
    let runs = try [[], ["--unsupervised"]].map {
      try ToolProcess(["check", folder.path, "--levels", "layout,pixels", "--jobs", "2"] + $0)
    }
    #expect(runs[0].exitCode == runs[1].exitCode)
    #expect(runs[0].output == runs[1].output)
    #expect(runs[0].errors == runs[1].errors)
    #expect(runs[0].output.hasSuffix("5 figures: 3 passed, 1 with another layout, 1 with errors\n"))
  }
}
