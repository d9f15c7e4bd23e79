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
    let (running, messages, fault) = try Self.interpreted(example)
    #expect(messages == [])
    #expect(fault == example.fault)
    if fault == nil { #expect(Self.texts(of: running.layout) == example.texts) }
    if let moment = example.moment { #expect(Self.frames(of: running.shown) == moment) }
  }

  @Test(arguments: ActingCase.all.filter { $0.preview != nil })
  func `are the same compiled and interpreted`(_ example: ActingCase) throws {
    let preview = try #require(example.preview)
    let compiled = RunningPreview(preview(), device: Self.device)
    #expect(try Self.fault(of: example, in: compiled) == example.fault)
    let (interpreted, _, _) = try Self.interpreted(example)
    if example.fault == nil { #expect(Self.texts(of: compiled.layout) == example.texts) }
    #expect(compiled.layout.dump == interpreted.layout.dump)
    #expect(compiled.shown.dump == interpreted.shown.dump)
  }

  /// Takes the steps of a case, and returns the message of the error of the last one.
  private static func fault(of example: ActingCase, in preview: RunningPreview) throws -> String? {
    let steps = try Step.reading(example.steps)
    for step in steps.dropLast() { try preview.perform(step) }
    do { if let last = steps.last { try preview.perform(last) } } catch { return error.message }
    return nil
  }

  private static func interpreted(_ example: ActingCase) throws -> (RunningPreview, [String], String?) {
    var options = ReadingOptions()
    options.acts = true
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: example.file)], options: options)
    let log = reading.diagnostics
    let preview = try #require(reading.previews.first, "\(log.diagnostics.map(\.message))")
    let running = RunningPreview(preview, device: device)
    let fault = try fault(of: example, in: running)
    return (running, log.diagnostics.filter { $0.severity != .note }.map(\.message), fault)
  }

  private static func frames(of layout: ResolvedLayout) -> String {
    layout.views.compactMap { view in
      guard let id = view.id else { return nil }
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map {
        (($0 * 100).rounded() / 100).dumped
      }
      return "\(id) \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
    }.joined(separator: " · ")
  }

  private static func texts(of layout: ResolvedLayout) -> [String] {
    layout.views.filter { $0.role == .text }.compactMap(\.detail)
  }
}
