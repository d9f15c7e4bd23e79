import PlumblineLayout

extension Vocabulary {
  /// Adds the members of the layout core's values, such as points, colours and fonts, and the conversions between them.
  mutating func addValues() {
    for (type, add) in Self.declaredMembers { later([type], add) }
    addDeclaredFunctions()
    aliases["Alignment.Horizontal"] = "HorizontalAlignment"
    aliases["VerticalEdge.Set"] = "Edge.Set"
    aliases["ProjectionTransform"] = "CGAffineTransform"
    aliases["UIImage.Orientation"] = "Image.Orientation"
    aliases["ToolbarTitleDisplayMode"] = "NavigationBarItem.TitleDisplayMode"
    type("Path", parents: ["Shape"])
    conversion(from: .axis, to: .axisSet) { Axis.Set($0) }
    conversion(from: .edge, to: .edgeSet) { Edge.Set($0) }
    conversion(from: .verticalEdge, to: .edgeSet) { Edge.Set($0.edge) }
  }
}
