/// Facts about a layout.
public struct LayoutProperties: Sendable {
  /// What a layout is to the views around it.
  enum Role: Sendable {
    /// A container of any number of views.
    case container
    /// A modifier of one view, applied to each member of a group.
    case modifier
    /// A modifier of its first child, with a second one in front or behind.
    case layer(isBehind: Bool)
  }

  /// The axis of a stack, which spacers and dividers within follow.
  public var stackOrientation: Axis?
  /// What the layout is to the views around it.
  var role = Role.container
  /// What a view that the layout puts is to readers of a resolved layout.
  var viewRole = ViewRole.layout
  /// Whether the priority of the one child is that of the whole.
  ///
  /// Source: SEMANTICS 2.2.
  var passesPriority = false
  /// Whether children that are not placed are left out instead of centred.
  var omitsUnplaced = false
  /// Whether the first child keeps away from edges that it reaches when it ignores the safe area.
  var reducesSafeArea = false
  /// Whether views within take lengths from the view.
  var isWindow = false
  /// Whether guides of the children are only combined by the rule, so that a layout without any has none.
  var combinesGuides = false

  /// Properties of a layout that is no stack.
  public init() {}

  /// Properties of one of the core's own layouts.
  ///
  /// Without a view's role, a layout of several views is a container and one of a single view is a modifier.
  init(
    _ role: Role, as viewRole: ViewRole? = nil, orientation: Axis? = nil, passesPriority: Bool = false,
    omitsUnplaced: Bool = false
  ) {
    stackOrientation = orientation
    self.role = role
    if case .container = role { self.viewRole = viewRole ?? .container } else { self.viewRole = viewRole ?? .modifier }
    self.passesPriority = passesPriority
    self.omitsUnplaced = omitsUnplaced
    combinesGuides = true
  }
}
