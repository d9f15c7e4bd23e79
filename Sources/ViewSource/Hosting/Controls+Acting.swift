import PlumblineLayout

extension Bound where Wrapped == Double {
  /// The binding as a control between limits, or nil in a program that does not act.
  func amount(_ limits: ClosedRange<Double>, _ step: Action, _ edited: Action) -> Interaction? {
    guard let set else { return nil }
    return .amount(
      Amount(
        value: value, limits: limits,
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

/// The selection of a picker or another container, with the function that changes it.
struct Selection {
  /// The selected identity.
  var identity: Identity
  /// Selects an identity, or nil in a program that does not act.
  var select: ((Identity) -> Void)?
  /// The state that the control keeps between evaluations.
  var memory: ViewMemory?

  /// Returns tabs of the selection.
  func tabView(content: [LayoutNode]) -> LayoutNode {
    guard let select else { return .tabView(selection: AnyHashable(identity), content: content) }
    return .tabView(selection: AnyHashable(identity), content: content) { _, tag in
      if let identity = tag?.base as? Identity { select(identity) }
    }
  }

  /// Returns a picker of the selection.
  func picker(label: [LayoutNode], content: [LayoutNode]) -> LayoutNode {
    guard let select, let memory else {
      return .picker(selection: AnyHashable(identity), label: label, content: content)
    }
    return .picker(
      selection: AnyHashable(identity), label: label, content: content,
      operation: PickerOperation(memory: memory) { tag in
        if let identity = tag.base as? Identity { select(identity) }
      }
    )
  }
}

extension TypeBinding where T == Selection {
  /// A binding to the selected value.
  static var selection: TypeBinding {
    TypeBinding(
      type: .native("Binding"),
      read: { value, evaluator throws(Fault) in
        guard let bound = try TypeBinding<Bound<Identity>>.bound(.identity).read(value, evaluator) else { return nil }
        let memory = bound.set == nil ? nil : evaluator.identity.next(ViewIdentity.memory).memory
        return Selection(identity: bound.value, select: bound.set, memory: memory)
      }, write: { $0.identity.value.value })
  }
}

extension Bound where Wrapped == Bool {
  /// The binding as the response of a switch, or nil in a program that does not act.
  var toggle: Interaction? {
    guard let set = self.set else { return nil }
    return .toggle(isOn: value, set: set)
  }
}

extension LayoutNode {
  /// Returns the view with a response, and with its title for people who do not see it.
  func operated(_ interaction: Interaction?, as title: TextContent? = nil) -> LayoutNode {
    guard let interaction else { return self }
    let node = interacting(interaction)
    return title.map { node.interacting(.label($0.string)) } ?? node
  }
}

extension Bound where Wrapped == String {
  /// The binding as a field, or nil in a program that does not act.
  func input(_ commit: Action) -> Interaction? {
    guard let set else { return nil }
    return .text(
      TextInput(text: value, commit: commit.plain) { new in
        set(new)
        return true
      })
  }
}

extension Call {
  /// Returns the field of a value, which takes text that can be read as such a value, or nil in a program that does not
  /// act.
  func numberInput(_ text: String) -> Interaction? {
    guard evaluator.program.isActing, case .native(let native) = value(1),
      let binding = native.payload as? BindingValue
    else { return nil }
    let evaluator = evaluator
    return .text(
      TextInput(text: text) { new in
        evaluator.perform { () throws(Fault) in
          let old = try binding.get()
          if old.asString != nil {
            try binding.set(.string(new))
            return true
          }
          let digits = new.filter { $0 != "," && $0 != " " && $0 != "$" && $0 != "€" && $0 != "%" }
          guard let number = Double(digits) else { return false }
          try binding.set(Value.double(number).like(old))
          return true
        } ?? false
      })
  }
}

extension Call {
  /// Returns an argument that says whether a view is expanded; without the argument, the view remembers it itself.
  func expansion(_ index: Int) throws(Fault) -> Bound<Bool> {
    if let written = arguments[index] {
      return try TypeBinding<Bound<Bool>>.bound(.bool).read(written, evaluator) ?? Bound(value: false)
    }
    guard evaluator.program.isActing else { return Bound(value: false) }
    let memory = evaluator.identity.next(ViewIdentity.memory).memory
    return Bound(value: memory.value as? Bool ?? false) { memory.value = $0 }
  }
}
