/// Which proposed lengths a view's size depends on.
///
/// The engine asks once for what cannot change, and remembers answers by the axes that matter.
public struct AxisDependence: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The width depends on the proposed width.
  public static let widthOnWidth = AxisDependence(rawValue: 1)
  /// The width depends on the proposed height.
  public static let widthOnHeight = AxisDependence(rawValue: 2)
  /// The height depends on the proposed width, as that of text does.
  public static let heightOnWidth = AxisDependence(rawValue: 4)
  /// The height depends on the proposed height.
  public static let heightOnHeight = AxisDependence(rawValue: 8)
  /// Each length depends on its own axis alone.
  public static let separate: AxisDependence = [.widthOnWidth, .heightOnHeight]
  /// Everything may depend on everything.
  public static let all: AxisDependence = [.separate, .widthOnHeight, .heightOnWidth]

  /// What one length depends on.
  static func length(_ axis: Axis) -> AxisDependence {
    axis == .horizontal ? [.widthOnWidth, .widthOnHeight] : [.heightOnWidth, .heightOnHeight]
  }

  /// What depends on the length proposed along an axis.
  static func proposal(_ axis: Axis) -> AxisDependence {
    axis == .horizontal ? [.widthOnWidth, .heightOnWidth] : [.widthOnHeight, .heightOnHeight]
  }

  /// The same dependences for both lengths, as when guides make one of the other.
  var mixed: AxisDependence {
    var result: AxisDependence = []
    if !isDisjoint(with: .proposal(.horizontal)) { result.formUnion(.proposal(.horizontal)) }
    if !isDisjoint(with: .proposal(.vertical)) { result.formUnion(.proposal(.vertical)) }
    return result
  }
}
