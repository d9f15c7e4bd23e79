// Modifiers that change how a view is drawn, without effect on layout.
extension LayoutNode {
  /// Returns the view with an effect.
  public func effect(_ modifier: String, _ effect: ViewEffect) -> LayoutNode {
    LayoutNode(view: modifier, .effect(effect), children: [self])
  }

  /// Returns the view with an opacity from 0 to 1; the opacities of nested views multiply.
  public func opacity(_ opacity: Double) -> LayoutNode {
    effect("opacity", .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }

  /// Returns the view undrawn, with its frame kept in layout.
  public func hidden() -> LayoutNode { effect("hidden", .hidden) }

  /// Returns the view clipped to its frame.
  public func clipped(antialiased: Bool = false) -> LayoutNode {
    effect("clipped", .clip(.rectangle, rule: .nonZero))
  }

  /// Returns the view clipped to a shape of its frame.
  public func clipShape(_ shape: AnyShape, rule: Path.FillRule = .nonZero) -> LayoutNode {
    effect("clipShape", .clip(shape, rule: rule))
  }

  /// Returns the view clipped to rounded corners of a radius, in points.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> LayoutNode {
    effect("cornerRadius", .clip(.roundedRectangle(cornerRadius: radius), rule: .nonZero))
  }

  /// Returns the view with a shadow; the radius and the displacement are in points.
  package func shadow(color: Color = .shadow, radius: Double, x: Double = 0, y: Double = 0) -> LayoutNode {
    effect(
      "shadow",
      .filter(.shadow(color: color, radius: max(radius.finite, 0), offset: Point(x: x.finite, y: y.finite))))
  }

  /// Returns the view blurred by a radius, in points.
  public func blur(radius: Double, opaque: Bool = false) -> LayoutNode {
    effect("blur", .filter(.blur(radius: max(radius.finite, 0))))
  }

  /// Returns the view with an amount added to each colour component: -1 gives black, 1 white.
  public func brightness(_ amount: Double) -> LayoutNode { effect("brightness", .filter(.brightness(amount.finite))) }

  /// Returns the view with the distance of its colours from middle grey multiplied by a factor.
  public func contrast(_ amount: Double) -> LayoutNode { effect("contrast", .filter(.contrast(amount.finite))) }

  /// Returns the view with the distance of its colours from grey multiplied by a factor.
  public func saturation(_ amount: Double) -> LayoutNode { effect("saturation", .filter(.saturation(amount.finite))) }

  /// Returns the view with its colours mixed with grey, from 0 for unchanged to 1 for grey.
  public func grayscale(_ amount: Double) -> LayoutNode { effect("grayscale", .filter(.grayscale(amount.finite))) }

  /// Returns the view with the hue of its colours rotated.
  public func hueRotation(_ angle: Angle) -> LayoutNode {
    effect("hueRotation", .filter(.hueRotation(Angle(radians: angle.radians.finite))))
  }

  /// Returns the view with inverted colours.
  public func colorInvert() -> LayoutNode { effect("colorInvert", .filter(.colorInvert)) }

  /// Returns the view with its colours multiplied by another.
  public func colorMultiply(_ color: Color) -> LayoutNode { effect("colorMultiply", .filter(.colorMultiply(color))) }

  /// Returns the view with its opacity replaced by the luminance of its colours.
  public func luminanceToAlpha() -> LayoutNode { effect("luminanceToAlpha", .filter(.luminanceToAlpha)) }

  /// Returns the view with a mode for blending with the content below it.
  public func blendMode(_ mode: BlendMode) -> LayoutNode { effect("blendMode", .blend(mode)) }

  /// Returns the view drawn as a group, to which opacity and blending apply as a whole.
  public func compositingGroup() -> LayoutNode { effect("compositingGroup", .compositingGroup) }

  /// Returns the view drawn as a single image, to which opacity and blending apply as a whole.
  public func drawingGroup(opaque: Bool = false) -> LayoutNode { effect("drawingGroup", .compositingGroup) }
}

extension Color {
  /// The default colour of shadows: black at 33 % opacity.
  package static let shadow = Color(white: 0, opacity: 0.33)
}
