import Testing

@testable import PlumblineLayout

@Suite struct `Drawing in a canvas` {
  private let colors = Gradient(colors: [.white, .black])

  /// The items that code draws on a canvas of 100 × 100 points.
  private func items(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DisplayItem] {
    let layout = LayoutNode.canvas { context, _ in draw(&context) }.resolved(in: Size(width: 100, height: 100))
    guard case .group(let canvas)? = layout.views.last?.items.first else { return [] }
    return canvas.items
  }

  /// The paint of the only item that code draws.
  private func paint(_ shading: GraphicsContext.Shading, in rect: Rect) -> Paint? {
    guard case .fill(_, let paint, _)? = items({ $0.fill(Path(rect), with: shading) }).first else { return nil }
    return paint
  }

  private func levels(_ gradient: Gradient) -> [(Double, Double)] {
    gradient.stops.map { (($0.location * 1000).rounded() / 1000, ($0.color.light.red * 1000).rounded() / 1000) }
  }

  @Test func `a gradient without options ends at its points`() {
    let shading = GraphicsContext.Shading.linearGradient(
      colors, startPoint: Point(x: 20, y: 0), endPoint: Point(x: 40, y: 0))
    #expect(
      paint(shading, in: Rect(x: 10, y: 0, width: 60, height: 10))
        == .linear(colors, start: Point(x: 20, y: 0), end: Point(x: 40, y: 0)))
  }

  @Test func `a repeated gradient begins again at its ends, and is cut at the edges of the path`() throws {
    let shading = GraphicsContext.Shading.linearGradient(
      colors, startPoint: Point(x: 20, y: 0), endPoint: Point(x: 40, y: 0), options: .repeat)
    guard case .linear(let gradient, let start, let end)? = paint(shading, in: Rect(x: 10, y: 0, width: 40, height: 10))
    else {
      Issue.record("it is no linear gradient")
      return
    }
    #expect([start.x, end.x] == [10, 50])
    let levels = levels(gradient)
    let inside = levels.filter { $0.0 == 0.25 }.map(\.1)
    #expect(levels.first.map { [$0.0, $0.1] } == [0, 0.5])
    #expect(levels.last.map { [$0.0, $0.1] } == [1, 0.5])
    #expect(inside.first == 0 && inside.last == 1)
  }

  @Test func `a mirrored gradient has no seams`() throws {
    let gradient = try #require(colors.repeated(over: -1...2, mirrors: true))
    let levels = levels(gradient)
    #expect(Set(levels.filter { $0.0 == 0 }.map(\.1)) == [0])
    #expect(Set(levels.filter { $0.0 == 0.333 }.map(\.1)) == [1])
    #expect(Set(levels.filter { $0.0 == 0.667 }.map(\.1)) == [0])
    #expect(Set(levels.filter { $0.0 == 1 }.map(\.1)) == [1])
  }

  @Test func `a radial gradient repeats within its inner radius and as far as the corners`() {
    let shading = GraphicsContext.Shading.radialGradient(
      colors, center: .zero, startRadius: 5, endRadius: 15, options: .repeat)
    guard let paint = paint(shading, in: Rect(x: 0, y: 0, width: 30, height: 40)),
      case .radial(let gradient, _, let inner, let outer, _) = paint
    else {
      Issue.record("it is no radial gradient")
      return
    }
    #expect([inner, outer] == [0, 50])
    // The centre is the middle of a repetition: 5 points before its start.
    #expect(levels(gradient).first.map { [$0.0, $0.1] } == [0, 0.5])
  }

  @Test(arguments: [0.0...0.0, 0.0...2_000.0, -Double.infinity...1.0] as [ClosedRange<Double>])
  func `a range without an end or with too many repetitions is not repeated`(range: ClosedRange<Double>) {
    #expect(colors.repeated(over: range, mirrors: false) == nil)
  }

  @Test func `colours that are mixed linearly are lighter in the middle`() throws {
    let middle = try #require(colors.mixedLinearly.stops.first { $0.location == 0.5 })
    // Half of the light of white has the component 0.735.
    #expect(abs(middle.color.light.red - 0.7354) < 0.001)
  }

  @Test func `a shadow alone is drawn without its content, and a shadow above after it`() {
    func filtered(_ options: GraphicsContext.ShadowOptions) -> [DisplayItem] {
      let group = items { context in
        context.addFilter(.shadow(color: .red, radius: 2, x: 3, y: 4, options: options))
        context.fill(Path(Rect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
      }
      return group
    }
    let content = DisplayItem.fill(Path(Rect(x: 0, y: 0, width: 10, height: 10)), .color(.blue), rule: .nonZero)
    let alone = filtered(.shadowOnly)
    #expect(alone.count == 1)
    #expect(alone.first != content)
    #expect(filtered(.shadowAbove) == [content] + alone)
    guard case .group(let shadow)? = alone.first else {
      Issue.record("the shadow is no group")
      return
    }
    #expect(shadow.transform == .translation(x: 3, y: 4))
  }

  @Test func `drawing that a canvas does not support is reported once`() {
    let layout = LayoutNode.canvas { context, _ in
      for _ in 0..<2 {
        context.addFilter(.alphaThreshold(min: 0.5))
        context.addFilter(.shadow(radius: 2, options: .invertsAlpha))
        context.addFilter(.blur(radius: 1, options: .opaque), options: .linearColor)
      }
    }.resolved(in: Size(width: 100, height: 100))
    #expect(
      layout.warnings.map(\.message) == [
        "'alphaThreshold' is ignored: a canvas is drawn without it",
        "'ShadowOptions.invertsAlpha' is ignored: a canvas is drawn without it",
        "'BlurOptions.opaque' is ignored: a canvas is drawn without it",
        "'FilterOptions.linearColor' is ignored: a canvas is drawn without it",
      ])
  }
}
