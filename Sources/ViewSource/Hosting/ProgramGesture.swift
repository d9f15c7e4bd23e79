import PlumblineLayout

/// A gesture of a program with the functions that it calls.
///
/// Unchecked: it stays on the thread of its program.
struct ProgramGesture: @unchecked Sendable {
  /// The kind of a gesture, which determines its values.
  indirect enum Kind {
    /// Taps, with the position as the value if it `isSpatial`.
    case tap(count: Int, isSpatial: Bool)
    /// A press of a minimum duration, in seconds.
    case longPress(Double)
    /// A drag of a minimum distance, in points.
    case drag(Double)
    /// A change of scale; the value is a number for SwiftUI's older type.
    case magnify(isPlain: Bool)
    /// A rotation; the value is an angle for SwiftUI's older type.
    case rotate(isPlain: Bool)
    /// A gesture after another.
    case sequence(ProgramGesture, ProgramGesture)
    /// Two gestures at the same time.
    case simultaneous(ProgramGesture, ProgramGesture)
    /// The first of two gestures that is recognized.
    case exclusive(ProgramGesture, ProgramGesture)
  }

  /// The kind.
  var kind: Kind
  /// The coordinate space of positions.
  var space = CoordinateSpace.local
  /// The functions that run while the gesture continues.
  var changed: [FunctionValue] = []
  /// The functions that run when the gesture has ended.
  var ended: [FunctionValue] = []
  /// The states that follow the gesture, with the functions that change them.
  var updating: [(state: BindingValue, body: FunctionValue)] = []
  /// The function that changes the gesture's values, or nil.
  var mapping: FunctionValue?

  /// Returns the gesture as the layout runs it.
  func response(in evaluator: Evaluator, priority: GestureResponse.Priority) -> GestureResponse {
    let gesture = self
    var initial: [Value?] = updating.map { _ in nil }
    func value(_ event: GestureEvent) -> Value {
      let value = gesture.value(of: event, in: evaluator)
      guard let mapping = gesture.mapping else { return value }
      return evaluator.act(mapping, [value]) ?? value
    }
    var response = GestureResponse(coreKind(in: evaluator), priority: priority, space: space)
    if !changed.isEmpty || !updating.isEmpty {
      response.changed = { event in
        let value = value(event)
        for (index, (state, body)) in gesture.updating.enumerated() {
          evaluator.perform { () throws(Fault) in
            let old = try state.get()
            if initial[index] == nil { initial[index] = old }
            var arguments = [value, old, .native("Transaction", Transaction())]
            _ = try evaluator.call(body, changing: &arguments, expecting: .any)
            try state.set(arguments[1])
          }
        }
        for action in gesture.changed { evaluator.act(action, [value]) }
      }
    }
    response.ended = { event in
      let value = value(event)
      for action in gesture.ended { evaluator.act(action, [value]) }
    }
    if !updating.isEmpty {
      response.reset = {
        for (index, (state, _)) in gesture.updating.enumerated() {
          guard let first = initial[index] else { continue }
          evaluator.perform { () throws(Fault) in try state.set(first) }
          initial[index] = nil
        }
      }
    }
    return response
  }

  private func coreKind(in evaluator: Evaluator) -> GestureResponse.Kind {
    func part(_ gesture: ProgramGesture) -> GestureResponse { gesture.response(in: evaluator, priority: .normal) }
    return switch kind {
    case .tap(let count, _): .tap(count: count)
    case .longPress(let seconds): .longPress(minimum: seconds)
    case .drag(let distance): .drag(minimum: distance)
    case .magnify: .magnify
    case .rotate: .rotate
    case .sequence(let first, let second): .sequence(part(first), part(second))
    case .simultaneous(let first, let second): .simultaneous(part(first), part(second))
    case .exclusive(let first, let second): .exclusive(part(first), part(second))
    }
  }

  /// Returns the gesture's value as the program receives it.
  private func value(of event: GestureEvent, in evaluator: Evaluator) -> Value {
    switch (kind, event) {
    case (.tap(_, let isSpatial), .input(let input)):
      return isSpatial ? .native("DragGesture.Value", input) : .void
    case (.longPress, _): return .bool(true)
    case (.drag, .input(let input)): return .native("DragGesture.Value", input)
    case (.magnify(let isPlain), .input(let input)):
      return isPlain ? .double(input.magnification) : .native("MagnifyGesture.Value", input)
    case (.rotate(let isPlain), .input(let input)):
      return isPlain ? .native("Angle", input.rotation) : .native("RotateGesture.Value", input)
    case (.sequence(let first, let second), .second(let start, let next)):
      let values = [
        first.value(of: start, in: evaluator), next.map { second.value(of: $0, in: evaluator) } ?? .none,
      ]
      return made("GestureSequenceValue", "second", values, evaluator)
    case (.exclusive(_, let second), .second(let start, let next)):
      return made("GestureChoiceValue", "second", [second.value(of: next ?? start, in: evaluator)], evaluator)
    case (.sequence(let first, _), .first(let start)):
      return made("GestureSequenceValue", "first", [first.value(of: start, in: evaluator)], evaluator)
    case (.exclusive(let first, _), .first(let start)):
      return made("GestureChoiceValue", "first", [first.value(of: start, in: evaluator)], evaluator)
    case (.simultaneous(let first, let second), .both(let one, let two)):
      return .tuple(
        TupleValue(
          labels: ["first", "second"],
          elements: [
            one.map { first.value(of: $0, in: evaluator) } ?? .none,
            two.map { second.value(of: $0, in: evaluator) } ?? .none,
          ]))
    default: return .void
    }
  }

  private func made(_ type: String, _ name: String, _ values: [Value], _ evaluator: Evaluator) -> Value {
    guard let declared = evaluator.program.preludeType(named: type) else { return .void }
    return evaluator.perform { () throws(Fault) in
      try evaluator.construct(.declared(declared), named: name, values)
    } ?? .void
  }
}
