/// A view's size and alignment guides, in the view's own coordinates.
///
/// A value is valid only during the call of the layout or closure that receives it.
public struct ViewDimensions {
  /// The view's width, in points.
  public let width: Double
  /// The view's height, in points.
  public let height: Double
  /// The view whose explicit guides are looked up, or nil if there are none.
  let view: MeasuredView?

  /// Creates the dimensions of a view without explicit guides.
  package init(width: Double, height: Double) { self.init(Size(width: width, height: height), of: nil) }

  /// Creates the dimensions of a measured view.
  init(_ size: Size, of view: MeasuredView?) {
    width = size.width
    height = size.height
    self.view = view
  }

  /// The guide's value, in points: the explicit one if the view or its content sets it, otherwise the default.
  package subscript(key: AlignmentKey) -> Double { self[explicit: key] ?? key.value(in: self) }
  /// The guide's explicit value, in points, or nil if neither the view nor its content sets one.
  package subscript(explicit key: AlignmentKey) -> Double? {
    view?.explicitValue(of: key, size: Size(width: width, height: height))
  }

  /// The guide's value, in points: the explicit one if the view or its content sets it, otherwise the default.
  public subscript(guide: HorizontalAlignment) -> Double { self[guide.key] }
  /// The guide's value, in points: the explicit one if the view or its content sets it, otherwise the default.
  public subscript(guide: VerticalAlignment) -> Double { self[guide.key] }
  /// The guide's explicit value, in points, or nil if neither the view nor its content sets one.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { self[explicit: guide.key] }
  /// The guide's explicit value, in points, or nil if neither the view nor its content sets one.
  public subscript(explicit guide: VerticalAlignment) -> Double? { self[explicit: guide.key] }
}

extension AlignmentKey {
  /// Returns the guide's default value in a view, in points; 0 if a custom default is not finite.
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
