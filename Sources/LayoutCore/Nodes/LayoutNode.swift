/// A view as both front ends hand it to the core: a leaf, or a layout over children.
///
/// Every modifier with an effect on layout is a layout with one child; there is no list of modifiers. A node may hold
/// closures of the code that made it, so it stays on the thread that made it; what it resolves to is a plain value.
public struct LayoutNode {
  /// What a node is.
  public enum Content {
    /// A view that measures and draws itself.
    case leaf(any Leaf)
    /// A layout over the node's children; a modifier is one over a single child.
    case container(LayoutBox)
    /// Several views that stand for themselves in whatever container they are in.
    case group
    /// The cells of one row of a grid, with an alignment for them; a group elsewhere.
    case gridRow(VerticalAlignment?)
    /// A change to what the children inherit.
    case environment((inout EnvironmentValues) -> Void)
    /// An explicit alignment guide around one child.
    case alignmentGuide(AlignmentKey, (ViewDimensions) -> Double)
    /// A change to how one child is drawn, without effect on layout.
    case effect(ViewEffect)
    /// A name for the coordinates of one child.
    case coordinateSpace(AnyHashableSendable)
    /// A value that one child tells the views around it.
    case preference(PreferenceChange)
    /// Something that reads the place of one child once it is known.
    case geometryObserver((GeometryProxy) -> Void)
    /// A view that depends on what it inherits.
    case deferred((EnvironmentValues) -> LayoutNode)
    /// A view that depends on the size it is given.
    case reader((GeometryProxy) -> LayoutNode)
    /// A layer on one child that depends on what the child's views tell.
    case preferenceReader(PreferenceLayer)

    /// A layout over the node's children.
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
  /// What the view is: what its content makes of it, where nothing else was set.
  public var role: ViewRole {
    get { storage.role ?? storage.content.role }
    set { own().role = newValue }
  }
  /// What distinguishes the view from others of its kind: a text's string, a colour's or an image's name.
  public var detail: String? {
    get { storage.detail }
    set { own().detail = newValue }
  }
  /// What the node is.
  public var content: Content {
    get { storage.content }
    set { own().content = newValue }
  }
  /// The views within.
  public var children: [LayoutNode] {
    get { storage.children }
    _modify { yield &own().children }
  }
  /// What the node tells its container.
  public var traits: Traits {
    get { storage.traits }
    _modify { yield &own().traits }
  }
  /// Where the node comes from, if it comes from a file.
  public var source: SourceRange? {
    get { storage.source }
    set { own().source = newValue }
  }
  /// What was asked of the node and cannot be, a sentence each, for warnings.
  var ignored: [String] {
    get { storage.ignored }
    _modify { yield &own().ignored }
  }
  /// Whether the node comes from a file.
  package var hasSource: Bool { storage.source != nil }

  /// What the node is, held by every copy of it: nodes are handed on through every modifier and copied often.
  private var storage: Storage

  /// A node.
  public init(view: String, _ content: Content, children: [LayoutNode] = []) {
    storage = Storage(view, content, children)
  }

  /// A view that shows nothing and takes no place in a container.
  public static var empty: LayoutNode { LayoutNode(view: "EmptyView", .group) }

  /// The storage, held by nobody else.
  private mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage
  }

  /// Whether there are views within.
  fileprivate var hasChildren: Bool { !storage.children.isEmpty }

  /// Takes the views within out of a node that nobody else holds, and adds them to others.
  fileprivate mutating func moveChildren(to others: inout [LayoutNode]) {
    guard hasChildren, isKnownUniquelyReferenced(&storage) else { return }
    while let child = storage.children.popLast() { others.append(child) }
  }
}

extension LayoutNode {
  /// What a node is; a tree of any depth is freed level by level instead of by recursion.
  fileprivate final class Storage {
    @exclusivity(unchecked) var view: String
    @exclusivity(unchecked) var role: ViewRole?
    @exclusivity(unchecked) var detail: String?
    @exclusivity(unchecked) var content: Content
    @exclusivity(unchecked) var children: [LayoutNode]
    @exclusivity(unchecked) var traits = Traits()
    @exclusivity(unchecked) var source: SourceRange?
    @exclusivity(unchecked) var ignored: [String] = []

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
    }

    deinit {
      guard children.contains(where: \.hasChildren) else { return }
      var rest: [LayoutNode] = []
      swap(&rest, &children)
      while var node = rest.popLast() { node.moveChildren(to: &rest) }
    }
  }
}
