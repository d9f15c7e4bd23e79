/// Runs a program's code.
final class Evaluator {
  /// The program.
  let program: Program
  /// The vocabulary.
  let vocabulary: Vocabulary
  /// The settings.
  let options: RunningOptions
  /// The framework that the code uses.
  let host: any ProgramHost
  /// What is found wrong.
  let log: DiagnosticLog
  /// The state of the random numbers.
  var randomState: UInt64
  /// The state of C's `drand48`, as it is before `srand48`.
  var linearState: UInt64 = 0x1234_ABCD_330E
  /// Values of observable objects that `environmentObject` and `environment` hand down, by type.
  var sharedObjects: [Int: Value] = [:]
  /// How often a state got another value.
  var stateChangeCount = 0
  /// How the values of the type asked for last become views.
  var recentConversion: (type: String, convert: Vocabulary.Conversion?)?
  /// The type whose initialiser runs.
  var initializing: TypeDeclaration?
  /// What is known of the type of an empty list whose computed property is asked for.
  var receiverType: SwiftType?
  /// The number of `do` statements around the running view builder, whose `catch` waits for an error that is thrown.
  var catchDepth = 0
  private var steps = 0
  @exclusivity(unchecked) private var stepPlace = Place.start
  private var depth = 0
  private(set) var viewCount = 0

  /// An evaluator of a program.
  init(program: Program, options: RunningOptions, host: any ProgramHost) {
    self.program = program
    vocabulary = program.vocabulary
    log = program.log
    self.options = options
    self.host = host
    randomState = options.seed
  }

  /// A stretch of source with its line and column.
  func range(of place: Place) -> SourceRange { program.range(of: place) }

  /// A fault at a place; where that is not known, at the statement that runs.
  func fault(_ message: Diagnostic.Message, at place: Place) -> Fault {
    Fault(Diagnostic(.error, message, at: range(of: place == .start ? stepPlace : place)))
  }

  // MARK: Budget

  /// Begins another preview, which has steps and views of its own and none of the errors of others.
  func begin() {
    (steps, depth, viewCount) = (0, 0, 0)
    log.begin()
  }

  /// Counts a step of the program.
  @inline(__always) func step(at place: Place) throws(Fault) {
    steps += 1
    stepPlace = place
    if steps > options.stepLimit { throw fault(.stepLimit(options.stepLimit), at: place) }
  }

  /// Runs a call, which counts as nested.
  func nested<T>(at place: Place, _ body: () throws(Fault) -> T) throws(Fault) -> T {
    try step(at: place)
    depth += 1
    defer { depth -= 1 }
    if depth > options.depthLimit { throw fault(.depthLimit(options.depthLimit), at: place) }
    return try body()
  }

  /// Counts a view.
  func countView(at place: Place) throws(Fault) {
    viewCount += 1
    if viewCount > options.viewLimit { throw fault(.viewLimit(options.viewLimit), at: place) }
  }

  // MARK: Faults

  /// Reports a fault.
  func report(_ fault: Fault) {
    if let diagnostic = fault.diagnostic { log.add(diagnostic) }
  }

  /// Reports a fault, and says whether the statements after it can still run.
  func canContinue(after fault: Fault) -> Bool {
    report(fault)
    return steps <= options.stepLimit && viewCount <= options.viewLimit && depth < options.depthLimit / 2
  }

  /// Runs code for the layout or the drawing, which cannot fail: a fault is reported and a neutral value stands in.
  func guarded<T>(neutral: T, _ body: () throws(Fault) -> T?) -> T {
    do { return try body() ?? neutral } catch {
      report(error)
      return neutral
    }
  }

  /// The next number of C's linear congruential generator, of 48 bits.
  ///
  /// Source: POSIX, `drand48`.
  func nextLinear() -> UInt64 {
    linearState = (linearState &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return linearState
  }

  /// The next random number.
  func nextRandom() -> UInt64 {
    randomState &+= 0x9E37_79B9_7F4A_7C15
    var z = randomState
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
