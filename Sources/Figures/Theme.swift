import PlumblineLayout

/// The theme of figures: line weights, colours, type and distances, in points.
///
/// Colours have a light and a dark value, so that each theme serves both appearances. The themes themselves are in
/// `Theme+Named.swift`.
public struct Theme: Hashable, Sendable {
  /// The style of a kind of line.
  public struct Line: Hashable, Sendable {
    /// The line's colour.
    public var color: Color
    /// The line's width.
    public var width: Double
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    public var dash: [Double] = []
    /// The width of the halo on each side, which separates the line from the views beneath.
    public var halo = 0.0
  }

  /// The style of a kind of text.
  public struct Lettering: Hashable, Sendable {
    /// The text's colour.
    public var color: Color
    /// The size of an em.
    public var size: Double
    /// The weight; 400 is regular.
    public var weight: Int
    /// The design of the system font.
    public var design = Font.Design.default
    /// Whether the text is slanted.
    public var isItalic = false
  }

  /// The colours of a listing's parts.
  public struct Syntax: Hashable, Sendable {
    /// Keywords of the language.
    public var keyword: Color
    /// Names of types.
    public var type: Color
    /// Names of functions, modifiers and members.
    public var member: Color
    /// Argument labels and other names.
    public var plain: Color
    /// Numbers.
    public var number: Color
    /// Strings.
    public var string: Color
    /// Comments.
    public var comment: Color
    /// Attributes and macros, such as `@State` and `#Preview`.
    public var attribute: Color
  }

  /// Distances between the parts of a figure.
  public struct Distances: Hashable, Sendable {
    /// The empty border around everything.
    public var margin: Double
    /// The distance from a line's or a view's end to its label.
    public var labelGap: Double
    /// The length of a guide line beyond its container.
    public var overhang: Double
    /// The minimum distance between two labels, or a label and a line.
    public var clearance: Double
    /// The distance from a label's letters to the edge of its background.
    public var labelPadding: Double
    /// Half the length of an arrow head, and the length of a tick on each side.
    public var tick: Double
    /// The radius of the dot where a view's guide meets a line.
    public var dotRadius: Double
    /// The distance from a content's edge to the dimensions outside of it.
    public var dimensionOffset: Double
    /// The distance between the two parts of a figure.
    public var gutter: Double
    /// The distance of a grid's lines.
    public var gridStep: Double
  }

  /// The theme's name on the command line.
  public var name: String
  /// Whether the theme is fixed to the dark appearance.
  var isFixedToDark = false
  /// The colour that the figure is printed on.
  public var paper: Color
  /// Frames of views without children.
  public var frame: Line
  /// Frames of containers and modifiers.
  public var container: Line
  /// The edge of a canvas that the root view does not fill.
  public var canvas: Line
  /// Alignment guides in force.
  public var guide: Line
  /// Baselines of text.
  public var baseline: Line
  /// Dimensions and their arrows.
  public var dimension: Line
  /// The sizes that containers proposed.
  public var proposal: Line
  /// Ideal sizes.
  public var ideal: Line
  /// Leaders from labels to their views.
  public var leader: Line
  /// Grids.
  public var grid: Line
  /// The tint over a highlighted view or behind a marked range of a listing.
  public var highlight: Color
  /// The background of a listing.
  public var listing: Color
  /// Names of guides.
  public var guideLabel: Lettering
  /// Numbers on dimensions.
  public var dimensionLabel: Lettering
  /// Names and sizes of views.
  public var viewLabel: Lettering
  /// Callouts and legends.
  public var callout: Lettering
  /// Captions below figures.
  public var caption: Lettering
  /// Listings; the colour is that of line numbers.
  public var code: Lettering
  /// The distance of a listing's baselines, in em.
  public var codeLeading: Double
  /// The colours of a listing's parts.
  public var syntax: Syntax
  /// Distances.
  public var distance: Distances

  /// Proposed and ideal sizes, in the colour of their outlines.
  var proposalLabel: Lettering {
    var lettering = viewLabel
    lettering.color = proposal.color
    return lettering
  }
}
