/// A stack with SwiftUI's name for its axis.
public protocol NamedStackLayout: Layout where Cache == Void {
  /// The stack with the same axis, alignment and spacing.
  var stack: StackLayout { get }
}

extension NamedStackLayout {
  /// Returns the size of the stack.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the children as the stack does.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Returns the spacing preferences of the stack.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    stack.spacing(subviews: subviews, cache: &cache)
  }

  /// Returns the dependences of the stack.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { stack.axisDependence(of: subviews) }
}

/// A horizontal stack as a layout value; a container with this layout is an `HStack`.
public struct HStackLayout: NamedStackLayout {
  /// The guide that aligns the children.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points, or nil for their preferences.
  public var spacing: Double?

  /// Creates a horizontal stack; `spacing` is in points.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a container along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.container, as: .stack(.horizontal), orientation: .horizontal)
  }

  /// The stack with the same alignment and spacing.
  public var stack: StackLayout { .horizontal(alignment: alignment, spacing: spacing) }
}

/// A vertical stack as a layout value; a container with this layout is a `VStack`.
public struct VStackLayout: NamedStackLayout {
  /// The guide that aligns the children.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points, or nil for their preferences.
  public var spacing: Double?

  /// Creates a vertical stack; `spacing` is in points.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a container along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.container, as: .stack(.vertical), orientation: .vertical)
  }

  /// The stack with the same alignment and spacing.
  public var stack: StackLayout { .vertical(alignment: alignment, spacing: spacing) }
}
