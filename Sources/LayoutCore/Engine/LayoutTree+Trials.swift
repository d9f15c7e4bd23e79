extension LayoutTree {
  /// Stores the frame of a view, permanently or in the current trial.
  @inline(__always)
  func place(_ node: Int32, _ ordinal: Int32, at origin: Point, size: Size, offer: Size) {
    if let trial = storage.pointee.trial {
      trial[Int(ordinal)] = TrialPlacement(origin: origin, size: size, offer: offer, isPlaced: true)
      return
    }
    let flat = nodes + Int(node)
    flat.pointee.origin = origin
    flat.pointee.size = size
    flat.pointee.offer = offer
    flat.pointee.flags.insert(.placed)
  }
}

extension LayoutSubviews {
  /// Runs a layout that places the children without permanent effect, and calls `result` with their placements.
  func trial<Result>(
    in bounds: Rect, _ put: () -> Void, result: (UnsafeMutableBufferPointer<TrialPlacement>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: TrialPlacement.self, capacity: Swift.max(count, 1)) { placements in
      placements.initialize(repeating: TrialPlacement())
      let outer = tree.storage.pointee.trial
      tree.storage.pointee.trial = placements.baseAddress
      put()
      tree.storage.pointee.trial = outer
      let omitsUnplaced =
        tree.nodes[Int(container)].box?._withUnsafeGuaranteedRef { $0.properties.omitsUnplaced } ?? false
      for child in self where !omitsUnplaced && !placements[Int(child.ordinal)].isPlaced {
        let size = child.sizeThatFits(ProposedViewSize(bounds.size))
        placements[Int(child.ordinal)] = TrialPlacement(
          origin: Point(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), size: size,
          offer: bounds.size, isPlaced: true)
      }
      return result(placements)
    }
  }

  /// Returns the explicit values of placed children, combined by the rule of the guide, or nil if there are none.
  ///
  /// Rule: <doc:AlignmentGuides>.
  func combined(
    _ key: AlignmentKey, at placements: UnsafeMutableBufferPointer<TrialPlacement>, role: LayoutProperties.Role
  ) -> Double? {
    var values = GuideCombination(key, role: role)
    for child in self {
      if case .container = role {} else if child.ordinal > 0 { break }
      let placement = placements[Int(child.ordinal)]
      guard placement.isPlaced else { continue }
      let view = MeasuredView(tree: tree, node: child.node, offer: placement.offer)
      guard let value = view.explicitValue(of: key, size: placement.size) else { continue }
      values.add(value + placement.origin[key.axis])
    }
    return values.result
  }
}

/// The combination of the explicit values that a container's children have for a guide.
///
/// Rule: <doc:AlignmentGuides>.
struct GuideCombination {
  private enum Rule {
    case single, mean, least, greatest, never
  }

  private let rule: Rule
  private var count = 0.0
  private var value = 0.0

  /// Creates a combination without values.
  init(_ key: AlignmentKey, role: LayoutProperties.Role) {
    rule =
      switch (role, key.kind) {
      case (.modifier, _), (.layer, _): .single
      case (_, .custom):
        key == HorizontalAlignment.listRowSeparatorLeading.key || ScrolledStart.distance(for: key) != nil
          ? .least : key == ScrolledEnd.key ? .greatest : .mean
      case (_, .firstTextBaseline): .least
      case (_, .lastTextBaseline): .greatest
      default: .never
      }
  }

  /// Adds the value of one more child.
  mutating func add(_ next: Double) {
    count += 1
    switch rule {
    case .mean: value += (next - value) / count
    case .least: value = count == 1 ? next : min(value, next)
    case .greatest: value = count == 1 ? next : max(value, next)
    case .single, .never: value = next
    }
  }

  /// The combined value, or nil if there is none.
  var result: Double? { count == 0 || rule == .never ? nil : value }
}
