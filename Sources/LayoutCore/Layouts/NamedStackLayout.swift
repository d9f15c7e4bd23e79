/// A stack under SwiftUI's name for its axis.
public protocol NamedStackLayout: Layout where Cache == Void {
  /// The stack that it is.
  var stack: StackLayout { get }
}

extension NamedStackLayout {
  /// The stack's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Puts the children as the stack does.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The stack's distances.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    stack.spacing(subviews: subviews, cache: &cache)
  }

  /// The stack's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { stack.axisDependence(of: subviews) }
}

/// A row as a layout that code can hold, in SwiftUI's name; a container of it is an `HStack`.
public struct HStackLayout: NamedStackLayout {
  /// The guide by which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points, or nil for what they prefer.
  public var spacing: Double?

  /// A row on an alignment.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.container, as: .stack(.horizontal), orientation: .horizontal)
  }

  /// The stack that it is.
  public var stack: StackLayout { .horizontal(alignment: alignment, spacing: spacing) }
}

/// A column as a layout that code can hold, in SwiftUI's name; a container of it is an `VStack`.
public struct VStackLayout: NamedStackLayout {
  /// The guide by which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points, or nil for what they prefer.
  public var spacing: Double?

  /// A column on an alignment.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.container, as: .stack(.vertical), orientation: .vertical)
  }

  /// The stack that it is.
  public var stack: StackLayout { .vertical(alignment: alignment, spacing: spacing) }
}
