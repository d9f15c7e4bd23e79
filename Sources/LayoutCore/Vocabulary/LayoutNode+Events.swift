// The actions of a view when it appears, when a value changes or when it is touched. Arguments are nil in a program
// that does not act; the view is then returned unchanged.
extension LayoutNode {
  /// Returns the view with an action that runs when it appears.
  public func onAppear(at place: (any ViewPlace)?, _ action: (() -> Void)?) -> LayoutNode {
    guard let place, let action else { return self }
    return interacting(.lifecycle(Lifecycle(memory: place.memory, appear: action)))
  }

  /// Returns the view with an action that runs when it disappears.
  public func onDisappear(at place: (any ViewPlace)?, _ action: (() -> Void)?) -> LayoutNode {
    guard let place, let action else { return self }
    return interacting(.lifecycle(Lifecycle(memory: place.memory, disappear: action)))
  }

  /// Returns the view with an action that runs with the old value and the new one when a value has changed.
  ///
  /// With `initial`, it also runs when the view appears, with the same value twice.
  public func onChange<Value: Equatable>(
    of value: Value?, initial: Bool?, at place: (any ViewPlace)?, _ action: ((Value, Value) -> Void)?
  ) -> LayoutNode {
    guard let place, let value, let action else { return self }
    let memory = place.memory
    return interacting(
      .lifecycle(
        Lifecycle(
          memory: memory,
          update: {
            let old = memory.value as? Value
            memory.value = value
            guard old != value, old != nil || initial == true else { return }
            action(old ?? value, value)
          })))
  }

  /// Returns the view with an action that runs when a value has changed and, with `initial`, when the view appears.
  public func onChange<Value: Equatable>(
    of value: Value?, initial: Bool?, at place: (any ViewPlace)?, runs action: (() -> Void)?
  ) -> LayoutNode {
    onChange(of: value, initial: initial, at: place, action.map { action in { _, _ in action() } })
  }

  /// Returns the view with an action that runs with the new value when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value?, at place: (any ViewPlace)?, perform action: ((Value) -> Void)?
  ) -> LayoutNode {
    onChange(of: value, initial: false, at: place, action.map { action in { _, new in action(new) } })
  }

  /// Returns the view with a task, which begins when the view appears, and again when `id` has changed.
  ///
  /// `start` begins the task and returns the function that cancels it.
  public func task(id: AnyHashable?, at place: (any ViewPlace)?, start: (() -> () -> Void)?) -> LayoutNode {
    guard let place, let start else { return self }
    let memory = place.memory
    func stop() {
      for case let cancel as () -> Void in memory.items { cancel() }
      memory.items = []
    }
    func begin() {
      memory.value = id
      memory.items = [start()]
    }
    return interacting(
      .lifecycle(
        Lifecycle(
          memory: memory, appear: begin, disappear: stop,
          update: {
            guard memory.isPresent, memory.value as? AnyHashable != id else { return }
            stop()
            begin()
          })))
  }

  /// Returns the view with an action that runs when it is tapped a number of times.
  public func onTapGesture(count: Int?, _ action: (() -> Void)?) -> LayoutNode {
    onTapGesture(count: count, in: .local, action.map { action in { _ in action() } })
  }

  /// Returns the view with an action that runs when it is tapped a number of times, with the position in a coordinate
  /// space.
  public func onTapGesture(
    count: Int?, in space: CoordinateSpace?, _ action: ((Point) -> Void)?
  ) -> LayoutNode {
    guard let action else { return self }
    let gesture = GestureResponse(
      .tap(count: count ?? 1), space: space ?? .local,
      ended: { event in if case .input(let input) = event { action(input.location) } })
    return interacting(.gesture(gesture))
  }

  /// Returns the view with an action that runs when it has been pressed for a duration in seconds; `pressing` runs when
  /// the press begins and ends.
  public func onLongPressGesture(
    minimumDuration: Double?, pressing: ((Bool) -> Void)?, _ action: (() -> Void)?
  ) -> LayoutNode {
    guard let action else { return self }
    return interacting(
      .gesture(
        GestureResponse(.longPress(minimum: minimumDuration ?? 0.5), ended: { _ in action() }, pressing: pressing)))
  }

  /// Returns the view with a gesture, if it is enabled.
  public func gesture(
    _ gesture: GestureResponse?, priority: GestureResponse.Priority, isEnabled: Bool? = true
  ) -> LayoutNode {
    guard var gesture, isEnabled == true else { return self }
    gesture.priority = priority
    return interacting(.gesture(gesture))
  }

  /// Returns the view with a gesture, as far as a mask enables it and those of the views within.
  public func gesture(
    _ gesture: GestureResponse?, priority: GestureResponse.Priority, including mask: GestureMask?
  ) -> LayoutNode {
    guard gesture != nil else { return self }
    let mask = mask ?? .all
    let view = mask.contains(.subviews) ? self : interacting(.ignoresInnerGestures)
    return view.gesture(gesture, priority: priority, isEnabled: mask.contains(.gesture))
  }

  /// The distance by which a view is pulled down to refresh it, in points.
  private static let pullDistance = 100.0

  /// Returns the view with an action that runs when it is pulled down; views within receive it as a value of the
  /// program.
  public func refreshable(as value: Any, _ action: (() -> Void)?) -> LayoutNode {
    guard let action else { return self }
    let view = transformEnvironment("refreshable") { $0.refreshing = value }
    var gesture = GestureResponse(
      .drag(minimum: Self.pullDistance),
      ended: { event in
        if case .input(let input) = event, input.translation.height >= Self.pullDistance { action() }
      })
    gesture.axis = .vertical
    return view.interacting(.gesture(gesture))
  }

  /// Returns the view with an action that runs when a text field or the search field of its screen is submitted.
  public func onSubmit(of triggers: SubmitTriggers?, _ action: (() -> Void)?) -> LayoutNode {
    guard let action, let triggers else { return self }
    let view = triggers.contains(.text) ? interacting(.submit(action)) : self
    guard triggers.contains(.search) else { return view }
    return view.transformEnvironment("onSubmit") { $0.searchSubmissions.append(action) }
  }

  /// Returns the view; if `isBlocking` is true, its text fields run only the submission actions within it.
  public func submitScope(_ isBlocking: Bool = true) -> LayoutNode { isBlocking ? interacting(.submitScope) : self }

  /// Returns the view with another area in which it receives touches.
  public func contentShape(_ shape: AnyShape?) -> LayoutNode { interacting(shape.map { .contentShape($0) }) }

  /// Returns the view, with or without touches.
  public func allowsHitTesting(_ isEnabled: Bool?) -> LayoutNode {
    isEnabled == false ? interacting(.ignoresTouches) : self
  }

  /// Returns the view with an accessibility label.
  public func accessibilityLabel(_ label: TextContent?) -> LayoutNode {
    interacting(label.map { .label($0.string) })
  }

  /// Returns the view with a name for steps.
  public func accessibilityIdentifier(_ identifier: String?) -> LayoutNode {
    interacting(identifier.map { .identifier($0) })
  }

  /// Returns the view, which has the focus while a value is true.
  public func focused(_ isFocused: BoundValue<Bool>?) -> LayoutNode {
    guard let isFocused, let set = isFocused.set else { return self }
    return interacting(.focus(FocusTarget(isFocused: isFocused.value, set: set)))
  }

  /// Returns the view, which has the focus while a value equals another; without focus the value is nil, if it can be.
  public func focused<Value: Hashable>(_ focus: BoundValue<Value>?, equals wanted: Value?) -> LayoutNode {
    guard let focus, let wanted, let set = focus.set else { return self }
    return interacting(
      .focus(
        FocusTarget(isFocused: focus.value == wanted) { isFocused in
          if isFocused { return set(wanted) }
          let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
          if focus.value == wanted, let none { set(none) }
        }))
  }
}
