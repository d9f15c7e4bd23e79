/// A standard style of progress views.
public protocol ProgressViewStyle {
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Progress { get }
  /// The colour of the progress, or nil for the tint.
  var tint: Color? { get }
}

extension ProgressViewStyle {
  /// The tint.
  public var tint: Color? { nil }
}

extension View {
  /// Sets the style of progress views within the view.
  ///
  /// - Example: `ProgressView().progressViewStyle(.circular)`
  public func progressViewStyle(_ style: some ProgressViewStyle) -> LoweredView {
    lowered { $0.progressViewStyle(style.controlStyle, tint: style.tint) }
  }
}

/// The automatic style of progress views.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Progress { .automatic }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The linear style of progress views.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The colour of the progress, or nil for the tint.
  public let tint: Color?
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a tint.
  public init(tint: Color) { self.tint = tint }
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Progress { .linear }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear style.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The circular style of progress views.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The colour of the progress, or nil for the tint.
  public let tint: Color?
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a tint.
  public init(tint: Color) { self.tint = tint }
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Progress { .circular }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
