// What is told beyond where views stand.
extension Emission {
  /// Asks the views from `first` on for their ideal sizes; their own answers have been written down before.
  mutating func addIdealSizes(from first: Int, _ walk: Walk) {
    for (node, view) in walk.views.enumerated() where view >= 0 {
      views[Int(view)].idealSize = walk.engine.tree.size(of: Int32(truncatingIfNeeded: node), in: .unspecified).usable
    }
    for index in views[first...].indices.reversed() where views[index].idealSize == nil && index + 1 < views.count {
      // A view that only draws the effects of the one after it.
      views[index].idealSize = views[index + 1].idealSize
    }
  }
}
