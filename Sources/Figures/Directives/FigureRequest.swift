import PlumblineLayout

/// What a figure is asked to show: read from directives above its preview, or set by whoever draws it.
public struct FigureRequest: Hashable, Sendable {
  /// An annotation of a view that a directive names by its `.id`.
  public struct ViewAnnotation: Hashable, Sendable {
    /// The view's `.id`.
    public var id: String
    /// What is shown: a kind of the annotation modifier.
    public var kind: String
    /// What the kind needs to know.
    public var arguments: [String] = []
    /// Where the directive stands, or nil.
    public var source: SourceRange?
  }

  /// A name that a directive gives.
  public struct Name: Hashable, Sendable {
    /// The name.
    public var text: String
    /// Where the directive stands, or nil.
    public var source: SourceRange?
  }

  /// How several previews of a file make one figure.
  public enum Sequence: Hashable, Sendable {
    /// Side by side, with an arrow between them.
    case pair
    /// One after the other, in a movement that repeats; `guidesFirst` moves guides before views.
    case animation(guidesFirst: Bool)
  }

  /// What is shown of every view.
  public var annotations: Figures.Annotations = []
  /// The names of the guides that are shown, or `horizontal` or `vertical`; nil shows all.
  public var guides: [Name]?
  /// A text below the figure.
  public var caption: String?
  /// The names of the previews that make the figure, set below the parts of a pair where `caption` is shown.
  public var names: [String] = []
  /// What is shown of single views.
  public var views: [ViewAnnotation] = []
  /// The source shown with the figure, or instead of it.
  public var listing: ListingRequest?
  /// How the previews of the file make one figure; nil makes one of each.
  public var sequence: Sequence?
  /// How long an animation stays at a state and moves to the next, in seconds.
  public var stepDuration = 1.6

  /// A request for nothing but the views.
  public init(annotations: Figures.Annotations = []) { show(annotations) }

  /// Whether nothing is asked for that is drawn beside the views and tells where they stand.
  var isPlain: Bool { annotations.isEmpty && guides == nil && views.isEmpty && sequence == nil }

  /// Asks for more annotations of every view.
  public mutating func show(_ more: Figures.Annotations) {
    annotations.formUnion(more)
    if annotations.contains(.pair), sequence == nil { sequence = .pair }
  }
}

/// The part of the source that a figure lists, and what is marked in it.
public struct ListingRequest: Hashable, Sendable {
  /// Where the listing stands.
  public enum Place: Hashable, Sendable {
    /// In place of the rendering.
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
    /// Which of its occurrences is meant, from 1.
    public var occurrence = 1
    /// What is said about it at the side, or nil.
    public var note: String?
    /// Where the directive stands, or nil.
    public var source: SourceRange?
  }

  /// Two marks that belong together.
  public struct Connection: Hashable, Sendable {
    /// The mark that the line starts from, by its place in `marks`.
    public var start: Int
    /// The mark that it leads to.
    public var end: Int
    /// What is said about it, or nil.
    public var note: String?
  }

  /// Where the listing stands.
  public var place = Place.beside
  /// The text that begins the listed declaration, such as `struct Blocks`; nil lists the preview's content.
  public var start: String?
  /// Whether lines are numbered.
  public var isNumbered = false
  /// How many columns a row has at most; longer lines wrap.
  public var columns = 80
  /// What is marked.
  public var marks: [Mark] = []
  /// What belongs together.
  public var connections: [Connection] = []

  /// A listing of the preview's content beside its rendering.
  public init() {}
}
