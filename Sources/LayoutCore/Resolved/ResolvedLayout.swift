/// A layout with every number found: what figures are drawn from, and what a golden file holds.
///
/// The views stand in one array in pre-order, so that a million of them are one allocation and nothing recurses.
public struct ResolvedLayout: Sendable {
  /// The size of the figure's canvas, in points.
  public var canvas: Size
  /// The part of the plane that a reader would see, in the canvas's coordinates: the screen of the device in whose middle the
  /// root stands, or the canvas alone.
  public var screen: Rect
  /// The views, each before its children; the first is the root.
  public var views: [ResolvedView]
  /// What the layout noticed: values without effect, numbers that were ignored.
  public var warnings: [LayoutWarning]
  /// Device pixels per point, to which drawn edges are rounded.
  public var displayScale: Double
  /// The appearance that the figure asks for, or nil.
  public var colorScheme: ColorScheme?

  /// A layout of views.
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

  /// The indices of a view's children, in order.
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < views[index].end {
      result.append(child)
      child = views[child].end
    }
    return result
  }

  /// The indices of the views with a name given by `.id`.
  public func indices(id: String) -> [Int] { views.indices.filter { views[$0].id == id } }
}

/// One view of a resolved layout.
public struct ResolvedView: Sendable {
  /// The view's name in SwiftUI, for people: `HStack`, `frame`, `Text`.
  public var view: String
  /// What distinguishes the view from others of its kind: a text's string, a colour's or an image's name.
  public var detail: String?
  /// The name given by `.id`.
  public var id: String?
  /// The index after the last descendant.
  public var end: Int
  /// The index of the container, or nil for the root.
  public var parent: Int?
  /// The frame in the canvas, physical left to right and y down, in points, not rounded.
  public var frame: Rect
  /// What the view was last proposed.
  public var proposal: ProposedViewSize
  /// What the view was asked with, and answered, in the order of asking.
  public var answers: [ResolvedAnswer]
  /// The size that the view takes when it is proposed nothing; nil where ``ResolvedDetails/idealSizes`` was not asked for.
  public var idealSize: Size?
  /// The guides that the container aligned the view by, and baselines that the view has.
  public var guides: [ResolvedGuide]
  /// What the view is.
  public var role: ViewRole
  /// Whether leading is right.
  public var isRightToLeft: Bool
  /// The order of drawing among siblings.
  public var zIndex: Double
  /// What the view draws itself, in the coordinates of the canvas.
  public var items: [DisplayItem]
  /// How the view and its children are drawn together; nil draws them plainly.
  ///
  /// Inlinable: a function of another module is given a copy of the whole view.
  public var group: DisplayGroup? {
    @inlinable get { effects?.group }
    set { effects = newValue.map(Effects.init) }
  }
  /// The alignment by which the view puts its children, for containers.
  public var alignment: Alignment?
  /// The spacing chosen before each child but the first, for stacks, in points.
  public var spacings: [ResolvedSpacing]
  /// The spacings between the columns and rows of a grid, nil where ``ResolvedDetails/gridSpacings`` was not asked for.
  public var gridSpacings: ResolvedGridSpacings?
  /// What an annotation modifier asks for.
  public var annotations: [Annotation]
  /// Where the view comes from.
  public var source: SourceRange?
  @usableFromInline var effects: Effects?

  /// Effects apart from the view: few views have any, and they are as large as half a view.
  @usableFromInline final class Effects: Sendable {
    @usableFromInline let group: DisplayGroup

    init(_ group: DisplayGroup) { self.group = group }
  }

  /// Whether another view is of the same kind: the same type of view, whatever it shows.
  public func isSameKind(as other: ResolvedView) -> Bool { role == other.role && view == other.view }

  /// A view with a frame; everything else is empty.
  public init(view: String, role: ViewRole, frame: Rect = .zero) {
    self.view = view
    self.role = role
    self.frame = frame
    end = 0
    proposal = .unspecified
    answers = []
    guides = []
    isRightToLeft = false
    zIndex = 0
    items = []
    spacings = []
    annotations = []
  }
}

/// A size that a view answered to a proposal.
public struct ResolvedAnswer: Hashable, Sendable {
  /// What the view was proposed; only the lengths along `axes` mattered.
  public var proposal: ProposedViewSize
  /// The axes whose proposed lengths mattered to the answer.
  public var axes: Axis.Set
  /// The axes that the answer is about.
  public var lengths: Axis.Set
  /// The answer.
  public var size: Size

  /// An answer.
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
  /// Where a guide's value comes from.
  public enum Origin: Hashable, Sendable {
    /// The default of the guide.
    case implicit
    /// A modifier on the view itself.
    case explicit
    /// A descendant, by its index in the layout.
    case inherited(Int)
    /// Several descendants, whose values were combined.
    case combined([Int])
  }

  /// The guide's name.
  public var alignment: String
  /// The axis along which the value lies.
  public var axis: Axis
  /// The value in the view's own coordinates, from leading or top, in points.
  public var value: Double
  /// Where the value comes from.
  public var origin: Origin
  /// Whether the container put the view by this guide.
  public var isInForce: Bool
  /// Whether the guide is one of the baselines of text.
  public var isTextBaseline: Bool

  /// The value of a guide.
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

  /// Whether the value is not the guide's default.
  public var isExplicit: Bool { origin != .implicit }
}

/// The spacings between the tracks of a grid, each after a track, in points.
public final class ResolvedGridSpacings: Sendable {
  /// Between the columns.
  public let columns: [ResolvedSpacing]
  /// Between the rows.
  public let rows: [ResolvedSpacing]

  /// Spacings between columns and rows.
  public init(columns: [ResolvedSpacing], rows: [ResolvedSpacing]) {
    self.columns = columns
    self.rows = rows
  }
}

/// A distance that a stack put between two children, and why.
public struct ResolvedSpacing: Hashable, Sendable {
  /// The distance in points.
  public var length: Double
  /// The reason, in words: `given`, `default`, `next to a Spacer`, `text above a view`.
  public var reason: String

  /// A distance and its reason.
  public init(length: Double, reason: String) {
    self.length = length
    self.reason = reason
  }
}

/// Something that the layout noticed, with its place.
public struct LayoutWarning: Hashable, Sendable {
  /// What a warning is about.
  public enum Kind: Hashable, Sendable {
    /// Something that could not be laid out or drawn as asked.
    case fault
    /// Something that was written and has no effect; often on purpose.
    case ineffective
  }

  /// What the warning is about.
  public var kind: Kind
  /// What was noticed, in a sentence.
  public var message: String
  /// Where.
  public var source: SourceRange?

  /// A warning.
  public init(_ message: String, kind: Kind = .fault, source: SourceRange? = nil) {
    self.kind = kind
    self.message = message
    self.source = source
  }
}
