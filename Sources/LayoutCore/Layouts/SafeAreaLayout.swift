/// A child that reaches to the canvas's edges where its frame touches the safe area's.
///
/// The size is the child's within the safe area; only in its place it is offered what lies beyond.
public struct SafeAreaLayout: UnaryLayout {
  /// The sides on which the child reaches further.
  public var ignoredEdges: Edge.Set

  /// A child that reaches to the canvas's edges on some sides.
  public init(ignoredEdges: Edge.Set = .all) { self.ignoredEdges = ignoredEdges }

  /// A modifier that is no layout to its container.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, passesPriority: true) }

  /// The child's size.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size { child.sizeThatFits(proposal) }

  /// Offers the child what lies beyond the safe area, and centres it there.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    let beyond = child.roomBeyondSafeArea(on: ignoredEdges)
    guard beyond != EdgeInsets() else { return child.place(at: bounds.origin, proposal: proposal) }
    let offer = Size(width: bounds.width + beyond.horizontal, height: bounds.height + beyond.vertical)
    let whole = Rect(origin: bounds.origin - Point(x: beyond.leading, y: beyond.top), size: offer)
    child.place(in: whole, alignment: .center, proposal: ProposedViewSize(offer))
  }

  /// The child's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence }
}

extension LayoutSubview {
  /// The room beyond the safe area on the sides where the container of the child touches it.
  fileprivate func roomBeyondSafeArea(on edges: Edge.Set) -> EdgeInsets {
    let container = tree.nodes[Int(node)].parent
    guard let context = tree.storage.pointee.canvas, tree.storage.pointee.trial == nil, container >= 0 else {
      return EdgeInsets()
    }
    let room = context.insets(of: tree.frame(of: container, in: Rect(size: context.canvas)))
    let isMirrored = tree.nodes[Int(container)].flags.contains(.rightToLeft)
    let (leading, trailing) = isMirrored ? (room.trailing, room.leading) : (room.leading, room.trailing)
    return EdgeInsets(
      top: edges.contains(.top) ? room.top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? room.bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension LayoutTree {
  /// The frame that a placed view has in the canvas, physical left to right.
  func frame(of node: Int32, in canvas: Rect) -> Rect {
    var path = [node]
    while let last = path.last, nodes[Int(last)].parent >= 0 { path.append(nodes[Int(last)].parent) }
    var frame = canvas
    var isMirrored = false
    for node in path.reversed() {
      let flat = nodes[Int(node)]
      let x = isMirrored ? frame.maxX - flat.origin.x - flat.size.width : frame.minX + flat.origin.x
      frame = Rect(origin: Point(x: x, y: frame.minY + flat.origin.y), size: flat.size)
      isMirrored = flat.flags.contains(.rightToLeft)
    }
    return frame
  }
}
