// The details of a layout that are only computed on request.
extension Emission {
  /// Records the spacings of grids.
  mutating func addGridSpacings(_ walk: Walk) {
    let tree = walk.engine.tree
    for (node, view) in walk.views.enumerated() where view >= 0 {
      let node = Int32(truncatingIfNeeded: node)
      guard let box = tree.nodes[Int(node)].box else { continue }
      let layout = box._withUnsafeGuaranteedRef { $0.layout }
      let (subviews, proposal) = (tree.subviews(of: node), views[Int(view)].proposal)
      if let grid = layout as? GridLayout {
        views[Int(view)].gridSpacings = grid.spacings(of: subviews, in: proposal)
      } else if let grid = layout as? LazyGridLayout {
        views[Int(view)].gridSpacings = grid.spacings(of: subviews, in: tree.nodes[Int(node)].size)
      }
    }
  }

  /// Measures the ideal sizes of the views from `first` on, after their cached responses have been recorded.
  mutating func addIdealSizes(from first: Int, _ walk: Walk) {
    for (node, view) in walk.views.enumerated() where view >= 0 {
      views[Int(view)].idealSize = walk.engine.tree.size(of: Int32(truncatingIfNeeded: node), in: .unspecified).usable
    }
    for index in views[first...].indices.reversed() where views[index].idealSize == nil && index + 1 < views.count {
      // A view that only draws the outer effects of the view after it.
      views[index].idealSize = views[index + 1].idealSize
    }
  }
}
