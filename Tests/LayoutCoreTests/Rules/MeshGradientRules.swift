import PlumblineLayout
import Testing

/// Rules: <doc:Drawing#Mesh-gradients>.
@Suite struct `Mesh gradients` {
  @Test func `the strips of a mesh gradient lead from colour to colour`() throws {
    let points = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 1, y: 1)]
    let mesh = try #require(
      MeshGradient(width: 2, height: 2, points: points, colors: [.red, .red, .blue, .blue]))
    let layout = LayoutNode.meshGradient(mesh).resolved(in: Size(width: 100, height: 200))
    guard case .group(let group)? = layout.views.flatMap(\.items).first else {
      Issue.record("nothing is drawn")
      return
    }
    let strips = group.items.compactMap { item -> (Rect, Gradient)? in
      if case .fill(let path, .linear(let gradient, _, _), _) = item { (path.boundingRect, gradient) } else { nil }
    }
    #expect(strips.count == 100)
    #expect(strips.allSatisfy { $0.1.stops.first?.color == $0.1.stops.last?.color })
    let reds = strips.compactMap { $0.1.stops.first?.color.light.red }
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 0.03 })
  }

  @Test func `rows of a mesh gradient overlap, so that no seam shows the first colour`() throws {
    let points = [0, 0.5, 1].flatMap { [Point(x: 0, y: $0), Point(x: 1, y: $0)] }
    let mesh = try #require(
      MeshGradient(width: 2, height: 3, points: points, colors: [.red, .red, .white, .white, .blue, .blue]))
    let layout = LayoutNode.meshGradient(mesh).resolved(in: Size(width: 100, height: 100))
    guard case .group(let group)? = layout.views.flatMap(\.items).first else {
      Issue.record("nothing is drawn")
      return
    }
    let areas = group.items.compactMap { item -> Rect? in
      if case .fill(let path, .linear, _) = item { path.boundingRect } else { nil }
    }
    let upper = areas.prefix { $0.minY < 50 }
    #expect(upper.map(\.maxY).max() ?? 0 > 51)
    #expect(areas.map(\.maxY).max() == 100)
  }
}
