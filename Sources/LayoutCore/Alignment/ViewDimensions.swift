/// A view's size and its alignment guides, in its own coordinates.
public struct ViewDimensions {
  /// The view's width in points.
  public let width: Double
  /// The view's height in points.
  public let height: Double
  /// Where explicit values are looked up; nil in a view that has none.
  let guides: (any ExplicitGuides)?
  /// The view's number for the lookup.
  let view: Int

  /// Dimensions of a view whose explicit guides are answered by `guides`.
  public init(width: Double, height: Double, guides: (any ExplicitGuides)? = nil, view: Int = 0) {
    self.width = width
    self.height = height
    self.guides = guides
    self.view = view
  }

  /// The guide's value: explicit if the view or its content sets it, else its default.
  public subscript(key: AlignmentKey) -> Double { self[explicit: key] ?? key.defaultValue(self) }
  /// The guide's explicit value, or nil.
  public subscript(explicit key: AlignmentKey) -> Double? {
    guides?.explicitValue(of: key, inView: view, size: Size(width: width, height: height))
  }

  /// The guide's value: explicit if the view or its content sets it, else its default.
  public subscript(guide: HorizontalAlignment) -> Double { self[guide.key] }
  /// The guide's value: explicit if the view or its content sets it, else its default.
  public subscript(guide: VerticalAlignment) -> Double { self[guide.key] }
  /// The guide's explicit value, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { self[explicit: guide.key] }
  /// The guide's explicit value, or nil.
  public subscript(explicit guide: VerticalAlignment) -> Double? { self[explicit: guide.key] }
}

/// What answers for the explicit guides of measured views.
public protocol ExplicitGuides: AnyObject {
  /// The explicit value of a guide in a view that was measured at `size`, or nil.
  func explicitValue(of key: AlignmentKey, inView view: Int, size: Size) -> Double?
}
