extension View {
  /// A frame of a fixed size on either axis, in which the view is aligned.
  ///
  /// - Example: `Text("a").frame(width: 80, height: 40, alignment: .leading)`
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> LoweredView {
    lowered { $0.frame(width: width, height: height, alignment: alignment) }
  }
  /// The view as it is.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> LoweredView { lowered { $0 } }
  /// A frame with limits on either axis, in which the view is aligned.
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
  /// The same room on all sides of the view, in points.
  ///
  /// - Example: `Text("a").padding(8)`
  public func padding(_ length: CGFloat) -> LoweredView { lowered { $0.padding(length) } }
  /// Room around the view, in points.
  ///
  /// - Example: `Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))`
  public func padding(_ insets: EdgeInsets) -> LoweredView { lowered { $0.padding(insets) } }
  /// Room on some sides of the view; nil is 16 points.
  ///
  /// - Example: `Text("a").padding(.horizontal, 8)`
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LoweredView {
    lowered { $0.padding(edges, length) }
  }
  /// The view at its ideal size.
  ///
  /// - Example: `Text("a").fixedSize()`
  public func fixedSize() -> LoweredView { lowered { $0.fixedSize() } }
  /// The view at its ideal size on some axes.
  ///
  /// - Example: `Text("a").fixedSize(horizontal: false, vertical: true)`
  public func fixedSize(horizontal: Bool, vertical: Bool) -> LoweredView {
    lowered { $0.fixedSize(horizontal: horizontal, vertical: vertical) }
  }
  /// The view in a proportion of width to height; nil is its own.
  ///
  /// - Example: `Color.red.aspectRatio(1.5, contentMode: .fit)`
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> LoweredView {
    lowered { $0.aspectRatio(aspectRatio, contentMode: contentMode) }
  }
  /// The view in the proportion of a size.
  ///
  /// - Example: `Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)`
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> LoweredView {
    lowered { $0.aspectRatio(aspectRatio, contentMode: contentMode) }
  }
  /// The view in its own proportion, as large as fits.
  ///
  /// - Example: `Text("a").scaledToFit()`
  public func scaledToFit() -> LoweredView { lowered { $0.scaledToFit() } }
  /// The view in its own proportion, as small as fills.
  ///
  /// - Example: `Text("a").scaledToFill()`
  public func scaledToFill() -> LoweredView { lowered { $0.scaledToFill() } }
  /// The view's centre at a point of the place that is offered, which the view takes whole.
  ///
  /// - Example: `Text("a").position(x: 20, y: 30)`
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> LoweredView { lowered { $0.position(x: x, y: y) } }
  /// The view's centre at a point of the place that is offered, which the view takes whole.
  ///
  /// - Example: `Text("a").position(CGPoint(x: 20, y: 30))`
  public func position(_ position: CGPoint) -> LoweredView { lowered { $0.position(position) } }
}
