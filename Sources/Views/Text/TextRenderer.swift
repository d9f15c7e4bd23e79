// Code that would draw text itself, or change pixels: a figure sets texts as they are and runs no shaders, and says so.

/// Code that draws a text that is set; in a figure it is not asked.
public protocol TextRenderer {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

extension Text {
  /// The lines of a text that is set: none, since no figure asks for them.
  public struct Layout: RandomAccessCollection {
    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last line.
    public var endIndex: Int { 0 }
    /// The line at a position.
    public subscript(index: Int) -> Line { Line() }

    /// Where a part of a text stands.
    public struct TypographicBounds: Hashable, Sendable {
      /// The part's rectangle.
      public let rect = CGRect.zero
      /// The height above the baseline.
      public let ascent: CGFloat = 0
      /// The depth below the baseline.
      public let descent: CGFloat = 0
      /// The length of the part.
      public let width: CGFloat = 0
      /// Where the baseline begins.
      public let origin = CGPoint.zero
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection {
      /// The first position.
      public var startIndex: Int { 0 }
      /// The position after the last run.
      public var endIndex: Int { 0 }
      /// The run at a position.
      public subscript(index: Int) -> Run { Run() }
      /// Where the line stands.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A part of a line in one style.
    public struct Run: RandomAccessCollection {
      /// The first position.
      public var startIndex: Int { 0 }
      /// The position after the last glyph.
      public var endIndex: Int { 0 }
      /// The glyph at a position.
      public subscript(index: Int) -> RunSlice { RunSlice() }
      /// Where the run stands.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A glyph of a run.
    public struct RunSlice {
      /// Where the glyph stands.
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

/// A function of a graphics processor.
public struct Shader: Hashable, Sendable {
  /// What is handed to a shader.
  public struct Argument: Hashable, Sendable {
    /// A number.
    public static func float(_ value: some BinaryFloatingPoint) -> Argument { Argument() }
    /// Two numbers.
    public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// The frame of the view.
    public static let boundingRect = Argument()
  }
}

/// A shader by its name.
public struct ShaderFunction: Sendable {
  /// The shader with arguments.
  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader() }
}

/// Shaders by their names.
@dynamicMemberLookup public struct ShaderLibrary: Sendable {
  /// The shaders of the program.
  public static let `default` = ShaderLibrary()
  /// A shader of the program.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  /// A shader of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

extension View {
  /// The view, which says that its texts are set as they are.
  ///
  /// - Example: `Text("a")`
  public func textRenderer(_ renderer: some TextRenderer) -> LoweredView {
    lowered { $0.without("textRenderer", because: "a figure sets texts as they are") }
  }
  /// The view, which says that no shader colours it.
  ///
  /// - Example: `Text("a")`
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> LoweredView {
    lowered { $0.withoutShader("colorEffect", isEnabled: isEnabled) }
  }
  /// The view, which says that no shader moves its pixels.
  ///
  /// - Example: `Text("a")`
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> LoweredView {
    lowered { $0.withoutShader("distortionEffect", isEnabled: isEnabled) }
  }
  /// The view, which says that no shader draws it.
  ///
  /// - Example: `Text("a")`
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> LoweredView {
    lowered { $0.withoutShader("layerEffect", isEnabled: isEnabled) }
  }
}
