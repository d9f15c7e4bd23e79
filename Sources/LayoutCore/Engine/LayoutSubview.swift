/// A child of a container, as seen by the container's layout.
///
/// A value is valid only during the call of the layout that receives it.
public struct LayoutSubview: Equatable {
  let tree: LayoutTree
  let node: Int32
  let ordinal: Int32

  /// Returns whether both are the same child.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.tree.storage == b.tree.storage && a.node == b.node
  }

  /// Returns the child's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { tree.size(of: node, in: proposal) }

  /// Returns the child's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), of: MeasuredView(tree: tree, node: node, offer: Size(proposal)))
  }

  /// The spacing that the child prefers to its neighbours.
  public var spacing: ViewSpacing {
    let index = tree.nodes[Int(node)].spacing
    return index < 0 ? ViewSpacing() : tree.storage.pointee.spacings[Int(index)]
  }

  /// The priority with which a stack distributes space.
  public var priority: Double { tree.nodes[Int(node)].priority }
  /// The proposed lengths on which the child's size depends.
  package var dependence: AxisDependence { tree.nodes[Int(node)].dependence }

  /// The value that the child sets for a layout key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    trait(.type(ObjectIdentifier(key))) as? K.Value ?? K.defaultValue
  }

  /// Returns the value that the child sets for a key, or nil.
  package func trait(_ key: TraitKey) -> Any? { tree.notes(of: node)?.traits.values[key] }

  /// All children of the container, including this one.
  package var siblings: LayoutSubviews { tree.subviews(of: tree.nodes[Int(node)].parent) }

  /// Places the child with a unit point of it at a position, in points, with x from the leading edge.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let origin = Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    place(at: origin, measured: size, in: proposal)
  }

  /// Places the child by an alignment: the default guides of the bounds meet the child's own.
  ///
  /// Rule: <doc:Frames#Alignment>.
  func place(in bounds: Rect, alignment: Alignment, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let frame = ViewDimensions(bounds.size, of: nil)
    let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    let origin = Point(
      x: x.value(in: frame) - guide(x, at: size, in: proposal), y: y.value(in: frame) - guide(y, at: size, in: proposal)
    )
    place(at: bounds.origin + origin, measured: size, in: proposal)
  }

  /// Places the child, with a size that has been measured for the proposal.
  func place(at origin: Point, measured size: Size, in proposal: ProposedViewSize) {
    tree.place(node, ordinal, at: origin, size: size, offer: Size(proposal))
  }

  /// Returns the child's value of a guide, like `dimensions(in:)[key]`, for a size that has been measured.
  func guide(_ key: AlignmentKey, at size: Size, in proposal: ProposedViewSize) -> Double {
    let guides = tree.nodes[Int(node)].guides
    if guides == 0, key.kind != .custom { return key.value(in: ViewDimensions(size, of: nil)) }
    return ViewDimensions(size, of: MeasuredView(tree: tree, node: node, offer: Size(proposal)))[key]
  }
}
