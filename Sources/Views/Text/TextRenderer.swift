// Text renderers and shaders. A figure draws texts in the standard way and runs no shaders, and has a warning.

/// Code that draws the lines of a text; a figure does not call it.
public protocol TextRenderer {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

extension Text {
  /// The lines of a text; a figure has none, because it calls no renderer.
  public struct Layout: RandomAccessCollection {
    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last line.
    public var endIndex: Int { 0 }
    /// Accesses the line at a position.
    public subscript(index: Int) -> Line { Line() }

    /// The typographic bounds of a part of a text.
    public struct TypographicBounds: Hashable, Sendable {
      /// The rectangle of the part.
      public let rect = CGRect.zero
      /// The height above the baseline.
      public let ascent: CGFloat = 0
      /// The depth below the baseline.
      public let descent: CGFloat = 0
      /// The length of the part.
      public let width: CGFloat = 0
      /// The origin on the baseline.
      public let origin = CGPoint.zero
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection {
      /// The first position.
      public var startIndex: Int { 0 }
      /// The position after the last run.
      public var endIndex: Int { 0 }
      /// Accesses the run at a position.
      public subscript(index: Int) -> Run { Run() }
      /// The bounds of the line.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A run: a part of a line with the same attributes.
    public struct Run: RandomAccessCollection {
      /// The first position.
      public var startIndex: Int { 0 }
      /// The position after the last glyph.
      public var endIndex: Int { 0 }
      /// Accesses the glyph at a position.
      public subscript(index: Int) -> RunSlice { RunSlice() }
      /// The bounds of the run.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A glyph of a run.
    public struct RunSlice {
      /// The bounds of the glyph.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run) {}
  /// Draws a glyph of a text.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

/// A shader, which runs on a graphics processor.
public struct Shader: Hashable, Sendable {
  /// An argument of a shader.
  public struct Argument: Hashable, Sendable {
    /// Returns a number.
    public static func float(_ value: some BinaryFloatingPoint) -> Argument { Argument() }
    /// Returns two numbers.
    public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Argument { Argument() }
    /// Returns a size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Returns a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Returns a colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Returns an image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// The bounds of the view.
    public static let boundingRect = Argument()
  }
}

/// Creates a shader from its name and arguments.
public struct ShaderFunction: Sendable {
  /// Returns the shader with arguments.
  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader() }
}

/// A library of shaders.
@dynamicMemberLookup public struct ShaderLibrary: Sendable {
  /// The shaders of the program.
  public static let `default` = ShaderLibrary()
  /// Accesses a shader of the program by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  /// Accesses a shader of the library by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

extension View {
  /// Returns the view with a warning: its texts are drawn in the standard way.
  ///
  /// - Example: `Text("a").textRenderer(Plain())`
  public func textRenderer(_ renderer: some TextRenderer) -> LoweredView {
    lowered { $0.without("textRenderer", because: "Plumbline draws the text without the renderer") }
  }
  /// Returns the view with a warning, unless the shader is disabled: Plumbline runs no shaders.
  ///
  /// - Example: `Text("a").colorEffect(ShaderLibrary.tint(), isEnabled: false)`
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> LoweredView {
    lowered { $0.withoutShader("colorEffect", isEnabled: isEnabled) }
  }
  /// Returns the view with a warning, unless the shader is disabled: Plumbline runs no shaders that move pixels.
  ///
  /// - Example: `Text("a").distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero, isEnabled: false)`
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> LoweredView {
    lowered { $0.withoutShader("distortionEffect", isEnabled: isEnabled) }
  }
  /// Returns the view with a warning, unless the shader is disabled: Plumbline runs no shaders that filter layers.
  ///
  /// - Example: `Text("a").layerEffect(ShaderLibrary.glow(), maxSampleOffset: .zero, isEnabled: false)`
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> LoweredView {
    lowered { $0.withoutShader("layerEffect", isEnabled: isEnabled) }
  }
}
