import PlumblineLayout

extension Vocabulary {
  /// Adds what lies behind and before a view, and what cuts it off.
  mutating func addSecondaryViews() {
    addBackgrounds()
    addOverlays()
    addClips()
  }

  private mutating func addBackgrounds() {
    modifier(
      "background", .named("alignment", .alignment, default: .center), .named("content", .content),
      summary: "Puts views behind the view.",
      example: #"Text("a").background(alignment: .leading) { Color.red }"#
    ) { $0.background(alignment: $1, children: $2) }
    modifier(
      "background", .unnamed(.shapeStyle, default: .background),
      .named("ignoresSafeAreaEdges", .edgeSet, default: .all),
      summary: "Fills the view's frame behind it.", example: #"Text("a").background(.yellow)"#
    ) { $0.background($1, ignoresSafeAreaEdges: $2) }
    modifier(
      "background", .unnamed(.view), .named("alignment", .alignment, default: .center),
      summary: "Puts a view behind the view.", example: #"Text("a").background(Circle(), alignment: .top)"#
    ) { $0.background($1, alignment: $2) }
    modifier(
      "background", .unnamed(.shapeStyle), .named("in", .shape), .named("fillStyle", .fillStyle, default: .nonZero),
      summary: "Fills a shape behind the view.", example: #"Text("a").background(.yellow, in: .capsule)"#
    ) { $0.background($1, in: $2, rule: $3) }
    modifier(
      "background", .named("in", .shape), .named("fillStyle", .fillStyle, default: .nonZero),
      summary: "Fills a shape behind the view.", example: #"Text("a").background(in: Circle())"#
    ) { $0.background(.background, in: $1, rule: $2) }
    modifier(
      "backgroundStyle", .unnamed(.shapeStyle), summary: "Sets the style of backgrounds within.",
      example: #"Text("a").background().backgroundStyle(.yellow)"#
    ) { $0.backgroundStyle($1) }
  }

  private mutating func addOverlays() {
    modifier(
      "overlay", .named("alignment", .alignment, default: .center), .named("content", .content),
      summary: "Puts views before the view.",
      example: #"Color.red.overlay(alignment: .topLeading) { Text("a") }"#
    ) { $0.overlay(alignment: $1, children: $2) }
    modifier(
      "overlay", .unnamed(.view), .named("alignment", .alignment, default: .center),
      summary: "Puts a view before the view.", example: #"Color.red.overlay(Text("a"), alignment: .bottom)"#
    ) { $0.overlay($1, alignment: $2) }
    modifier(
      "overlay", .unnamed(.shapeStyle), .named("ignoresSafeAreaEdges", .edgeSet, default: .all),
      summary: "Fills the view's frame before it.", example: #"Text("a").overlay(.ultraThinMaterial)"#
    ) { $0.overlay($1, ignoresSafeAreaEdges: $2) }
    modifier(
      "overlay", .unnamed(.shapeStyle), .named("in", .shape), .named("fillStyle", .fillStyle, default: .nonZero),
      summary: "Fills a shape before the view.", example: #"Text("a").overlay(.thinMaterial, in: Circle())"#
    ) { $0.overlay($1, in: $2, rule: $3) }
    modifier(
      "border", .unnamed(.shapeStyle), .named("width", .double, default: 1),
      summary: "Draws a line inside of the view's frame.", example: #"Text("a").border(.red, width: 2)"#
    ) { $0.border($1, width: $2) }
  }

  private mutating func addClips() {
    modifier(
      "mask", .named("alignment", .alignment, default: .center), .unnamed(.content),
      summary: "Shows the view where other views are opaque.", example: #"Color.red.mask { Text("a") }"#
    ) { $0.mask(alignment: $1, children: $2) }
    modifier(
      "mask", .unnamed(.view), summary: "Shows the view where another is opaque.",
      example: #"Color.red.mask(Circle())"#
    ) { $0.mask(children: [$1]) }
    modifier(
      "clipped", .named("antialiased", .bool, default: false), summary: "Draws nothing outside of the view's frame.",
      example: #"Text("a").clipped()"#
    ) { $0.clipped(antialiased: $1) }
    modifier(
      "clipShape", .unnamed(.shape), .named("style", .fillStyle, default: .nonZero),
      summary: "Draws nothing outside of a shape.", example: #"Color.red.clipShape(Circle())"#
    ) { $0.clipShape($1, rule: $2) }
    modifier(
      "cornerRadius", .unnamed(.double), .named("antialiased", .bool, default: true),
      summary: "Draws the view with rounded corners.", example: #"Color.red.cornerRadius(8)"#
    ) { $0.cornerRadius($1, antialiased: $2) }
    modifier(
      "containerShape", .unnamed(.shape), summary: "Sets the shape that container-relative shapes follow.",
      example: #"ContainerRelativeShape().inset(by: 8).containerShape(RoundedRectangle(cornerRadius: 20))"#
    ) { $0.containerShape($1) }
  }
}
