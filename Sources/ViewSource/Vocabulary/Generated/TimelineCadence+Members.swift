// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `TimelineView.Context.Cadence`.
  static func addTimelineCadenceMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "TimelineView.Context.Cadence", "live", TimelineCadence.live, as: .cadence)
    vocabulary.constant(on: "TimelineView.Context.Cadence", "seconds", TimelineCadence.seconds, as: .cadence)
    vocabulary.constant(on: "TimelineView.Context.Cadence", "minutes", TimelineCadence.minutes, as: .cadence)
  }

}
