// What changes how a view is drawn, and nothing else.
extension LayoutNode {
  /// The view with an effect that has no part in layout.
  public func effect(_ modifier: String, _ effect: ViewEffect) -> LayoutNode {
    LayoutNode(view: modifier, .effect(effect), children: [self])
  }

  /// Fades the view as a whole; opacities of nested views multiply.
  public func opacity(_ opacity: Double) -> LayoutNode {
    effect("opacity", .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }

  /// Keeps the view's place and draws nothing.
  public func hidden() -> LayoutNode { effect("hidden", .hidden) }

  /// Draws nothing outside of the view's frame.
  public func clipped(antialiased: Bool = false) -> LayoutNode {
    effect("clipped", .clip(.rectangle, rule: .nonZero))
  }

  /// Draws nothing outside of a shape of the view's frame.
  public func clipShape(_ shape: AnyShape, rule: Path.FillRule = .nonZero) -> LayoutNode {
    effect("clipShape", .clip(shape, rule: rule))
  }

  /// Draws the view with rounded corners.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> LayoutNode {
    effect("cornerRadius", .clip(.roundedRectangle(cornerRadius: radius), rule: .nonZero))
  }

  /// A blurred copy in one colour behind the view.
  public func shadow(color: Color = .shadow, radius: Double, x: Double = 0, y: Double = 0) -> LayoutNode {
    effect(
      "shadow",
      .filter(.shadow(color: color, radius: max(radius.finite, 0), offset: Point(x: x.finite, y: y.finite))))
  }

  /// Blurs the view.
  public func blur(radius: Double, opaque: Bool = false) -> LayoutNode {
    effect("blur", .filter(.blur(radius: max(radius.finite, 0))))
  }

  /// Adds to each colour component: -1 is black, 1 is white.
  public func brightness(_ amount: Double) -> LayoutNode { effect("brightness", .filter(.brightness(amount.finite))) }

  /// Multiplies the distance of colours from middle grey.
  public func contrast(_ amount: Double) -> LayoutNode { effect("contrast", .filter(.contrast(amount.finite))) }

  /// Multiplies the distance of colours from grey.
  public func saturation(_ amount: Double) -> LayoutNode { effect("saturation", .filter(.saturation(amount.finite))) }

  /// Mixes colours with grey.
  public func grayscale(_ amount: Double) -> LayoutNode { effect("grayscale", .filter(.grayscale(amount.finite))) }

  /// Turns the hue of colours.
  public func hueRotation(_ angle: Angle) -> LayoutNode {
    effect("hueRotation", .filter(.hueRotation(Angle(radians: angle.radians.finite))))
  }

  /// Inverts colours.
  public func colorInvert() -> LayoutNode { effect("colorInvert", .filter(.colorInvert)) }

  /// Multiplies colours by another.
  public func colorMultiply(_ color: Color) -> LayoutNode { effect("colorMultiply", .filter(.colorMultiply(color))) }

  /// Takes the luminance of colours as opacity.
  public func luminanceToAlpha() -> LayoutNode { effect("luminanceToAlpha", .filter(.luminanceToAlpha)) }

  /// How the view mixes with what lies below.
  public func blendMode(_ mode: BlendMode) -> LayoutNode { effect("blendMode", .blend(mode)) }

  /// Draws the view as one before it is faded or mixed.
  public func compositingGroup() -> LayoutNode { effect("compositingGroup", .compositingGroup) }

  /// Draws the view as one image before it is faded or mixed.
  public func drawingGroup(opaque: Bool = false) -> LayoutNode { effect("drawingGroup", .compositingGroup) }
}

extension Color {
  /// The colour of a shadow that sets none: black at a third of its opacity.
  public static let shadow = Color(white: 0, opacity: 0.33)
}
