/// A type that measures and sets text; injected, so that layout does not depend on fonts.
///
/// A typesetter can be called from several threads at once.
public protocol Typesetter: Sendable {
  /// Returns a text that is prepared for any number of measurements.
  func typeset(_ text: StyledText) -> any TypesetText
  /// Returns the vertical metrics of a font, in points.
  func metrics(of font: ResolvedFont) -> FontMetrics
  /// Returns the distance that a font and its text style add between lines, in points.
  func leading(of font: ResolvedFont) -> Double
  /// Whether texts keep the distances of iOS 16 and earlier in stacks.
  var hasEarlierSpacing: Bool { get }
}

extension Typesetter {
  /// Returns the leading of the font's metrics.
  public func leading(of font: ResolvedFont) -> Double { metrics(of: font).leading }

  /// Texts keep the distances of iOS 18.
  public var hasEarlierSpacing: Bool { false }
}

/// A text prepared for measurement and drawing.
public protocol TypesetText: Sendable {
  /// Returns the size and baselines of the text for a proposal.
  func measure(_ proposal: ProposedViewSize) -> TextMeasurement
  /// Returns the size and baselines of the lines that `layout(in:paint:)` sets in a size returned by `measure(_:)`.
  ///
  /// A text that is proposed less than the width of its widest character is wider than the proposal, so its size alone
  /// does not determine its lines.
  func measure(in size: Size) -> TextMeasurement
  /// Returns the text set in a size, with its top-left corner at (0, 0).
  ///
  /// `paint` returns the paint of a run, by its index in the styled text, in the coordinates of the text; nil selects
  /// the paint of the drawing.
  func layout(in size: Size, paint: (Int) -> Paint?) -> TextLayout
  /// The problems in setting the text.
  var notices: [TextNotice] { get }
}

extension TypesetText {
  /// Returns the measurement of the lines that fit a proposal of the size.
  public func measure(in size: Size) -> TextMeasurement { measure(ProposedViewSize(size)) }
}

/// The size and baselines of a text, in points from its top and rounded to device pixels.
///
/// The typesetter computes exact values in font units, from which the spacing next to text is derived, and draws each
/// line on the pixel nearest to its exact baseline. Only these results are rounded, because text is the only view that
/// SwiftUI rounds in layout. Rules: <doc:Proposals> and <doc:TextLayout#Size>.
public struct TextMeasurement: Hashable, Sendable {
  /// The size in points, rounded up to device pixels.
  public var size: Size
  /// The baseline of the first line, in points from the top, rounded to the nearest device pixel, on which the line is
  /// drawn.
  public var firstBaseline: Double
  /// The baseline of the last line, in points from the top, rounded up to a device pixel.
  public var lastBaseline: Double

  /// Creates a measurement in points.
  public init(size: Size, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// A problem in setting text.
public enum TextNotice: Hashable, Sendable {
  /// A character that no installed font has a glyph for.
  case missingGlyph(Character)
  /// A font family that is not installed, with the Debian package that provides it, if known.
  case missingFamily(String, package: String?)
  /// No installed font can set the text; the Debian package is that of the missing family.
  case noFont(package: String)
  /// A symbol without a drawing, with known names that are similar.
  case unknownSymbol(String, near: [String])
  /// A symbol that is drawn as another one, with the other symbol's name if it has one.
  case approximateSymbol(String, as: String?)
  /// ICU, which finds line breaks and text direction, is not installed, with its Debian package.
  case missingLibrary(package: String)
  /// A missing image of the asset catalogue.
  case missingImage(String)
  /// An image of the asset catalogue whose file figures cannot show.
  case unreadableImage(String, file: String)
}
