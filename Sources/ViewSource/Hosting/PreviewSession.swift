import PlumblineLayout

/// The state of a running preview: virtual time, tasks and stored values.
final class PreviewSession {
  /// The events of the program, in virtual time.
  let events = EventQueue()
  /// The connections of publishers to the published properties that they are assigned to.
  var assignments: [Subscription] = []
  /// The tasks of the program.
  let tasks = TaskRunner()
  /// The actions that follow the ends of animations.
  let completions = AnimationCompletions()
  /// The values that `@AppStorage` and `UserDefaults` keep, by key.
  var storage: [String: Value] = [:]
  /// The undo manager of the environment, or nil before its first use.
  var undoManager: Value?
  /// The notifications that the program posts, by name.
  var notifications: [String: Subject] = [:]

  /// Creates a session at the start of time.
  init() {}

  /// Resets the state for another evaluation of the preview.
  func restart(in evaluator: Evaluator) {
    tasks.endAll(in: evaluator)
    events.restart()
    completions.removeAll()
    storage = [:]
    notifications = [:]
    assignments = []
    undoManager = nil
  }
}
