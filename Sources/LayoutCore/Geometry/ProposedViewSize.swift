/// What a container offers a view; nil asks for the ideal length, 0 for the minimum, infinity for the maximum.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, or nil for the ideal one.
  public var width: Double?
  /// The proposed height, or nil for the ideal one.
  public var height: Double?

  /// A proposal of a width and a height.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// A proposal of exactly a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// A proposal that asks for the minimum.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal that asks for the maximum.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal as a size, with a default for what is not specified.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length along an axis.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A proposal from its lengths along an axis and across it.
  public init(main: Double?, cross: Double?, axis: Axis) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }
}
