import PlumblineFigures
import PlumblineLayout
import Testing

/// A view that a test describes by its frame in the canvas.
struct Sketch {
  var view: ResolvedView
  var children: [Sketch]

  /// A view in the role that SwiftUI's view of that name has, or in another one.
  init(
    _ name: String, as role: ViewRole? = nil, _ frame: Rect, guides: [ResolvedGuide] = [], children: [Sketch] = []
  ) {
    view = ResolvedView(view: name, role: role ?? Self.roles[name] ?? .container, frame: frame)
    view.guides = guides
    self.children = children
  }

  private static let roles: [String: ViewRole] = [
    "HStack": .stack(.horizontal), "VStack": .stack(.vertical), "ZStack": .layeredStack, "Grid": .grid,
    "Rectangle": .shape, "Text": .text, "padding": .padding, "frame": .frame,
  ]

  /// Returns a rectangle in a colour.
  static func rectangle(_ frame: Rect, _ color: Color = .red, guides: [ResolvedGuide] = []) -> Sketch {
    var sketch = Sketch("Rectangle", frame, guides: guides)
    sketch.view.items = [.fill(Path(frame), .color(color))]
    return sketch
  }

  /// Returns a text whose letters fill its frame.
  static func text(_ string: String, _ frame: Rect, guides: [ResolvedGuide] = []) -> Sketch {
    var sketch = Sketch("Text", frame, guides: guides)
    sketch.view.detail = string
    sketch.view.items = [
      .text(
        TextLayout(baselines: [frame.height * 0.8], size: frame.size, string: string), at: frame.origin,
        paint: .color(.primary))
    ]
    return sketch
  }

  /// Returns the sketch with a change to its view.
  func with(_ change: (inout ResolvedView) -> Void) -> Sketch {
    var copy = self
    change(&copy.view)
    return copy
  }

  /// The layout of the sketch, whose canvas has the root's size.
  var layout: ResolvedLayout {
    var views: [ResolvedView] = []
    func add(_ sketch: Sketch, parent: Int?) {
      let index = views.count
      views.append(sketch.view)
      views[index].parent = parent
      for child in sketch.children { add(child, parent: index) }
      views[index].end = views.count
    }
    add(self, parent: nil)
    return ResolvedLayout(canvas: view.frame.size, views: views)
  }
}

extension Sketch: CustomTestStringConvertible {
  var testDescription: String { view.view + " of " + children.map(\.view.view).joined(separator: ", ") }
}

extension Theme: CustomTestStringConvertible {
  /// The theme's name.
  public var testDescription: String { name }
}

extension ResolvedGuide {
  /// Returns a horizontal guide that is in force.
  static func horizontal(_ name: String, _ value: Double, _ origin: Origin = .implicit) -> ResolvedGuide {
    ResolvedGuide(alignment: name, axis: .horizontal, value: value, origin: origin)
  }
  /// Returns a vertical guide that is in force.
  static func vertical(_ name: String, _ value: Double, _ origin: Origin = .implicit) -> ResolvedGuide {
    ResolvedGuide(
      alignment: name, axis: .vertical, value: value, origin: origin,
      isTextBaseline: ["firstTextBaseline", "lastTextBaseline"].contains(name))
  }
}

/// Figures with fixed frames, so that drawing is tested without layout.
enum Sketches {
  /// Three bars, the second with a leading guide at 120.
  static let leadingGuide = Sketch(
    "VStack", Rect(x: 0, y: 0, width: 300, height: 166),
    children: [
      .rectangle(Rect(x: 120, y: 0, width: 120, height: 50), .green, guides: [.horizontal("leading", 0)]),
      .rectangle(Rect(x: 0, y: 58, width: 200, height: 50), .red, guides: [.horizontal("leading", 120, .explicit)]),
      .rectangle(Rect(x: 120, y: 116, width: 180, height: 50), .blue, guides: [.horizontal("leading", 0)]),
    ]
  ).with {
    $0.spacings = [ResolvedSpacing(length: 8, reason: "default"), ResolvedSpacing(length: 8, reason: "default")]
  }

  /// A circle and a column of four squares, the third of which meets the circle's centre.
  static let crossAlignment = Sketch(
    "HStack", Rect(x: 0, y: 0, width: 220, height: 424),
    children: [
      .rectangle(
        Rect(x: 0, y: 216, width: 100, height: 100), .purple, guides: [.vertical("crossAlignment", 50, .explicit)]),
      Sketch(
        "VStack", Rect(x: 120, y: 0, width: 100, height: 424),
        guides: [.vertical("crossAlignment", 266, .inherited(5))],
        children: [
          .rectangle(Rect(x: 120, y: 0, width: 100, height: 100), .green, guides: [.horizontal("center", 50)]),
          .rectangle(Rect(x: 120, y: 108, width: 100, height: 100), .red, guides: [.horizontal("center", 50)]),
          .rectangle(Rect(x: 120, y: 216, width: 100, height: 100), .blue, guides: [.horizontal("center", 50)]),
          .rectangle(Rect(x: 120, y: 324, width: 100, height: 100), .orange, guides: [.horizontal("center", 50)]),
        ]),
    ])

  /// Three lines of text, centred.
  static let texts = Sketch(
    "VStack", Rect(x: 0, y: 0, width: 180, height: 76),
    children: [
      .text("This is some text", Rect(x: 20, y: 0, width: 140, height: 20), guides: [.horizontal("center", 70)]),
      .text("This is some longer text", Rect(x: 0, y: 28, width: 180, height: 20), guides: [.horizontal("center", 90)]),
      .text("This is short", Rect(x: 40, y: 56, width: 100, height: 20), guides: [.horizontal("center", 50)]),
    ])
}
