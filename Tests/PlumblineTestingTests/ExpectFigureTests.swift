import Foundation
import Synchronization
import Testing

@testable import PlumblineTesting

@Suite struct `Expected figures` {
  private let folder = NSTemporaryDirectory() + "plumbline-" + UUID().uuidString

  private func row(spacing: Double) -> some View {
    HStack(spacing: spacing) {
      Color.red.frame(width: 20, height: 10)
      Color.blue.frame(width: 20, height: 10).id("blue")
    }
  }

  private func mismatch(of view: some View, after steps: [Step] = [], record: Recording = .never) throws
    -> FigureMismatch?
  {
    let renderer = ImageRenderer(content: view)
    renderer.isOpaque = true
    renderer.steps = steps
    let mismatch = try FigureExpectation(
      name: "a row", filePath: folder + "/Tests.swift", levels: steps.isEmpty ? [.layout] : []
    ).mismatch(
      of: renderer.figure, renderer: renderer, check: SnapshotCheck(tolerance: .exact, recording: record))
    return mismatch.isEmpty ? nil : mismatch
  }

  @Test func `a figure is recorded, matches, and is described if it differs`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try mismatch(of: row(spacing: 4))?.findings.first?.status == .missing)
    #expect(try mismatch(of: row(spacing: 4), record: .missing)?.findings.first?.isRecorded == true)
    #expect(try mismatch(of: row(spacing: 4)) == nil)
    let missed = try mismatch(of: row(spacing: 10))
    #expect(missed?.description.contains("'blue' moved 6 right") == true)
    #expect(try mismatch(of: row(spacing: 4)) == nil)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder + "/__Snapshots__/Tests")
    #expect(left == ["a-row.layout.txt"])
  }

  @Test func `an annotation that is not known is a fault, as for the command line`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let view = row(spacing: 4).annotation("calout", "a")
    #expect(try mismatch(of: view, record: .missing)?.findings.first?.isRecorded == true)
    let fault = try mismatch(of: view)
    #expect(fault?.findings.isEmpty == true)
    #expect(fault?.description == "figure 'a row': unknown annotation 'calout'; did you mean 'callout'?")
    #expect(try mismatch(of: row(spacing: 4).annotation("callout", "a")) == nil)
  }

  /// A row that grows at each tap.
  private struct Growing: View {
    @State private var count = 1
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 20, height: 10) }
        Button("More") { count += 1 }
      }
    }
  }

  @Test func `a figure after steps shows the view that has acted`() throws {
    func renderer(_ steps: [Step]) -> ImageRenderer<Growing> {
      let renderer = ImageRenderer(content: Growing())
      renderer.steps = steps
      return renderer
    }
    let widths = [0, 1, 2].map { count in
      renderer(Array(repeating: Step.tap("More"), count: count)).layout.canvas.width
    }
    #expect(widths[1] == widths[0] + 20)
    #expect(widths[2] == widths[0] + 40)
  }

  @Test func `a renderer takes another view, and shows annotations`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    let plain = try renderer.svgData()
    renderer.content = Color.red.frame(width: 30, height: 10)
    #expect(renderer.layout.canvas.width == 30)
    renderer.content = Color.red.frame(width: 20, height: 10)
    renderer.show = ["frames"]
    #expect(try renderer.svgData() != plain)
    renderer.show = ["frame"]
    #expect(throws: UnknownAnnotation.self) { try renderer.svgData() }
  }

  @Test func `a step that cannot be taken is a fault`() throws {
    #expect(
      try mismatch(of: Growing(), after: [.tap("Less")])?.description
        == "figure 'a row': no view is labelled 'Less'; can be tapped: More")
  }

  /// Compares a row in an environment; missing golden files are recorded.
  private func expect(
    _ name: String, _ view: some View, colorScheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
    record: Recording = .never, line: Int = #line
  ) throws {
    try expectFigure(
      of: view, named: name, colorScheme: colorScheme, typeSize: typeSize, recording: record,
      filePath: folder + "/Tests.swift", line: line)
  }

  @Test func `a difference is an issue at the line of the call, and the test goes on`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let found = Mutex<[Issue]>([])
    var hasGoneOn = false
    try withKnownIssue {
      try expect("issue", row(spacing: 4), line: 7_000)
      hasGoneOn = true
    } matching: { issue in
      found.withLock { $0.append(issue) }
      return true
    }
    #expect(hasGoneOn)
    let issues = found.withLock { $0 }
    #expect(issues.map { $0.sourceLocation?.line } == [7_000])
    #expect(
      issues.first?.comments.first?.rawValue.hasSuffix("hint: PLUMBLINE_RECORD=missing swift test records it") == true)
  }

  @Test func `the environment of the view is part of the call`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    withKnownIssue { try expect("environment", Text("Title"), record: .missing, line: 1) }
    try expect("environment", Text("Title"), line: 1)
    withKnownIssue { try expect("environment", Text("Title"), typeSize: .accessibility3, line: 1) }
    withKnownIssue { try expect("environment", Text("Title"), colorScheme: .dark, line: 1) }
  }

  @Test func `a canvas proposes the screen of a device, with its safe area and size classes`() throws {
    struct Classes: View {
      @Environment(\.horizontalSizeClass) private var width
      var body: some View { Color.red.overlay(Text(width == .regular ? "wide" : "narrow")) }
    }
    let renderer = ImageRenderer(content: Classes())
    renderer.screen = try UnknownCanvas.screen(named: "iphone-13")
    #expect(renderer.layout.canvas == Size(width: 390, height: 844))
    #expect(renderer.layout.dump.contains("Text \"narrow\""))
    renderer.screen = try UnknownCanvas.screen(named: "ipad-11")
    #expect(renderer.layout.dump.contains("Text \"wide\""))
    #expect(throws: UnknownCanvas.self) { try UnknownCanvas.screen(named: "iphone13") }
    #expect(UnknownCanvas(name: "iphone13").description.hasSuffix("did you mean 'iphone-13'?"))
  }

  @Test func `two calls with the same golden files are a fault`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    withKnownIssue { try expect("twice", row(spacing: 4), record: .missing, line: 1) }
    try expect("twice", row(spacing: 4), line: 1)
    withKnownIssue { try expect("twice", row(spacing: 4), line: 2) }
  }

  @Test func `an unknown word for what to record is an error`() throws {
    #expect(throws: UnknownRecording.self) {
      try FigureExpectation.recording { $0 == "PLUMBLINE_RECORD" ? "mising" : nil }
    }
    #expect(try FigureExpectation.recording { $0 == "PLUMBLINE_RECORD" ? "missing" : nil } == .missing)
    #expect(try FigureExpectation.recording { $0 == "CI" ? "1" : "all" } == .never)
    #expect(UnknownRecording(word: "mising").description.hasSuffix("it can be never, missing, failed, all"))
  }
}
