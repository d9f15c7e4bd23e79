/// A style of progress views that the system has.
public protocol ProgressViewStyle {
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Progress { get }
}

extension View {
  /// The style of the progress views within.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> LoweredView {
    lowered { $0.progressViewStyle(style.controlStyle) }
  }
}

/// The system's automatic style of progress views.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Progress { .automatic }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The system's automatic style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The system's linear style of progress views.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Progress { .linear }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The system's linear style.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The system's circular style of progress views.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Progress { .circular }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The system's circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
