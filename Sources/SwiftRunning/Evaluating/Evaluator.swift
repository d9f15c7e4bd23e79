/// The evaluator of a program's code.
package final class Evaluator {
  /// The program.
  package let program: Program
  /// The vocabulary.
  package let vocabulary: Vocabulary
  /// The names of the framework's types that the evaluator makes or recognizes.
  package let names: FrameworkNames
  /// The type of all views.
  let viewType: SwiftType
  /// The settings.
  @exclusivity(unchecked) package var options: RunningOptions
  /// The framework that the code uses.
  @exclusivity(unchecked) package private(set) var host: any ProgramHost
  /// The diagnostics.
  @exclusivity(unchecked) package private(set) var log: DiagnosticLog
  /// The views that are kept from one run to the next, or nil if none are.
  @exclusivity(unchecked) package var keptViews: KeptViews?
  /// The state of the random number generator.
  var randomState: UInt64
  /// The state of C's `drand48`, as it is before `srand48`.
  var linearState: UInt64 = 0x1234_ABCD_330E
  /// The objects that replace missing environment objects, by type.
  var sharedObjects: [Int: Value] = [:]
  /// The raw values of enumeration cases that were computed, by their declarations.
  var rawValues: [ObjectIdentifier: Value] = [:]
  /// The number of times that a state changed.
  package var stateChangeCount = 0
  /// The type of the selection of the container whose content is evaluated, as Swift infers it for `Tab(value: .home)`.
  package var selectionType: SwiftType?
  /// The changes that no view observes.
  var unseenChanges = UnseenChanges()
  /// The functions that run when a property of an object is set, with their numbers.
  private var observers: [(number: Int, object: Instance, property: String?, action: ChangeObserver)] = []
  private var observerCount = 0
  /// The view conversion of the type that was looked up last.
  package var recentConversion: (type: String, convert: Vocabulary.Conversion?)?
  /// The type whose initializer is running.
  var initializing: TypeDeclaration?
  /// Whether static types keep the type parameters of generic code.
  @exclusivity(unchecked) var keepsParameters = false
  /// The static type of an empty list or a missing value whose member is evaluated.
  var receiverType: SwiftType?
  /// The number of `do` statements around the running view builder whose `catch` clauses would handle an error that it
  /// throws.
  var catchDepth = 0
  /// The number of conditions that were decided without knowing a value, because it comes from elsewhere.
  var outsideConditionCount = 0
  /// The number of evaluations of each condition on a value from another module in the present run, by its location.
  var outsideDecisions: [SourceLocation: Int] = [:]
  /// Whether the conditions that are evaluated precede a branch that only fails.
  var precedesFailure = false
  /// Whether a view's body runs within bodies of the same type, so that a condition on a value from elsewhere would
  /// have the view contain itself without end.
  package var isRepeating = false
  /// The location of the innermost `await` whose expression is being evaluated, or nil.
  var awaited: SourceLocation?
  /// The names of the running functions and properties, the innermost last.
  var functionNames: [String] = []
  /// The result builder of the program whose body is being run, or nil within a view builder.
  @exclusivity(unchecked) package var currentBuilder: TypeDeclaration?
  /// The index of the elements of parameter packs that an expansion has reached.
  var packIndex = 0
  /// The locale of the format style that is being applied, or nil for the host's.
  var formatLocale: String?
  /// The running code of views of UIKit, or nil.
  package var platformRun: PlatformRun?
  /// The reasons for which objects of UIKit that were made before layout cannot be drawn.
  package var platformFailures = PlatformFailures()
  private var steps = 0
  @exclusivity(unchecked) private var stepLocation = SourceLocation.start
  /// The number of calls that are running, one within another.
  private(set) var depth = 0
  private(set) var viewCount = 0
  private var depthFaultCount = 0

  /// Creates an evaluator of a program.
  package init(program: Program, options: RunningOptions, host: any ProgramHost) {
    self.program = program
    vocabulary = program.vocabulary
    names = vocabulary.framework.names
    viewType = .native(names.view)
    log = program.log
    self.options = options
    self.host = host
    randomState = options.seed
    program.evaluator = self
  }

  /// Takes the state of a new evaluator of the same program, and gives the new host's state to the present host.
  func restart(like new: Evaluator) {
    host.restart(like: new.host)
    (log, options) = (new.log, new.options)
    (randomState, linearState) = (new.randomState, new.linearState)
    (sharedObjects, stateChangeCount) = (new.sharedObjects, new.stateChangeCount)
    (observers, observerCount) = (new.observers, new.observerCount)
    (initializing, receiverType) = (new.initializing, new.receiverType)
    (catchDepth, outsideConditionCount) = (new.catchDepth, new.outsideConditionCount)
    (functionNames, currentBuilder, packIndex) = (new.functionNames, new.currentBuilder, new.packIndex)
    (formatLocale, platformRun, platformFailures) = (new.formatLocale, new.platformRun, new.platformFailures)
    (steps, stepLocation, depth, viewCount) = (new.steps, new.stepLocation, new.depth, new.viewCount)
    depthFaultCount = new.depthFaultCount
    program.evaluator = self
  }

  /// The numbers of steps and views so far.
  var effort: (steps: Int, views: Int) { (steps, viewCount) }

  /// Counts the steps and views of code whose views are kept, as if it ran.
  func count(_ effort: (steps: Int, views: Int), at location: SourceLocation) throws(Fault) {
    steps += max(effort.steps - 1, 0)
    viewCount += max(effort.views - 1, 0)
    if effort.steps > 0 { try step(at: location) }
    if effort.views > 0 { try countView(at: location) }
  }

  /// Returns the source range of a location, with its line and column.
  package func range(of location: SourceLocation) -> SourceRange { program.range(of: location) }

  /// Returns a fault at a location, or at the current statement if the location is not known.
  package func fault(_ message: Diagnostic.Message, at location: SourceLocation) -> Fault {
    Fault(Diagnostic(.error, message, at: range(of: location == .start ? stepLocation : location)))
  }

  // MARK: Observation

  /// An action that runs after a property was set.
  ///
  /// Its argument is a function that runs a closure while the property has its old value again.
  package typealias ChangeObserver = (_ withOldValue: (() -> Void) -> Void) -> Void

  /// Observes a property of an object, or all published ones if the name is nil, and returns a number with which to end
  /// the observation.
  package func observe(_ property: String?, of object: Instance, _ action: @escaping ChangeObserver) -> Int {
    observerCount += 1
    observers.append((observerCount, object, property, action))
    return observerCount
  }

  /// Notifies the observers of all published properties of an object.
  package func announceChange(of object: Instance) {
    for observer in observers where observer.object === object && observer.property == nil { observer.action { $0() } }
  }

  private func isPublished(_ index: Int, of object: Instance) -> Bool {
    let fields = program.layout(of: object.type).fields
    return fields.indices.contains(index) && fields[index].isPublished
  }

  /// Ends an observation.
  package func stopObserving(_ number: Int) { observers.removeAll { $0.number == number } }

  /// Whether any object is observed.
  var isObserving: Bool { !observers.isEmpty }

  /// Notifies the observers of an object's property, the field with the index, that it was set.
  func noteChange(of property: String, _ index: Int, of object: Instance, from old: Value) {
    for observer in observers where observer.object === object {
      let isObserved = observer.property == property || observer.property == nil && isPublished(index, of: object)
      guard isObserved else { continue }
      observer.action { body in
        let new = object.fields[index]
        object.fields[index] = old
        body()
        object.fields[index] = new
      }
    }
  }

  /// The properties of objects that code reads while they are recorded, or nil.
  var recordedReads: RecordedReads?

  // MARK: Limits

  /// Begins another preview, which has steps and views of its own and none of the errors of others.
  package func begin() {
    (steps, depth, viewCount, depthFaultCount) = (0, 0, 0, 0)
    outsideDecisions = [:]
    isRepeating = false
    functionNames = []
    log.begin()
  }

  /// Begins an action, which has steps of its own; one that code calls while it runs belongs to that code's steps.
  package func beginAction() {
    if depth == 0 {
      steps = 0
      if !outsideDecisions.isEmpty { outsideDecisions = [:] }
    }
  }

  /// Counts a step of the program.
  @inline(__always) package func step(at location: SourceLocation) throws(Fault) {
    steps += 1
    stepLocation = location
    if steps > options.stepLimit { throw fault(.stepLimit(options.stepLimit), at: location) }
  }

  /// Runs a call one level deeper.
  package func nested<T>(at location: SourceLocation, _ body: () throws(Fault) -> T) throws(Fault) -> T {
    try step(at: location)
    if program.lifetimes.hasEnded { try runDeinitializers(at: location) }
    depth += 1
    defer { depth -= 1 }
    if depth > options.depthLimit { throw tooDeep(options.depthLimit, at: location) }
    return try body()
  }

  /// Returns the fault of calls that are nested too deep.
  ///
  /// A view that contains itself several times would reach the limit again in each of its branches, whose number
  /// doubles with each level: after some faults, the preview runs no more code.
  package func tooDeep(_ limit: Int, at location: SourceLocation) -> Fault {
    depthFaultCount += 1
    return depthFaultCount > 8 ? exceeded(.depthLimit(limit), at: location) : fault(.depthLimit(limit), at: location)
  }

  /// Counts a view against the view limit.
  func countView(at location: SourceLocation) throws(Fault) {
    viewCount += 1
    if viewCount > options.viewLimit { throw fault(.viewLimit(options.viewLimit), at: location) }
  }

  /// The evaluator's own state, which is exchanged where one task waits and another runs.
  package struct Context {
    fileprivate var depth = 0
    fileprivate var initializing: TypeDeclaration?
    fileprivate var receiverType: SwiftType?
    fileprivate var catchDepth = 0

    /// Creates the state at the start of a task.
    package init() {}
  }

  /// Sets the state of a task and returns that of the one before.
  package func exchange(_ new: Context) -> Context {
    var old = Context()
    (old.depth, old.initializing, old.receiverType, old.catchDepth) = (depth, initializing, receiverType, catchDepth)
    (depth, initializing, receiverType, catchDepth) = (new.depth, new.initializing, new.receiverType, new.catchDepth)
    return old
  }

  // MARK: Faults

  /// Returns the fault of a limit that code exceeds, after which the preview runs no more code.
  ///
  /// A loop that would continue with its next iteration could spend as much time and memory as before in each one.
  func exceeded(_ limit: Diagnostic.Message, at location: SourceLocation) -> Fault {
    steps = max(steps, options.stepLimit) &+ 1
    return fault(limit, at: location)
  }

  /// Reports a fault.
  package func report(_ fault: Fault) {
    if let diagnostic = fault.diagnostic { log.add(diagnostic) }
  }

  /// Reports a fault, and returns whether the statements after it can still run.
  func canContinue(after fault: Fault) -> Bool {
    report(fault)
    return isWithinLimits
  }

  /// Whether the preview may run more code: the numbers of steps and views, and the depth, are below their limits.
  var isWithinLimits: Bool {
    steps <= options.stepLimit && viewCount <= options.viewLimit && depth < options.depthLimit / 2
  }

  /// Runs code during layout or drawing, which cannot fail: a fault is reported, and a neutral value is returned.
  package func guarded<T>(neutral: T, _ body: () throws(Fault) -> T?) -> T {
    do { return try body() ?? neutral } catch {
      reportReplaced(error)
      return neutral
    }
  }

  /// Returns the next number of C's linear congruential generator, of 48 bits.
  ///
  /// Source: POSIX, `drand48`.
  func nextLinear() -> UInt64 {
    linearState = (linearState &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return linearState
  }

  /// Returns the next random number.
  func nextRandom() -> UInt64 {
    randomState &+= 0x9E37_79B9_7F4A_7C15
    var z = randomState
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
