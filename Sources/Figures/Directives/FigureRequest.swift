import PlumblineLayout

/// The content of a figure in addition to its views: read from the directives above its preview, or set by the caller.
public struct FigureRequest: Hashable, Sendable {
  /// An annotation of one view, which a directive names by its `.id`.
  public struct ViewAnnotation: Hashable, Sendable {
    /// The view's `.id`.
    public var id: String
    /// The kind of annotation, as for the `annotation` modifier.
    public var kind: String
    /// The arguments after the kind.
    public var arguments: [String] = []
    /// The directive's position in the source, or nil.
    public var source: SourceRange?
  }

  /// A name in a directive.
  public struct Name: Hashable, Sendable {
    /// The name.
    public var text: String
    /// The directive's position in the source, or nil.
    public var source: SourceRange?
  }

  /// The ways to combine several previews of a file in one figure.
  public enum Sequence: Hashable, Sendable {
    /// Side by side, with an arrow between them.
    case pair
    /// One after the other, as a repeating animation; with `guidesFirst` guides move before views.
    case animation(guidesFirst: Bool)
  }

  /// The annotations of all views.
  public var annotations: Figures.Annotations = []
  /// The names of the guides that are shown, or `horizontal` or `vertical`; nil shows all.
  public var guides: [Name]?
  /// A text below the figure.
  public var caption: String?
  /// The alternative text of the figure; nothing is drawn for it.
  public var alternative: String?
  /// The texts above the parts of a pair, in their order.
  public var titles: [String] = []
  /// The texts below the parts of a pair, in their order.
  public var captions: [String] = []
  /// The names of the previews that make the figure, set below the parts of a pair where `caption` is shown.
  public var names: [String] = []
  /// The annotations of single views.
  public var views: [ViewAnnotation] = []
  /// The source shown with the figure, or instead of it.
  public var listing: ListingRequest?
  /// The way to combine the file's previews in one figure, or nil for a figure for each preview.
  public var sequence: Sequence?
  /// The values of each axis of a matrix by which the figure is drawn several times; they replace those of the
  /// settings.
  public var matrix: [String: [String]] = [:]
  /// The steps that are taken before the figure is drawn.
  public var steps: [Step] = []
  /// The steps that the figure shows one after the other, or nil.
  public var film: FilmRequest?
  /// The position of the directive with the steps, or nil.
  public var stepSource: SourceRange?
  /// The time for which an animation shows a state and moves to the next, in seconds.
  public var stepDuration = 1.6
  /// Whether an arrow leads from each part of a pair to the next.
  public var hasArrow = true
  /// The maximum width of the figure, in points, or nil.
  public var width: Double?
  /// The scale of the views, among lines and labels that keep their sizes.
  public var scale = 1.0

  /// Creates a request for the views without annotations.
  public init(annotations: Figures.Annotations = []) { show(annotations) }

  /// Adds annotations of all views.
  public mutating func show(_ more: Figures.Annotations) {
    annotations.formUnion(more)
    if annotations.contains(.pair), sequence == nil { sequence = .pair }
  }
}

/// The part of the source that a figure lists, and the marks in it.
public struct ListingRequest: Hashable, Sendable {
  /// The position of a listing in its figure.
  public enum Placement: Hashable, Sendable {
    /// Replaces the rendering.
    case alone
    /// Before the rendering, in reading order.
    case beside
    /// Below the rendering.
    case below
  }

  /// A stretch of the listing that is marked.
  public struct Mark: Hashable, Sendable {
    /// The marked text.
    public var text: String
    /// The number of the occurrence, from 1.
    public var occurrence = 1
    /// The note at the side, or nil.
    public var note: String?
    /// The directive's position in the source, or nil.
    public var source: SourceRange?
  }

  /// A line that connects two marks.
  public struct Connection: Hashable, Sendable {
    /// The mark that the line starts from, by its index in `marks`.
    public var start: Int
    /// The mark that it leads to.
    public var end: Int
    /// The note at the connection, or nil.
    public var note: String?
  }

  /// The position of the listing.
  public var placement = Placement.beside
  /// The text that begins the listed declaration, such as `struct Blocks`; nil lists the preview's content.
  public var start: String?
  /// Whether lines are numbered.
  public var isNumbered = false
  /// The maximum number of columns in a row; longer lines wrap.
  public var columns = 80
  /// The marked stretches.
  public var marks: [Mark] = []
  /// The marks that are joined.
  public var connections: [Connection] = []

  /// Creates a listing of the preview's content beside its rendering.
  public init() {}
}
