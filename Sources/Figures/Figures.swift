import PlumblineLayout

/// Turns resolved layouts into drawings with annotations.
public enum Figures {
  /// What a figure shows beside its views, by `--show`, a directive or an annotation modifier.
  public struct Annotations: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Thin outlines of the views' frames.
    public static let frames = Annotations(rawValue: 1)
    /// A dashed line through each container at the guide in force, with its name.
    public static let guides = Annotations(rawValue: 2)
    /// First and last baselines of text.
    public static let baselines = Annotations(rawValue: 4)
    /// The views' names.
    public static let labels = Annotations(rawValue: 8)
    /// The views' sizes.
    public static let sizes = Annotations(rawValue: 16)
    /// Distances between children, and padding, with dimension arrows.
    public static let spacing = Annotations(rawValue: 32)
    /// The sizes that containers proposed.
    public static let proposals = Annotations(rawValue: 64)
    /// The values of the guides in force, as dimensions.
    public static let values = Annotations(rawValue: 128)
    /// Scales along the top and the left edge.
    public static let rulers = Annotations(rawValue: 256)
    /// Squared paper behind the views.
    public static let grid = Annotations(rawValue: 512)
    /// The sizes that views take when nothing is proposed, where they are not their sizes.
    public static let ideal = Annotations(rawValue: 1024)
    /// Numbers at the views, and a legend with their names.
    public static let marks = Annotations(rawValue: 2048)
    /// The views' names at the side, with lines to them.
    public static let callouts = Annotations(rawValue: 4096)
    /// A tint over the views that set a guide themselves.
    public static let highlights = Annotations(rawValue: 8192)
    /// The preview's name below the figure.
    public static let caption = Annotations(rawValue: 16384)
    /// The file's previews side by side, as before and after.
    public static let pair = Annotations(rawValue: 32768)
  }

  /// The drawing of a layout's views alone.
  public static func display(_ layout: ResolvedLayout) -> [DisplayItem] { layout.display }

  /// A figure: the views, and over them the annotations, with room around them.
  public static func figure(
    _ layout: ResolvedLayout, showing annotations: Annotations, theme: Theme, typesetter: any Typesetter
  ) -> DisplayList {
    figure([layout], request: FigureRequest(annotations: annotations), theme: theme, typesetter: typesetter)
  }

  /// A figure as a request describes it, of one layout or of the states of a sequence.
  ///
  /// `listing` is the part of the source that the request lists.
  public static func figure(
    _ layouts: [ResolvedLayout], request: FigureRequest, listing: Listing? = nil, theme: Theme,
    typesetter: any Typesetter
  ) -> DisplayList {
    FigureComposition(
      layouts: layouts, request: request, listing: listing, theme: theme.suiting(layouts), typesetter: typesetter
    ).drawing
  }
}

extension Figures.Annotations {
  /// The annotations of a whole figure, in the order in which they are drawn.
  ///
  /// `guides` names the guides that are shown; nil shows all.
  func drawn(guides: [String]? = nil) -> [any FigureAnnotation] {
    var result: [any FigureAnnotation] = []
    if contains(.grid) { result.append(Grid()) }
    if contains(.frames) { result.append(FrameOutlines()) }
    if contains(.spacing) { result += [SpacingDimensions(), PaddingDimensions()] }
    if contains(.ideal) { result.append(IdealFrames()) }
    if contains(.proposals) { result.append(Proposals()) }
    if contains(.baselines) { result.append(Baselines()) }
    if contains(.guides) { result.append(GuideLines(names: guides)) }
    if contains(.values) { result.append(GuideValues()) }
    if contains(.rulers) { result.append(Rulers()) }
    if !isDisjoint(with: [.labels, .sizes]) {
      result.append(ViewLabels(showsNames: contains(.labels), showsSizes: contains(.sizes)))
    }
    return result
  }
}
