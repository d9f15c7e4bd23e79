/// The children of a container, as seen by the container's layout.
///
/// A value is valid only during the call of the layout that receives it.
public struct LayoutSubviews: RandomAccessCollection {
  let tree: LayoutTree
  let container: Int32
  let children: UnsafeMutablePointer<Int32>
  /// The number of children.
  public let count: Int

  /// The index of the first child.
  public var startIndex: Int { 0 }
  /// The index after the last child.
  public var endIndex: Int { count }
  /// The reading direction of the container.
  public var layoutDirection: LayoutDirection {
    tree.nodes[Int(container)].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
  }

  init(tree: LayoutTree, container: Int32, children: UnsafeMutablePointer<Int32>, count: Int) {
    self.tree = tree
    self.container = container
    self.children = children
    self.count = count
  }

  /// The child at an index.
  public subscript(index: Int) -> LayoutSubview {
    precondition(index >= 0 && index < count, "no subview \(index)")
    return LayoutSubview(tree: tree, node: children[index], ordinal: Int32(truncatingIfNeeded: index))
  }

  /// Returns whether any child may have an explicit value for a guide.
  func mayHave(_ key: AlignmentKey) -> Bool {
    let bit = tree.bit(of: key)
    return contains { tree.nodes[Int($0.node)].guides & bit != 0 }
  }

  /// The proposed lengths on which the size of any child depends.
  var dependence: AxisDependence { reduce([]) { $0.union($1.dependence) } }
}
