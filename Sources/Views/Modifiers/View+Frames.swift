extension View {
  /// Gives the view a frame of a fixed size on either axis, with an alignment.
  ///
  /// - Example: `Text("a").frame(width: 80, height: 40, alignment: .leading)`
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> LoweredView {
    lowered { $0.frame(width: width, height: height, alignment: alignment) }
  }
  /// Returns the view unchanged.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> LoweredView { lowered { $0 } }
  /// Gives the view a frame with limits on either axis, with an alignment.
  ///
  /// - Example: `Text("a").frame(minWidth: 10, maxWidth: .infinity, minHeight: 20, alignment: .topLeading)`
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> LoweredView {
    lowered {
      $0.frame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment)
    }
  }
  /// Adds padding on all edges, in points.
  ///
  /// - Example: `Text("a").padding(8)`
  public func padding(_ length: CGFloat) -> LoweredView { lowered { $0.padding(length) } }
  /// Adds padding with a distance for each edge.
  ///
  /// - Example: `Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))`
  public func padding(_ insets: EdgeInsets) -> LoweredView { lowered { $0.padding(insets) } }
  /// Adds padding on some edges; nil for 16 points.
  ///
  /// - Example: `Text("a").padding(.horizontal, 8)`
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LoweredView {
    lowered { $0.padding(edges, length) }
  }
  /// Gives the view its ideal size.
  ///
  /// - Example: `Text("a").fixedSize()`
  public func fixedSize() -> LoweredView { lowered { $0.fixedSize() } }
  /// Gives the view its ideal size on some axes.
  ///
  /// - Example: `Text("a").fixedSize(horizontal: false, vertical: true)`
  public func fixedSize(horizontal: Bool, vertical: Bool) -> LoweredView {
    lowered { $0.fixedSize(horizontal: horizontal, vertical: vertical) }
  }
  /// Gives the view an aspect ratio of width to height; nil for its own.
  ///
  /// - Example: `Color.red.aspectRatio(1.5, contentMode: .fit)`
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> LoweredView {
    lowered { $0.aspectRatio(aspectRatio, contentMode: contentMode) }
  }
  /// Gives the view the aspect ratio of a size.
  ///
  /// - Example: `Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)`
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> LoweredView {
    lowered { $0.aspectRatio(aspectRatio, contentMode: contentMode) }
  }
  /// Scales the view to fit its proposed size, with its own aspect ratio.
  ///
  /// - Example: `Text("a").scaledToFit()`
  public func scaledToFit() -> LoweredView { lowered { $0.scaledToFit() } }
  /// Scales the view to fill its proposed size, with its own aspect ratio.
  ///
  /// - Example: `Text("a").scaledToFill()`
  public func scaledToFill() -> LoweredView { lowered { $0.scaledToFill() } }
  /// Puts the view's centre at a point of the proposed size, all of which the result takes.
  ///
  /// - Example: `Text("a").position(x: 20, y: 30)`
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> LoweredView { lowered { $0.position(x: x, y: y) } }
  /// Puts the view's centre at a point of the proposed size, all of which the result takes.
  ///
  /// - Example: `Text("a").position(CGPoint(x: 20, y: 30))`
  public func position(_ position: CGPoint) -> LoweredView { lowered { $0.position(position) } }
}
