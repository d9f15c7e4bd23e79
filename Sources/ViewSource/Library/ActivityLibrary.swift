import PlumblineLayout

/// The presentation of a live activity on the lock screen.
///
/// Unchecked: the program's values stay on the thread that reads it.
struct ActivityDescription: @unchecked Sendable {
  /// The closure that creates the view of a context.
  var content: Value
}

/// The attributes and the state of a live activity, which its views show.
///
/// Unchecked: the program's values stay on the thread that reads it.
struct ActivityContext: @unchecked Sendable {
  /// The attributes, which do not change.
  var attributes: Value
  /// The content state.
  var state: Value
}

extension Vocabulary {
  /// Adds the configurations and contexts of live activities.
  mutating func addActivities() {
    type("ActivityAttributes")
    type("ActivityConfiguration", parents: ["WidgetConfiguration"])
    rawInitializer(
      "ActivityConfiguration", [.ignored("for"), .content("content", of: [.any]), .ignored("dynamicIsland")]
    ) { call in .native("ActivityConfiguration", ActivityDescription(content: call.value(1))) }
    rawProperty("ActivityViewContext", "attributes") { value, _ in
      (value.payload as? ActivityContext)?.attributes ?? .void
    }
    rawProperty("ActivityViewContext", "state") { value, _ in (value.payload as? ActivityContext)?.state ?? .void }
    rawProperty("ActivityViewContext", "isStale") { _, _ in .bool(false) }
    rawProperty("ActivityViewContext", "activityID") { _, _ in .string("preview") }
    modifier(
      "activityBackgroundTint", .unnamed(.optional(.color)),
      summary: "Sets the background of a live activity on the lock screen.",
      example: #"Text("a").activityBackgroundTint(.cyan)"#
    ) { $0.activityBackground($1) }
    modifier(
      "activitySystemActionForegroundColor", .unnamed(.optional(.color)),
      summary: "Sets the color of the system's button beside a live activity, which a figure does not show.",
      example: #"Text("a").activitySystemActionForegroundColor(.black)"#
    ) { view, _ in view }
  }
}

extension TypeBinding where T == ActivityDescription {
  /// The configuration of a live activity.
  static var activity: TypeBinding { .native("ActivityConfiguration") }
}
