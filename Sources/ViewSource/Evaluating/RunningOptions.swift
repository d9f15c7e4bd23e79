/// The settings of an evaluator.
struct RunningOptions {
  /// The current date, in seconds since 2001-01-01 00:00 UTC.
  var clock: Double
  /// The seed of random numbers.
  var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The most steps that a preview's code may take.
  var stepLimit = 5_000_000
  /// The deepest that calls may nest.
  var depthLimit = 1_000
  /// The most views that a figure may have.
  var viewLimit = 1_000_000
  /// The longest text that a program may make, in bytes.
  var textLimit = 10_000_000
  /// Whether something that is left out is an error instead of a warning.
  var isStrict = false
  /// Finds the files that declare missing types; nil knows none.
  var types: (any TypeFinder)?
}
