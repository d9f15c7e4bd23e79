import PlumblineLayout

/// The host that implements SwiftUI: the environment, view identity and assets.
final class SwiftUIHost: ProgramHost {
  /// The environment of the view whose body is running.
  @exclusivity(unchecked) var environment = EnvironmentValues()
  /// The size of the screen, in points.
  private(set) var screen: Size
  /// The safe area of the screen's window, in points.
  var safeArea = EdgeInsets()
  /// The images and colours of the project, or nil.
  private(set) var assets: (any AssetCatalog)?
  /// The warnings about colours that were not found, by name: each is reported at its first location.
  var missingColors: [String: Diagnostic] = [:]
  /// The colour that the last failed initializer names, with the location of the call.
  var lastMissingColor: (name: String, location: SourceLocation)?
  /// The context in which `draw(_:)` of a view of UIKit draws, or nil.
  var platformContext: PlatformContext?
  /// The images in which code draws, the current one last.
  var imageContexts: [ImageContext] = []
  /// The number of enclosing views whose bodies were deferred until layout.
  var deferredDepth = 0
  /// The maximum number of nested deferred bodies.
  static let deferredLimit = 200
  /// The identity of the view whose body is running.
  @exclusivity(unchecked) var identity = ViewIdentity()
  /// The identity of the preview itself, whose views are created once; nil if its content depends on states of its own.
  var rootIdentity: ViewIdentity?
  /// The identity of the preview's closure, which keeps its state variables, if the program acts.
  var previewIdentity: ViewIdentity?
  /// The observers whose actions run after layout.
  var layoutReports: [LayoutReport] = []
  /// The date at which the program begins, in seconds since 2001-01-01 00:00 UTC.
  var clock = 0.0
  /// The virtual time, the tasks and the stored values of the running preview.
  var session = PreviewSession()
  /// The events of the program, in virtual time.
  var events: EventQueue { session.events }
  /// The connections of publishers to the published properties that they are assigned to.
  var assignments: [Subscription] {
    get { session.assignments }
    set { session.assignments = newValue }
  }
  /// The tasks of the program.
  var tasks: TaskRunner { session.tasks }
  /// Whether the running action follows a step, so that a fault in it is an error.
  var isStepping = false

  /// Whether the program may animate changes.
  var mayAnimate = false
  /// The transaction of the running code.
  var transaction = Transaction()
  /// The transaction of the changes that the views do not show yet.
  var pendingTransaction: Transaction?
  /// The number of changes of state when the views were evaluated last.
  var shownChangeCount = 0
  /// Whether views are evaluated within an action.
  var isFlushing = false
  /// Shows the changes so far.
  var flush: (() -> Void)?

  /// The language of the run, with its texts.
  private(set) var localization: Localization
  /// The keys that have no text.
  var missingTexts: Set<String> = []
  /// The keys whose lack of a text was reported.
  var reportedTexts: Set<String> = []

  /// Creates a host with a screen size, assets and a language.
  init(
    screen: Size, assets: (any AssetCatalog)?, localization: Localization = Localization(),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.screen = screen
    self.assets = assets
    self.localization = localization
    self.environment = environment
  }

  func restart(like new: any ProgramHost) {
    guard let new = new as? SwiftUIHost else { return }
    (environment, screen, safeArea) = (new.environment, new.screen, new.safeArea)
    (assets, localization, clock) = (new.assets, new.localization, new.clock)
    (missingColors, missingTexts, reportedTexts) = (new.missingColors, new.missingTexts, new.reportedTexts)
    (platformContext, deferredDepth, layoutReports) = (new.platformContext, new.deferredDepth, new.layoutReports)
    imageContexts = new.imageContexts
    (identity, rootIdentity, previewIdentity) = (new.identity, new.rootIdentity, new.previewIdentity)
    (session, isStepping, mayAnimate) = (new.session, new.isStepping, new.mayAnimate)
    (transaction, pendingTransaction) = (new.transaction, new.pendingTransaction)
    (shownChangeCount, isFlushing, flush) = (new.shownChangeCount, new.isFlushing, new.flush)
  }

  func group(_ parts: [Value], in evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> Value {
    .view(evaluator.group(try evaluator.nodes(of: parts, at: location)))
  }

  func content(of value: Value, in evaluator: Evaluator) throws(Fault) -> Value {
    .view(evaluator.group(try evaluator.content(of: value, arguments: [])))
  }

  func part(_ value: Value, in evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> Value {
    try evaluator.part(value, at: location)
  }

  func presenting(
    _ view: Value, by modifier: String, in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value {
    guard var node = try evaluator.node(of: view)?.presenting(modifier, isPresented: true) else { return view }
    node.source = node.source ?? evaluator.range(of: location)
    return .view(node)
  }

  func isContainer(_ type: TypeDeclaration, in evaluator: Evaluator) -> Bool { evaluator.isLayout(type) }

  func isContainer(_ value: NativeValue) -> Bool { value.payload is LayoutMaker }

  func container(
    _ value: Value, holding content: Value, in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value {
    if case .native(let native) = value, let maker = native.payload as? LayoutMaker {
      return try evaluator.placed(.view(maker.make(evaluator.content(of: content, arguments: []))), at: location)
    }
    guard let type = evaluator.declaration(of: value) else { return value }
    return try evaluator.container(value, type, content, at: location)
  }

  func adapted(
    _ value: Value, of type: TypeDeclaration, to name: String, in evaluator: Evaluator
  ) throws(Fault) -> Value? {
    try evaluator.adapted(value, of: type, to: name)
  }

  func missingAsset(at location: SourceLocation, in evaluator: Evaluator) -> Value? {
    guard let color = lastMissingColor, color.location == location else { return nil }
    return .native("Color", evaluator.color(named: color.name, at: location))
  }

  func otherSubstitute(for value: OutsideValue, as type: String, in evaluator: Evaluator) -> Value? {
    evaluator.otherNativeSubstitute(for: value, as: type)
  }

  func substitute(for value: OutsideValue, as type: String, in evaluator: Evaluator) -> Value? {
    evaluator.nativeSubstitute(for: value, as: type)
  }

  func preserveState(_ slot: Int, of frame: Frame, initial: () throws(Fault) -> Value) throws(Fault) {
    try identity.keep(slot, of: frame, initial: initial)
  }

  func storedDefault(_ key: String) -> Value? { session.storage[Evaluator.storageKey(key)] }

  func storeDefault(_ value: Value, _ key: String, in evaluator: Evaluator) {
    guard evaluator.program.isActing else { return }
    evaluator.stateChangeCount += 1
    session.storage[Evaluator.storageKey(key)] = value.isNone ? nil : value.settledNumber
  }

  func identified(
    by identity: Value, in evaluator: Evaluator, at location: SourceLocation, _ create: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    let whole = self.identity.next(ViewIdentity.identified - Int(location.offset))
    return try evaluator.within(whole) { () throws(Fault) in
      try evaluator.within(whole.element(AnyHashable(HashableValue(identity.settled)))) { () throws(Fault) in
        let value = try create()
        guard case .instance(let instance) = value, evaluator.program.conforms(instance.type, to: "View") else {
          return value
        }
        return try evaluator.node(of: value).map { .view($0) } ?? value
      }
    }
  }

  func build(
    branch: Int?, of statement: SourceLocation, in evaluator: Evaluator, into parts: inout [Value],
    _ body: (inout [Value]) throws(Fault) -> Completion
  ) throws(Fault) -> Completion {
    let whole = identity.next(ViewIdentity.statements - Int(statement.offset))
    return try evaluator.within(whole) { () throws(Fault) in
      guard let branch else { return .normal }
      return try evaluator.within(whole.next(branch)) { () throws(Fault) in
        var inner: [Value] = []
        let completion = try body(&inner)
        for (index, part) in inner.enumerated() {
          guard var node = try evaluator.node(of: part) else {
            parts.append(part)
            continue
          }
          if mayAnimate { node.key = StructuralKey(evaluator.identity, index) }
          parts.append(.view(node))
        }
        return completion
      }
    }
  }

  func captured(_ function: FunctionValue, in evaluator: Evaluator) -> FunctionValue {
    let surroundings = environment
    return FunctionValue(
      .compiled { [unowned self] (evaluator, arguments) throws(Fault) in
        let outer = environment
        environment = surroundings
        defer { environment = outer }
        return try evaluator.call(function, arguments, expecting: .any)
      })
  }

  func publisher(of property: BindingValue, named name: String, _ object: Instance) -> Value {
    .native("Publisher", Publisher(.property(property, named: name, object: object)))
  }

  func changes(of object: Instance) -> Value { .native("Publisher", Publisher(.changes(object))) }

  func textInKey(_ value: Value, in evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> String? {
    try evaluator.textInKey(value, at: location)
  }

  func isTextPiece(_ value: Value) -> Bool {
    if case .native(let native) = value { return ["Text", "Image", "AttributedString"].contains(native.type) }
    return false
  }

  func text(
    of pieces: [(Value, [(String?, Value)])], in evaluator: Evaluator, at location: SourceLocation
  ) throws(Fault) -> Value {
    try evaluator.interpolatedText(pieces, at: location)
  }

  var locale: String { environment.localeIdentifier }

  var environmentValue: Value { .native("EnvironmentValues", environment) }

  func within<Result>(_ surroundings: Value, _ body: () throws(Fault) -> Result) throws(Fault) -> Result {
    guard case .native(let native) = surroundings, let known = native.payload as? EnvironmentValues else {
      return try body()
    }
    let outer = environment
    environment = known
    defer { environment = outer }
    return try body()
  }

  func environmentObject(of type: TypeDeclaration) -> Value? { environment[custom: .declared(-type.id)] as? Value }

  func scaled(_ length: Double, with style: Value?) -> Double {
    var known = Font.TextStyle.body
    if case .native(let native)? = style, let own = native.payload as? Font.TextStyle { known = own }
    return known.scaled(length, at: environment.dynamicTypeSize)
  }
}

extension Evaluator {
  /// The host, which is SwiftUI whenever layout files are read.
  var swiftUI: SwiftUIHost { unsafeDowncast(host, to: SwiftUIHost.self) }

  /// The environment of the view whose body is running.
  var environment: EnvironmentValues {
    get { swiftUI.environment }
    _modify { yield &swiftUI.environment }
  }

  /// Runs a closure of a body with the environment of that body: `@Environment` has the body's values whenever its
  /// closures run, as those of a `GeometryReader` do during layout.
  func surrounded<Result>(by environment: EnvironmentValues, _ body: () -> Result) -> Result {
    let outer = self.environment
    self.environment = environment
    defer { self.environment = outer }
    return body()
  }

  /// The identity of the view whose body is running.
  var identity: ViewIdentity {
    get { swiftUI.identity }
    set { swiftUI.identity = newValue }
  }
}
