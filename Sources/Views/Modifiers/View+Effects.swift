// What changes how a view is drawn, and nothing else.
extension View {
  /// Effects that depend on the view's place and have no part in the layout.
  ///
  /// - Example: `Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }`
  public func visualEffect(_ effect: @escaping (LoweredView, GeometryProxy) -> some View) -> LoweredView {
    let effect = CurrentEnvironment.captured(effect)
    return lowered { $0.visualEffect { node, proxy in effect(LoweredView(node), proxy).layoutNode } }
  }
  /// Fades the view as a whole.
  ///
  /// - Example: `Text("a").opacity(0.5)`
  public func opacity(_ opacity: Double) -> LoweredView { lowered { $0.opacity(opacity) } }
  /// Keeps the view's place and draws nothing.
  ///
  /// - Example: `Text("a").hidden()`
  public func hidden() -> LoweredView { lowered { $0.hidden() } }
  /// Draws nothing outside of the view's frame.
  ///
  /// - Example: `Text("a").clipped()`
  public func clipped(antialiased: Bool = false) -> LoweredView { lowered { $0.clipped(antialiased: antialiased) } }
  /// Draws nothing outside of a shape of the view's frame.
  ///
  /// - Example: `Color.red.clipShape(Circle())`
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> LoweredView {
    lowered { $0.clipShape(shape.anyShape, rule: style.rule) }
  }
  /// Draws the view with rounded corners.
  ///
  /// - Example: `Color.red.cornerRadius(8)`
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> LoweredView {
    lowered { $0.cornerRadius(radius, antialiased: antialiased) }
  }
  /// A blurred copy in one colour behind the view.
  ///
  /// - Example: `Color.red.shadow(color: .black, radius: 5, x: 2, y: 2)`
  public func shadow(
    color: Color = .shadow, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> LoweredView {
    lowered { $0.shadow(color: color, radius: radius, x: x, y: y) }
  }
  /// Blurs the view.
  ///
  /// - Example: `Text("a").blur(radius: 2)`
  public func blur(radius: CGFloat, opaque: Bool = false) -> LoweredView {
    lowered { $0.blur(radius: radius, opaque: opaque) }
  }
  /// Adds to each colour component: -1 is black, 1 is white.
  ///
  /// - Example: `Color.red.brightness(0.2)`
  public func brightness(_ amount: Double) -> LoweredView { lowered { $0.brightness(amount) } }
  /// Multiplies the distance of colours from middle grey.
  ///
  /// - Example: `Color.red.contrast(0.5)`
  public func contrast(_ amount: Double) -> LoweredView { lowered { $0.contrast(amount) } }
  /// Multiplies the distance of colours from grey.
  ///
  /// - Example: `Color.red.saturation(0.5)`
  public func saturation(_ amount: Double) -> LoweredView { lowered { $0.saturation(amount) } }
  /// Mixes colours with grey.
  ///
  /// - Example: `Color.red.grayscale(0.5)`
  public func grayscale(_ amount: Double) -> LoweredView { lowered { $0.grayscale(amount) } }
  /// Turns the hue of colours.
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
  /// Takes the luminance of colours as opacity.
  ///
  /// - Example: `Color.white.luminanceToAlpha()`
  public func luminanceToAlpha() -> LoweredView { lowered { $0.luminanceToAlpha() } }
  /// How the view mixes with what lies below.
  ///
  /// - Example: `Color.red.blendMode(.multiply)`
  public func blendMode(_ blendMode: BlendMode) -> LoweredView { lowered { $0.blendMode(blendMode) } }
  /// Draws the view as one before it is faded or mixed.
  ///
  /// - Example: `Text("a").compositingGroup()`
  public func compositingGroup() -> LoweredView { lowered { $0.compositingGroup() } }
  /// Draws the view as one image before it is faded or mixed.
  ///
  /// - Example: `Text("a").drawingGroup()`
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> LoweredView {
    lowered { $0.drawingGroup(opaque: opaque) }
  }
}

/// The colour spaces in which drawings are composed; a figure has one.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The modes that SwiftUI names.
  case nonLinear, linear, extendedLinear
}
