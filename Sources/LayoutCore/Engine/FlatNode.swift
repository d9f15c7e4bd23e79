/// One view of a flattened tree: what the engine reads and writes while it measures.
struct FlatNode: BitwiseCopyable {
  /// Facts that take one bit.
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// The view measures itself.
    static let leaf = Flags(rawValue: 1)
    /// Leading is right.
    static let rightToLeft = Flags(rawValue: 2)
    /// The view has a place.
    static let placed = Flags(rawValue: 4)
  }

  /// The layout, or nil for a leaf.
  var box: Unmanaged<LayoutBox>?
  /// The size in its place.
  var size = Size.zero
  /// The corner in the container, x from leading.
  var origin = Point.zero
  /// What the view was proposed in its place; NaN is nothing.
  var offer = Size(width: .nan, height: .nan)
  /// The priority in a stack.
  var priority = 0.0
  /// The container, or -1.
  var parent: Int32 = -1
  /// The start of the children in the table of children; for a leaf its place in the table of leaves.
  var first: Int32 = 0
  /// The number of children.
  var count: Int32 = 0
  /// The latest answer, or -1.
  var answer: Int32 = -1
  /// The latest answer about the height where the axes are separate, or -1.
  var heightAnswer: Int32 = -1
  /// What is rarely needed, or -1.
  var notes: Int32 = -1
  /// The preferred distances, or -1 for the standard ones.
  var spacing: Int32 = -1
  /// The view's name in the table of names.
  var name: Int32 = 0
  /// The guides that may have an explicit value here, a bit each.
  var guides: UInt32 = 0
  /// Which proposed lengths matter.
  var dependence = AxisDependence.all
  /// Facts that take one bit.
  var flags: Flags = []
  /// What the view is.
  var role = ViewRole.container
}

/// An answer that depends on one proposed length, NaN for nothing.
struct NarrowAnswer: BitwiseCopyable {
  var length: Double
  var size: Size
  var next: Int32
}

/// An answer that depends on both proposed lengths, NaN for nothing.
struct WideAnswer: BitwiseCopyable {
  var offer: Size
  var size: Size
  var next: Int32
}

/// What is rarely needed of a node.
final class NodeNotes {
  /// A guide set by a modifier.
  struct Guide {
    let key: AlignmentKey
    let value: (ViewDimensions) -> Double
    let source: SourceRange?
  }

  /// An effect and the name of its modifier.
  struct Effect {
    let name: String
    let effect: ViewEffect
  }

  /// What distinguishes the view from others of its kind.
  @exclusivity(unchecked) var detail: String?
  /// Where the view comes from.
  @exclusivity(unchecked) var source: SourceRange?
  /// What the view tells its container.
  @exclusivity(unchecked) var traits = Traits()
  /// The guides, the innermost first.
  @exclusivity(unchecked) var guides: [Guide] = []
  /// Which of the first 64 guides were asked for.
  @exclusivity(unchecked) var askedGuides: UInt64 = 0
  /// The effects, the innermost first.
  @exclusivity(unchecked) var effects: [Effect] = []
  /// Names of the view's coordinates.
  @exclusivity(unchecked) var coordinateSpaces: [AnyHashableSendable] = []
  /// Changes to preferences, the innermost first.
  @exclusivity(unchecked) var preferences: [PreferenceChange] = []
  /// What reads the view's place once it is known.
  @exclusivity(unchecked) var geometryObservers: [(GeometryProxy) -> Void] = []
  /// What is laid out once the view has its size.
  @exclusivity(unchecked) var content: DependentContent?
  /// What the content inherits.
  @exclusivity(unchecked) var environment: EnvironmentValues?

  /// Notes that say nothing.
  init() {}
}

/// Views that are made once a size or a preference is known.
enum DependentContent {
  /// The content of a `GeometryReader`.
  case reader((GeometryProxy) -> LayoutNode)
  /// A layer made of a preference.
  case layer(PreferenceLayer)
}
