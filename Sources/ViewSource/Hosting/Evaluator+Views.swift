import PlumblineLayout

extension Evaluator {
  /// Returns the view that a value is or converts to, or nil if it is not a view.
  func node(of value: Value) throws(Fault) -> LayoutNode? {
    switch value.wholeArray {
    case .native(let native):
      if let node = native.view { return node }
      if let outside = native as? OutsideValue { return try standIn(for: outside) }
      if case .native(let converted)? = try converted(value, to: "View") { return converted.view }
      return nil
    case .instance(let instance), .object(let instance):
      return try nested(at: instance.type.location) { () throws(Fault) in try self.node(of: instance, value) }
    case .enumCase(let enumValue):
      guard program.conforms(enumValue.type, to: "View") else { return nil }
      return try body(of: value, enumValue.type)
    case .none: return .empty
    case .array(let values) where !values.isEmpty && values.allSatisfy(\.isSubview):
      return .group(try nodes(of: values, at: .start))
    default: return try extendedBody(of: value)
    }
  }

  /// Returns the labelled area that replaces a view from elsewhere, with SwiftUI's modifiers that were called on it.
  private func standIn(for value: OutsideValue) throws(Fault) -> LayoutNode {
    var node = LayoutNode.area(labelled: value.name)
    node.source = range(of: value.location)
    if !value.isReported { warn(value, .view, at: value.location) }
    var view = Value.view(node)
    for modifier in value.modifiers { view = try modifier(view) }
    return try self.node(of: view) ?? node
  }

  /// Returns the labelled area that replaces a view whose body comes from elsewhere, or nil if the type cannot be a
  /// view.
  private func outsideView(_ type: TypeDeclaration) throws(Fault) -> LayoutNode? {
    guard mayBeOutsideView(type), let outside = outsideValue(type.name, at: type.location).outside else { return nil }
    return try standIn(for: outside)
  }

  /// Returns the body of a value whose standard type an extension conforms to `View`, or nil.
  private func extendedBody(of value: Value) throws(Fault) -> LayoutNode? {
    guard program.extensions[nativeKey(of: value)]?.inheritedNames.contains("View") ?? false,
      let property = declaredProperty("body", of: value)
    else { return nil }
    return try node(of: getter(property, of: value, at: property.location))
  }

  private func node(of instance: Instance, _ value: Value) throws(Fault) -> LayoutNode? {
    let type = instance.type
    if program.members(named: "body", of: type).isEmpty || program.conforms(type, to: "Shape") {
      if case .native(let shape)? = try adapted(value, to: "Shape") {
        return try node(of: .native(shape))
      }
    }
    if program.members(named: "body", of: type).isEmpty, program.wrapsPlatformView(type) {
      return try represented(instance, value)
    }
    if program.isPlatformView(type), !program.conforms(type, to: "View") { return try previewed(instance, value) }
    guard program.conforms(type, to: "View") || !program.members(named: "body", of: type).isEmpty else {
      return try outsideView(type)
    }
    if program.isActing {
      let own = identity.next(type.id)
      let kept = try keepingStates(of: instance, in: own)
      return try made(type, isLate: readsEnvironment(type) || hasReadingProperty(instance)) {
        [self] () throws(Fault) in
        let node = try within(own) { () throws(Fault) in try body(of: updatingProperties(of: kept), type) }
        guard swiftUI.mayAnimate else { return node }
        return animated(node, kept) { value in
          self.guarded(neutral: nil) { () throws(Fault) in
            try self.within(own) { () throws(Fault) in try self.body(of: self.updatingProperties(of: value), type) }
          }
        }
      }
    }
    return try made(type, isLate: readsEnvironment(type)) { [self] () throws(Fault) in try body(of: value, type) }
  }

  /// Returns a view's body, which is deferred until layout if it depends on the environment, as `isLate` indicates.
  private func made(
    _ type: TypeDeclaration, isLate: Bool, _ make: @escaping () throws(Fault) -> LayoutNode?
  ) throws(Fault) -> LayoutNode? {
    isLate ? deferred(type, neutral: .empty, make) : try make()
  }

  /// Returns a view that is created during layout, when its environment is known.
  func deferred(
    _ type: TypeDeclaration, neutral: LayoutNode, _ make: @escaping () throws(Fault) -> LayoutNode?
  ) -> LayoutNode {
    let host = swiftUI
    let depth = host.deferredDepth + 1
    let viewIdentity = identity.next(ViewIdentity.later)
    return .createdView(type.name) { [self] environment in
      let outer = (host.environment, host.deferredDepth)
      (host.environment, host.deferredDepth) = (environment, depth)
      defer { (host.environment, host.deferredDepth) = outer }
      return guarded(neutral: neutral) { () throws(Fault) in
        if depth > SwiftUIHost.deferredLimit {
          throw self.tooDeep(SwiftUIHost.deferredLimit, at: type.location)
        }
        return try within(viewIdentity) { () throws(Fault) in try self.nested(at: type.location, make) }
      }
    }
  }

  /// Returns whether a view's body depends on its environment.
  func readsEnvironment(_ type: TypeDeclaration) -> Bool {
    if let known = type.readsEnvironment { return known }
    let answer = program.layout(of: type).fields.contains { field in
      if field.wrapper?.role?.readsEnvironment ?? false { return true }
      guard let wrapper = customWrapper(field), wrapper !== type else { return false }
      return program.layout(of: wrapper).fields.contains { $0.wrapper?.role?.readsEnvironment ?? false }
    }
    type.readsEnvironment = answer
    return answer
  }

  private func body(of value: Value, _ type: TypeDeclaration) throws(Fault) -> LayoutNode? {
    let computed = declaredProperty("body", of: value)
    // The body may be a stored property, which an initializer sets.
    let stored = program.layout(of: type)
    guard let property = computed ?? stored.indices["body"].map({ stored.fields[$0] }) else {
      return try outsideView(type)
    }
    type.openBodies += 1
    let outer = isRepeating
    isRepeating = outer || type.openBodies > 3
    defer {
      type.openBodies -= 1
      isRepeating = outer
    }
    let body =
      computed == nil
      ? try member("body", of: value, hint: .native(names.view), at: property.location)
      : try getter(property, of: keepingEnvironment(of: value), at: property.location)
    var node = try node(of: body) ?? .empty
    if node.source == nil { node.source = range(of: property.location) }
    return node.body(of: type.name)
  }

  /// Returns the views of a view builder's components.
  func nodes(of parts: [Value], at location: SourceLocation) throws(Fault) -> [LayoutNode] {
    var result: [LayoutNode] = []
    result.reserveCapacity(parts.count)
    try add(parts, at: location, to: &result)
    return result
  }

  /// Appends the views of a view builder's components.
  private func add(_ parts: [Value], at location: SourceLocation, to views: inout [LayoutNode]) throws(Fault) {
    for part in parts {
      if let keptViews, case .instance(let instance) = part, case .native(let known)? = keptViews.view(of: instance),
        let node = known.view
      {
        views.append(node)
        continue
      }
      guard let node = try node(of: part) else { throw fault(.notAView(part.typeName), at: location) }
      if let keptViews, case .instance(let instance) = part { keptViews.keep(.view(node), of: instance) }
      views.append(node)
    }
  }

  /// Returns several views as one.
  func group(_ nodes: [LayoutNode]) -> LayoutNode {
    if nodes.count == 1 { return nodes[0] }
    return .group(nodes)
  }

  /// Returns the views of a view builder closure, or of a value that is a view.
  func content(of value: Value, arguments: [Value]) throws(Fault) -> [LayoutNode] {
    var (views, parts): ([LayoutNode], [Value]) = ([], [])
    try addContent(of: value, arguments: arguments, to: &views, by: &parts)
    views.removeAll(where: \.hasNoMembers)
    return views
  }

  /// Appends the views of a view builder closure, or of a value that is a view; `parts` is a buffer that is reused
  /// between rows.
  func addContent(
    of value: Value, arguments: [Value], to views: inout [LayoutNode], by parts: inout [Value]
  ) throws(Fault) {
    guard case .function(let function) = value else {
      if let view = try node(of: value) { views.append(view) }
      return
    }
    guard case .closure(let code, let captured) = function.target else {
      views += try nodes(of: [call(function, arguments, expecting: .view)], at: .start)
      return
    }
    parts.removeAll(keepingCapacity: true)
    try addParts(of: code, captured, arguments: arguments, to: &parts)
    try add(parts, at: code.code.body.statements.first?.location ?? .start, to: &views)
  }

  /// Returns the components of a view builder closure.
  func parts(of value: Value, arguments: [Value]) throws(Fault) -> [Value] {
    guard case .function(let function) = value, case .closure(let code, let captured) = function.target else {
      return [value]
    }
    var parts: [Value] = []
    try addParts(of: code, captured, arguments: arguments, to: &parts)
    return parts
  }

  /// Runs a view builder closure, and appends its components.
  private func addParts(
    of code: ClosureCode, _ captured: Frame, arguments: [Value], to parts: inout [Value]
  ) throws(Fault) {
    let outer = currentBuilder
    currentBuilder = nil
    defer { currentBuilder = outer }
    let body = code.code
    try code.checkShorthand(arguments, self)
    let frame = Frame(self, parent: captured, count: body.frameSize)
    frame.resultHint = .view
    let values = arguments.count == 1 && code.parameterCount > 1 ? splattedTuple(arguments[0]) : arguments
    let count = min(values.count, frame.slots.count, code.parameters?.count ?? ClosureCode.shorthandLimit)
    for index in 0..<count { frame.slots[index] = values[index] }
    try nested(at: body.body.statements.first?.location ?? .start) { () throws(Fault) in
      _ = try body.body.build(frame, into: &parts)
    }
  }

  private func splattedTuple(_ value: Value) -> [Value] {
    if case .tuple(let tuple) = value { return tuple.elements }
    return [value]
  }

  /// Returns a component of a view builder as a view with its source location, if it converts to a view.
  func part(_ value: Value, at location: SourceLocation) throws(Fault) -> Value {
    guard case .native(let native) = value, native.type != "View", let convert = viewConversion(of: native.type),
      let view = convert(value)
    else { return value }
    return try placed(view, at: location)
  }

  /// Returns the conversion of a vocabulary type's values to views, or nil.
  ///
  /// The last result is cached, because rows of a list mostly use the same type.
  private func viewConversion(of type: String) -> Vocabulary.Conversion? {
    if let recent = recentConversion, recent.type == type { return recent.convert }
    let found = vocabulary.conversions[type]?["View"]
    recentConversion = (type, found)
    return found
  }
}

extension Call {
  /// Returns the views of a view builder's closure or of a view that is an argument; those of an argument that is not
  /// given are `other`, or none.
  func content(_ index: Int, default other: LayoutNode? = nil) throws(Fault) -> [LayoutNode] {
    if value(index).isNone { return other.map { [$0] } ?? [] }
    return try evaluator.content(of: value(index), arguments: [])
  }
}
