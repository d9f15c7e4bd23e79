import PlumblineLayout

/// The progress of a compiled view through phases in virtual time.
final class PhaseProgress {
  private var index = 0
  private var trigger: Any?
  /// The number of the last start; events of earlier ones have no effect.
  private var starts = 0

  /// Returns a view in its present phase.
  ///
  /// Without a trigger, the phases are repeated from the start without end; with a trigger, they run once for each
  /// change of its value.
  static func node<Phase, Trigger: Equatable>(
    _ phases: [Phase], trigger: Trigger?, animation: @escaping (Phase) -> Animation?, content: (Phase) -> [LayoutNode]
  ) -> LayoutNode {
    guard let first = phases.first else { return .group([]) }
    guard phases.count > 1, let memory = ViewIdentity.place?.memory, let reports = LayoutReports.current else {
      return .group(content(first))
    }
    let progress = memory.value as? PhaseProgress ?? PhaseProgress()
    memory.value = progress
    let node = LayoutNode.group(content(phases[min(progress.index, phases.count - 1)]))
    /// Moves to the next phase, and after its animation to the one that follows.
    func advance(_ start: Int) {
      guard start == progress.starts else { return }
      let next = (progress.index + 1) % phases.count
      let animation = animation(phases[next])
      LayoutReports.changing(Transaction(animation: animation)) {
        progress.index = next
        reports.noteChange()
      }
      if trigger != nil, progress.index == 0 { return }
      reports.add(after: max(animation?.logicalDuration ?? 0, 0.001)) { advance(start) }
    }
    func start() {
      progress.starts += 1
      let start = progress.starts
      // The first phase ends as soon as time passes.
      reports.add(after: 1e-9) { advance(start) }
    }
    return node.interacting(
      .lifecycle(
        Lifecycle(
          memory: memory,
          appear: {
            progress.trigger = trigger
            if trigger == nil { start() }
          },
          disappear: {
            progress.starts += 1
            progress.index = 0
          },
          update: {
            guard let trigger, let old = progress.trigger as? Trigger, memory.isPresent, old != trigger else { return }
            progress.trigger = trigger
            start()
          })))
  }
}
