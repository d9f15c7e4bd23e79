import PlumblineLayout

extension Vocabulary {
  /// Adds what lets a view be drawn in the frame of another.
  mutating func addMatchedGeometry() {
    let properties = TypeBinding<MatchedGeometryProperties>.native("MatchedGeometryProperties")
    cases(of: properties)
    modifier(
      "matchedGeometryEffect", .named("id", .identity), .named("in", .identity),
      .named("properties", properties, default: .frame), .named("anchor", .unitPoint, default: .center),
      .named("isSource", .bool, default: true), summary: "Draws the view in the frame of its group's source.",
      example: #"Text("a").matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)"#
    ) { view, id, namespace, properties, anchor, isSource in
      view.matchedGeometryEffect(
        id: AnyHashable([id, namespace]), properties: properties, anchor: anchor, isSource: isSource)
    }
  }
}

extension Vocabulary {
  /// Adds what changes how a view is drawn, and nothing else.
  mutating func addEffects() {
    addOpacity()
    addColorEffects()
    addTransforms()
  }

  private mutating func addOpacity() {
    modifier(
      "opacity", .unnamed(.double), summary: "Fades the view.", example: #"Text("a").opacity(0.5)"#
    ) { $0.opacity($1) }
    modifier("hidden", summary: "Keeps the view's place and draws nothing.", example: #"Text("a").hidden()"#) {
      $0.hidden()
    }
    modifier(
      "shadow", .named("color", .color, default: .shadow), .named("radius", .double),
      .named("x", .double, default: 0), .named("y", .double, default: 0), summary: "Draws a shadow behind the view.",
      example: #"Color.red.shadow(color: .black, radius: 5, x: 2, y: 2)"#
    ) { $0.shadow(color: $1, radius: $2, x: $3, y: $4) }
    modifier(
      "blur", .named("radius", .double), .named("opaque", .bool, default: false), summary: "Blurs the view.",
      example: #"Text("a").blur(radius: 2)"#
    ) { $0.blur(radius: $1, opaque: $2) }
    modifier(
      "blendMode", .unnamed(.blendMode), summary: "Mixes the view with what lies below.",
      example: #"Color.red.blendMode(.multiply)"#
    ) { $0.blendMode($1) }
    modifier(
      "compositingGroup", summary: "Draws the view as one before it is faded or mixed.",
      example: #"Text("a").compositingGroup()"#
    ) { $0.compositingGroup() }
    modifier(
      "drawingGroup", .named("opaque", .bool, default: false), .named("colorMode", .any, default: .void),
      summary: "Draws the view as one image.", example: #"Text("a").drawingGroup()"#
    ) { view, opaque, _ in view.drawingGroup(opaque: opaque) }
  }

  private mutating func addColorEffects() {
    modifier("brightness", .unnamed(.double), summary: "Adds light.", example: #"Color.red.brightness(0.2)"#) {
      $0.brightness($1)
    }
    modifier("contrast", .unnamed(.double), summary: "Changes the contrast.", example: #"Color.red.contrast(0.5)"#) {
      $0.contrast($1)
    }
    modifier(
      "saturation", .unnamed(.double), summary: "Changes the saturation.", example: #"Color.red.saturation(0.5)"#
    ) { $0.saturation($1) }
    modifier("grayscale", .unnamed(.double), summary: "Mixes with grey.", example: #"Color.red.grayscale(0.5)"#) {
      $0.grayscale($1)
    }
    modifier(
      "hueRotation", .unnamed(.angle), summary: "Turns the hue.", example: #"Color.red.hueRotation(.degrees(90))"#
    ) { $0.hueRotation($1) }
    modifier("colorInvert", summary: "Inverts the colours.", example: #"Color.red.colorInvert()"#) { $0.colorInvert() }
    modifier(
      "colorMultiply", .unnamed(.color), summary: "Multiplies the colours by another.",
      example: #"Color.white.colorMultiply(.red)"#
    ) { $0.colorMultiply($1) }
    modifier(
      "luminanceToAlpha", summary: "Takes the luminance as opacity.", example: #"Color.white.luminanceToAlpha()"#
    ) { $0.luminanceToAlpha() }
  }

  private mutating func addTransforms() {
    modifier(
      "rotationEffect", .unnamed(.angle), .named("anchor", .unitPoint, default: .center),
      summary: "Draws the view turned.", example: #"Text("a").rotationEffect(.degrees(45), anchor: .topLeading)"#
    ) { $0.rotationEffect($1, anchor: $2) }
    modifier(
      "rotation3DEffect", .unnamed(.angle), .named("axis", .axis3D), .named("anchor", .unitPoint, default: .center),
      .named("anchorZ", .double, default: 0), .named("perspective", .double, default: 1),
      summary: "Draws the view turned in space.",
      example: #"Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))"#
    ) { view, angle, axis, anchor, anchorZ, perspective in
      view.rotation3DEffect(
        angle, axis: (axis[0], axis[1], axis[2]), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
    modifier(
      "scaleEffect", .unnamed(.double), .named("anchor", .unitPoint, default: .center),
      summary: "Draws the view scaled.", example: #"Text("a").scaleEffect(2)"#
    ) { $0.scaleEffect($1, anchor: $2) }
    modifier(
      "scaleEffect", .unnamed(.size), .named("anchor", .unitPoint, default: .center),
      summary: "Draws the view scaled.", example: #"Text("a").scaleEffect(CGSize(width: 2, height: 1))"#
    ) { $0.scaleEffect(x: $1.width, y: $1.height, anchor: $2) }
    modifier(
      "scaleEffect", .named("x", .double, default: 1), .named("y", .double, default: 1),
      .named("anchor", .unitPoint, default: .center), summary: "Draws the view scaled.",
      example: #"Text("a").scaleEffect(x: -1)"#
    ) { $0.scaleEffect(x: $1, y: $2, anchor: $3) }
    modifier(
      "transformEffect", .unnamed(.transform), summary: "Draws the view transformed.",
      example: #"Text("a").transformEffect(CGAffineTransform(translationX: 5, y: 5))"#
    ) { $0.transformEffect($1) }
    modifier(
      "projectionEffect", .unnamed(.transform), summary: "Draws the view projected.",
      example: #"Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))"#
    ) { $0.projectionEffect($1) }
  }
}

extension TypeBinding where T == [Double] {
  /// An axis in space: a tuple of three numbers.
  static var axis3D: TypeBinding {
    TypeBinding(
      type: .tuple([("x", .double), ("y", .double), ("z", .double)]),
      read: { value, _ in
        guard case .tuple(let tuple) = value, tuple.elements.count == 3 else { return nil }
        let numbers = tuple.elements.compactMap(\.asDouble)
        return numbers.count == 3 ? numbers : nil
      },
      write: { numbers in
        .tuple(TupleValue(labels: ["x", "y", "z"], elements: numbers.map { .double($0) }))
      })
  }
}
