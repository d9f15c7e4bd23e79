/// The sizes in which widgets are shown.
public enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
  /// The families that WidgetKit names.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
    accessoryInline, accessoryCorner

  /// The size of a widget on the device that canvases stand for, 393 by 852 points; the extra large family is an iPad's, and
  /// the corner a watch's.
  ///
  /// Source: Human Interface Guidelines, Widgets, Specifications.
  public var size: Size {
    switch self {
    case .systemSmall: Size(width: 158, height: 158)
    case .systemMedium: Size(width: 338, height: 158)
    case .systemLarge: Size(width: 338, height: 354)
    case .systemExtraLarge: Size(width: 715, height: 342)
    case .accessoryCircular: Size(width: 72, height: 72)
    case .accessoryRectangular: Size(width: 160, height: 72)
    case .accessoryInline: Size(width: 234, height: 26)
    case .accessoryCorner: Size(width: 42, height: 42)
    }
  }

  /// The distance that a widget's content keeps from its edges unless the widget says otherwise, in points.
  public var contentMargin: Double {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: 16
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: 0
    }
  }
}

/// The widget that a view is shown in.
public struct WidgetEnvironment: Hashable, Sendable {
  /// The widget's size.
  public var family: WidgetFamily
  /// The distance of the content from the widget's edges, in points.
  public var margin: Double

  /// A widget of a size.
  public init(family: WidgetFamily, margin: Double) {
    self.family = family
    self.margin = margin
  }
}

extension EnvironmentValues {
  /// The widget around the view, or nil outside of widgets.
  public var widget: WidgetEnvironment? {
    get { self[\.widget] }
    set { self[\.widget] = newValue }
  }
}
