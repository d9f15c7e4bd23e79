/// A style of progress views.
public protocol ProgressViewStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the styled progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The corresponding style of the layout core.
  var controlStyle: ProgressStyle { get }
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The properties as the layout core has them.
  package let parts: ControlConfiguration
  /// The completed fraction, from 0 to 1; nil if it is not known.
  public var fractionCompleted: Double? { parts.share }
  /// The label, or nil.
  public var label: LoweredView? { parts.label.map(LoweredView.init) }
  /// The label of the current value, or nil.
  public var currentValueLabel: LoweredView? { parts.currentValueLabel.map(LoweredView.init) }
}

extension ProgressViewStyle {
  /// The custom style.
  public var controlStyle: ProgressStyle {
    ProgressStyle(
      .custom { parts in
        .readingEnvironment(of: self, name: "\(Self.self)") {
          makeBody(configuration: ProgressViewStyleConfiguration(parts: parts)).layoutNode
        }
      })
  }
}

extension ProgressView {
  /// Creates the progress view of a custom style's properties, in the standard style.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == LoweredView, CurrentValueLabel == LoweredView {
    layoutNode = .progressView(configuration.parts)
  }
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
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
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
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
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
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
