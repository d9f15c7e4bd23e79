import CompiledFixtures
import PlumblineLayout
import Testing

@testable import PlumblineViewSource

extension ActingCase: CustomTestStringConvertible {
  /// The behaviour that the case shows.
  public var testDescription: String { behaviour }
}

@Suite struct `Acting views` {
  /// The screen of the previews.
  private static let device = Screen(size: Size(width: 390, height: 844))

  @Test(arguments: ActingCase.all) func `show their texts after the steps`(_ example: ActingCase) throws {
    let (layout, messages) = try Self.interpreted(example)
    #expect(messages == [])
    #expect(Self.texts(of: layout) == example.texts)
  }

  @Test(arguments: ActingCase.all.filter { $0.preview != nil })
  func `are the same compiled and interpreted`(_ example: ActingCase) throws {
    let preview = try #require(example.preview)
    let compiled = RunningPreview(preview(), device: Self.device)
    for step in try Step.reading(example.steps) { try compiled.perform(step) }
    let (interpreted, _) = try Self.interpreted(example)
    #expect(Self.texts(of: compiled.layout) == example.texts)
    #expect(compiled.layout.dump == interpreted.dump)
  }

  private static func interpreted(_ example: ActingCase) throws -> (ResolvedLayout, [String]) {
    var options = ReadingOptions()
    options.acts = true
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: example.file)], options: options)
    let log = reading.diagnostics
    let preview = try #require(reading.previews.first, "\(log.diagnostics.map(\.message))")
    let running = RunningPreview(preview, device: device)
    for step in try Step.reading(example.steps) { try running.perform(step) }
    return (running.layout, log.diagnostics.filter { $0.severity != .note }.map(\.message))
  }

  private static func texts(of layout: ResolvedLayout) -> [String] {
    layout.views.filter { $0.role == .text }.compactMap(\.detail)
  }
}
