import PlumblineDrawing
import PlumblineRendering
import Testing

@Suite struct `Equal drawings are equal files` {
  private static let ways: [(Rendering.Format, Rendering.Options)] = {
    var cairo = Rendering.Options()
    cairo.svgEngine = .cairo
    var outline = Rendering.Options()
    outline.svgText = .outline
    let plain = Rendering.Options()
    return [(.png, plain), (.pdf, plain), (.svg, plain), (.svg, outline), (.svg, cairo)]
  }()

  @Test func `independent of other drawings and their order`() throws {
    let drawing = Samples.variety
    let first = try Self.ways.map { try Rendering.data(drawing, as: $0.0, options: $0.1) }
    let other = Samples.drawing(.text(Samples.text("other words ÄÖÜ", weight: 300), at: .zero, paint: Samples.red))
    for way in Self.ways { _ = try Rendering.data(other, as: way.0, options: way.1) }
    for index in Self.ways.indices.reversed() {
      #expect(try Rendering.data(drawing, as: Self.ways[index].0, options: Self.ways[index].1) == first[index])
    }
  }

  @Test func `on any number of threads`() async throws {
    let drawing = Samples.variety
    let first = try Self.ways.map { try Rendering.data(drawing, as: $0.0, options: $0.1) }
    let agree = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<20 {
        let way = index % Self.ways.count
        group.addTask { try Rendering.data(drawing, as: Self.ways[way].0, options: Self.ways[way].1) == first[way] }
      }
      return try await group.reduce(true) { $0 && $1 }
    }
    #expect(agree)
  }
}
