extension LayoutNode {
  /// Returns the view in a frame with a fixed length on either axis, in points.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> LayoutNode {
    modified("frame", by: FixedFrameLayout(width: width, height: height, alignment: alignment))
      .ignoring([("width", width), ("height", height)], of: "a frame") { $0.isFinite && $0 >= 0 }
  }

  /// Returns the view in a frame with limits on either axis, in points.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> LayoutNode {
    modified(
      "frame",
      by: FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    ).ignoring(
      [
        ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth), ("minHeight", minHeight),
        ("idealHeight", idealHeight), ("maxHeight", maxHeight),
      ], of: "a frame"
    ) { $0 >= 0 }
  }

  /// Returns the view with padding, in points.
  public func padding(_ insets: EdgeInsets) -> LayoutNode {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    let length = all.first { !$0.isFinite }
    return modified("padding", by: PaddingLayout(insets: insets))
      .ignoring([("length", length)], of: "a padding", unless: \.isFinite)
  }

  /// Returns the view with padding on some sides, in points; nil for the default of 16.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> LayoutNode {
    padding(EdgeInsets(edges, length ?? EdgeInsets.standardLength))
  }

  /// Returns the view with the same padding on all sides, in points.
  public func padding(_ length: Double) -> LayoutNode { padding(.all, length) }

  /// Returns the view at its ideal size on both axes.
  public func fixedSize() -> LayoutNode { fixedSize(horizontal: true, vertical: true) }

  /// Returns the view at its ideal size on some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> LayoutNode {
    modified("fixedSize", by: FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Returns the view with a ratio of width to height; nil for the ratio of its ideal size.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> LayoutNode {
    modified("aspectRatio", by: AspectRatioLayout(ratio: ratio, contentMode: contentMode))
      .ignoring([("ratio", ratio)], of: "an aspect ratio") { $0.isFinite && $0 > 0 }
  }

  /// Returns the view with the aspect ratio of a size.
  public func aspectRatio(_ size: Size, contentMode: ContentMode) -> LayoutNode {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Returns the view with the aspect ratio of its ideal size, as large as fits the proposal.
  public func scaledToFit() -> LayoutNode { aspectRatio(contentMode: .fit) }

  /// Returns the view with the aspect ratio of its ideal size, as small as covers the proposal.
  public func scaledToFill() -> LayoutNode { aspectRatio(contentMode: .fill) }

  /// Returns the view centred on a point of the proposed space, in points.
  public func position(x: Double = 0, y: Double = 0) -> LayoutNode {
    modified("position", by: PositionLayout(x: x, y: y))
      .ignoring([("x", x), ("y", y)], of: "a position", unless: \.isFinite)
  }

  /// Returns the view centred on a point of the proposed space, in points.
  public func position(_ position: Point) -> LayoutNode { self.position(x: position.x, y: position.y) }

  /// Returns the view wrapped in a layout with one child.
  func modified(_ modifier: String, by layout: some Layout) -> LayoutNode {
    .layout(modifier, layout, children: [self])
  }
}
