// Modifiers that change the drawing of a view but not its layout.
extension View {
  /// Applies effects that depend on the view's geometry and do not change the layout.
  ///
  /// - Example: `Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }`
  public func visualEffect(_ effect: @escaping (LoweredView, GeometryProxy) -> some View) -> LoweredView {
    let effect = CurrentEnvironment.captured(effect)
    return lowered { $0.visualEffect { node, proxy in effect(LoweredView(node), proxy).layoutNode } }
  }
  /// Sets the opacity of the view.
  ///
  /// - Example: `Text("a").opacity(0.5)`
  public func opacity(_ opacity: Double) -> LoweredView { lowered { $0.opacity(opacity) } }
  /// Hides the view, which keeps its space.
  ///
  /// - Example: `Text("a").hidden()`
  public func hidden() -> LoweredView { lowered { $0.hidden() } }
  /// Clips the view to its frame.
  ///
  /// - Example: `Text("a").clipped()`
  public func clipped(antialiased: Bool = false) -> LoweredView { lowered { $0.clipped(antialiased: antialiased) } }
  /// Clips the view to a shape in its frame.
  ///
  /// - Example: `Color.red.clipShape(Circle())`
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> LoweredView {
    lowered { $0.clipShape(shape.anyShape, rule: style.rule) }
  }
  /// Clips the view to a rounded rectangle.
  ///
  /// - Example: `Color.red.cornerRadius(8)`
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> LoweredView {
    lowered { $0.cornerRadius(radius, antialiased: antialiased) }
  }
  /// Adds a shadow to the view.
  ///
  /// - Example: `Color.red.shadow(color: .black, radius: 5, x: 2, y: 2)`
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> LoweredView {
    lowered { $0.shadow(color: color, radius: radius, x: x, y: y) }
  }
  /// Blurs the view.
  ///
  /// - Example: `Text("a").blur(radius: 2)`
  public func blur(radius: CGFloat, opaque: Bool = false) -> LoweredView {
    lowered { $0.blur(radius: radius, opaque: opaque) }
  }
  /// Adds an amount to each colour component: -1 makes black, 1 makes white.
  ///
  /// - Example: `Color.red.brightness(0.2)`
  public func brightness(_ amount: Double) -> LoweredView { lowered { $0.brightness(amount) } }
  /// Multiplies the distance of colours from middle grey.
  ///
  /// - Example: `Color.red.contrast(0.5)`
  public func contrast(_ amount: Double) -> LoweredView { lowered { $0.contrast(amount) } }
  /// Multiplies the saturation of colours.
  ///
  /// - Example: `Color.red.saturation(0.5)`
  public func saturation(_ amount: Double) -> LoweredView { lowered { $0.saturation(amount) } }
  /// Mixes colours with grey.
  ///
  /// - Example: `Color.red.grayscale(0.5)`
  public func grayscale(_ amount: Double) -> LoweredView { lowered { $0.grayscale(amount) } }
  /// Rotates the hue of colours.
  ///
  /// - Example: `Color.red.hueRotation(.degrees(90))`
  public func hueRotation(_ angle: Angle) -> LoweredView { lowered { $0.hueRotation(angle) } }
  /// Inverts colours.
  ///
  /// - Example: `Color.red.colorInvert()`
  public func colorInvert() -> LoweredView { lowered { $0.colorInvert() } }
  /// Multiplies colours by another.
  ///
  /// - Example: `Color.white.colorMultiply(.red)`
  public func colorMultiply(_ color: Color) -> LoweredView { lowered { $0.colorMultiply(color) } }
  /// Turns the luminance of colours into opacity.
  ///
  /// - Example: `Color.white.luminanceToAlpha()`
  public func luminanceToAlpha() -> LoweredView { lowered { $0.luminanceToAlpha() } }
  /// Sets the mode in which the view is blended with the content beneath.
  ///
  /// - Example: `Color.red.blendMode(.multiply)`
  public func blendMode(_ blendMode: BlendMode) -> LoweredView { lowered { $0.blendMode(blendMode) } }
  /// Composes the view before opacity or a blend mode is applied.
  ///
  /// - Example: `Text("a").compositingGroup()`
  public func compositingGroup() -> LoweredView { lowered { $0.compositingGroup() } }
  /// Composes the view into one image before opacity or a blend mode is applied.
  ///
  /// - Example: `Text("a").drawingGroup()`
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> LoweredView {
    lowered { $0.drawingGroup(opaque: opaque) }
  }
}

/// The colour modes of composed drawings; a figure has one.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The modes that SwiftUI names.
  case nonLinear, linear, extendedLinear
}
