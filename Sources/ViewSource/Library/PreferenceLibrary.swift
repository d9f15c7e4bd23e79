import PlumblineLayout

extension Vocabulary {
  /// Adds preferences and anchors.
  mutating func addPreferences() {
    later(["AnchorSource", "GeometryProxy"]) { $0.addAnchors() }
    addObservers()
    // A key of optional values needs no default value.
    rawConstant("PreferenceKey", "defaultValue") { _ in .none }
    viewMethod(
      "preference", [.value("key", .metatype(.any)), .value("value").expecting(.keyValue)],
      summary: "Sets the value of a preference.",
      example: #"Text("a").preference(key: Width.self, value: 8)"#
    ) { node, call throws(Fault) in
      guard let key = call.declaredType(0) else { return node }
      let identity = try call.evaluator.preference(key, at: call.location)
      let value = try call.evaluator.coerceLike(call.value(1), identity.defaultValue)
      return node.preference(identity, value: value)
    }
    viewMethod(
      "transformPreference", [.value(nil, .metatype(.any)), .function()],
      summary: "Changes the value of a preference.",
      example: #"Text("a").transformPreference(Width.self) { $0 += 8 }"#
    ) { node, call throws(Fault) in
      guard let key = call.declaredType(0), case .function(let function) = call.value(1) else { return node }
      let evaluator = call.evaluator
      return node.transformPreference(try evaluator.preference(key, at: call.location)) { reported in
        evaluator.change(&reported, by: function, [])
      }
    }
    for name in ["anchorPreference", "transformAnchorPreference"] {
      viewMethod(
        name,
        [
          .value("key", .metatype(.any)), .value("value", .native("AnchorSource")),
          .function("transform", of: name == "anchorPreference" ? [.any] : [.any, .any]),
        ],
        summary:
          "\(name == "anchorPreference" ? "Sets" : "Changes") the value of a preference from an anchor of the view.",
        example: #"Text("a").\#(name)(key: Bounds.self, value: .bounds) { "#
          + (name == "anchorPreference" ? "$0 }" : "$0 = $1 }")
      ) { node, call throws(Fault) in
        guard let key = call.declaredType(0), case .native(let native) = call.value(1),
          let source = native.payload as? AnchorSource, case .function(let function) = call.value(2)
        else { return node }
        let evaluator = call.evaluator
        let identity = try evaluator.preference(key, at: call.location)
        if name == "transformAnchorPreference" {
          return node.transformAnchorPreference(identity, value: source) { reported, rect in
            evaluator.change(&reported, by: function, [.native("Anchor", Anchor(source: source, rect: rect))])
          }
        }
        return node.anchorPreference(identity, value: source) { rect in
          evaluator.guarded(neutral: Value.none) { () throws(Fault) in
            try evaluator.call(
              function, [.native("Anchor", Anchor(source: source, rect: rect))],
              expecting: evaluator.defaultType(of: key))
          }
        }
      }
    }
    for name in ["overlayPreferenceValue", "backgroundPreferenceValue"] {
      viewMethod(
        name,
        [
          .value(nil, .metatype(.any)), .value("alignment", .native("Alignment"), optional: true),
          ParameterShape(
            label: nil, type: .function([.any], .view, builder: true), isOptional: false, isUnevaluated: false),
        ],
        summary: "Adds a layer that depends on the value of a preference.",
        example: #"Text("a").\#(name)(Width.self) { Text("\($0)") }"#
      ) { node, call throws(Fault) in
        guard let key = call.declaredType(0) else { return node }
        let (evaluator, content) = (call.evaluator, call.value(2))
        let identity = try evaluator.preference(key, at: call.location)
        var alignment = Alignment.center
        if case .native(let native) = call.value(1) { alignment = native.payload as? Alignment ?? .center }
        let viewIdentity = evaluator.identity.next(ViewIdentity.later)
        let surroundings = evaluator.environment
        let make: (Any) -> [LayoutNode] = { reported in
          evaluator.surrounded(by: surroundings) {
            evaluator.guarded(neutral: []) { () throws(Fault) in
              try evaluator.within(viewIdentity) { () throws(Fault) in
                try evaluator.content(of: content, arguments: [reported as? Value ?? .none])
              }
            }
          }
        }
        return name == "overlayPreferenceValue"
          ? node.overlayPreferenceValue(identity, alignment: alignment, make)
          : node.backgroundPreferenceValue(identity, alignment: alignment, make)
      }
    }
  }

  /// Adds the modifiers whose actions run after layout.
  private mutating func addObservers() {
    viewMethod(
      "onPreferenceChange", [.value(nil, .metatype(.any)), .function("perform", of: [.any])],
      summary: "Runs an action when a preference changes after layout; changed states cause another layout.",
      example: #"Text("a").onPreferenceChange(Width.self) { _ in }"#
    ) { node, call throws(Fault) in
      guard let key = call.declaredType(0), case .function(let function) = call.value(1) else { return node }
      let (evaluator, observer) = (call.evaluator, call.evaluator.identity.next(ViewIdentity.observer))
      return node.onPreferenceChange(try evaluator.preference(key, at: call.location)) { reported in
        let content = LayoutReport.Content.preference(reported as? Value ?? .none)
        evaluator.swiftUI.layoutReports.append(LayoutReport(content: content, observer: observer, action: function))
      }
    }
    viewMethod(
      "onGeometryChange",
      [
        .value("for", .metatype(.any)), .function("of", of: [.native("GeometryProxy")]),
        .function("action", of: [.any, .any]),
      ],
      summary: "Runs an action when a value of the view's geometry changes after layout.",
      example: #"Text("a").onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }"#
    ) { node, call throws(Fault) in
      guard case .function(let transform) = call.value(1), case .function(let action) = call.value(2) else {
        return node
      }
      let (evaluator, observer) = (call.evaluator, call.evaluator.identity.next(ViewIdentity.observer))
      return node.onGeometryChange { proxy in
        let content = LayoutReport.Content.geometry(proxy, of: transform)
        evaluator.swiftUI.layoutReports.append(LayoutReport(content: content, observer: observer, action: action))
      }
    }
  }

  private mutating func addAnchors() {
    for (name, source) in [
      ("bounds", AnchorSource.bounds), ("topLeading", .unitPoint(.topLeading)), ("top", .unitPoint(.top)),
      ("topTrailing", .unitPoint(.topTrailing)), ("leading", .unitPoint(.leading)), ("center", .unitPoint(.center)),
      ("trailing", .unitPoint(.trailing)), ("bottomLeading", .unitPoint(.bottomLeading)),
      ("bottom", .unitPoint(.bottom)), ("bottomTrailing", .unitPoint(.bottomTrailing)),
    ] { constant(on: "AnchorSource", name, source, as: .native("AnchorSource")) }
    staticMethod(
      on: "AnchorSource", "point", .unnamed(TypeBinding<Point>.native("CGPoint")),
      returns: TypeBinding<AnchorSource>.native("AnchorSource")
    ) { .point($0) }
    staticMethod(
      on: "AnchorSource", "rect", .unnamed(TypeBinding<Rect>.native("CGRect")),
      returns: TypeBinding<AnchorSource>.native("AnchorSource")
    ) { .rect($0) }
    raw("GeometryProxy", "subscript", [.value(nil, .native("Anchor"))]) { value, call throws(Fault) in
      guard case .native(let proxy) = value, let proxy = proxy.payload as? GeometryProxy,
        case .native(let native) = call.value(0), let anchor = native.payload as? Anchor
      else { return .none }
      let rect = proxy.local(anchor.rect)
      switch anchor.source {
      case .bounds, .rect: return .native("CGRect", rect)
      case .point, .unitPoint: return .native("CGPoint", rect.origin)
      }
    }
  }
}

/// An anchor: a point or rectangle that a view passes up the hierarchy.
struct Anchor: Hashable {
  /// The part of the view's bounds that the anchor refers to.
  let source: AnchorSource
  /// The rectangle in the coordinates of the canvas.
  let rect: Rect
}

extension Call {
  /// Returns an argument that is a declared type, or nil for another value.
  func declaredType(_ index: Int) -> TypeDeclaration? {
    if case .type(.declared(let type)) = value(index) { return type }
    return nil
  }
}

extension Evaluator {
  /// Returns the preference key of the layout core for a declared type.
  func preference(_ type: TypeDeclaration, at location: SourceLocation) throws(Fault) -> PreferenceIdentity {
    let initial = try staticMember("defaultValue", of: .declared(type), hint: .any, at: location)
    return PreferenceIdentity(key: .declared(type.id), defaultValue: initial) { [self] reported, next in
      let combined = guarded(neutral: reported) { () throws(Fault) in
        for case .function(let function) in program.statics(named: "reduce", of: type) {
          let value = next() as? Value ?? .none
          let following = FunctionValue(.compiled { (_, _) throws(Fault) in value })
          var receiver = Value.type(.declared(type))
          var arguments: [Value?] = [reported as? Value ?? initial, .function(following)]
          _ = try run(function, on: &receiver, captured: nil, &arguments, at: location)
          return arguments[0] ?? .none
        }
        return reported
      }
      reported = combined
    }
  }

  /// Returns a value in which a literal is converted to the type of another value.
  func coerceLike(_ value: Value, _ other: Any) throws(Fault) -> Value {
    guard let other = other as? Value else { return value }
    if case .double = other, case .literal(let int) = value { return .double(Double(int)) }
    return value.settledNumber
  }

  /// Changes a value by a function with an `inout` parameter.
  func change(_ reported: inout Any, by function: FunctionValue, _ more: [Value]) {
    let old = reported
    reported = guarded(neutral: old) { () throws(Fault) in
      var arguments = [old as? Value ?? .none] + more
      _ = try call(function, changing: &arguments, expecting: .any)
      return arguments[0]
    }
  }
}
