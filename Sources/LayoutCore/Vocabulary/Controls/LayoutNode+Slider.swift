extension LayoutNode {
  /// Returns a slider for a value within bounds, between labels of its ends; its own label is not drawn.
  ///
  /// `edited` runs when the user begins and ends moving the slider.
  public static func slider<Value: BinaryFloatingPoint>(
    _ value: BoundValue<Value>, in bounds: ClosedRange<Value>, step: Value? = nil, label: [LayoutNode] = [],
    minimumLabel: [LayoutNode] = [], maximumLabel: [LayoutNode] = [], edited: ((Bool) -> Void)? = nil
  ) -> LayoutNode {
    let bounds = bounds.reached(by: step)
    return LayoutNode.slider(
      share: bounds.share(of: value.value), minimumLabel: minimumLabel, maximumLabel: maximumLabel
    )
    .operated(value.amount(in: bounds, step: step, edited: edited), as: label)
  }

  /// Returns a slider between labels of its ends; `share` is the knob's position as a fraction of the track.
  public static func slider(
    share: Double, minimumLabel: [LayoutNode] = [], maximumLabel: [LayoutNode] = []
  ) -> LayoutNode {
    let share = share.isFinite ? min(max(share, 0), 1) : 0
    let bar = LayoutNode.drawn("Track", height: 31) { rect, environment in sliderItems(share, rect, environment) }
    let track = LayoutNode.deferred("Slider") { bar.inRow(height: 31, of: $0).named("Slider", as: .control) }
    if minimumLabel.isEmpty, maximumLabel.isEmpty { return track }
    return LayoutNode.hStack(spacing: 8, children: minimumLabel + [track] + maximumLabel).named("Slider", as: .control)
  }

  private static func sliderItems(_ share: Double, _ rect: Rect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let knobSize = min(27, rect.width)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let reach = (rect.width - knobSize) * share
    let knob = Rect(
      x: isMirrored ? rect.maxX - knobSize - reach : rect.minX + reach, y: rect.midY - knobSize / 2, width: knobSize,
      height: knobSize)
    let track = Rect(x: rect.minX + 1, y: rect.midY - 1, width: max(rect.width - 2, 0), height: 4)
    var filled = track
    filled.size.width = isMirrored ? track.maxX - knob.midX : knob.midX - track.minX
    if isMirrored { filled.origin.x = knob.midX }
    func bar(_ rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: 2, style: .circular) }
    let items: [DisplayItem] = [
      .fill(bar(track), .color(.fill), in: environment), .fill(bar(filled), .tint, in: environment), .knob(in: knob),
    ]
    return environment.isEnabled ? items : [.group(DisplayGroup(items: items, opacity: 0.5))]
  }

  /// Returns a label with buttons that count a value down and up, within limits if there are any.
  ///
  /// `edited` runs before and after each change.
  public static func stepper<Value: Strideable>(
    label: [LayoutNode], value: BoundValue<Value>, in limits: ClosedRange<Value>? = nil, step: Value.Stride,
    edited: ((Bool) -> Void)? = nil
  ) -> LayoutNode {
    .stepper(
      label: label, amount: value.amount(in: limits, step: step, edited: edited),
      counts: (
        value.counts(by: -step, in: limits), value.counts(by: step, in: limits)
      ))
  }

  /// Returns a label with buttons that run actions.
  public static func stepper(
    label: [LayoutNode], increment: (() -> Void)?, decrement: (() -> Void)?
  ) -> LayoutNode {
    guard increment != nil || decrement != nil else { return .stepper(label: label) }
    return .stepper(label: label, amount: Amount(value: 0, step: 1, increment: increment, decrement: decrement))
  }

  /// Returns a label with buttons that count down and up.
  ///
  /// A stepper with an `amount` counts when its buttons are tapped. The symbol of a direction in which it cannot count
  /// is dim, as both are while it is disabled. Rule: <doc:Controls#Steppers>.
  static func stepper(
    label: [LayoutNode], amount: Amount? = nil, counts: (down: Bool, up: Bool) = (true, true)
  ) -> LayoutNode {
    let label = LayoutNode.hStack(children: label)
    return .deferred("Stepper") { environment in
      let isEnabled = environment.isEnabled
      let buttons = LayoutNode.stepperButtons(amount, counts: (isEnabled && counts.down, isEnabled && counts.up))
      let row = LayoutNode.row(
        label, buttons.inRow(height: 32, of: environment), view: "Stepper", as: .control, in: environment)
      guard let amount else { return row }
      return row.interacting(.amount(amount)).interacting(.label(label.spokenText(in: environment)))
    }
  }

  private static func stepperButtons(_ amount: Amount?, counts: (down: Bool, up: Bool)) -> LayoutNode {
    func half(_ symbol: String, _ name: String, counts: Bool, _ action: (() -> Void)?) -> LayoutNode {
      let half = LayoutNode.image(systemName: symbol).font(.system(size: 17))
        .foregroundStyle(.color(counts ? .primary : .tertiaryLabel)).frame(width: 46.5, height: 32)
      guard let action else { return half }
      return half.interacting(.contentShape(.rectangle)).interacting(.button(action)).interacting(.label(name))
    }
    let line = LayoutNode.color(.separator).frame(width: 1, height: 18)
    let halves = [
      half("minus", "Decrement", counts: counts.down, amount?.decrement), line,
      half("plus", "Increment", counts: counts.up, amount?.increment),
    ]
    return LayoutNode.hStack(spacing: 0, children: halves)
      .background(.color(.tertiaryFill), in: .roundedRectangle(cornerRadius: 8))
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// Returns the part of the range that a slider reaches by whole steps from the lower bound: its track ends there.
  ///
  /// Rule: <doc:Controls#Sliders>.
  fileprivate func reached(by step: Bound?) -> ClosedRange {
    guard let step, step > 0, upperBound > lowerBound else { return self }
    let steps = ((upperBound - lowerBound) / step * (1 + 8 * Bound.ulpOfOne)).rounded(.down)
    guard steps.isFinite, steps >= 1 else { return self }
    return lowerBound...Swift.min(lowerBound + steps * step, upperBound)
  }

  /// Returns the position of a value in the range as a fraction of its length, or 0 if the range is empty.
  func share(of value: Bound) -> Double {
    let length = Double(upperBound - lowerBound)
    return length > 0 ? Double(value - lowerBound) / length : 0
  }
}
