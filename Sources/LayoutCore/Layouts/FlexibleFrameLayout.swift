/// A frame with limits on either axis around one child.
///
/// Source: SEMANTICS 3.2.
public struct FlexibleFrameLayout: UnaryLayout {
  /// The limits along one axis; the least is never above the ideal, nor the ideal above the most.
  public struct Limits: Hashable, Sendable {
    /// The least length, or nil.
    public let least: Double?
    /// The length when nothing is proposed, or nil for the child's.
    public let ideal: Double?
    /// The greatest length, or nil; infinity takes whatever is proposed.
    public let most: Double?

    /// Limits brought in order; numbers that cannot be lengths are ignored.
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
  /// The guides by which the child stands in the frame.
  public var alignment: Alignment

  /// A frame.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, as: .frame) }

  /// A frame with limits.
  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) {
    width = Limits(least: minWidth, ideal: idealWidth, most: maxWidth)
    height = Limits(least: minHeight, ideal: idealHeight, most: maxHeight)
    self.alignment = alignment
  }

  /// What the limits say without the child, and its answer where they leave it the choice.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    let own = (width.length(in: proposal.width), height.length(in: proposal.height))
    if let width = own.0, let height = own.1 { return Size(width: width, height: height) }
    let offer = ProposedViewSize(width: width.offer(in: proposal.width), height: height.offer(in: proposal.height))
    let answer = child.sizeThatFits(offer)
    return Size(
      width: own.0 ?? width.length(around: answer.width, offered: offer.width),
      height: own.1 ?? height.length(around: answer.height, offered: offer.height))
  }

  /// Proposes the frame's size to the child and aligns it.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(
      width: width.finalOffer(in: proposal.width, own: bounds.size.width),
      height: height.finalOffer(in: proposal.height, own: bounds.size.height))
    child.place(in: bounds, alignment: alignment, proposal: offer)
  }

  /// The child's dependences, and those of the axes that the frame limits.
  public func axisDependence(of subviews: Subviews) -> AxisDependence {
    var dependence = subviews.dependence
    if !width.isEmpty { dependence.insert(.widthOnWidth) }
    if !height.isEmpty { dependence.insert(.heightOnHeight) }
    return dependence
  }

  /// The default on the axes that the frame limits.
  ///
  /// Source: SEMANTICS 2.1.
  public func spacing(of child: LayoutSubview) -> ViewSpacing {
    child.spacing.resetting(.edges(horizontal: !width.isEmpty, vertical: !height.isEmpty))
  }
}

extension FlexibleFrameLayout.Limits {
  /// Whether nothing is limited.
  var isEmpty: Bool { least == nil && ideal == nil && most == nil }

  /// The length that does not depend on the child, if there is one.
  func length(in proposal: Double?) -> Double? {
    guard let proposal else { return ideal }
    guard let least, let most else { return nil }
    return min(max(proposal, least), most)
  }

  /// What the child is asked with.
  func offer(in proposal: Double?) -> Double? {
    (proposal ?? ideal).map { min(max($0, least ?? -.infinity), most ?? .infinity) }
  }

  /// The length around a child that answered an offer.
  func length(around answer: Double, offered offer: Double?) -> Double {
    switch (least, most) {
    case (let least?, let most?): min(max(answer, least), most)
    case (let least?, nil): max(min(offer ?? .infinity, answer), least)
    case (nil, let most?): min(max(offer ?? -.infinity, answer), most)
    case (nil, nil): answer
    }
  }

  /// What the child is proposed in the end: the frame's length, or nothing where nothing was proposed and the length is no
  /// limit's.
  func finalOffer(in proposal: Double?, own length: Double) -> Double? {
    if proposal == nil, ideal == nil, length > least ?? -.infinity, length < most ?? .infinity { return nil }
    return length
  }
}
