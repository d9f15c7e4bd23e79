import PlumblineLayout

/// The time of the preview that runs, and the positions of its views, for views that use Foundation.
package enum VirtualTime {
  /// The position of the view that is being created, which keeps its states, or nil if none are kept.
  package static var place: (any ViewPlace)? { ViewIdentity.place }

  /// The time in seconds since the preview began, or nil if no preview runs.
  package static var now: Double? { LayoutReports.current?.time }

  /// Runs an action after a time in seconds, while the preview waits.
  package static func after(_ delay: Double, _ action: @escaping () -> Void) {
    LayoutReports.current?.add(after: delay, action)
  }
}
