import PlumblineLayout

// The properties of a model that the models around it read.
extension Model.Guide {
  /// The guide's value in a view that sets none.
  func standard(_ length: Double) -> Double {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end: length
    case .custom: length == .infinity ? 0 : length / 3
    }
  }
}

extension Model {
  /// The axis, the spacing and the children of a stack, or nil for other models.
  var line: (axis: Axis, spacing: Double?, children: [Model])? {
    switch self {
    case .stack(let axis, _, let spacing, let children), .lazyStack(let axis, _, let spacing, let children):
      (axis, spacing, children)
    default: nil
    }
  }

  /// The priority that a stack sees.
  ///
  /// Rule: <doc:Stacks#Distribution>.
  var rank: Double {
    switch self {
    case .spacer: -.infinity
    case .stack, .zStack, .lazyStack, .lazyGrid, .grid, .fits: children.isEmpty ? -.infinity : 0
    case .priority(let value, _): value
    case .guide(_, _, _, let child), .offset(_, _, let child), .fixedSize(_, _, let child),
      .background(_, _, let child, _):
      child.rank
    default: 0
    }
  }

  /// Returns whether the model has no distance to its neighbour at an edge along an axis.
  ///
  /// Rule: <doc:Stacks#Spacing>.
  func isBare(at axis: Axis, atEnd: Bool) -> Bool {
    switch self {
    case .spacer: return true
    case .fixed, .shape, .wrapping, .position, .scroll, .reader: return false
    case .lazyGrid, .grid, .fits: return children.allSatisfy { $0.isBare(at: axis, atEnd: atEnd) }
    case .stack(let own, _, _, let children), .lazyStack(let own, _, _, let children):
      if children.isEmpty { return true }
      if own == axis, let edge = atEnd ? children.last : children.first {
        return edge.isBare(at: axis, atEnd: atEnd)
      }
      return children.allSatisfy { $0.isBare(at: axis, atEnd: atEnd) }
    case .zStack(_, _, let children): return children.allSatisfy { $0.isBare(at: axis, atEnd: atEnd) }
    case .frame(let w, let h, _, _, let child):
      return (axis == .horizontal ? w : h) == nil && child.isBare(at: axis, atEnd: atEnd)
    case .limits(let w, let h, _, _, let child):
      return (axis == .horizontal ? w : h).isEmpty && child.isBare(at: axis, atEnd: atEnd)
    case .padding(let i, let child):
      let inset = axis == .horizontal ? (atEnd ? i.trailing : i.leading) : (atEnd ? i.bottom : i.top)
      return inset == 0 && child.isBare(at: axis, atEnd: atEnd)
    default: return children[0].isBare(at: axis, atEnd: atEnd)
    }
  }
}

extension Model.Limits {
  var isEmpty: Bool { least == nil && ideal == nil && most == nil }

  var normal: Model.Limits {
    var result = self
    result.least = least.map { max($0, 0) }
    result.ideal = ideal.map { max($0, result.least ?? 0) }
    result.most = most.map { max($0, result.ideal ?? result.least ?? 0) }
    return result
  }

  func question(_ p: Double?) -> Double? {
    guard let q = p ?? ideal else { return nil }
    return min(max(q, least ?? -.infinity), most ?? .infinity)
  }

  func own(_ p: Double?, _ q: Double?, _ c: Double) -> Double {
    if let p, let least, let most { return max(least, min(p, most)) }
    if p == nil, let ideal { return ideal }
    if let least, let most { return max(least, min(c, most)) }
    if let least { return max(min(q ?? .infinity, c), least) }
    if let most { return min(max(q ?? -.infinity, c), most) }
    return c
  }

  func final(_ p: Double?, _ own: Double) -> Double? {
    let isFree = p == nil && ideal == nil && own > least ?? -.infinity && own < most ?? .infinity
    return isFree ? nil : own
  }
}

extension Model {
  /// Whether any descendant sets a guide.
  var hasGuides: Bool {
    if case .guide = self { return true }
    return children.contains(where: \.hasGuides)
  }
}

extension Edge {
  /// The axis that ends at the edge.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
