/// A view onto which values are dragged.
public struct DropTarget {
  /// Returns whether the view accepts a value.
  public var accepts: (Any) -> Bool
  /// The function that receives values at a point of the view.
  public var drop: ([Any], Point) -> Void
  /// The action that runs when a value begins or ends to be dragged over the view, or nil.
  public var targeted: ((Bool) -> Void)?

  /// Creates a target.
  public init(
    accepts: @escaping (Any) -> Bool, drop: @escaping ([Any], Point) -> Void, targeted: ((Bool) -> Void)? = nil
  ) {
    self.accepts = accepts
    self.drop = drop
    self.targeted = targeted
  }
}

extension LayoutNode {
  /// Returns the view, from which a value can be dragged.
  public func draggable(_ payload: @escaping () -> Any?) -> LayoutNode { interacting(.draggable(payload)) }

  /// Returns the view, onto which values can be dragged.
  public func dropDestination(_ target: DropTarget) -> LayoutNode { interacting(.dropTarget(target)) }
}

extension RunningPreview {
  /// Returns whether a gesture along a path recognizes a drag by a distance.
  func hasDrag(_ distance: Size, along path: [Int]) -> Bool {
    gestures(along: path).contains { $0.isEnabled && $0.gesture.accepts(.drag(distance)) }
  }

  /// Drops the value that is dragged from a spot onto the view at a point of the canvas; returns false if no value is
  /// dragged, or if no view there accepts it.
  ///
  /// Rule: <doc:Steps#What-receives-a-touch>.
  func drop(_ spot: Spot, at end: Point) -> Bool {
    guard let payload = payload(along: spot.path) else { return false }
    // Changes from the start of the drag are visible when it ends.
    showChanges()
    guard let hit = layout.hitTest(at: end) else { return false }
    for view in hit.path.reversed() {
      for placed in layout.views[view].interactions where placed.isEnabled {
        guard case .dropTarget(let target) = placed.interaction, target.accepts(payload) else { continue }
        let point = layout.convert(end, to: .local, of: view, Spot(path: hit.path, point: end))
        target.targeted?(true)
        lifting {
          target.drop([payload], point)
          target.targeted?(false)
        }
        return true
      }
    }
    return false
  }

  private func payload(along path: [Int]) -> Any? {
    for view in path.reversed() {
      for placed in layout.views[view].interactions where placed.isEnabled {
        if case .draggable(let payload) = placed.interaction { return payload() }
      }
    }
    return nil
  }

  /// Shows the button that a step presses in its pressed state, and then releases it; a finger that stays releases it
  /// when it is lifted.
  func press(_ step: Step) {
    guard let memory = pressedButton(of: step) else { return }
    memory.value = true
    evaluateAgain()
    if case .hold = step { finger?.lifts.append { memory.value = nil } } else { memory.value = nil }
  }

  /// Returns the memory of the button that a step presses, if the button's style draws that state.
  func pressedButton(of step: Step) -> ViewMemory? {
    let target: Step.Target
    switch step {
    case .tap(let wanted, _), .longPress(let wanted, _): target = wanted
    case .hold(let wanted, let distance) where distance == .zero: target = wanted
    default: return nil
    }
    guard layout.views.contains(where: { $0.interactions.contains { $0.press != nil } }),
      let spot = try? layout.spot(of: target, verb: "tapped", suits: { $0.interaction.isOperable })
    else { return nil }
    // The style's body is within the button.
    guard let button = spot.path.last else { return nil }
    for view in button..<max(layout.views[button].end, button + 1) {
      for placed in layout.views[view].interactions where placed.isEnabled {
        if let memory = placed.press { return memory }
      }
    }
    return nil
  }
}

extension ResolvedLayout {
  /// Returns whether an enabled button is along a path.
  func hasButton(along path: [Int]) -> Bool {
    path.contains { view in
      views[view].interactions.contains { placed in
        if case .button = placed.interaction { placed.isEnabled } else { false }
      }
    }
  }
}

extension PlacedInteraction {
  /// The memory that stores whether the button is pressed, or nil for other interactions.
  fileprivate var press: ViewMemory? {
    if case .press(let memory) = interaction { memory } else { nil }
  }
}
