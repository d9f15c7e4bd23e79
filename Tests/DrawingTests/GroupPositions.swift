import PlumblineDrawing
import Testing

@Suite struct `Positions of groups` {
  private func square(at x: Double, _ y: Double) -> DisplayItem {
    .fill(Path(Rect(x: x, y: y, width: 10, height: 10)), .color(.black))
  }

  private func list(_ items: DisplayItem...) -> DisplayList {
    DisplayList(size: Size(width: 100, height: 100), items: items)
  }

  @Test func `a group that moves with all within differs in its transform alone`() throws {
    func row(at x: Double) -> DisplayItem {
      .group(
        DisplayGroup(
          name: "HStack",
          items: [
            .group(DisplayGroup(name: "Rectangle", items: [square(at: x, 20)])),
            .group(DisplayGroup(name: "Rectangle", items: [square(at: x + 30, 25)])),
          ]))
    }
    let (one, two) = (list(row(at: 5)).withGroupPositions(), list(row(at: 6.5)).withGroupPositions())
    guard case .group(let first)? = one.items.first, case .group(let second)? = two.items.first else {
      Issue.record("no group")
      return
    }
    #expect(first.transform == .translation(x: 5, y: 20))
    #expect(second.transform == .translation(x: 6.5, y: 20))
    #expect(first.items == second.items)
    // The two shapes are few: they are drawn in the row's coordinates.
    guard case .group(let last)? = first.items.last else { return }
    #expect(last.transform == .identity)
    #expect(last.items == [square(at: 30, 5)])
  }

  @Test func `shapes among many have positions of their own, and so has a group of several`() throws {
    let squares = (0..<9).map {
      DisplayItem.group(DisplayGroup(name: "Rectangle", items: [square(at: 5, Double($0) * 12)]))
    }
    let pair = DisplayItem.group(DisplayGroup(name: "HStack", items: [square(at: 7, 0), square(at: 20, 0)]))
    func groups(_ items: [DisplayItem]) -> [DisplayGroup] {
      let outer = DisplayItem.group(DisplayGroup(name: "VStack", items: items))
      guard case .group(let moved)? = list(outer).withGroupPositions().items.first else { return [] }
      return moved.items.compactMap { if case .group(let group) = $0 { group } else { nil } }
    }
    let many = groups(squares)
    #expect(many.map(\.transform) == (0..<9).map { .translation(x: 0, y: Double($0) * 12) })
    #expect(many.allSatisfy { $0.items == [square(at: 0, 0)] })
    let few = groups([squares[1], pair])
    #expect(few.map(\.transform) == [.identity, .translation(x: 2, y: -12)])
    #expect(few.first?.items == [square(at: 0, 0)])
  }

  @Test func `a view with an effect or coordinates of its own is drawn where it was`() throws {
    let turned = DisplayGroup(
      name: "Rotated", items: [square(at: 40, 40)], transform: .rotation(.degrees(30)),
      clip: Path(Rect(x: 42, y: 42, width: 5, height: 5)), effects: [.blur(radius: 1)])
    let gradient = Paint.linear(Gradient(colors: [.black, .white]), start: Point(x: 20, y: 0), end: Point(x: 30, y: 0))
    let shaded = DisplayItem.fill(Path(Rect(x: 20, y: 20, width: 10, height: 10)), gradient)
    let outer = DisplayGroup(name: "VStack", items: [square(at: 7, 9), .group(turned), shaded])
    guard case .group(let moved)? = list(.group(outer)).withGroupPositions().items.first else { return }
    #expect(moved.transform == .translation(x: 7, y: 9))
    guard case .group(let inner) = moved.items[1], case .group(let kept) = moved.items[2] else {
      Issue.record("no groups")
      return
    }
    // The rotated square's corner lies where it lay.
    let corner = inner.transform.apply(.zero)
    let before = Transform.rotation(.degrees(30)).apply(Point(x: 40, y: 40))
    #expect(abs(corner.x + 7 - before.x) < 1e-9 && abs(corner.y + 9 - before.y) < 1e-9)
    #expect(inner.clip == Path(Rect(x: 2, y: 2, width: 5, height: 5)))
    #expect(kept.items == [shaded] && kept.transform == .translation(x: -7, y: -9))
  }

  @Test func `a view that moves alone leaves the positions of the others, whichever it is`() {
    /// A stack of named groups with the given left edges.
    func stack(_ edges: [Double]) -> [DisplayGroup] {
      let views = edges.enumerated().map { index, x in
        DisplayItem.group(
          DisplayGroup(
            name: "view \(index)",
            items: [.fill(Path(Rect(x: x, y: Double(index) * 10, width: 5, height: 5)), .color(.black))]))
      }
      let outer = DisplayItem.group(DisplayGroup(name: "stack", items: views))
      let moved = DisplayList(size: Size(width: 50, height: 50), items: [outer]).withGroupPositions()
      guard case .group(let stack)? = moved.items.first else { return [] }
      return stack.items.compactMap { if case .group(let group) = $0 { group } else { nil } }
    }
    let before = stack([10, 10, 10, 10])
    #expect(before.count == 4)
    for index in 0..<4 {
      // The others move to the right, as they do in a stack that grows to the left.
      var edges = [12.0, 12, 12, 12]
      edges[index] = 4
      let after = stack(edges)
      #expect(after.indices.filter { after[$0] != before[$0] } == [index])
    }
  }
}
