import PlumblineLayout

extension Vocabulary {
  /// Adds gestures, which act in programs that act.
  mutating func addGestures() {
    later([
      "DragGesture", "ExclusiveGesture", "LongPressGesture", "MagnificationGesture", "MagnifyGesture", "RotateGesture",
      "RotationGesture", "SequenceGesture", "SimultaneousGesture", "SpatialTapGesture", "TapGesture",
    ]) { $0.addGestureTypes() }
    later([
      "AnyGesture", "DragGesture", "ExclusiveGesture", "LongPressGesture", "MagnificationGesture", "MagnifyGesture",
      "RotateGesture", "RotationGesture", "SequenceGesture", "SimultaneousGesture", "SpatialTapGesture", "TapGesture",
    ]) { $0.addCombinations() }
    later(["DragGesture.Value", "MagnifyGesture.Value", "RotateGesture.Value"]) { $0.addGestureValues() }
  }

  private mutating func addGestureTypes() {
    rawInitializer("TapGesture", [.deferred("count", .int, optional: true)]) { call in
      call.gesture("TapGesture") { .tap(count: $0.deferred(0)?.asInt ?? 1, isSpatial: false) }
    }
    rawInitializer(
      "SpatialTapGesture",
      [
        .deferred("count", .int, optional: true),
        .deferred("coordinateSpace", .native("CoordinateSpace"), optional: true),
      ]
    ) { call in
      call.gesture("SpatialTapGesture", space: 1) { .tap(count: $0.deferred(0)?.asInt ?? 1, isSpatial: true) }
    }
    rawInitializer(
      "LongPressGesture", [.deferred("minimumDuration", .double, optional: true), .ignored("maximumDistance")]
    ) { call in
      call.gesture("LongPressGesture") { .longPress($0.deferred(0)?.asDouble ?? 0.5) }
    }
    rawInitializer(
      "DragGesture",
      [
        .deferred("minimumDistance", .double, optional: true),
        .deferred("coordinateSpace", .native("CoordinateSpace"), optional: true),
      ]
    ) { call in
      call.gesture("DragGesture", space: 1) { .drag($0.deferred(0)?.asDouble ?? 10) }
    }
    for name in ["MagnificationGesture", "MagnifyGesture"] {
      rawInitializer(name, [.ignored("minimumScaleDelta")]) { call in
        call.gesture(name) { _ in .magnify(isPlain: name == "MagnificationGesture") }
      }
    }
    for name in ["RotationGesture", "RotateGesture"] {
      rawInitializer(name, [.ignored("minimumAngleDelta")]) { call in
        call.gesture(name) { _ in .rotate(isPlain: name == "RotationGesture") }
      }
    }
    for (name, label) in [("SequenceGesture", 0), ("SimultaneousGesture", 1), ("ExclusiveGesture", 2)] {
      rawInitializer(name, [.deferred(), .deferred()]) { call in
        guard case .native(let one)? = call.deferred(0), case .native(let two)? = call.deferred(1),
          let first = one.payload as? ProgramGesture, let second = two.payload as? ProgramGesture
        else { return .native(name, 0) }
        return .native(name, ProgramGesture.combined(first, second, label))
      }
    }
  }

  private static var gestureTypes: [String] {
    [
      "TapGesture", "SpatialTapGesture", "LongPressGesture", "DragGesture", "MagnificationGesture", "MagnifyGesture",
      "RotationGesture", "RotateGesture", "SequenceGesture", "SimultaneousGesture", "ExclusiveGesture", "AnyGesture",
    ]
  }

  private mutating func addCombinations() {
    rawInitializer("AnyGesture", [.value()]) { call in call.value(0) }
    for type in Self.gestureTypes {
      raw(type, "onChanged", [.action()]) { value, call in
        value.changingGesture(call, 0) { $0.changed.append($1) }
      }
      raw(type, "onEnded", [.action()]) { value, call in value.changingGesture(call, 0) { $0.ended.append($1) } }
      raw(type, "map", [.action()]) { value, call in value.changingGesture(call, 0) { $0.mapping = $1 } }
      for label in [nil, "body"] {
        raw(type, "updating", [.deferred(), .function(label, of: [.any, .any, .any])]) { value, call in
          guard case .native(let native)? = call.deferred(0), let state = native.payload as? BindingValue else {
            return value
          }
          return value.changingGesture(call, 1) { $0.updating.append((state, $1)) }
        }
      }
      for (index, (name, label)) in [
        ("sequenced", "before"), ("simultaneously", "with"), ("exclusively", "before"),
      ].enumerated() {
        raw(type, name, [.deferred(label)]) { value, call in
          guard case .native(let own) = value, let first = own.payload as? ProgramGesture,
            case .native(let other)? = call.deferred(0), let second = other.payload as? ProgramGesture
          else { return value }
          return .native("SequenceGesture", ProgramGesture.combined(first, second, index))
        }
      }
    }
  }

  private mutating func addGestureValues() {
    let types = ["DragGesture.Value", "MagnifyGesture.Value", "RotateGesture.Value"]
    for type in types {
      let value = TypeBinding<GestureInput>.native(type)
      property(on: value, "location", as: .point) { $0.location }
      property(on: value, "startLocation", as: .point) { $0.start }
      property(on: value, "predictedEndLocation", as: .point) { $0.predictedEnd }
      property(on: value, "translation", as: .size) { $0.translation }
      property(on: value, "predictedEndTranslation", as: .size) { $0.predictedEndTranslation }
      property(on: value, "velocity", as: .size) { $0.velocity }
      property(on: value, "magnification", as: .double) { $0.magnification }
      property(on: value, "rotation", as: .native("Angle")) { $0.rotation }
      property(on: value, "startAnchor", as: .unitPoint) { $0.anchor }
      rawProperty(type, "time") { _, call in .native("Date", call.evaluator.options.clock) }
    }
  }
}

extension ProgramGesture {
  /// Returns two gestures in sequence, at the same time, or as alternatives.
  fileprivate static func combined(_ first: ProgramGesture, _ second: ProgramGesture, _ index: Int) -> ProgramGesture {
    switch index {
    case 0: ProgramGesture(kind: .sequence(first, second))
    case 1: ProgramGesture(kind: .simultaneous(first, second))
    default: ProgramGesture(kind: .exclusive(first, second))
    }
  }
}

extension Value {
  /// Returns a gesture with another function that it calls.
  fileprivate func changingGesture(
    _ call: Call, _ index: Int, _ change: (inout ProgramGesture, FunctionValue) -> Void
  ) -> Value {
    guard case .native(let native) = self, var gesture = native.payload as? ProgramGesture,
      case .function(let function) = call.value(index)
    else { return self }
    change(&gesture, function)
    return .native(native.type, gesture)
  }
}

extension Call {
  /// Evaluates an argument that was deferred, or returns nil if it is omitted or the program does not act.
  func deferred(_ index: Int) -> Value? {
    guard case .function(let function) = value(index) else { return nil }
    return evaluator.act(function)
  }

  /// Returns a gesture, or an inert value in a program that does not act.
  fileprivate func gesture(_ type: String, space: Int? = nil, _ kind: (Call) -> ProgramGesture.Kind) -> Value {
    guard evaluator.program.isActing else { return .native(type, 0) }
    var gesture = ProgramGesture(kind: kind(self))
    if let space, case .native(let native)? = deferred(space), let known = native.payload as? CoordinateSpace {
      gesture.space = known
    }
    return .native(type, gesture)
  }
}

extension TypeBinding where T == GestureResponse {
  /// The binding of a gesture.
  static var gesture: TypeBinding {
    TypeBinding(
      type: .any,
      read: { value, evaluator in
        guard case .native(let native) = value, let gesture = native.payload as? ProgramGesture else { return nil }
        return gesture.response(in: evaluator, priority: .normal)
      }, write: { _ in .void })
  }
}
