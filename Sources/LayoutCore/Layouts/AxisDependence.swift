/// The proposed lengths that a view's size depends on.
///
/// The engine measures a constant size once and keys its cache of responses by the lengths that matter.
public struct AxisDependence: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The width depends on the proposed width.
  public static let widthOnWidth = AxisDependence(rawValue: 1)
  /// The width depends on the proposed height.
  public static let widthOnHeight = AxisDependence(rawValue: 2)
  /// The height depends on the proposed width, as that of text does.
  public static let heightOnWidth = AxisDependence(rawValue: 4)
  /// The height depends on the proposed height.
  public static let heightOnHeight = AxisDependence(rawValue: 8)
  /// Each length depends on the proposal of its own axis only.
  public static let separate: AxisDependence = [.widthOnWidth, .heightOnHeight]
  /// Each length may depend on both proposed lengths.
  public static let all: AxisDependence = [.separate, .widthOnHeight, .heightOnWidth]

  /// Returns all dependences of the length along an axis.
  static func length(_ axis: Axis) -> AxisDependence {
    axis == .horizontal ? [.widthOnWidth, .widthOnHeight] : [.heightOnWidth, .heightOnHeight]
  }

  /// Returns all dependences on the length proposed along an axis.
  static func proposal(_ axis: Axis) -> AxisDependence {
    axis == .horizontal ? [.widthOnWidth, .heightOnWidth] : [.widthOnHeight, .heightOnHeight]
  }

  /// The dependences that result if guides let each length affect the other.
  var mixed: AxisDependence {
    var result: AxisDependence = []
    if !isDisjoint(with: .proposal(.horizontal)) { result.formUnion(.proposal(.horizontal)) }
    if !isDisjoint(with: .proposal(.vertical)) { result.formUnion(.proposal(.vertical)) }
    return result
  }
}
