/// The role of a view, by which figures and other readers of a layout distinguish views.
///
/// A role is set where a node, a leaf or a layout is created. The name of a view is only printed: no module depends on
/// it.
public enum ViewRole: Hashable, Sendable, BitwiseCopyable {
  /// A text.
  case text
  /// An image or a symbol.
  case image
  /// A shape.
  case shape
  /// A color, a gradient or a material that fills its frame.
  case style
  /// Flexible space in a stack.
  case spacer
  /// A line across a stack.
  case divider
  /// Any other view without children, which draws itself.
  case drawing
  /// A row or a column.
  case stack(Axis)
  /// The row or column into which a scroll view puts several views.
  case scrollContent(Axis)
  /// Views in front of each other.
  case layeredStack
  /// A grid, lazy or not.
  case grid
  /// A layout that the program declares.
  case layout
  /// The window of a scroll view.
  case scrollView
  /// A list or a form.
  case list
  /// A row of a list, with its background and its separator.
  case listRow
  /// A view that the user operates, or that shows a value as such views do.
  case control
  /// A view whose label the user presses, which SwiftUI draws without a control of UIKit.
  case button
  /// A title beside an icon.
  case label
  /// A bar of a screen.
  case bar
  /// A lazy stack, whose views appear when they are scrolled into view.
  case lazyStack
  /// A lazy grid, whose views appear when they are scrolled into view.
  case lazyGrid
  /// Any other view with views within.
  case container
  /// A labelled area for a view that is not drawn.
  case placeholder
  /// A frame of a fixed or a flexible size.
  case frame
  /// Padding.
  case padding
  /// Any other modifier with an effect on layout, and the groups in which effects are drawn.
  case modifier
}

extension ViewRole {
  /// The axis that a stack runs along, or nil for other views.
  public var stackAxis: Axis? {
    switch self {
    case .stack(let axis), .scrollContent(let axis): axis
    default: nil
    }
  }

  /// Whether the node changes one view instead of being a view itself.
  public var isModifier: Bool {
    switch self {
    case .frame, .padding, .modifier: true
    default: false
    }
  }

  /// Whether the code names the view itself, rather than a modifier or a view that contains it.
  public var isWritten: Bool {
    if case .scrollContent = self { return false }
    return !isModifier
  }

  /// Whether the view positions several views by their guides.
  public var alignsChildren: Bool {
    switch self {
    case .stack, .scrollContent, .layeredStack, .grid, .lazyGrid, .layout: true
    default: false
    }
  }

  /// Whether views within appear only when they are scrolled into view.
  var isLazy: Bool { self == .lazyStack || self == .lazyGrid }

  /// Whether the views within are parts of the view: the structure of a control is not part of the layout that a figure
  /// explains.
  public var ownsContent: Bool {
    switch self {
    case .control, .button, .label, .bar, .image: true
    default: false
    }
  }
}

extension LayoutNode.Content {
  /// The role of a node's content, for nodes without a role of their own.
  var role: ViewRole {
    switch self {
    case .leaf(let leaf): leaf.role
    case .container(let box): box.properties.viewRole
    case .group, .gridRow, .deferred, .reader: .container
    case .environment, .alignmentGuide, .effect, .coordinateSpace, .preference, .geometryObserver, .preferenceReader,
      .interaction:
      .modifier
    }
  }
}
