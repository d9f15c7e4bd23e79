import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Drawing of views` {
  private func names(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      if case .group(let group) = item { return [group.name ?? "–"] + names(group.items) }
      return []
    }
  }

  @Test func `each view is a group with its name`() {
    #expect(names(Figures.display(Sketches.leadingGuide.layout)) == ["VStack", "Rectangle", "Rectangle", "Rectangle"])
  }

  @Test func `a modifier around one view adds no group`() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let layout = Sketch("padding", frame, children: [Sketch("frame", frame, children: [.rectangle(frame)])]).layout
    #expect(names(Figures.display(layout)) == ["Rectangle"])
  }

  @Test func `siblings are drawn by zIndex, equal ones in order`() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let children = [2.0, 0, 2, -1].enumerated().map { place, z in
      Sketch.rectangle(frame).with {
        $0.zIndex = z
        $0.id = String(place)
      }
    }
    let drawn = names(Figures.display(Sketch("ZStack", frame, children: children).layout))
    #expect(drawn == ["ZStack", "Rectangle #3", "Rectangle #1", "Rectangle #0", "Rectangle #2"])
  }

  @Test func `a colour that is clear in one appearance alone is drawn`() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    func bounds(_ light: Color, _ dark: Color) -> Rect? {
      DisplayItem.fill(Path(frame), .color(Color(light: light.light, dark: dark.dark))).bounds
    }
    #expect(bounds(.clear, .black) == frame)
    #expect(bounds(.black, .clear) == frame)
    #expect(bounds(.clear, .clear) == nil)
  }

  @Test func `a label has 24 characters of a text at most`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 20)
    func label(_ text: String) -> String { Sketch.text(text, frame).layout.views[0].label }
    #expect(label("abcdefghijklmnopqrstuvwx") == "Text “abcdefghijklmnopqrstuvwx”")
    #expect(label("abcdefghijklmnopqrstuvwxy") == "Text “abcdefghijklmnopqrstuvw…”")
    #expect(label("two\nlines") == "Text “two lines”")
  }

  @Test func `a view without opacity draws nothing`() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let layout = Sketch.rectangle(frame).with { $0.group = DisplayGroup(opacity: 0) }.layout
    #expect(Figures.display(layout).isEmpty)
  }

  /// Rule: <doc:Drawing#Effects-on-several-views>.
  @Test func `a view's effects apply to each of its descendants`() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let layout = Sketch("HStack", frame, children: [.rectangle(frame), .rectangle(frame)])
      .with { $0.group = DisplayGroup(opacity: 0.5) }.layout
    guard case .group(let group)? = Figures.display(layout).first else { Issue.record("no group"); return }
    #expect(group.opacity == 1)
    #expect(names(group.items) == ["Rectangle", "Rectangle"])
    let opacities = group.items.map { item -> Double in if case .group(let group) = item { group.opacity } else { 1 } }
    #expect(opacities == [0.5, 0.5])
  }

  @Test func `without annotations a figure is exactly its canvas`() {
    let layout = Sketches.leadingGuide.layout
    let figure = Figures.figure(layout, showing: [], theme: .book, typesetter: FixedTypesetter())
    #expect(figure.size == Size(width: 300, height: 166))
    #expect(figure.items == Figures.display(layout))
  }

  @Test func `a chain of ten thousand views is drawn without recursion`() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    var views = (0..<10_000).map { index in
      var view = ResolvedView(view: "padding", role: .padding, frame: frame)
      (view.parent, view.end) = (index == 0 ? nil : index - 1, 10_000)
      return view
    }
    views[9_999].items = [.fill(Path(frame), .color(.red))]
    #expect(names(Figures.display(ResolvedLayout(canvas: frame.size, views: views))) == ["padding"])
  }
}
