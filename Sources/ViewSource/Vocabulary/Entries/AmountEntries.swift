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
      "Slider", .named("value", .binding(.number)), .named("in", .limits, default: Limits(0, 1)),
      .named("step", .unevaluated, default: ()), .named("onEditingChanged", .unevaluated, default: ()),
      summary: "A slider.", example: #"Slider(value: .constant(0.3), in: 0...1, step: 0.1)"#
    ) { value, limits, _, _ in .slider(share: limits.share(of: value)) }
    view(
      "Slider", .named("value", .binding(.number)), .named("in", .limits, default: Limits(0, 1)),
      .named("step", .unevaluated, default: ()), .named("label", .unevaluated),
      .named("minimumValueLabel", .content, default: []), .named("maximumValueLabel", .content, default: []),
      .named("onEditingChanged", .unevaluated, default: ()), summary: "A slider between labels.",
      example:
        #"Slider(value: .constant(0.3)) { Text("Size") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }"#
    ) { value, limits, _, _, least, most, _ in
      .slider(share: limits.share(of: value), minimumLabel: least, maximumLabel: most)
    }
  }

  private mutating func addSteppers() {
    view(
      "Stepper", .unnamed(.title), .named("value", .unevaluated), .named("in", .unevaluated, default: ()),
      .named("step", .unevaluated, default: ()), .named("format", .unevaluated, default: ()),
      .named("onEditingChanged", .unevaluated, default: ()),
      summary: "Buttons that count.", example: #"Stepper("Count", value: .constant(1), in: 0...9)"#
    ) { title, _, _, _, _, _ in .stepper(label: [.text(title)]) }
    view(
      "Stepper", .unnamed(.title), .named("onIncrement", .unevaluated, default: ()),
      .named("onDecrement", .unevaluated, default: ()), .named("onEditingChanged", .unevaluated, default: ()),
      summary: "Buttons that count.", example: #"Stepper("Count", onIncrement: {}, onDecrement: {})"#
    ) { title, _, _, _ in .stepper(label: [.text(title)]) }
    view(
      "Stepper", .named("value", .unevaluated), .named("in", .unevaluated, default: ()),
      .named("step", .unevaluated, default: ()), .named("format", .unevaluated, default: ()),
      .named("label", .content), .named("onEditingChanged", .unevaluated, default: ()), summary: "Buttons that count.",
      example: #"Stepper(value: .constant(1), in: 0...9) { Text("Count") }"#
    ) { _, _, _, _, label, _ in .stepper(label: label) }
    view(
      "Stepper", .named("value", .unevaluated), .named("in", .unevaluated, default: ()),
      .named("step", .unevaluated, default: ()), .named("onEditingChanged", .unevaluated), .named("label", .content),
      summary: "Buttons that count.",
      example: #"Stepper(value: .constant(1), in: 0...9, onEditingChanged: { _ in }) { Text("Count") }"#
    ) { _, _, _, _, label in .stepper(label: label) }
    view(
      "Stepper", .named("label", .content), .named("onIncrement", .unevaluated),
      .named("onDecrement", .unevaluated, default: ()), .named("onEditingChanged", .unevaluated, default: ()),
      summary: "Buttons that count.",
      example: #"Stepper { Text("Count") } onIncrement: {} onDecrement: {}"#
    ) { label, _, _, _ in .stepper(label: label) }
    view(
      "Stepper", .named("onIncrement", .unevaluated), .named("onDecrement", .unevaluated, default: ()),
      .named("onEditingChanged", .unevaluated, default: ()), .named("label", .content), summary: "Buttons that count.",
      example: #"Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") }"#
    ) { _, _, _, label in .stepper(label: label) }
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
      ], summary: "A bar of the remaining time.",
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

/// A style of progress views, with the tint of its deprecated initialiser.
struct ProgressStyle: Sendable {
  /// The style.
  let controlStyle: ControlStyle.Progress
  /// The colour, or nil for the tint.
  var tint: Color?
}

/// The minimum and maximum value of a control.
struct Limits: Sendable {
  /// The minimum value.
  let least: Double
  /// The maximum value.
  let most: Double

  /// Limits of a control.
  init(_ least: Double, _ most: Double) {
    self.least = least
    self.most = most
  }

  /// The position of a value between the limits, from 0 to 1.
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
