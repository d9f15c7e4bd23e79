/// A view of a flattened tree, with the values that the engine reads and writes while it measures.
struct FlatNode: BitwiseCopyable {
  /// The Boolean properties of a view.
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// The view measures itself.
    static let leaf = Flags(rawValue: 1)
    /// The view's leading edge is on the right.
    static let rightToLeft = Flags(rawValue: 2)
    /// The view has been placed.
    static let placed = Flags(rawValue: 4)
  }

  /// The layout, or nil for a leaf.
  var box: Unmanaged<LayoutBox>?
  /// The size at placement, in points.
  var size = Size.zero
  /// The origin in the container, in points, with x from the leading edge.
  var origin = Point.zero
  /// The proposal at placement; NaN stands for unspecified.
  var offer = Size(width: .nan, height: .nan)
  /// The layout priority.
  var priority = 0.0
  /// The index of the container, or -1 for the root.
  var parent: Int32 = -1
  /// The index of the first child in the table of children; for a leaf its index in the table of leaves.
  var first: Int32 = 0
  /// The number of children.
  var count: Int32 = 0
  /// The index of the latest cached response, or -1.
  var response: Int32 = -1
  /// The index of the latest cached response about the height, if the axes are separate, or -1.
  var heightResponse: Int32 = -1
  /// The index of the notes with rarely needed properties, or -1.
  var notes: Int32 = -1
  /// The index of the spacing preferences, or -1 for the default ones.
  var spacing: Int32 = -1
  /// The index of the view's name in the table of names.
  var name: Int32 = 0
  /// The guides that can have an explicit value in the view, a bit each.
  var guides: UInt32 = 0
  /// The proposed lengths on which the size depends.
  var dependence = AxisDependence.all
  /// The Boolean properties.
  var flags: Flags = []
  /// The role of the view.
  var role = ViewRole.container
}

/// A cached response that depends on one proposed length; NaN stands for unspecified.
struct NarrowResponse: BitwiseCopyable {
  var length: Double
  var size: Size
  var next: Int32
}

/// A cached response that depends on both proposed lengths; NaN stands for unspecified.
struct WideResponse: BitwiseCopyable {
  var offer: Size
  var size: Size
  var next: Int32
}

/// The rarely needed properties of a view.
final class NodeNotes {
  /// An explicit guide set by a modifier.
  struct Guide {
    let key: AlignmentKey
    let value: (ViewDimensions) -> Double
    let source: SourceRange?
  }

  /// An effect with the name of its modifier.
  struct Effect {
    let name: String
    let effect: ViewEffect
  }

  /// The text that distinguishes the view from others of its kind.
  @exclusivity(unchecked) var detail: String?
  /// The source range of the view.
  @exclusivity(unchecked) var source: SourceRange?
  /// The number that identifies the view in animations, or 0.
  @exclusivity(unchecked) var identity = 0
  /// The values that the view passes to its container.
  @exclusivity(unchecked) var traits = Traits()
  /// The explicit guides, the innermost first.
  @exclusivity(unchecked) var guides: [Guide] = []
  /// A bit for each of the first 64 guides whose value has been read.
  @exclusivity(unchecked) var readGuides: UInt64 = 0
  /// The effects, the innermost first.
  @exclusivity(unchecked) var effects: [Effect] = []
  /// The names of the view's coordinate space.
  @exclusivity(unchecked) var coordinateSpaces: [AnyHashableSendable] = []
  /// The changes to preferences, the innermost first.
  @exclusivity(unchecked) var preferences: [PreferenceChange] = []
  /// The functions that read the view's geometry after layout.
  @exclusivity(unchecked) var geometryObservers: [(GeometryProxy) -> Void] = []
  /// The responses to input, the innermost first.
  @exclusivity(unchecked) var interactions: [PlacedInteraction] = []
  /// The content that is laid out when the view's size is known.
  @exclusivity(unchecked) var content: DependentContent?
  /// The environment of the content.
  @exclusivity(unchecked) var environment: EnvironmentValues?

  /// Creates empty notes.
  init() {}
}

/// Views that are created when a size or a preference is known.
enum DependentContent {
  /// The content of a `GeometryReader`.
  case reader((GeometryProxy) -> LayoutNode)
  /// A layer that depends on a preference.
  case layer(PreferenceLayer)
}
