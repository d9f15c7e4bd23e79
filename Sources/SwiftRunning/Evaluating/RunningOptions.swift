/// The settings of an evaluator.
package struct RunningOptions {
  /// The current date, in seconds since 2001-01-01 00:00 UTC.
  package var clock: Double
  /// The seed of random numbers.
  package var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The maximum number of steps that a preview's code may take.
  package var stepLimit = 5_000_000
  /// The maximum number of elements of a collection that is made in one step, whatever the step limit is.
  ///
  /// Memory for more cannot be requested: the process would be aborted before its limit of memory is noticed.
  static let elementLimit = 100_000_000
  /// The maximum depth of nested calls.
  package var depthLimit = 1_000
  /// The maximum number of views in a figure.
  package var viewLimit = 1_000_000
  /// The maximum length of a string, in bytes.
  package var textLimit = 10_000_000
  /// Whether omitted content is an error instead of a warning.
  package var isStrict = false
  /// The decisions on values from elsewhere that differ in this run, or nil for a usual run.
  package var otherDecisions: OtherDecisions?
  /// The files of the bundle, or nil if there are none.
  package var resources: (any ProgramResources)?
  /// The finder of files that declare missing types, or nil.
  package var types: (any TypeFinder)?

  /// Creates the default settings, with a current date.
  package init(clock: Double) { self.clock = clock }
}
