/// The horizontal or the vertical dimension.
public enum Axis: String, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a set of one axis.
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)
  }

  /// The perpendicular axis.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The extent along an axis.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a size from its extents along an axis and across it.
  package init(main: Double, cross: Double, axis: Axis) {
    self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }
}

extension Point {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Creates a point from its coordinates along an axis and across it.
  package init(main: Double, cross: Double, axis: Axis) {
    self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
  }
}
