import PlumblineDrawing
import PlumblineRendering
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Reports` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func figure(_ name: String, _ status: SnapshotFinding.Status?, level: SnapshotLevel = .layout) -> FigureResult
  {
    var result = FigureResult(file: "a <1>.swift", figure: name, line: 7)
    guard let status else {
      result.fault = "line 3: unknown view, 'Txt'"
      return result
    }
    var finding = SnapshotFinding(level: level, status: status, golden: "g/\(name).layout.txt")
    if status != .equal { finding.sentence = "'blue' moved 6 right; it's \"odd\" & <new>" }
    result.findings = [finding]
    result.area = Rect(x: -16, y: -24.5, width: 132, height: 98)
    return result
  }

  private var report: SnapshotReport {
    SnapshotReport(
      figures: [
        figure("one", .equal), figure("two", .differs), figure("three", .differs, level: .pixels),
        figure("four", .missing), figure("five", nil),
      ], stale: ["g/old.png"])
  }

  @Test func `JSON contains the whole report`() {
    #expect(JSON(parsing: report.json.text).flatMap(SnapshotReport.init(json:)) == report)
  }

  @Test func `an HTML page contains its report`() {
    #expect(HTMLReport(parsing: HTMLReport(report).text)?.report == report)
    #expect(!HTMLReport(report).text.contains("& <new>"))
  }

  @Test func `JUnit counts failures and errors`() {
    let xml = report.junit
    #expect(xml.contains("<testsuites name=\"plumbline\" tests=\"6\" failures=\"4\" errors=\"1\">"))
    #expect(xml.contains("classname=\"a &lt;1&gt;.swift\" name=\"two\""))
    #expect(xml.contains("&apos;") == false && xml.contains("it's &quot;odd&quot; &amp; &lt;new&gt;"))
  }

  @Test func `SARIF has a result for each figure that did not pass`() {
    let run = report.sarif["runs"]?.elements.first
    let results = run?["results"]?.elements ?? []
    #expect(results.compactMap { $0["ruleId"]?.string } == ["layout", "pixels", "missing", "fault", "stale"])
    let place = results.first?["locations"]?.elements.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "a%20%3C1%3E.swift")
    #expect(place?["region"]?["startLine"]?.number == 7)
  }

  @Test func `annotations escape special characters`() {
    let first = report.annotations.split(separator: "\n").first
    #expect(
      first
        == "::error file=a <1>.swift,line=7,title=two with another layout::'blue' moved 6 right; it's \"odd\" & <new>")
    #expect(report.annotations.contains("::line 3: unknown view, 'Txt'\n"))
  }

  @Test func `a Markdown summary has a row for each figure that did not pass, with small images before and after`()
    throws
  {
    let golden = GoldenFile(path: folder.path + "/wide.png")
    let image = Bitmap(width: 1_000, height: 500, filledWith: SIMD4(200, 20, 20, 255)).png
    try Files.write(image, to: golden.path)
    try Files.write(image, to: golden.pendingPath)
    var wide = FigureResult(file: "a.swift", figure: "wide|er", line: 3)
    wide.findings = [SnapshotFinding(level: .pixels, status: .differs, golden: golden.path)]
    var failing = report
    failing.figures.append(wide)
    let page = MarkdownReport(failing, pictures: folder.path + "/summary", address: "summary")
    let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| **") }
    #expect(rows.count == 5)
    #expect(rows.last?.contains("**wide\\|er** with other pixels<br>`a.swift:3`") == true)
    #expect(
      rows.last?.contains(#"<img src="summary/5-before.png" width="160" alt=""> | <img src="summary/5-after.png""#)
        == true)
    #expect(page.pictures.map(\.path) == ["before", "after"].map { "\(folder.path)/summary/5-\($0).png" })
    #expect(page.pictures.allSatisfy { Bitmap(png: $0.bytes)?.width == 333 })
    #expect(page.text.contains("- no figure uses `g/old.png`"))
  }

  @Test func `a Markdown summary fits in a comment, and counts the figures that it does not list`() {
    var many = report
    many.figures = (0..<3_000).map { index in
      var figure = FigureResult(file: "Views/a.swift", figure: "figure \(index)", line: 3)
      figure.fault = String(repeating: "a long story ", count: 10)
      return figure
    }
    many.stale = (0..<2_000).map { "g/\($0).png" }
    let text = MarkdownReport(many, pictures: "p", address: "p").text
    #expect(text.utf8.count < 65_536)
    let lines = text.split(separator: "\n")
    let listed = lines.count { $0.contains("a long story") }
    #expect(listed > 200)
    let rest = lines.first { $0.hasSuffix(" more figures, which the HTML report shows") } ?? ""
    #expect(Int(String(rest.filter(\.isNumber))) == 3_000 - listed)
    let stale = lines.count { $0.hasPrefix("- no figure uses") }
    #expect(lines.last?.hasSuffix(" more golden files without a figure") == true)
    #expect(lines.last.flatMap { Int(String($0.filter(\.isNumber))) } == 2_000 - stale)
  }

  @Test func `a page holds one small image of a figure that passed`() throws {
    let path = folder.path + "/same.png"
    try Files.write(Bitmap(width: 960, height: 480, filledWith: SIMD4(20, 20, 200, 255)).png, to: path)
    var same = FigureResult(file: "a.swift", figure: "same", line: 3)
    same.findings = [SnapshotFinding(level: .pixels, status: .equal, golden: path)]
    let small = HTMLReport(SnapshotReport(figures: [same])).enclosures[path]?.string
    #expect(small?.hasPrefix("data:image/png;base64,") == true)
    #expect((small?.utf8.count ?? 0) < 400)
  }

  @Test func `merged reports keep the worst result of each figure`() throws {
    let a = SnapshotReport(figures: [figure("one", .equal), figure("two", .equal)])
    let b = SnapshotReport(figures: [figure("two", .differs), figure("three", .equal)])
    let first = try folder.write(HTMLReport(a).text, to: "a.html")
    let second = try folder.write(b.json.text, to: "b.json")
    let run = try ToolRun("report", "merge", first, second, "-o", folder.path + "/all.json")
    #expect(run.exitCode == .layoutDiffers)
    #expect(run.output == "3 figures: 2 passed, 1 with another layout\n")
    let merged = JSON(parsing: try folder.text("all.json")).flatMap(SnapshotReport.init(json:))
    #expect(merged?.figures.map(\.figure) == ["one", "three", "two"])
  }

  @Test func `a file without a report is an error`() throws {
    let file = try folder.write("{}", to: "a.json")
    let run = try ToolRun("report", "merge", file, "-o", folder.path + "/all.json")
    #expect(run.exitCode == .inputOutput)
    #expect(run.errors == "error: \(file): the file holds no report in HTML or JSON\n")
  }
}
