extension Step.NewValue {
  /// The value as the text that a person types, or nil for other values.
  var typed: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number.dumped
    default: nil
    }
  }
}

extension Interaction {
  /// Whether the view is a control with a value.
  var isSettable: Bool {
    switch self {
    case .toggle, .amount, .choice, .text, .date, .color: true
    default: false
    }
  }

  /// Whether the view may follow a finger.
  var isDraggable: Bool {
    switch self {
    case .gesture, .amount, .draggable: true
    default: false
    }
  }

  /// Sets the control to a value, as it allows.
  func set(_ value: Step.NewValue, of title: String) throws(StepFault) {
    switch (self, value) {
    case (.toggle(let isOn, let set), .bool(let new)): if isOn != new { set(new) }
    case (.amount(let amount), .number(let number)): amount.move(to: number)
    case (.choice(let choice), .text(let option)):
      guard let index = choice.options.firstIndex(of: option) else {
        let near = NearNames.closest(to: option, in: choice.options)
        throw StepFault(
          "'\(option)' is not an option of \(title)",
          hint: near.map { "did you mean '\($0)'?" } ?? "choose from \(choice.options.joined(separator: ", "))")
      }
      choice.select(index)
    case (.choice, .number(let number)): try set(.text(number.dumped), of: title)
    case (.date(let date), .date(let moment)):
      date.set(date.limits.map { min(max(moment, $0.lowerBound), $0.upperBound) } ?? moment)
    case (.color(let set), .text(let text)):
      guard let color = Color(step: text) else {
        throw StepFault(
          "'\(text)' is not a colour", hint: "write \"#ff0000\" or the name of a system colour, such as \"red\"")
      }
      set(color)
    default: throw StepFault("\(title) cannot be set to that", hint: "it takes \(expectation)")
    }
  }

  private var expectation: String {
    switch self {
    case .toggle: "on or off"
    case .amount: "a number"
    case .choice: "the title of an option in quotes"
    case .text: "a text in quotes"
    case .date: "a date such as 2026-02-03"
    case .color: "a colour such as \"#ff0000\""
    default: "no value"
    }
  }
}

extension Amount {
  /// Sets the value, or counts up or down until it is reached.
  func move(to wanted: Double) {
    let value = settled(wanted)
    if let set {
      edited?(true)
      set(value)
      edited?(false)
    } else {
      let distance = step ?? 1
      let count = Int(min(abs((value - self.value) / distance).rounded(), 1_000))
      for _ in 0..<count { value > self.value ? increment?() : decrement?() }
    }
  }
}
