import PlumblineLayout

extension Vocabulary {
  /// Adds frames, padding and what else changes the size and place of a view.
  mutating func addFrames() {
    addFixedFrames()
    addPadding()
    addProportions()
    addPlaces()
  }

  private mutating func addFixedFrames() {
    modifier(
      "frame", .optional("width", .double), .optional("height", .double),
      .named("alignment", .alignment, default: .center),
      summary: "Gives the view a fixed size on either axis.",
      example: #"Text("a").frame(width: 80, height: 40, alignment: .leading)"#
    ) { $0.frame(width: $1, height: $2, alignment: $3) }
    modifier(
      "frame", .optional("minWidth", .double), .optional("idealWidth", .double), .optional("maxWidth", .double),
      .optional("minHeight", .double), .optional("idealHeight", .double), .optional("maxHeight", .double),
      .named("alignment", .alignment, default: .center),
      summary: "Gives the view limits on either axis.",
      example: #"Text("a").frame(minWidth: 10, maxWidth: .infinity, minHeight: 20, alignment: .topLeading)"#
    ) {
      $0.frame(
        minWidth: $1, idealWidth: $2, maxWidth: $3, minHeight: $4, idealHeight: $5, maxHeight: $6, alignment: $7)
    }
    modifier(
      "frame", .optional("minDepth", .double), .optional("maxDepth", .double),
      .named("alignment", .any, default: .void), summary: "Has no effect in the plane.",
      example: #"Text("a").frame(maxDepth: 10)"#
    ) { view, _, _, _ in view }
    modifier(
      "containerRelativeFrame", .unnamed(.axisSet), .named("alignment", .alignment, default: .center),
      summary: "Gives the view the whole of its container on some axes.",
      example: #"Text("a").containerRelativeFrame(.horizontal)"#
    ) { view, axes, alignment in view.containerRelativeFrame(axes, alignment: alignment) }
    modifier(
      "containerRelativeFrame", .unnamed(.axisSet), .named("count", .int), .named("span", .int, default: 1),
      .named("spacing", .double), .named("alignment", .alignment, default: .center),
      summary: "Gives the view some of the columns of its container.",
      example: #"Text("a").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)"#
    ) { view, axes, count, span, spacing, alignment in
      view.containerRelativeFrame(axes, count: count, span: span, spacing: spacing, alignment: alignment)
    }
    modifier(
      "containerRelativeFrame", .unnamed(.axisSet), .named("alignment", .alignment, default: .center),
      .unnamed(.lengthAndAxis), summary: "Gives the view a length computed from its container's.",
      example: #"Text("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 }"#
    ) { view, axes, alignment, length in
      view.containerRelativeFrame(axes, alignment: alignment) { length($0, $1) }
    }
  }

  private mutating func addPadding() {
    modifier(
      "padding", .unnamed(.double), summary: "Adds the same distance on all sides.", example: #"Text("a").padding(8)"#
    ) { $0.padding($1) }
    modifier(
      "padding", .unnamed(.edgeInsets), summary: "Adds a distance on each side.",
      example: #"Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"#
    ) { $0.padding($1) }
    modifier(
      "padding", .unnamed(.edgeSet, default: .all), .optional(nil, .double),
      summary: "Adds a distance on some sides.", example: #"Text("a").padding(.horizontal, 8)"#
    ) { $0.padding($1, $2) }
    modifier(
      "scenePadding", .unnamed(.edgeSet, default: .all), summary: "Adds the distance that a screen's content has.",
      example: #"Text("a").scenePadding(.horizontal)"#
    ) { $0.padding($1) }
    modifier(
      "safeAreaPadding", .unnamed(.edgeSet, default: .all), .optional(nil, .double),
      summary: "Adds a distance to the safe area.", example: #"Text("a").safeAreaPadding(.top, 8)"#
    ) { $0.safeAreaPadding($1, $2) }
    addContentMargins()
  }

  private mutating func addContentMargins() {
    let placement = TypeBinding<String>.native("ContentMarginPlacement")
    for name in ["automatic", "scrollContent", "scrollIndicators"] {
      constant(on: "ContentMarginPlacement", name, name, as: placement)
    }
    modifier(
      "contentMargins", .unnamed(.double), .named("for", placement, default: "automatic"),
      summary: "Adds a distance around scrolled content.", example: #"ScrollView { Text("a") }.contentMargins(8)"#
    ) { $2 == "scrollIndicators" ? $0 : $0.contentMargins(EdgeInsets(.all, $1)) }
    modifier(
      "contentMargins", .unnamed(.edgeSet, default: .all), .unnamed(.optional(.double)),
      .named("for", placement, default: "automatic"),
      summary: "Adds a distance around scrolled content, on some sides.",
      example: #"ScrollView { Text("a") }.contentMargins(.horizontal, 8)"#
    ) { $3 == "scrollIndicators" ? $0 : $0.contentMargins(EdgeInsets(.all, $2 ?? EdgeInsets.standardLength), on: $1) }
    modifier(
      "contentMargins", .unnamed(.edgeSet, default: .all), .unnamed(.edgeInsets),
      .named("for", placement, default: "automatic"),
      summary: "Adds distances around scrolled content.",
      example: #"ScrollView { Text("a") }.contentMargins(.all, EdgeInsets())"#
    ) { $3 == "scrollIndicators" ? $0 : $0.contentMargins($2, on: $1) }
  }

  private mutating func addProportions() {
    modifier(
      "fixedSize", summary: "Gives the view its ideal size.", example: #"Text("a").fixedSize()"#
    ) { $0.fixedSize() }
    modifier(
      "fixedSize", .named("horizontal", .bool), .named("vertical", .bool),
      summary: "Gives the view its ideal size on some axes.",
      example: #"Text("a").fixedSize(horizontal: false, vertical: true)"#
    ) { $0.fixedSize(horizontal: $1, vertical: $2) }
    modifier(
      "aspectRatio", .optional(nil, .double), .named("contentMode", .contentMode),
      summary: "Gives the view a proportion of width to height.",
      example: #"Color.red.aspectRatio(1.5, contentMode: .fit)"#
    ) { $0.aspectRatio($1, contentMode: $2) }
    modifier(
      "aspectRatio", .unnamed(.size), .named("contentMode", .contentMode),
      summary: "Gives the view the proportion of a size.",
      example: #"Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)"#
    ) { $0.aspectRatio($1, contentMode: $2) }
    modifier(
      "scaledToFit", summary: "Makes the view as large as fits in its own proportion.",
      example: #"Text("a").scaledToFit()"#
    ) { $0.scaledToFit() }
    modifier(
      "scaledToFill", summary: "Makes the view as small as fills in its own proportion.",
      example: #"Text("a").scaledToFill()"#
    ) { $0.scaledToFill() }
  }

  private mutating func addPlaces() {
    cases(of: .safeAreaRegions)
    modifier(
      "position", .named("x", .double, default: 0), .named("y", .double, default: 0),
      summary: "Puts the view's centre at a point.", example: #"Text("a").position(x: 20, y: 30)"#
    ) { $0.position(x: $1, y: $2) }
    modifier(
      "position", .unnamed(.point), summary: "Puts the view's centre at a point.",
      example: #"Text("a").position(CGPoint(x: 20, y: 30))"#
    ) { $0.position($1) }
    modifier(
      "offset", .named("x", .double, default: 0), .named("y", .double, default: 0),
      summary: "Draws the view displaced.", example: #"Text("a").offset(x: 5)"#
    ) { $0.offset(x: $1, y: $2) }
    modifier(
      "offset", .unnamed(.size), summary: "Draws the view displaced.",
      example: #"Text("a").offset(CGSize(width: 5, height: 0))"#
    ) { $0.offset($1) }
    modifier(
      "layoutPriority", .unnamed(.double), summary: "Sets the priority with which a stack shares out space.",
      example: #"Text("a").layoutPriority(1)"#
    ) { $0.layoutPriority($1) }
    modifier(
      "zIndex", .unnamed(.double), summary: "Sets the order of drawing among siblings.",
      example: #"Text("a").zIndex(1)"#
    ) { $0.zIndex($1) }
    modifier(
      "ignoresSafeArea", .named("edges", .edgeSet, default: .all),
      summary: "Extends the view to the edges of the canvas.", example: #"Color.red.ignoresSafeArea(edges: .top)"#
    ) { view, edges in view.ignoresSafeArea(edges: edges) }
    modifier(
      "ignoresSafeArea", .unnamed(.safeAreaRegions), .named("edges", .edgeSet, default: .all),
      summary: "Extends the view to the edges of the canvas.", example: #"Color.red.ignoresSafeArea(.all)"#
    ) { view, _, edges in view.ignoresSafeArea(edges: edges) }
    modifier(
      "edgesIgnoringSafeArea", .unnamed(.edgeSet), summary: "Extends the view to the edges of the canvas.",
      example: #"Color.red.edgesIgnoringSafeArea(.all)"#
    ) { $0.ignoresSafeArea(edges: $1) }
    modifier(
      "safeAreaInset", .named("edge", .edge), .named("alignment", .any, default: .void), .optional("spacing", .double),
      .named("content", .content), summary: "Puts views on an edge of the view, outside of its content.",
      example: #"Color.red.safeAreaInset(edge: .bottom) { Text("a") }"#
    ) { view, edge, _, spacing, content in view.safeAreaInset(edge: edge, spacing: spacing, content: content) }
  }
}

/// What keeps a part of the screen for itself.
enum SafeAreaRegions: String, CaseIterable, Sendable {
  /// The regions that SwiftUI names.
  case all, container, keyboard
}

extension TypeBinding where T == SafeAreaRegions {
  /// What keeps a part of the screen for itself.
  static var safeAreaRegions: TypeBinding { .native("SafeAreaRegions") }
}

extension TypeBinding where T == (Double, Axis) -> Double {
  /// A length computed from a length and an axis.
  static var lengthAndAxis: TypeBinding {
    TypeBinding(
      type: .function([.double, .native("Axis")], .double, builder: false),
      read: { value, evaluator in
        guard case .function(let function) = value else { return nil }
        return { length, axis in
          evaluator.guarded(neutral: 0) { () throws(Fault) in
            try evaluator.call(function, [.double(length), .native("Axis", axis)], expecting: .double).asDouble
          }
        }
      },
      write: { _ in .void })
  }
}
