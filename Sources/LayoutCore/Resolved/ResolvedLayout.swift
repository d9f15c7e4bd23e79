/// A layout with all sizes and positions resolved, from which figures are drawn and golden files written.
///
/// The views are in one array in pre-order: a million views take one allocation, and no algorithm recurses.
public struct ResolvedLayout: Sendable {
  /// The size of the figure's canvas, in points.
  public var canvas: Size
  /// The visible part of the plane in the coordinates of the canvas, in points: the screen of the device in whose
  /// middle the root is placed, or the canvas.
  public var screen: Rect
  /// The device on whose screen the views are shown, or nil.
  public var device: Screen?
  /// Drawings of the system over the views, such as a status bar, in the coordinates of the canvas.
  public var overlay: [DisplayItem] = []
  /// The views, each before its children; the first is the root.
  public var views: [ResolvedView]
  /// The warnings about modifiers without effect and ignored values.
  public var warnings: [LayoutWarning]
  /// The number of device pixels per point; drawn edges are rounded to whole pixels.
  public var displayScale: Double
  /// The colour scheme that the figure requests, or nil.
  public var colorScheme: ColorScheme?

  /// Creates a layout from views.
  public init(
    canvas: Size, screen: Rect? = nil, views: [ResolvedView], warnings: [LayoutWarning] = [], displayScale: Double = 2,
    colorScheme: ColorScheme? = nil
  ) {
    self.canvas = canvas
    self.screen = screen ?? Rect(size: canvas)
    self.views = views
    self.warnings = warnings
    self.displayScale = displayScale
    self.colorScheme = colorScheme
  }

  /// The part of the screen that is safe from sensors and system controls, in the coordinates of the canvas, or nil if
  /// all of it is.
  public var safeArea: Rect? {
    guard let insets = device?.safeArea, insets != EdgeInsets() else { return nil }
    return screen.inset(by: insets, isRightToLeft: false)
  }

  /// Returns the indices of a view's children, in order.
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < views[index].end {
      result.append(child)
      child = views[child].end
    }
    return result
  }

  /// Returns the indices of the views with a name set by `.id`.
  public func indices(id: String) -> [Int] { views.indices.filter { views[$0].id == id } }
}

/// A view of a resolved layout.
public struct ResolvedView: Sendable {
  /// The view's name in SwiftUI, for output: `HStack`, `frame`, `Text`.
  public var view: String
  /// The text that distinguishes the view from others of its kind: the string of a text, or the name of a colour or
  /// image.
  public var detail: String?
  /// The name set by `.id`.
  public var id: String?
  /// The index after the view's last descendant.
  public var end: Int
  /// The index of the container, or nil for the root.
  public var parent: Int?
  /// The frame in the coordinates of the canvas, in points from the physical left and top, unrounded.
  public var frame: Rect
  /// The proposal at placement.
  public var proposal: ProposedViewSize
  /// The cached responses to proposals, in the order of measurement.
  public var responses: [ResolvedResponse]
  /// The size for an unspecified proposal, in points; nil unless ``ResolvedDetails/idealSizes`` was requested.
  public var idealSize: Size?
  /// The guides by which the container aligns the view, and the baselines of a text.
  public var guides: [ResolvedGuide]
  /// The role of the view.
  public var role: ViewRole
  /// Whether the leading edge is on the right.
  public var isRightToLeft: Bool
  /// The order of drawing among siblings.
  public var zIndex: Double
  /// The items that the view draws itself, in the coordinates of the canvas.
  public var items: [DisplayItem]
  /// The group in which the view and its children are drawn together, or nil if no effect applies.
  ///
  /// Inlinable, because otherwise another module receives a copy of the whole view.
  public var group: DisplayGroup? {
    @inlinable get { effects?.group }
    set { effects = Effects(newValue, interactions, coordinateSpaces, identity, mark) }
  }
  /// The responses to input, the innermost first.
  public internal(set) var interactions: [PlacedInteraction] {
    get { effects?.interactions ?? [] }
    set { effects = Effects(group, newValue, coordinateSpaces, identity, mark) }
  }
  /// The names of the view's coordinate space.
  var coordinateSpaces: [AnyHashableSendable] {
    get { effects?.spaces ?? [] }
    set { effects = Effects(group, interactions, newValue, identity, mark) }
  }
  /// The number that identifies the view in animations, or 0.
  var identity: Int {
    get { effects?.identity ?? 0 }
    set { effects = Effects(group, interactions, coordinateSpaces, newValue, mark) }
  }
  /// The identity that `.id` or a `ForEach` gives the view, in programs that act.
  var mark: ViewMark? {
    get { effects?.mark }
    set { effects = Effects(group, interactions, coordinateSpaces, identity, newValue) }
  }
  /// The alignment of the view's children, if it is a container.
  public var alignment: Alignment?
  /// The spacing before each child of a stack except the first, in points.
  public var spacings: [ResolvedSpacing]
  /// The spacings between the columns and rows of a grid; nil unless ``ResolvedDetails/gridSpacings`` was requested.
  public var gridSpacings: ResolvedGridSpacings?
  /// The annotations that annotation modifiers request.
  public var annotations: [Annotation]
  /// The source range of the view.
  public var source: SourceRange?
  @usableFromInline var effects: Effects?

  /// The storage of effects, outside of the struct: few views have any, and they are half as large as a view.
  @usableFromInline final class Effects: Sendable {
    @usableFromInline let group: DisplayGroup?
    let interactions: [PlacedInteraction]
    let spaces: [AnyHashableSendable]
    let identity: Int
    let mark: ViewMark?

    init?(
      _ group: DisplayGroup?, _ interactions: [PlacedInteraction], _ spaces: [AnyHashableSendable], _ identity: Int,
      _ mark: ViewMark?
    ) {
      if group == nil, interactions.isEmpty, spaces.isEmpty, identity == 0, mark == nil { return nil }
      self.group = group
      self.interactions = interactions
      self.spaces = spaces
      self.identity = identity
      self.mark = mark
    }
  }

  /// Returns whether another view is of the same kind: the same type of view, regardless of its content.
  public func isSameKind(as other: ResolvedView) -> Bool { role == other.role && view == other.view }

  /// Creates a view with a frame and default values for everything else.
  public init(view: String, role: ViewRole, frame: Rect = .zero) {
    self.view = view
    self.role = role
    self.frame = frame
    end = 0
    proposal = .unspecified
    responses = []
    guides = []
    isRightToLeft = false
    zIndex = 0
    items = []
    spacings = []
    annotations = []
  }
}

/// A view's response to a proposal.
public struct ResolvedResponse: Hashable, Sendable {
  /// The proposal; only its lengths along `axes` affect the response.
  public var proposal: ProposedViewSize
  /// The axes whose proposed lengths affect the response.
  public var axes: Axis.Set
  /// The axes whose lengths the response determines.
  public var lengths: Axis.Set
  /// The size in response, in points.
  public var size: Size

  /// Creates a response.
  public init(
    proposal: ProposedViewSize, axes: Axis.Set = [.horizontal, .vertical],
    lengths: Axis.Set = [.horizontal, .vertical], size: Size
  ) {
    self.proposal = proposal
    self.axes = axes
    self.lengths = lengths
    self.size = size
  }
}

/// The value of a guide in a view.
public struct ResolvedGuide: Hashable, Sendable {
  /// The origin of a guide's value.
  public enum Origin: Hashable, Sendable {
    /// The default value of the guide.
    case implicit
    /// A modifier on the view itself.
    case explicit
    /// A descendant, by its index in the layout.
    case inherited(Int)
    /// Several descendants, by their indices, whose values are combined.
    case combined([Int])
  }

  /// The name of the guide.
  public var alignment: String
  /// The axis of the guide.
  public var axis: Axis
  /// The value in points from the view's leading or top edge.
  public var value: Double
  /// The origin of the value.
  public var origin: Origin
  /// Whether the container aligns the view by this guide.
  public var isInForce: Bool
  /// Whether the guide is one of the baselines of text.
  public var isTextBaseline: Bool
  /// The source range of the modifier that set the value, if it is known.
  public var source: SourceRange?

  /// Creates the value of a guide.
  public init(
    alignment: String, axis: Axis, value: Double, origin: Origin, isInForce: Bool = true, isTextBaseline: Bool = false
  ) {
    self.alignment = alignment
    self.axis = axis
    self.value = value
    self.origin = origin
    self.isInForce = isInForce
    self.isTextBaseline = isTextBaseline
  }

  /// Whether the value is explicit and not the guide's default.
  public var isExplicit: Bool { origin != .implicit }
}

/// The spacings between the columns and rows of a grid, each after a column or row, in points.
public final class ResolvedGridSpacings: Sendable {
  /// The spacings between columns.
  public let columns: [ResolvedSpacing]
  /// The spacings between rows.
  public let rows: [ResolvedSpacing]

  /// Creates the spacings of a grid.
  public init(columns: [ResolvedSpacing], rows: [ResolvedSpacing]) {
    self.columns = columns
    self.rows = rows
  }
}

/// The distance between two children of a stack, with its reason.
public struct ResolvedSpacing: Hashable, Sendable {
  /// The distance, in points.
  public var length: Double
  /// The reason: `given`, `default`, `next to a Spacer` or `text above a view`, for example.
  public var reason: String

  /// Creates a distance with its reason.
  public init(length: Double, reason: String) {
    self.length = length
    self.reason = reason
  }
}

/// A warning about a layout, with its source range.
public struct LayoutWarning: Hashable, Sendable {
  /// The kind of a warning.
  public enum Kind: Hashable, Sendable {
    /// A part of the figure that cannot be drawn, so that there is no figure.
    case error
    /// A request that the layout or the drawing cannot fulfil.
    case fault
    /// A modifier without effect, which is often intentional.
    case ineffective
  }

  /// The kind of the warning.
  public var kind: Kind
  /// The text of the warning, in a sentence.
  public var message: String
  /// The source range, or nil if it is unknown.
  public var source: SourceRange?
  /// Whether a placeholder is drawn instead of the view: a labelled area, another symbol or a grey image.
  public var isPlaceholder: Bool

  /// Creates a warning.
  public init(_ message: String, kind: Kind = .fault, source: SourceRange? = nil, isPlaceholder: Bool = false) {
    self.kind = kind
    self.isPlaceholder = isPlaceholder
    self.message = message
    self.source = source
  }
}
