/// The phase of a scene.
public enum ScenePhase: Int, Hashable, Comparable, Sendable {
  /// The scene is in the background, visible but inactive, or in the foreground.
  case background, inactive, active

  /// Returns whether the first phase is farther from the foreground than the second.
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

/// The size class of a screen's axis.
public enum UserInterfaceSizeClass: String, Hashable, Sendable {
  /// Compact or regular.
  case compact, regular
}

/// The frequency with which a timeline view updates.
public enum TimelineCadence: Int, Hashable, Comparable, Sendable {
  /// Continuously, each second, or each minute.
  case live, seconds, minutes

  /// Returns whether the first cadence is faster than the second.
  public static func < (a: TimelineCadence, b: TimelineCadence) -> Bool { a.rawValue < b.rawValue }
}

/// The colours in which the system draws a widget.
public enum WidgetRenderingMode: String, Hashable, Sendable {
  /// In its own colours, in two tints, or on a material.
  case fullColor, accented, vibrant
}
