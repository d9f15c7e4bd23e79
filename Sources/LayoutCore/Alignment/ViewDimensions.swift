/// A view's size and its alignment guides, in its own coordinates.
///
/// Valid while the layout that handed it out is at work.
public struct ViewDimensions {
  /// The view's width in points.
  public let width: Double
  /// The view's height in points.
  public let height: Double
  /// Where explicit values are looked up; nil in a view that has none.
  let view: MeasuredView?

  /// Dimensions of a view without explicit guides.
  public init(width: Double, height: Double) { self.init(Size(width: width, height: height), of: nil) }

  /// Dimensions of a measured view.
  init(_ size: Size, of view: MeasuredView?) {
    width = size.width
    height = size.height
    self.view = view
  }

  /// The guide's value: explicit if the view or its content sets it, else its default.
  public subscript(key: AlignmentKey) -> Double { self[explicit: key] ?? key.value(in: self) }
  /// The guide's explicit value, or nil.
  public subscript(explicit key: AlignmentKey) -> Double? {
    view?.explicitValue(of: key, size: Size(width: width, height: height))
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

extension AlignmentKey {
  /// The guide's default in a view, as a number; 0 where a custom default is none.
  func value(in dimensions: ViewDimensions) -> Double {
    switch kind {
    case .leading, .top: return 0
    case .centerX: return dimensions.width / 2
    case .centerY: return dimensions.height / 2
    case .trailing: return dimensions.width
    case .bottom, .firstTextBaseline, .lastTextBaseline: return dimensions.height
    case .custom:
      let value = defaultValue(dimensions)
      return value.isFinite ? value : 0
    }
  }
}
