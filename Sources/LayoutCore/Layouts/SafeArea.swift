/// A container's bounds and the safe part of it, in the coordinates of the tree's root, from the physical left and top.
///
/// The canvas has a safe area; a view with a `safeAreaInset` or `safeAreaPadding` creates another for the views inside
/// it.
struct SafeArea {
  /// The bounds of the container.
  var bounds: Rect
  /// The part of the bounds that nothing covers.
  var safe: Rect

  /// Creates a safe area from a container's bounds and their safe part.
  init(bounds: Rect, safe: Rect) {
    self.bounds = bounds
    self.safe = safe
  }

  /// Returns a frame extended to the edges of the bounds on the sides where it reaches the edges of the safe part.
  func extending(_ frame: Rect, on edges: PhysicalEdges) -> Rect {
    let left = edges.left && frame.minX < safe.minX + 0.01 ? min(bounds.minX, frame.minX) : frame.minX
    let right = edges.right && frame.maxX > safe.maxX - 0.01 ? max(bounds.maxX, frame.maxX) : frame.maxX
    let top = edges.top && frame.minY < safe.minY + 0.01 ? min(bounds.minY, frame.minY) : frame.minY
    let bottom = edges.bottom && frame.maxY > safe.maxY - 0.01 ? max(bounds.maxY, frame.maxY) : frame.maxY
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A set of sides, named by physical left and right.
struct PhysicalEdges {
  var top, left, bottom, right: Bool

  /// Creates the physical sides of a set, given the layout direction.
  init(_ edges: Edge.Set, isRightToLeft: Bool) {
    top = edges.contains(.top)
    bottom = edges.contains(.bottom)
    left = edges.contains(isRightToLeft ? .trailing : .leading)
    right = edges.contains(isRightToLeft ? .leading : .trailing)
  }
}

/// A layout that creates a safe area for its first child, which may extend beyond it by ignoring the safe area.
protocol SafeAreaReducing: Layout {
  /// Returns the insets of the first child's safe area from the container's edges, in points; the children must have
  /// been placed.
  func reduction(of subviews: Subviews) -> EdgeInsets
}

extension LayoutTree {
  /// Returns the distances by which a placed view extends beyond its frame if it ignores, on some sides, every safe
  /// area whose edge it reaches.
  ///
  /// The content of a scroll view has no safe area: the scroll view itself keeps within it.
  func outsetsBeyondSafeArea(of node: Int32, on edges: Edge.Set) -> EdgeInsets {
    guard storage.pointee.area != nil || storage.pointee.reducesSafeArea else { return EdgeInsets() }
    let path = pathWithFrames(to: node)
    guard let frame = path.last?.frame else { return EdgeInsets() }
    let isRightToLeft = nodes[Int(node)].flags.contains(.rightToLeft)
    let edges = PhysicalEdges(edges, isRightToLeft: isRightToLeft)
    var reach = frame
    var isInWindow = false
    for index in stride(from: path.count - 2, through: 0, by: -1) {
      if nodes[Int(path[index].node)].box?._withUnsafeGuaranteedRef({ $0.properties.isWindow }) == true {
        isInWindow = true
        break
      }
      guard let area = safeArea(within: path[index].node, frame: path[index].frame, around: path[index + 1].node) else {
        continue
      }
      reach = area.extending(reach, on: edges)
    }
    if !isInWindow, let area = storage.pointee.area { reach = area.extending(reach, on: edges) }
    let (left, right) = (frame.minX - reach.minX, reach.maxX - frame.maxX)
    return EdgeInsets(
      top: frame.minY - reach.minY, leading: isRightToLeft ? right : left, bottom: reach.maxY - frame.maxY,
      trailing: isRightToLeft ? left : right)
  }

  /// Returns a view's frame in the canvas, extended beyond every safe area that it touches.
  func frameBeyondSafeArea(of node: Int32, _ frame: Rect) -> Rect {
    let outsets = outsetsBeyondSafeArea(of: node, on: .all)
    let outward = EdgeInsets(
      top: -outsets.top, leading: -outsets.leading, bottom: -outsets.bottom, trailing: -outsets.trailing)
    return frame.inset(by: outward, isRightToLeft: nodes[Int(node)].flags.contains(.rightToLeft))
  }

  /// Returns the safe area that a view creates for a child, or nil if it creates none.
  private func safeArea(within node: Int32, frame: Rect, around child: Int32) -> SafeArea? {
    guard let box = nodes[Int(node)].box else { return nil }
    return box._withUnsafeGuaranteedRef { box in
      guard box.properties.reducesSafeArea, let layout = box.layout as? any SafeAreaReducing else { return nil }
      let subviews = subviews(of: node)
      guard subviews.first?.node == child else { return nil }
      let isRightToLeft = nodes[Int(node)].flags.contains(.rightToLeft)
      return SafeArea(
        bounds: frame, safe: frame.inset(by: layout.reduction(of: subviews), isRightToLeft: isRightToLeft))
    }
  }

  /// Returns the views from the root to a placed view with their frames, in points from the physical left and top.
  private func pathWithFrames(to node: Int32) -> [(node: Int32, frame: Rect)] {
    var path = [node]
    while let last = path.last, nodes[Int(last)].parent >= 0 { path.append(nodes[Int(last)].parent) }
    var result: [(node: Int32, frame: Rect)] = []
    for node in path.reversed() {
      let flat = nodes[Int(node)]
      var frame = Rect(origin: flat.origin, size: flat.size)
      if let outer = result.last {
        let isMirrored = nodes[Int(outer.node)].flags.contains(.rightToLeft)
        let x =
          isMirrored ? outer.frame.maxX - flat.origin.x - flat.size.width : outer.frame.minX + flat.origin.x
        frame.origin = Point(x: x, y: outer.frame.minY + flat.origin.y)
      }
      result.append((node, frame))
    }
    return result
  }
}

extension Rect {
  /// Returns the rectangle reduced by insets, with leading and trailing resolved by the layout direction.
  func inset(by insets: EdgeInsets, isRightToLeft: Bool) -> Rect {
    Rect(
      x: minX + (isRightToLeft ? insets.trailing : insets.leading), y: minY + insets.top,
      width: width - insets.horizontal, height: height - insets.vertical)
  }
}
