/// A frame with a minimum, ideal and maximum length on either axis around one child.
///
/// Rule: <doc:Frames#Flexible-frames>.
public struct FlexibleFrameLayout: UnaryLayout {
  /// The limits along one axis, with `least` ≤ `ideal` ≤ `most`.
  public struct Limits: Hashable, Sendable {
    /// The minimum length in points, or nil.
    public let least: Double?
    /// The length for an unspecified proposal in points, or nil for the child's.
    public let ideal: Double?
    /// The maximum length in points, or nil; infinity accepts any proposal.
    public let most: Double?

    /// Creates limits and puts them in order; values that cannot be lengths are ignored.
    public init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
      let lower = least.flatMap { $0.isFinite ? max($0, 0) : nil }
      let middle = ideal.flatMap { $0.isFinite ? max($0, lower ?? 0) : nil }
      self.least = lower
      self.ideal = middle
      self.most = most.flatMap { $0.isNaN || $0 < 0 ? nil : max($0, middle ?? lower ?? 0) }
    }
  }

  /// The limits of the width.
  public var width: Limits
  /// The limits of the height.
  public var height: Limits
  /// The guides that align the child in the frame.
  public var alignment: Alignment

  /// A frame.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, as: .frame) }

  /// Creates a frame from limits in points.
  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) {
    width = Limits(least: minWidth, ideal: idealWidth, most: maxWidth)
    height = Limits(least: minHeight, ideal: idealHeight, most: maxHeight)
    self.alignment = alignment
  }

  /// Returns the lengths that the limits determine, and the child's response within the limits for the others.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    let own = (width.length(in: proposal.width), height.length(in: proposal.height))
    if let width = own.0, let height = own.1 { return Size(width: width, height: height) }
    let offer = ProposedViewSize(width: width.offer(in: proposal.width), height: height.offer(in: proposal.height))
    let response = child.sizeThatFits(offer)
    return Size(
      width: own.0 ?? width.length(around: response.width, offered: offer.width),
      height: own.1 ?? height.length(around: response.height, offered: offer.height))
  }

  /// Proposes the frame's size to the child and aligns it.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(
      width: width.finalOffer(in: proposal.width, own: bounds.size.width),
      height: height.finalOffer(in: proposal.height, own: bounds.size.height))
    child.place(in: bounds, alignment: alignment, proposal: offer)
  }

  /// Returns the child's dependences and, for each limited axis, that on its own proposal.
  public func axisDependence(of subviews: Subviews) -> AxisDependence {
    var dependence = subviews.dependence
    if !width.isEmpty { dependence.insert(.widthOnWidth) }
    if !height.isEmpty { dependence.insert(.heightOnHeight) }
    return dependence
  }

  /// Returns the child's preferences, reset to the default on the edges of limited axes.
  ///
  /// Rule: <doc:Stacks#Spacing>.
  public func spacing(of child: LayoutSubview) -> ViewSpacing {
    child.spacing.resetting(.edges(horizontal: !width.isEmpty, vertical: !height.isEmpty))
  }
}

extension FlexibleFrameLayout.Limits {
  /// Whether there are no limits.
  var isEmpty: Bool { least == nil && ideal == nil && most == nil }

  /// Returns the length that does not depend on the child, or nil if there is none.
  func length(in proposal: Double?) -> Double? {
    guard let proposal else { return ideal }
    guard let least, let most else { return nil }
    return min(max(proposal, least), most)
  }

  /// Returns the length proposed to the child when it is measured.
  func offer(in proposal: Double?) -> Double? {
    (proposal ?? ideal).map { min(max($0, least ?? -.infinity), most ?? .infinity) }
  }

  /// Returns the frame's length around a child that responds with `response` to the proposal `offer`.
  func length(around response: Double, offered offer: Double?) -> Double {
    switch (least, most) {
    case (let least?, let most?): min(max(response, least), most)
    case (let least?, nil): max(min(offer ?? .infinity, response), least)
    case (nil, let most?): min(max(offer ?? -.infinity, response), most)
    case (nil, nil): response
    }
  }

  /// Returns the length proposed to the child at placement: the frame's own, or nil if the incoming proposal is
  /// unspecified and the length is neither ideal nor a limit.
  func finalOffer(in proposal: Double?, own length: Double) -> Double? {
    if proposal == nil, ideal == nil, length > least ?? -.infinity, length < most ?? .infinity { return nil }
    return length
  }
}
