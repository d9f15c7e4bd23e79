import PlumblineLayout

extension Vocabulary {
  /// Adds the types and methods that declared layouts use to measure and place their children.
  mutating func addLayouts() {
    later(["AnyLayout", "GridLayout", "HStackLayout", "LayoutProperties", "VStackLayout", "ZStackLayout"]) {
      $0.addErasedLayouts()
    }
    addLayoutCalls()
    type("LayoutSubviews", parents: ["Collection", "Sequence"])
    raw("LayoutSubviews", "subscript", [.value(nil, .int)]) { value, call throws(Fault) in
      let values = try call.evaluator.elements(of: value) ?? []
      let index = try call.int(0)
      guard values.indices.contains(index) else {
        throw call.evaluator.fault(.indexOutOfRange(index, count: values.count), at: call.location)
      }
      return values[index]
    }
    rawProperty("LayoutSubviews", "startIndex") { _, _ in .int(0) }
    rawProperty("LayoutSubviews", "endIndex") { value, call throws(Fault) in
      .int(try call.evaluator.elements(of: value)?.count ?? 0)
    }
    let subview = TypeBinding<LayoutSubview>.native("LayoutSubview")
    let proposal = TypeBinding<ProposedViewSize>.native("ProposedViewSize")
    let size = TypeBinding<Size>.native("CGSize")
    method(on: subview, "sizeThatFits", .unnamed(proposal), returns: size) { $0.sizeThatFits($1) }
    method(on: subview, "dimensions", .named("in", proposal), returns: .viewDimensions) { $0.dimensions(in: $1) }
    property(on: subview, "priority", as: .double) { $0.priority }
    property(on: subview, "spacing", as: .native("ViewSpacing")) { $0.spacing }
    let spacing = TypeBinding<ViewSpacing>.native("ViewSpacing")
    method(
      on: spacing, "distance", .named("to", spacing), .named("along", TypeBinding<Axis>.native("Axis")),
      returns: .double
    ) { $0.distance(to: $1, along: $2) }
    initializer("ViewSpacing", returns: spacing) { ViewSpacing() }
    constant(on: "ViewSpacing", "zero", .zero, as: spacing)
    let edges = TypeBinding<Edge.Set>.edgeSet
    method(on: spacing, "union", .unnamed(spacing), .named("edges", edges, default: .all), returns: spacing) {
      $0.union($1, edges: $2)
    }
    rawMutating(
      "ViewSpacing", "formUnion", [.value(nil, spacing.type), .value("edges", edges.type, default: edges.write(.all))]
    ) {
      value, call in
      guard case .native(let native) = value, let own = native.payload as? ViewSpacing,
        let other: ViewSpacing = call.payload(0), let edges: Edge.Set = call.payload(1)
      else { return .void }
      value = spacing.write(own.union(other, edges: edges))
      return .void
    }
    method(
      on: subview, "place", .named("at", TypeBinding<Point>.native("CGPoint")),
      .named("anchor", TypeBinding<UnitPoint>.native("UnitPoint"), default: .topLeading), .named("proposal", proposal),
      returns: .unevaluated
    ) { $0.place(at: $1, anchor: $2, proposal: $3) }
    raw("LayoutSubview", "subscript", [.value(nil, .metatype(.any))]) { value, call throws(Fault) in
      guard case .native(let native) = value, let subview = native.payload as? LayoutSubview,
        let key = call.declaredType(0)
      else { return .none }
      if let set = subview.trait(.declared(key.id)) as? Value { return set }
      return try call.evaluator.staticMember("defaultValue", of: .declared(key), hint: .any, at: call.location)
    }
    viewMethod(
      "layoutValue", [.value("key", .metatype(.any)), .value("value")],
      summary: "Sets a value that the container's layout can read.",
      example: #"Text("a").layoutValue(key: Share.self, value: 2)"#
    ) { node, call throws(Fault) in
      guard let key = call.declaredType(0) else { return node }
      let initial = try call.evaluator.staticMember("defaultValue", of: .declared(key), hint: .any, at: call.location)
      return node.containerValue(.declared(key.id), try call.evaluator.coerceLike(call.value(1), initial))
    }
  }
}

/// A type-erased layout as a function that creates a container from its children.
struct LayoutMaker {
  /// Creates the container of some children.
  let make: ([LayoutNode]) -> LayoutNode

  /// The layout of the container.
  var layout: AnyLayout {
    if case .container(let box) = make([]).content { return AnyLayout(box.layout) }
    return AnyLayout(ZStackLayout())
  }
}

/// The cache of a type-erased layout, which a program holds.
private final class ErasedCache {
  var cache: AnyLayout.Cache?
}

extension Vocabulary {
  /// Adds the methods of type-erased layouts that a declared layout calls.
  private mutating func addLayoutCalls() {
    let subviews = ParameterShape.value("subviews")
    let proposal = ParameterShape.value("proposal", .native("ProposedViewSize"))
    let cache = ParameterShape.value("cache")
    raw("AnyLayout", "makeCache", [subviews]) { _, _ in .native("AnyLayout.Cache", ErasedCache()) }
    raw("AnyLayout", "updateCache", [.value(), subviews]) { _, _ in .void }
    raw("AnyLayout", "sizeThatFits", [proposal, subviews, cache]) { value, call in
      let proposal: ProposedViewSize = call.payload(0) ?? .unspecified
      let size = call.laidOut(by: value, subviews: 1, cache: 2) { layout, subviews, cache in
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      return .native("CGSize", size ?? .zero)
    }
    raw("AnyLayout", "placeSubviews", [.value("in", .native("CGRect")), proposal, subviews, cache]) { value, call in
      let bounds: Rect = call.payload(0) ?? .zero
      let proposal: ProposedViewSize = call.payload(1) ?? .unspecified
      _ = call.laidOut(by: value, subviews: 2, cache: 3) { layout, subviews, cache in
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      return .void
    }
    raw("AnyLayout", "spacing", [subviews, cache]) { value, call in
      let spacing = call.laidOut(by: value, subviews: 0, cache: 1) { layout, subviews, cache in
        layout.spacing(subviews: subviews, cache: &cache)
      }
      return .native("ViewSpacing", spacing ?? .zero)
    }
  }

  private mutating func addErasedLayouts() {
    let properties = TypeBinding<LayoutProperties>.native("LayoutProperties")
    initializer("LayoutProperties", returns: properties) { LayoutProperties() }
    property(
      on: properties, "stackOrientation", as: .optional(.axis), get: { $0.stackOrientation },
      set: { (properties: inout LayoutProperties, axis: Axis?) in properties.stackOrientation = axis })
    rawInitializer("AnyLayout", [.value()]) { call throws(Fault) in
      guard let type = call.evaluator.declaration(of: call.value(0)) else { return call.value(0) }
      let layout = InterpretedLayout(evaluator: call.evaluator, layout: call.value(0), type: type)
      return .native(
        "AnyLayout",
        LayoutMaker {
          LayoutNode(view: type.name, .layout(layout, stackOrientation: layout.stackOrientation), children: $0)
        })
    }
    let maker = TypeBinding<LayoutMaker>.native("AnyLayout")
    initializer(
      "HStackLayout", .named("alignment", .verticalAlignment, default: .center),
      .named("spacing", .optional(.double), default: .some(nil)), returns: maker
    ) { alignment, spacing in LayoutMaker { .hStack(alignment: alignment, spacing: spacing, children: $0) } }
    initializer(
      "VStackLayout", .named("alignment", .horizontalAlignment, default: .center),
      .named("spacing", .optional(.double), default: .some(nil)), returns: maker
    ) { alignment, spacing in LayoutMaker { .vStack(alignment: alignment, spacing: spacing, children: $0) } }
    initializer(
      "GridLayout", .named("alignment", .alignment, default: .center),
      .named("horizontalSpacing", .optional(.double), default: .some(nil)),
      .named("verticalSpacing", .optional(.double), default: .some(nil)), returns: maker
    ) { alignment, horizontal, vertical in
      LayoutMaker {
        .grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, children: $0)
      }
    }
    initializer("ZStackLayout", .named("alignment", .alignment, default: .center), returns: maker) { alignment in
      LayoutMaker { .zStack(alignment: alignment, children: $0) }
    }
  }
}

extension Evaluator {
  /// Returns whether the values of a declared type are layouts.
  func isLayout(_ type: TypeDeclaration) -> Bool {
    program.conforms(type, to: "Layout") && !program.members(named: "placeSubviews", of: type).isEmpty
  }

  /// Returns a container that places its children by a declared layout.
  func container(_ layout: Value, _ type: TypeDeclaration, _ content: Value, at location: SourceLocation) throws(Fault)
    -> Value
  {
    let children = try self.content(of: content, arguments: [])
    let layout = InterpretedLayout(evaluator: self, layout: layout, type: type)
    let node = LayoutNode(
      view: type.name, .layout(layout, stackOrientation: layout.stackOrientation), children: children)
    return try placed(.view(node), at: location)
  }
}

extension Call {
  /// Calls a layout's method with the children and the cache of a container; returns nil if there are no children.
  fileprivate func laidOut<Result>(
    by value: Value, subviews: Int, cache: Int,
    _ body: (AnyLayout, LayoutSubviews, inout AnyLayout.Cache) -> Result
  ) -> Result? {
    guard case .native(let native) = value, let maker = native.payload as? LayoutMaker,
      let children: [Value] = payload(subviews), case .native(let first)? = children.first,
      let subview = first.payload as? LayoutSubview
    else { return nil }
    let layout = maker.layout
    let kept: ErasedCache = payload(cache) ?? ErasedCache()
    var state = kept.cache ?? layout.makeCache(subviews: subview.siblings)
    defer { kept.cache = state }
    return body(layout, subview.siblings, &state)
  }
}
