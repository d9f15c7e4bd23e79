/// What measures and sets text for the layout; declared here and injected, so that layout knows no font.
///
/// A typesetter may be called from many threads at once.
public protocol Typesetter: Sendable {
  /// Prepares a text, once, for any number of measurements.
  func typeset(_ text: StyledText) -> any TypesetText
  /// The vertical measures of a font.
  func metrics(of font: ResolvedFont) -> FontMetrics
}

/// A text prepared for measuring and drawing.
public protocol TypesetText: Sendable {
  /// The size and baselines that the text takes within a proposal.
  func measure(_ proposal: ProposedViewSize) -> TextMeasurement
  /// The size and baselines of the lines that `layout(in:paint:)` sets within a size that `measure(_:)` answered.
  ///
  /// A text that is squeezed below its widest character is wider than it was offered; the answer alone does not say where its
  /// lines end.
  func measure(in size: Size) -> TextMeasurement
  /// The text set within a size, with its top-left corner at (0, 0).
  ///
  /// `paint` gives the paint of a run by its index in the styled text, in the coordinates of the text; nil leaves it to the
  /// drawing's.
  func layout(in size: Size, paint: (Int) -> Paint?) -> TextLayout
  /// What could not be set as asked.
  var notices: [TextNotice] { get }
}

extension TypesetText {
  /// The lines that fit into the size.
  public func measure(in size: Size) -> TextMeasurement { measure(ProposedViewSize(size)) }
}

/// A text's size and baselines, from its top, in points, as SwiftUI gives them to layout: on device pixels.
///
/// Inside the typesetter they are exact, in font units at the exact size, and so is what spacing next to text is made of; each
/// line is drawn on the pixel nearest to its exact baseline. Only these answers are rounded, since in SwiftUI text is the one
/// view that layout rounds. Source: SEMANTICS 1 and 8.1.
public struct TextMeasurement: Hashable, Sendable {
  /// The size, rounded up to device pixels.
  public var size: Size
  /// The baseline of the first line, rounded to the nearest device pixel: where the line is drawn.
  public var firstBaseline: Double
  /// The baseline of the last line, rounded up to a device pixel.
  public var lastBaseline: Double

  /// A size and baselines.
  public init(size: Size, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// Something that could not be set as asked.
public enum TextNotice: Hashable, Sendable {
  /// No installed font has a glyph for the character.
  case missingGlyph(Character)
  /// The family is not installed; `package` is the Debian package that brings it, if known.
  case missingFamily(String, package: String?)
  /// The symbol has no drawing; `near` are known names like it.
  case unknownSymbol(String, near: [String])
  /// ICU, which knows where lines end and which way letters run, is not installed; `package` is its Debian package.
  case missingLibrary(package: String)
  /// No asset has the name.
  case missingPicture(String)
}
