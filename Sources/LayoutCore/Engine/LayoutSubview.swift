/// One child of a container, as its layout sees it.
///
/// Valid while the layout is at work.
public struct LayoutSubview: Equatable {
  let tree: LayoutTree
  let node: Int32
  let ordinal: Int32

  /// Whether both are the same child.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.tree.storage == b.tree.storage && a.node == b.node
  }

  /// The size that the child takes within a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { tree.size(of: node, in: proposal) }

  /// The size and the guides that the child has within a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), of: MeasuredView(tree: tree, node: node, offer: Size(proposal)))
  }

  /// The distances that the child prefers to its neighbours.
  public var spacing: ViewSpacing {
    let index = tree.nodes[Int(node)].spacing
    return index < 0 ? ViewSpacing() : tree.storage.pointee.spacings[Int(index)]
  }

  /// The priority with which a stack shares out space.
  public var priority: Double { tree.nodes[Int(node)].priority }
  /// Which proposed lengths the child's size depends on.
  public var dependence: AxisDependence { tree.nodes[Int(node)].dependence }

  /// A value that the child tells its container.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    trait(.type(ObjectIdentifier(key))) as? K.Value ?? K.defaultValue
  }

  /// A value that the child tells its container, or nil.
  public func trait(_ key: TraitKey) -> Any? { tree.notes(of: node)?.traits.values[key] }

  /// All children of the container.
  public var siblings: LayoutSubviews { tree.subviews(of: tree.nodes[Int(node)].parent) }

  /// Puts the child so that a point of it is at a position, in coordinates in which x counts from leading.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let origin = Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    place(at: origin, measured: size, in: proposal)
  }

  /// Puts the child by an alignment: the default guides of the bounds on the child's own.
  ///
  /// Source: SEMANTICS 3.3.
  func place(in bounds: Rect, alignment: Alignment, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let frame = ViewDimensions(bounds.size, of: nil)
    let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    let origin = Point(
      x: x.value(in: frame) - guide(x, at: size, in: proposal), y: y.value(in: frame) - guide(y, at: size, in: proposal)
    )
    place(at: bounds.origin + origin, measured: size, in: proposal)
  }

  /// Puts the child whose size is known.
  func place(at origin: Point, measured size: Size, in proposal: ProposedViewSize) {
    tree.place(node, ordinal, at: origin, size: size, offer: Size(proposal))
  }

  /// The child's value for a guide: `dimensions(in:)[key]` where the size is known.
  func guide(_ key: AlignmentKey, at size: Size, in proposal: ProposedViewSize) -> Double {
    let guides = tree.nodes[Int(node)].guides
    if guides == 0, key.kind != .custom { return key.value(in: ViewDimensions(size, of: nil)) }
    return ViewDimensions(size, of: MeasuredView(tree: tree, node: node, offer: Size(proposal)))[key]
  }
}
