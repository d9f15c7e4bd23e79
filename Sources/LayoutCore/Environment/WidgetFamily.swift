/// A size class of widgets.
public enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
  /// The families that WidgetKit defines.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
    accessoryInline, accessoryCorner

  /// The widget's size, in points, on a device of 393 by 852 points; the extra large family is an iPad's and the corner
  /// family a watch's.
  ///
  /// Source: Human Interface Guidelines, Widgets, Specifications.
  package var size: Size {
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

  /// The default distance between a widget's content and its edges, in points.
  package var contentMargin: Double {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: 16
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: 0
    }
  }
}

/// The widget in which a view is shown.
public struct WidgetEnvironment: Hashable, Sendable {
  /// The widget's family, which determines its size.
  public var family: WidgetFamily
  /// The distance of the content from the widget's edges, in points.
  public var margin: Double

  /// Creates the environment of a widget; `margin` is in points.
  public init(family: WidgetFamily, margin: Double) {
    self.family = family
    self.margin = margin
  }
}

extension EnvironmentValues {
  /// The widget around the view, or nil outside of widgets.
  package var widget: WidgetEnvironment? {
    get { self[\.widget] }
    set { self[\.widget] = newValue }
  }

  /// The family of the widget around the view; that of a small one outside of widgets.
  public var widgetFamily: WidgetFamily { widget?.family ?? .systemSmall }
  /// The rendering mode of widgets, which is that of the home screen.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// A Boolean value that indicates whether a widget shows its background.
  public var showsWidgetContainerBackground: Bool { true }
  /// A Boolean value that indicates whether an accessory widget can show a label.
  public var showsWidgetLabel: Bool { false }
  /// The distances of a widget's content from its edges, in points.
  public var widgetContentMargins: EdgeInsets { EdgeInsets(.all, widget?.margin ?? 0) }
}
