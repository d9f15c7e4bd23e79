import PlumblineLayout

extension Vocabulary {
  /// Adds sliders, steppers, progress views and gauges.
  mutating func addAmounts() {
    addSliders()
    addSteppers()
    addProgress()
    addProgressStyles()
    addGauges()
  }

  private mutating func addSliders() {
    view(
      "Slider", .named("value", .bound(.number)), .named("in", .limits, default: Limits(0, 1)),
      .named("step", .deferred, default: Action()), .named("onEditingChanged", .action, default: Action()),
      summary: "A slider.", example: #"Slider(value: .constant(0.3), in: 0...1, step: 0.1)"#
    ) { value, limits, step, edited in
      .slider(share: limits.share(of: value.value)).operated(value.amount(limits, step, edited))
    }
    view(
      "Slider", .named("value", .bound(.number)), .named("in", .limits, default: Limits(0, 1)),
      .named("step", .deferred, default: Action()), .named("label", .content),
      .named("minimumValueLabel", .content, default: []), .named("maximumValueLabel", .content, default: []),
      .named("onEditingChanged", .action, default: Action()), summary: "A slider between labels.",
      example:
        #"Slider(value: .constant(0.3)) { Text("Size") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }"#
    ) { value, limits, step, label, least, most, edited in
      .slider(share: limits.share(of: value.value), minimumLabel: least, maximumLabel: most)
        .operated(value.amount(limits, step, edited), as: label.first?.detail.map { TextContent($0) })
    }
  }

  private mutating func addSteppers() {
    view(
      "Stepper", .unnamed(.title), .named("value", .deferred), .named("in", .deferred, default: Action()),
      .named("step", .deferred, default: Action()), .named("format", .unevaluated, default: ()),
      .named("onEditingChanged", .action, default: Action()),
      summary: "Buttons that count.", example: #"Stepper("Count", value: .constant(1), in: 0...9)"#
    ) { title, value, limits, step, _, edited in
      .stepper(label: [.text(title)], amount: value.counting(limits, step, edited))
    }
    view(
      "Stepper", .unnamed(.title), .named("onIncrement", .action, default: Action()),
      .named("onDecrement", .action, default: Action()), .named("onEditingChanged", .unevaluated, default: ()),
      summary: "Buttons that count.", example: #"Stepper("Count", onIncrement: {}, onDecrement: {})"#
    ) { title, up, down, _ in .stepper(label: [.text(title)], amount: up.counting(down)) }
    view(
      "Stepper", .named("value", .deferred), .named("in", .deferred, default: Action()),
      .named("step", .deferred, default: Action()), .named("format", .unevaluated, default: ()),
      .named("label", .content), .named("onEditingChanged", .action, default: Action()),
      summary: "Buttons that count.", example: #"Stepper(value: .constant(1), in: 0...9) { Text("Count") }"#
    ) { value, limits, step, _, label, edited in
      .stepper(label: label, amount: value.counting(limits, step, edited))
    }
    view(
      "Stepper", .named("value", .deferred), .named("in", .deferred, default: Action()),
      .named("step", .deferred, default: Action()), .named("onEditingChanged", .action), .named("label", .content),
      summary: "Buttons that count.",
      example: #"Stepper(value: .constant(1), in: 0...9, onEditingChanged: { _ in }) { Text("Count") }"#
    ) { value, limits, step, edited, label in .stepper(label: label, amount: value.counting(limits, step, edited)) }
    view(
      "Stepper", .named("label", .content), .named("onIncrement", .action),
      .named("onDecrement", .action, default: Action()), .named("onEditingChanged", .unevaluated, default: ()),
      summary: "Buttons that count.",
      example: #"Stepper { Text("Count") } onIncrement: {} onDecrement: {}"#
    ) { label, up, down, _ in .stepper(label: label, amount: up.counting(down)) }
    view(
      "Stepper", .named("onIncrement", .action), .named("onDecrement", .action, default: Action()),
      .named("onEditingChanged", .unevaluated, default: ()), .named("label", .content), summary: "Buttons that count.",
      example: #"Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") }"#
    ) { up, down, _, label in .stepper(label: label, amount: up.counting(down)) }
  }

  private mutating func addProgress() {
    view("ProgressView", summary: "A spinner.", example: "ProgressView()") { () throws(Fault) in
      .progressView(share: nil)
    }
    view(
      "ProgressView", .unnamed(.title), summary: "A spinner with a label.", example: #"ProgressView("Loading")"#
    ) { .progressView(share: nil, label: [.text($0)]) }
    view(
      "ProgressView", .named("value", .optional(.number)), .named("total", .number, default: 1),
      summary: "A bar that fills.", example: "ProgressView(value: 0.4, total: 1)"
    ) { value, total in .progressView(share: value.map { $0 / total }) }
    view(
      "ProgressView", .unnamed(.title), .named("value", .optional(.number)), .named("total", .number, default: 1),
      summary: "A bar that fills, with a label.", example: #"ProgressView("Loading", value: 0.4)"#
    ) { title, value, total in .progressView(share: value.map { $0 / total }, label: [.text(title)]) }
    view(
      "ProgressView", .named("value", .optional(.number)), .named("total", .number, default: 1),
      .named("label", .content), .named("currentValueLabel", .content, default: []), summary: "A bar that fills.",
      example: #"ProgressView(value: 0.4) { Text("Loading") } currentValueLabel: { Text("40 %") }"#
    ) { value, total, label, current in
      .progressView(share: value.map { $0 / total }, label: label, currentValueLabel: current)
    }
    view(
      "ProgressView", .named("label", .content), summary: "A spinner with a label.",
      example: #"ProgressView { Text("Loading") }"#
    ) { .progressView(share: nil, label: $0) }
  }

  private mutating func addProgressStyles() {
    rawInitializer(
      "ProgressView",
      [
        .value("timerInterval", .range(.native("Date"))), .value("countsDown", .bool, optional: true),
        ParameterShape.content("label", optional: true),
        ParameterShape.content("currentValueLabel", optional: true),
      ], summary: "A bar of the time that is left.",
      example: "ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60))"
    ) { call throws(Fault) in
      guard case .range(let range) = call.value(0), let start = range.lower?.value.asMoment,
        let end = range.upper?.value.asMoment, end > start
      else { return .view(.progressView(share: 0)) }
      let passed = min(max((call.evaluator.options.clock - start) / (end - start), 0), 1)
      let isDown = if case .bool(let isDown) = call.value(1) { isDown } else { true }
      let label = call.value(2).isNone ? [] : try call.evaluator.content(of: call.value(2), arguments: [])
      let left = TimeLength(isDown ? end - max(call.evaluator.options.clock, start) : passed * (end - start))
      let value =
        call.value(3).isNone
        ? [LayoutNode.text(left.clock("minuteSecond"))] : try call.evaluator.content(of: call.value(3), arguments: [])
      return .view(.progressView(share: isDown ? 1 - passed : passed, label: label, currentValueLabel: value))
    }
    for (name, style) in [("automatic", ControlStyle.Progress.automatic), ("linear", .linear), ("circular", .circular)]
    {
      styleName(name, ProgressStyle(controlStyle: style), as: .progressStyle, suffix: "ProgressViewStyle")
      guard name != "automatic" else { continue }
      let type = name.prefix(1).uppercased() + name.dropFirst() + "ProgressViewStyle"
      initializer(type, .named("tint", .color), returns: .progressStyle) {
        ProgressStyle(controlStyle: style, tint: $0)
      }
    }
  }

  private mutating func addGauges() {
    view(
      "Gauge", .named("value", .number), .named("in", .limits, default: Limits(0, 1)), .named("label", .content),
      .named("currentValueLabel", .content, default: []), .named("minimumValueLabel", .content, default: []),
      .named("maximumValueLabel", .content, default: []), summary: "A value within limits.",
      example: #"Gauge(value: 0.4) { Text("CPU") }"#
    ) { value, limits, label, current, least, most in
      .gauge(
        share: limits.share(of: value), label: label, currentValueLabel: current, minimumValueLabel: least,
        maximumValueLabel: most)
    }
    for (name, style) in [
      ("automatic", ControlStyle.Gauge.automatic), ("linearCapacity", .linearCapacity),
      ("accessoryLinear", .accessoryLinear), ("accessoryLinearCapacity", .accessoryLinearCapacity),
      ("accessoryCircular", .accessoryCircular), ("accessoryCircularCapacity", .accessoryCircularCapacity),
    ] { styleName(name, style, as: .gaugeStyle, suffix: "GaugeStyle") }
  }
}

/// A style of progress views, with the colour that older code gives it.
struct ProgressStyle: Sendable {
  /// The style.
  let controlStyle: ControlStyle.Progress
  /// The colour, or nil for the tint.
  var tint: Color?
}

/// The least and the greatest value of a control.
struct Limits: Sendable {
  /// The least value.
  let least: Double
  /// The greatest value.
  let most: Double

  /// Limits of a control.
  init(_ least: Double, _ most: Double) {
    self.least = least
    self.most = most
  }

  /// Where a value lies between the limits, from 0 to 1.
  func share(of value: Double) -> Double { most > least ? (value - least) / (most - least) : 0 }
}

extension TypeBinding where T == Limits {
  /// A closed range of numbers.
  static var limits: TypeBinding {
    TypeBinding(
      type: .range(.double),
      read: { value, _ in
        guard case .range(let range) = value, let low = range.lower?.value.asNumber,
          let high = range.upper?.value.asNumber
        else { return nil }
        return Limits(low, high)
      },
      write: { _ in .void })
  }
}

extension Bound where Wrapped == Double {
  /// The binding as a control between limits, or nil in a program that does not act.
  func amount(_ limits: Limits, _ step: Action, _ edited: Action) -> Interaction? {
    guard let set else { return nil }
    return .amount(
      Amount(
        value: value, limits: min(limits.least, limits.most)...max(limits.least, limits.most),
        step: step.value?.asNumber, set: set, edited: edited.edited))
  }
}

extension Action {
  /// Returns a control that counts the value of a deferred binding up and down, or nil in a program that does not act.
  func counting(_ limits: Action, _ step: Action, _ edited: Action) -> Amount? {
    guard let binding, let evaluator else { return nil }
    func number() -> Double { evaluator.perform { () throws(Fault) in try binding.get().asNumber ?? 0 } ?? 0 }
    let range: ClosedRange<Double>? =
      if case .range(let range)? = limits.value, let low = range.lower?.value.asNumber,
        let high = range.upper?.value.asNumber, low <= high
      { low...high } else { nil }
    let distance = step.value?.asNumber ?? 1
    func set(_ new: Double) {
      evaluator.perform { () throws(Fault) in try binding.set(Value.double(new).like(try binding.get())) }
    }
    func move(_ by: Double) {
      let new = number() + by
      if let range, !range.contains(new) { return }
      edited.edited?(true)
      set(new)
      edited.edited?(false)
    }
    return Amount(
      value: number(), limits: range, step: distance, set: set, increment: { move(distance) },
      decrement: { move(-distance) }, edited: edited.edited)
  }

  /// Returns a control whose buttons run this action and another, or nil in a program that does not act.
  func counting(_ down: Action) -> Amount? {
    guard isLive || down.isLive else { return nil }
    return Amount(value: 0, step: 1, increment: plain, decrement: down.plain)
  }
}
