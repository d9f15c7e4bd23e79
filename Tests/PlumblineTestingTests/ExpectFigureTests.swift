import Foundation
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

  private func mismatch(of view: some View, record: Recording = .never) throws -> FigureMismatch? {
    do {
      try expectFigure(
        of: view, named: "a row", levels: [.layout], recording: record, filePath: folder + "/Tests.swift")
      return nil
    } catch let error as FigureMismatch {
      return error
    }
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
    func renderer(_ steps: [Step]) -> ImageRenderer {
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

  @Test func `a step that cannot be taken is a fault`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try expectFigure(
        of: Growing(), named: "a row", after: [.tap("Less")], levels: [], filePath: folder + "/Tests.swift")
      Issue.record("no error is thrown")
    } catch let error as FigureMismatch {
      #expect(error.description == "figure 'a row': no view is labelled 'Less'; can be tapped: More")
    }
  }
}
