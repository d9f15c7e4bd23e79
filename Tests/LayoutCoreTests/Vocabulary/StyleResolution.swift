import PlumblineLayout
import Testing

@Suite struct `Styles in an environment` {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 50)
  private func paint(_ style: AnyShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Paint {
    var environment = EnvironmentValues()
    change(&environment)
    return style.paint(in: rect, environment: environment)
  }

  @Test func `the foreground is the label colour if none is set`() {
    #expect(paint(.foreground(level: 1)) == .color(.primary))
    #expect(paint(.foreground(level: 2)) == .color(.secondary))
  }

  @Test func `a level of a foreground that is set is a fainter version of it`() {
    #expect(paint(.foreground(level: 2)) { $0.foregroundStyles = [.color(.red)] } == .color(Color.red.opacity(0.5)))
    #expect(paint(.foreground(level: 2)) { $0.foregroundStyles = [.color(.red), .color(.blue)] } == .color(.blue))
  }

  @Test func `a gradient's unit points are relative to the area`() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(
      paint(.linear(gradient, startPoint: .topLeading, endPoint: .bottomTrailing))
        == .linear(gradient, start: Point(x: 10, y: 20), end: Point(x: 110, y: 70)))
  }

  @Test func `a fixed appearance selects one value of a colour`() {
    #expect(paint(.color(.red)) { $0.colorScheme = .dark } == .color(Color.red.fixed(to: .dark)))
    #expect(paint(.appearance(.color(.red), .light)) == .color(Color.red.fixed(to: .light)))
  }

  @Test func `the canvas has the appearance that the root view sets`() {
    let dark = LayoutNode.color(.primary).environment(\.colorScheme, .dark)
    #expect(Preview(view: dark.frame(width: 20, height: 20)).resolved().colorScheme == .dark)
    #expect(Preview(view: .vStack(children: [dark, .color(.primary)])).resolved().colorScheme == nil)
    var preview = Preview(view: dark)
    preview.colorScheme = .light
    #expect(preview.resolved().colorScheme == .light)
  }

  @Test func `the whole canvas takes the colour scheme that any of its views prefers`() {
    var seen: [ColorScheme] = []
    let dark = LayoutNode.deferred("Own") { environment in
      seen.append(environment.colorScheme)
      return .color(.primary)
    }.preferredColorScheme(.dark)
    let reader = LayoutNode.geometryReader { _ in .navigationStack(content: [.list(content: [dark])]) }
    for view in [dark, .vStack(children: [.color(.primary), dark.frame(width: 5)]), reader] {
      #expect(Preview(view: view).resolved(device: Screen(size: Size(width: 100, height: 200))).colorScheme == .dark)
      #expect(seen.last == .dark)
      seen = []
    }
    var preview = Preview(view: reader)
    preview.colorScheme = .light
    #expect(preview.resolved().colorScheme == .light)
    #expect(Preview(view: dark.preferredColorScheme(.light)).resolved().colorScheme == .light)
    #expect(Preview(view: dark.preferredColorScheme(nil)).resolved().colorScheme == .dark)
  }

  @Test func `a style inside of its own definition is the outer one`() {
    let node = LayoutNode.shape(.rectangle).foregroundStyle(.foreground(level: 2)).foregroundStyle(.color(.red))
    let items = node.resolved(in: Size(width: 10, height: 10)).views.flatMap(\.items)
    #expect(items == [.fill(Path(Rect(x: 0, y: 0, width: 10, height: 10)), .color(Color.red.opacity(0.5)))])
  }
}

@Suite struct `Shapes in a rectangle` {
  private let rect = Rect(x: 0, y: 0, width: 100, height: 50)

  @Test func `a circle is centred`() {
    #expect(AnyShape.circle.path(in: rect).boundingRect == Rect(x: 25, y: 0, width: 50, height: 50))
  }

  @Test func `an inset keeps the centres of corners`() {
    let shape = AnyShape.roundedRectangle(cornerRadius: 20, style: .circular).inset(by: 5)
    let inner = Path(
      roundedRect: Rect(x: 5, y: 5, width: 90, height: 40), cornerSize: Size(width: 15, height: 15), style: .circular)
    #expect(shape.path(in: rect) == inner)
  }

  @Test func `insets add up`() {
    #expect(
      AnyShape.rectangle.inset(by: 3).inset(by: 4).path(in: rect) == Path(Rect(x: 7, y: 7, width: 86, height: 36)))
  }

  @Test func `a border is drawn inside, an outline on both sides`() {
    func strokes(_ layer: ShapeLeaf.Layer) -> [DisplayItem] {
      LayoutNode.shape(.rectangle, layers: [layer]).resolved(in: Size(width: 20, height: 20)).views.flatMap(\.items)
    }
    let style = StrokeStyle(lineWidth: 4)
    #expect(
      strokes(.strokeBorder(.color(.red), style)) == [
        .stroke(Path(Rect(x: 2, y: 2, width: 16, height: 16)), .color(.red), style)
      ])
    #expect(
      strokes(.stroke(.color(.red), style)) == [
        .stroke(Path(Rect(x: 0, y: 0, width: 20, height: 20)), .color(.red), style)
      ])
  }

  @Test func `corners change sides right-to-left`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let shape = AnyShape.unevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 20), style: .circular)
    #expect(shape.path(in: rect, environment: environment).contains(Point(x: 1, y: 1)))
    #expect(!shape.path(in: rect, environment: environment).contains(Point(x: 99, y: 1)))
  }

  @Test func `a container shape within itself ends`() {
    let node = LayoutNode.shape(.containerRelative).containerShape(.containerRelative)
    let views = node.resolved(in: Size(width: 10, height: 10)).views
    #expect(views.map(\.frame) == [Rect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test(arguments: [Double.nan, .infinity]) func `a rectangle that is not finite has no path`(number: Double) {
    for index in 0..<4 {
      var parts = [0, 0, 1, 1.0]
      parts[index] = number
      let rect = Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
      #expect(AnyShape.circle.path(in: rect).isEmpty, "\(rect)")
    }
  }
}
