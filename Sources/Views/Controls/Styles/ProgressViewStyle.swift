/// A style of progress views that the system has.
public protocol ProgressViewStyle {
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Progress { get }
  /// The colour of the progress, or nil for the tint.
  var tint: Color? { get }
}

extension ProgressViewStyle {
  /// The tint.
  public var tint: Color? { nil }
}

extension View {
  /// The style of the progress views within.
  ///
  /// - Example: `ProgressView().progressViewStyle(.circular)`
  public func progressViewStyle(_ style: some ProgressViewStyle) -> LoweredView {
    lowered { $0.progressViewStyle(style.controlStyle, tint: style.tint) }
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
  /// The colour of the progress, or nil for the tint.
  public let tint: Color?
  /// The style.
  public init() { tint = nil }
  /// The style in a colour of its own.
  public init(tint: Color) { self.tint = tint }
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Progress { .linear }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The system's linear style.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The system's circular style of progress views.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The colour of the progress, or nil for the tint.
  public let tint: Color?
  /// The style.
  public init() { tint = nil }
  /// The style in a colour of its own.
  public init(tint: Color) { self.tint = tint }
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Progress { .circular }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The system's circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
