import PlumblineLayout

extension Vocabulary {
  /// Adds animations, transactions and transitions, which move views in programs that act.
  mutating func addAnimations() {
    inertTypes.subtract(["Animation", "AnyTransition", "Transaction", "Spring", "UnitCurve"])
    type("Transition")
    later(["Animation", "Spring"]) {
      $0.addAnimationValues()
      $0.addSprings()
    }
    later(["UnitCurve"]) { $0.addCurves() }
    addTransactions()
    addTransitions()
    addAnimationModifiers()
    addAnimators()
    addAnimatableData()
    addKeyframes()
    addOwnAnimations()
  }

  private mutating func addAnimationValues() {
    let animation = TypeBinding<Animation>.animation
    for (name, value) in [
      ("default", Animation.default), ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("easeInOut", .easeInOut), ("spring", .spring), ("bouncy", .bouncy), ("smooth", .smooth), ("snappy", .snappy),
      ("interactiveSpring", .interactiveSpring), ("interpolatingSpring", .interpolatingSpring),
    ] { constant(on: "Animation", name, value, as: .animation) }
    for (name, curve) in [
      ("linear", UnitCurve.linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ] {
      staticMethod(on: "Animation", name, .named("duration", .double), returns: .animation) {
        .timingCurve(curve, duration: $0)
      }
    }
    staticMethod(
      on: "Animation", "timingCurve", .unnamed(.double), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      .named("duration", .double, default: 0.35), returns: .animation
    ) { .timingCurve($0, $1, $2, $3, duration: $4) }
    staticMethod(
      on: "Animation", "timingCurve", .unnamed(.unitCurve), .named("duration", .double), returns: .animation
    ) { .timingCurve($0, duration: $1) }
    method(on: animation, "delay", .unnamed(.double), returns: .animation) { $0.delay($1) }
    method(on: animation, "speed", .unnamed(.double), returns: .animation) { $0.speed($1) }
    method(
      on: animation, "repeatCount", .unnamed(.int), .named("autoreverses", .bool, default: true), returns: .animation
    ) { $0.repeatCount($1, autoreverses: $2) }
    method(
      on: animation, "repeatForever", .named("autoreverses", .bool, default: true), returns: .animation
    ) { $0.repeatForever(autoreverses: $1) }
    method(on: animation, "logicallyComplete", .named("after", .double), returns: .animation) {
      $0.logicallyComplete(after: $1)
    }
    rawInitializer("Animation", [.value()]) { call throws(Fault) in .native("Animation", try call.ownAnimation()) }
  }

  private mutating func addSprings() {
    staticMethod(
      on: "Animation", "spring", .named("duration", .double, default: 0.5), .named("bounce", .double, default: 0),
      .named("blendDuration", .double, default: 0), returns: .animation
    ) { .spring(duration: $0, bounce: $1, blendDuration: $2) }
    staticMethod(
      on: "Animation", "spring", .named("response", .double, default: 0.5),
      .named("dampingFraction", .double, default: 0.825), .named("blendDuration", .double, default: 0),
      returns: .animation
    ) { .spring(response: $0, dampingFraction: $1, blendDuration: $2) }
    staticMethod(
      on: "Animation", "spring", .unnamed(.spring), .named("blendDuration", .double, default: 0), returns: .animation
    ) { .spring($0, blendDuration: $1) }
    staticMethod(
      on: "Animation", "interactiveSpring", .named("response", .double, default: 0.15),
      .named("dampingFraction", .double, default: 0.86), .named("blendDuration", .double, default: 0.25),
      returns: .animation
    ) { .interactiveSpring(response: $0, dampingFraction: $1, blendDuration: $2) }
    staticMethod(
      on: "Animation", "interactiveSpring", .named("duration", .double), .named("extraBounce", .double, default: 0),
      .named("blendDuration", .double, default: 0.25), returns: .animation
    ) { .interactiveSpring(duration: $0, extraBounce: $1, blendDuration: $2) }
    for (name, bounce) in [("smooth", 0.0), ("snappy", 0.15), ("bouncy", 0.3)] {
      staticMethod(
        on: "Animation", name, .named("duration", .double, default: 0.5), .named("extraBounce", .double, default: 0),
        returns: .animation
      ) { .spring(duration: $0, bounce: bounce + $1) }
      constant(on: "Spring", name, Spring(bounce: bounce), as: .spring)
      staticMethod(
        on: "Spring", name, .named("duration", .double, default: 0.5), .named("extraBounce", .double, default: 0),
        returns: .spring
      ) { Spring(duration: $0, bounce: bounce + $1) }
    }
    staticMethod(
      on: "Animation", "interpolatingSpring", .named("mass", .double, default: 1), .named("stiffness", .double),
      .named("damping", .double), .named("initialVelocity", .double, default: 0), returns: .animation
    ) { .interpolatingSpring(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3) }
    staticMethod(
      on: "Animation", "interpolatingSpring", .named("duration", .double, default: 0.5),
      .named("bounce", .double, default: 0), .named("initialVelocity", .double, default: 0), returns: .animation
    ) { .interpolatingSpring(duration: $0, bounce: $1, initialVelocity: $2) }
    staticMethod(
      on: "Animation", "interpolatingSpring", .unnamed(.spring), .named("initialVelocity", .double, default: 0),
      returns: .animation
    ) { .interpolatingSpring($0, initialVelocity: $1) }
    addSpringValues()
  }

  private mutating func addSpringValues() {
    let spring = TypeBinding<Spring>.spring
    initializer(
      "Spring", .named("duration", .double, default: 0.5), .named("bounce", .double, default: 0), returns: .spring
    ) { Spring(duration: $0, bounce: $1) }
    initializer(
      "Spring", .named("response", .double), .named("dampingRatio", .double), returns: .spring
    ) { Spring(response: $0, dampingRatio: $1) }
    initializer(
      "Spring", .named("mass", .double, default: 1), .named("stiffness", .double), .named("damping", .double),
      .named("allowOverDamping", .bool, default: false), returns: .spring
    ) { Spring(mass: $0, stiffness: $1, damping: $2, allowOverDamping: $3) }
    for (name, path) in [
      ("mass", \Spring.mass), ("stiffness", \.stiffness), ("damping", \.damping), ("response", \.response),
      ("dampingRatio", \.dampingRatio), ("duration", \.duration), ("bounce", \.bounce),
      ("settlingDuration", \.settlingDuration),
    ] as [(String, KeyPath<Spring, Double> & Sendable)] {
      property(on: spring, name, as: .double) { $0[keyPath: path] }
    }
    method(
      on: spring, "value", .named("target", .double), .named("initialVelocity", .double, default: 0),
      .named("time", .double), returns: .double
    ) { $0.value(target: $1, initialVelocity: $2, time: $3) }
    method(
      on: spring, "velocity", .named("target", .double), .named("initialVelocity", .double, default: 0),
      .named("time", .double), returns: .double
    ) { $0.velocity(target: $1, initialVelocity: $2, time: $3) }
  }

  private mutating func addCurves() {
    for (name, curve) in [
      ("linear", UnitCurve.linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ] { constant(on: "UnitCurve", name, curve, as: .unitCurve) }
    staticMethod(
      on: "UnitCurve", "bezier", .named("startControlPoint", .unitPoint), .named("endControlPoint", .unitPoint),
      returns: .unitCurve
    ) { .bezier(startControlPoint: $0, endControlPoint: $1) }
    method(on: TypeBinding<UnitCurve>.unitCurve, "value", .named("at", .double), returns: .double) { $0.value(at: $1) }
    method(on: TypeBinding<UnitCurve>.unitCurve, "velocity", .named("at", .double), returns: .double) {
      $0.velocity(at: $1)
    }
  }
}

extension TypeBinding where T == Animation {
  /// The binding of animations.
  static var animation: TypeBinding { .native("Animation") }
}

extension TypeBinding where T == Spring {
  /// The binding of springs.
  static var spring: TypeBinding { .native("Spring") }
}

extension TypeBinding where T == UnitCurve {
  /// The binding of curves.
  static var unitCurve: TypeBinding { .native("UnitCurve") }
}

extension TypeBinding where T == Transaction {
  /// The binding of transactions.
  static var transaction: TypeBinding { .native("Transaction") }
}

extension TypeBinding where T == ViewTransition {
  /// The binding of transitions.
  static var transition: TypeBinding { .native("AnyTransition") }
}
