// Generated from Sources/Views/Behaviour/View+Events.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Events.swift`.
  mutating func addViewEventsDeclarations() {
    member(
      "View", "onTapGesture", summary: "Runs an action when the view is tapped.", example: #"Text("a").onTapGesture {}"#
    ) {
      .modifier(.named("count", .acting(.int), default: 1), .named("perform", .action)) { node, count, action in
        node.onTapGesture(count: count, action.run)
      }
    }
    member(
      "View", "onTapGesture", summary: "Runs an action with the position of a tap when the view is tapped.",
      example: #"Text("a").onTapGesture(count: 2) {}"#
    ) {
      .modifier(
        .named("count", .acting(.int), default: 1),
        .named("coordinateSpace", .acting(.coordinateSpace), default: .local), .named("perform", .action(.point))
      ) { node, count, coordinateSpace, action in node.onTapGesture(count: count, in: coordinateSpace, action.run) }
    }
    member(
      "View", "onLongPressGesture", summary: "Runs an action when the view is pressed for a duration, in seconds.",
      example: #"Text("a").onLongPressGesture {}"#
    ) {
      .modifier(
        .named("minimumDuration", .acting(.double), default: 0.5), .named("maximumDistance", .unevaluated, default: ()),
        .named("perform", .action), .named("onPressingChanged", .action(.bool), default: .init())
      ) { node, minimumDuration, _, action, onPressingChanged in
        node.onLongPressGesture(minimumDuration: minimumDuration, pressing: onPressingChanged.run, action.run)
      }
    }
    member(
      "View", "onLongPressGesture",
      summary: "Runs an action when the view is pressed for a duration, in SwiftUI's older spelling.",
      example: #"Text("a").onLongPressGesture(pressing: { _ in }, perform: {})"#
    ) {
      .modifier(
        .named("minimumDuration", .acting(.double), default: 0.5), .named("maximumDistance", .unevaluated, default: ()),
        .named("pressing", .action(.bool)), .named("perform", .action)
      ) { node, minimumDuration, _, pressing, action in
        node.onLongPressGesture(minimumDuration: minimumDuration, pressing: pressing.run, action.run)
      }
    }
    member("View", "onAppear", summary: "Runs an action when the view appears.", example: #"Text("a").onAppear {}"#) {
      .placedModifier(.named("perform", .action, default: .init())) { node, place, action in
        node.onAppear(at: place, action.run)
      }
    }
    member(
      "View", "onDisappear", summary: "Runs an action when the view disappears.", example: #"Text("a").onDisappear {}"#
    ) {
      .placedModifier(.named("perform", .action, default: .init())) { node, place, action in
        node.onDisappear(at: place, action.run)
      }
    }
    member(
      "View", "onChange", summary: "Runs an action with the old value and the new one when a value changes.",
      example: #"Text("a").onChange(of: 1) { _, _ in }"#
    ) {
      .placedModifier(
        .named("of", .acting(.identity)), .named("initial", .acting(.bool), default: false),
        .unnamed(.action(.identity, .identity))
      ) { node, place, value, initial, action in node.onChange(of: value, initial: initial, at: place, action.run) }
    }
    member(
      "View", "onChange", summary: "Runs an action when a value changes.",
      example: #"Text("a").onChange(of: 1, initial: true) {}"#
    ) {
      .placedModifier(
        .named("of", .acting(.identity)), .named("initial", .acting(.bool), default: false), .unnamed(.action)
      ) { node, place, value, initial, action in node.onChange(of: value, initial: initial, at: place, runs: action.run)
      }
    }
    member(
      "View", "onChange",
      summary: "Runs an action with the new value when a value changes, in SwiftUI's older spelling.",
      example: #"Text("a").onChange(of: 1, perform: { _ in })"#
    ) {
      .placedModifier(.named("of", .acting(.identity)), .named("perform", .action(.identity))) {
        node, place, value, action in node.onChange(of: value, at: place, perform: action.run)
      }
    }
    member(
      "View", "onSubmit", summary: "Runs an action when a text field or the search field of the view is submitted.",
      example: #"Text("a").onSubmit {}"#
    ) {
      .modifier(.named("of", .acting(.submitTriggers), default: .text), .unnamed(.action)) { node, triggers, action in
        node.onSubmit(of: triggers, action.run)
      }
    }
    member(
      "View", "gesture", summary: "Adds a gesture, which gestures of the views within precede.",
      example: #"Text("a").gesture(DragGesture())"#
    ) {
      .modifier(.unnamed(.acting(.gesture)), .named("including", .acting(.gestureMask), default: .some(.all))) {
        node, gesture, mask in node.gesture(gesture, priority: .normal, including: mask)
      }
    }
    member(
      "View", "gesture", summary: "Adds a gesture that may be disabled.",
      example: #"Text("a").gesture(DragGesture(), isEnabled: true)"#
    ) {
      .modifier(.unnamed(.acting(.gesture)), .named("isEnabled", .acting(.bool))) { node, gesture, isEnabled in
        node.gesture(gesture, priority: .normal, isEnabled: isEnabled)
      }
    }
    member(
      "View", "simultaneousGesture", summary: "Adds a gesture that is recognized together with those of views within.",
      example: #"Text("a").simultaneousGesture(LongPressGesture())"#
    ) {
      .modifier(.unnamed(.acting(.gesture)), .named("including", .acting(.gestureMask), default: .some(.all))) {
        node, gesture, mask in node.gesture(gesture, priority: .simultaneous, including: mask)
      }
    }
    member(
      "View", "simultaneousGesture", summary: "Adds a gesture that may be disabled.",
      example: #"Text("a").simultaneousGesture(LongPressGesture(), isEnabled: true)"#
    ) {
      .modifier(.unnamed(.acting(.gesture)), .named("isEnabled", .acting(.bool))) { node, gesture, isEnabled in
        node.gesture(gesture, priority: .simultaneous, isEnabled: isEnabled)
      }
    }
    member(
      "View", "highPriorityGesture", summary: "Adds a gesture that precedes those of views within.",
      example: #"Text("a").highPriorityGesture(TapGesture())"#
    ) {
      .modifier(.unnamed(.acting(.gesture)), .named("including", .acting(.gestureMask), default: .some(.all))) {
        node, gesture, mask in node.gesture(gesture, priority: .high, including: mask)
      }
    }
    member(
      "View", "highPriorityGesture", summary: "Adds a gesture that may be disabled.",
      example: #"Text("a").highPriorityGesture(TapGesture(), isEnabled: true)"#
    ) {
      .modifier(.unnamed(.acting(.gesture)), .named("isEnabled", .acting(.bool))) { node, gesture, isEnabled in
        node.gesture(gesture, priority: .high, isEnabled: isEnabled)
      }
    }
    member(
      "View", "contentShape", summary: "Sets the area in which the view receives touches.",
      example: #"Text("a").contentShape(Rectangle())"#
    ) {
      .modifier(.unnamed(.acting(.shape)), .named("eoFill", .unevaluated, default: ())) { node, shape, _ in
        node.contentShape(shape)
      }
    }
    member(
      "View", "contentShape",
      summary: "Sets the area in which the view receives touches; other kinds of areas have the same effect.",
      example: #"Text("a").contentShape(.interaction, Rectangle())"#
    ) {
      .modifier(.unnamed(.unevaluated), .unnamed(.acting(.shape)), .named("eoFill", .unevaluated, default: ())) {
        node, _, shape, _ in node.contentShape(shape)
      }
    }
    member(
      "View", "allowsHitTesting", summary: "Sets whether the view receives touches.",
      example: #"Text("a").allowsHitTesting(false)"#
    ) {
      .modifier(.unnamed(.acting(.bool))) { node, enabled in node.allowsHitTesting(enabled) }
    }
    member(
      "View", "focused", summary: "Binds the focus of the view to a state.",
      example: #"TextField("a", text: .constant("")).focused(.constant(true))"#
    ) {
      .modifier(.unnamed(.acting(.bound(.bool)))) { node, condition in node.focused(condition) }
    }
  }
}
