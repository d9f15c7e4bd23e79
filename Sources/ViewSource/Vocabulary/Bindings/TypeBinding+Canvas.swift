import PlumblineLayout

extension TypeBinding where T == GraphicsContext {
  /// The graphics context of a canvas.
  static var graphicsContext: TypeBinding { .native("GraphicsContext") }
}

extension TypeBinding where T == GraphicsContext.Resolved {
  /// A text, image or symbol view that a canvas draws.
  static var drawable: TypeBinding { .native("GraphicsContext.Resolved") }
}

extension TypeBinding where T == GraphicsContext.Shading {
  /// The shading with which a canvas fills paths.
  static var shading: TypeBinding { .native("GraphicsContext.Shading") }
}

extension TypeBinding where T == GraphicsContext.Filter {
  /// A filter of a canvas.
  static var contextFilter: TypeBinding { .native("GraphicsContext.Filter") }
}

extension TypeBinding where T == GraphicsContext.ClipOptions {
  /// The options of a clip.
  static var clipOptions: TypeBinding { .native("GraphicsContext.ClipOptions") }
}

extension TypeBinding where T == GraphicsContext.BlurOptions {
  /// The options of a blur.
  static var blurOptions: TypeBinding { .native("GraphicsContext.BlurOptions") }
}

extension TypeBinding where T == GraphicsContext.ShadowOptions {
  /// The options of a shadow.
  static var shadowOptions: TypeBinding { .native("GraphicsContext.ShadowOptions") }
}

extension TypeBinding where T == GraphicsContext.FilterOptions {
  /// The options of a filter.
  static var filterOptions: TypeBinding { .native("GraphicsContext.FilterOptions") }
}

extension TypeBinding where T == GraphicsContext.GradientOptions {
  /// The options of a gradient.
  static var gradientOptions: TypeBinding { .native("GraphicsContext.GradientOptions") }
}
