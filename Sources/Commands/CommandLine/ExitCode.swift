/// The exit code of the process.
public enum ExitCode: Int32, Comparable, Sendable {
  /// No fault.
  case done = 0
  /// An input has an error.
  case inputError = 1
  /// The call's arguments are wrong.
  case usage = 2
  /// Layouts differ from their golden files, or figures of pages are not up to date.
  case layoutDiffers = 3
  /// Pixels differ from their golden files, and layouts do not.
  case pixelsDiffer = 4
  /// A golden file is missing, stale, or was recorded with other fonts.
  case goldenMissing = 5
  /// The fault is Plumbline's own.
  case internalFault = 70
  /// A file could not be read or written.
  case inputOutput = 74

  /// Returns whether the first code means the less severe failure.
  public static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}

extension ExitCode {
  /// Each code with its meaning, in a phrase.
  static let meanings: [(code: ExitCode, meaning: String)] = [
    (.done, "done"), (.inputError, "an input has an error"), (.usage, "the arguments are wrong"),
    (.layoutDiffers, "layouts differ from their golden files, or figures of pages are not up to date"),
    (.pixelsDiffer, "pixels differ from their golden files"),
    (.goldenMissing, "a golden file is missing, stale, or made with other fonts"),
    (.internalFault, "a fault of Plumbline's own"),
    (.inputOutput, "a file could not be read or written"),
  ]
}
