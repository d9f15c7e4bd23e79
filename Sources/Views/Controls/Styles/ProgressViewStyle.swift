/// A standard style of progress views.
public protocol ProgressViewStyle {
  /// The corresponding style of the layout core.
  var controlStyle: ProgressStyle { get }
}

extension View {
  /// Sets the style of progress views within the view.
  ///
  /// - Example: `ProgressView().progressViewStyle(.circular)`
  public func progressViewStyle(_ style: some ProgressViewStyle) -> LoweredView {
    lowered { $0.progressViewStyle(style.controlStyle) }
  }
}

/// The automatic style of progress views.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ProgressStyle { ProgressStyle(.automatic) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The linear style of progress views.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a tint.
  public init(tint: Color) { self.tint = tint }
  /// The corresponding style of the layout core.
  public var controlStyle: ProgressStyle { ProgressStyle(.linear, tint: tint) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear style.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The circular style of progress views.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a tint.
  public init(tint: Color) { self.tint = tint }
  /// The corresponding style of the layout core.
  public var controlStyle: ProgressStyle { ProgressStyle(.circular, tint: tint) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
