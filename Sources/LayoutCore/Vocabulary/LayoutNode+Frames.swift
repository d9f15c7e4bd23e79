extension LayoutNode {
  /// A frame of a fixed size on either axis.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> LayoutNode {
    modified("frame", by: FixedFrameLayout(width: width, height: height, alignment: alignment))
      .ignoring([("width", width), ("height", height)], of: "a frame") { $0.isFinite && $0 >= 0 }
  }

  /// A frame with limits on either axis.
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

  /// Room around the view.
  public func padding(_ insets: EdgeInsets) -> LayoutNode {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    let length = all.first { !$0.isFinite }
    return modified("padding", by: PaddingLayout(insets: insets))
      .ignoring([("length", length)], of: "a padding", unless: \.isFinite)
  }

  /// Room on some sides of the view; nil is the default of 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> LayoutNode {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// The same room on all sides of the view.
  public func padding(_ length: Double) -> LayoutNode { padding(.all, length) }

  /// The view at its ideal size on both axes.
  public func fixedSize() -> LayoutNode { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal size on some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> LayoutNode {
    modified("fixedSize", by: FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// The view in a proportion of width to height; nil is its own.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> LayoutNode {
    modified("aspectRatio", by: AspectRatioLayout(ratio: ratio, contentMode: contentMode))
      .ignoring([("ratio", ratio)], of: "an aspect ratio") { $0.isFinite && $0 > 0 }
  }

  /// The view in the proportion of a size.
  public func aspectRatio(_ size: Size, contentMode: ContentMode) -> LayoutNode {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// The view in its own proportion, as large as fits.
  public func scaledToFit() -> LayoutNode { aspectRatio(contentMode: .fit) }

  /// The view in its own proportion, as small as fills.
  public func scaledToFill() -> LayoutNode { aspectRatio(contentMode: .fill) }

  /// The view's centre at a point of the place that is offered.
  public func position(x: Double = 0, y: Double = 0) -> LayoutNode {
    modified("position", by: PositionLayout(x: x, y: y))
      .ignoring([("x", x), ("y", y)], of: "a position", unless: \.isFinite)
  }

  /// The view's centre at a point of the place that is offered.
  public func position(_ position: Point) -> LayoutNode { self.position(x: position.x, y: position.y) }

  /// The view inside of a layout with one child.
  func modified(_ modifier: String, by layout: some Layout) -> LayoutNode {
    .layout(modifier, layout, children: [self])
  }
}
