/// A view as both front ends describe it to the core: a leaf, or a layout over children.
///
/// Every modifier with an effect on layout is a layout with one child; there is no list of modifiers. A node may hold
/// closures of the code that created it, so it stays on its thread; the layout that results from it is a plain value.
public struct LayoutNode {
  /// The kind of a node.
  public enum Content {
    /// A view that measures and draws itself.
    case leaf(any Leaf)
    /// A layout over the node's children; a modifier is a layout over a single child.
    case container(LayoutBox)
    /// Several views that belong to the container around them.
    case group
    /// The cells of one row of a grid, with the row's alignment; a group outside of grids.
    case gridRow(VerticalAlignment?)
    /// A change to the environment of the children.
    case environment((inout EnvironmentValues) -> Void)
    /// An explicit alignment guide around one child.
    case alignmentGuide(AlignmentKey, (ViewDimensions) -> Double)
    /// A change to how one child is drawn, without effect on layout.
    case effect(ViewEffect)
    /// A name for the coordinate space of one child.
    case coordinateSpace(AnyHashableSendable)
    /// A change to a preference of one child, or its observation.
    case preference(PreferenceChange)
    /// A function that reads the geometry of one child after layout.
    case geometryObserver((GeometryProxy) -> Void)
    /// A response of one child to input or to its own appearance.
    case interaction(Interaction)
    /// A view that depends on its environment.
    case deferred((EnvironmentValues) -> LayoutNode)
    /// A view that depends on its size.
    case reader((GeometryProxy) -> LayoutNode)
    /// A layer behind or in front of one child that depends on a preference of the child's views.
    case preferenceReader(PreferenceLayer)

    /// Returns the content of a layout; a type-erased or named stack layout is unwrapped.
    public static func layout(_ layout: some Layout, stackOrientation: Axis? = nil) -> Content {
      switch layout {
      case let any as AnyLayout: .layout(any.base)
      // Types rather than their protocol: looking for a conformance is slow at first.
      case let horizontal as HStackLayout: .container(TypedLayoutBox(horizontal.stack))
      case let vertical as VStackLayout: .container(TypedLayoutBox(vertical.stack))
      default: .container(TypedLayoutBox(layout, stackOrientation: stackOrientation))
      }
    }
  }

  /// The view's name in SwiftUI: `HStack`, `frame`, `Text`.
  public var view: String {
    get { storage.view }
    set { own().view = newValue }
  }
  /// The role of the view: the one that was set, or else that of its content.
  public var role: ViewRole {
    get { storage.role ?? storage.content.role }
    set { own().role = newValue }
  }
  /// The text that distinguishes the view from others of its kind: the string of a text, or the name of a colour or
  /// image.
  public var detail: String? {
    get { storage.detail }
    set { own().detail = newValue }
  }
  /// The kind of the node.
  public var content: Content {
    get { storage.content }
    set { own().content = newValue }
  }
  /// The child views.
  public var children: [LayoutNode] {
    get { storage.children }
    _modify { yield &own().children }
  }
  /// The values that the node passes to its container.
  public var traits: Traits {
    get { storage.traits }
    _modify { yield &own().traits }
  }
  /// The source range of the node, or nil if it does not come from a file.
  public var source: SourceRange? {
    get { storage.source }
    set { own().source = newValue }
  }
  /// The position in the structure that creates the view, if the view may be inserted and removed.
  public var key: StructuralKey? {
    get { storage.key }
    set { own().key = newValue }
  }
  /// The number that identifies the view in animations, or 0.
  var identity: Int {
    get { storage.identity }
    set { own().identity = newValue }
  }
  /// The warnings about requests that the node cannot fulfil, a sentence each.
  var ignored: [String] {
    get { storage.ignored }
    _modify { yield &own().ignored }
  }
  /// Whether the node comes from a file.
  package var hasSource: Bool { storage.source != nil }

  /// The node's fields, shared by its copies: a node passes through every modifier and is copied often.
  private var storage: Storage

  /// Creates a node from a view's name in SwiftUI.
  public init(view: String, _ content: Content, children: [LayoutNode] = []) {
    storage = Storage(view, content, children)
  }

  /// A view that draws nothing and takes no space in a container.
  public static var empty: LayoutNode { LayoutNode(view: "EmptyView", .group) }

  /// Returns the storage, copied first if it is shared.
  private mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage
  }

  /// Returns whether both are one value: copies of one node, neither of which has been changed.
  func isIdentical(to other: LayoutNode) -> Bool { storage === other.storage }

  /// Whether the node has children.
  fileprivate var hasChildren: Bool { !storage.children.isEmpty }

  /// Moves the children of an unshared node to an array.
  fileprivate mutating func moveChildren(to others: inout [LayoutNode]) {
    guard hasChildren, isKnownUniquelyReferenced(&storage) else { return }
    while let child = storage.children.popLast() { others.append(child) }
  }
}

extension LayoutNode {
  /// The fields of a node; a tree of any depth is freed level by level, without recursion.
  fileprivate final class Storage {
    @exclusivity(unchecked) var view: String
    @exclusivity(unchecked) var role: ViewRole?
    @exclusivity(unchecked) var detail: String?
    @exclusivity(unchecked) var content: Content
    @exclusivity(unchecked) var children: [LayoutNode]
    @exclusivity(unchecked) var traits = Traits()
    @exclusivity(unchecked) var source: SourceRange?
    @exclusivity(unchecked) var ignored: [String] = []
    @exclusivity(unchecked) var key: StructuralKey?
    @exclusivity(unchecked) var identity = 0

    init(_ view: String, _ content: Content, _ children: [LayoutNode]) {
      self.view = view
      self.content = content
      self.children = children
    }

    init(_ other: Storage) {
      view = other.view
      role = other.role
      detail = other.detail
      content = other.content
      children = other.children
      traits = other.traits
      source = other.source
      ignored = other.ignored
      key = other.key
      identity = other.identity
    }

    deinit {
      guard children.contains(where: \.hasChildren) else { return }
      var rest: [LayoutNode] = []
      swap(&rest, &children)
      while var node = rest.popLast() { node.moveChildren(to: &rest) }
    }
  }
}
