/// A gesture.
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The gesture as views recognize it.
  var recognizer: GestureRecognizer<Value> { get }
}

/// A gesture as views recognize it, with the functions that it calls.
public struct GestureRecognizer<Value> {
  /// The kind of the gesture.
  var kind: GestureResponse.Kind
  /// The coordinate space of positions.
  var space = CoordinateSpace.local
  /// Returns the gesture's value for an event.
  var value: (GestureEvent) -> Value?
  /// The actions that run when the gesture's value changes.
  var changed: [(Value) -> Void] = []
  /// The actions that run when the gesture has ended.
  var ended: [(Value) -> Void] = []
  /// The actions that reset states after the gesture.
  var resets: [() -> Void] = []

  /// Creates a gesture of a kind whose value is that of a single input.
  init(_ kind: GestureResponse.Kind, in space: CoordinateSpace = .local, input: @escaping (GestureInput) -> Value) {
    self.kind = kind
    self.space = space
    value = { if case .input(let state) = $0 { input(state) } else { nil } }
  }

  /// Creates a gesture of a kind.
  init(_ kind: GestureResponse.Kind, value: @escaping (GestureEvent) -> Value?) {
    self.kind = kind
    self.value = value
  }

  /// The gesture in the layout core.
  var response: GestureResponse {
    var response = GestureResponse(kind, space: space)
    if !changed.isEmpty {
      response.changed = { event in if let value = value(event) { for action in changed { action(value) } } }
    }
    response.ended = { event in if let value = value(event) { for action in ended { action(value) } } }
    if !resets.isEmpty { response.reset = { for action in resets { action() } } }
    return response
  }
}

extension Gesture {
  /// The gesture in the layout core.
  var response: GestureResponse { recognizer.response }

  /// Returns the gesture with an action that runs when it has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ModifiedGesture<Value> {
    modified { $0.ended.append(action) }
  }

  /// Returns the gesture with an action that runs when its value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ModifiedGesture<Value> {
    modified { $0.changed.append(action) }
  }

  /// Returns the gesture with a state that follows it, and that returns to its initial value when the gesture has
  /// ended.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ModifiedGesture<Value> {
    modified { gesture in
      gesture.changed.append { value in
        var (now, transaction) = (state.state.wrappedValue, Transaction())
        body(value, &now, &transaction)
        state.state.wrappedValue = now
      }
      gesture.resets.append { state.state.wrappedValue = state.initial }
    }
  }

  /// Returns a gesture with another value.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> ModifiedGesture<Other> {
    let base = recognizer
    var other = GestureRecognizer<Other>(base.kind) { base.value($0).map(body) }
    other.space = base.space
    other.changed = []
    return ModifiedGesture(recognizer: other)
  }

  /// Returns the gesture, followed by another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns the gesture, combined with one that is recognized at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns the gesture, with precedence over another.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  private func modified(_ change: (inout GestureRecognizer<Value>) -> Void) -> ModifiedGesture<Value> {
    var gesture = recognizer
    change(&gesture)
    return ModifiedGesture(recognizer: gesture)
  }
}

/// A gesture with functions that it calls.
public struct ModifiedGesture<Value>: Gesture {
  /// The gesture as views recognize it.
  public let recognizer: GestureRecognizer<Value>
}

/// A gesture of any type.
public struct AnyGesture<Value>: Gesture {
  /// The gesture as views recognize it.
  public let recognizer: GestureRecognizer<Value>
  /// Creates a gesture that hides another's type.
  public init(_ gesture: some Gesture<Value>) { recognizer = gesture.recognizer }
}
