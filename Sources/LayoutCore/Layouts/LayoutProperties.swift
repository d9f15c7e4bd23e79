/// The properties of a layout type.
public struct LayoutProperties: Sendable {
  /// The relation of a layout to its children.
  enum Role: Sendable {
    /// A container of any number of children.
    case container
    /// A modifier of one view, applied to each member of a group.
    case modifier
    /// A modifier of its first child, with a second child in front of it or behind it.
    case layer(isBehind: Bool)
  }

  /// The axis of a stack, which spacers and dividers inside it follow; nil for other layouts.
  public var stackOrientation: Axis?
  /// The layout's relation to its children.
  var role = Role.container
  /// The role of the layout's view in a resolved layout.
  var viewRole = ViewRole.layout
  /// Whether the layout has the layout priority of its only child.
  ///
  /// Rule: <doc:Stacks#Distribution>.
  var passesPriority = false
  /// Whether children that are not placed are omitted instead of centred.
  var omitsUnplaced = false
  /// Whether the layout reduces the safe area of its first child.
  var reducesSafeArea = false
  /// Whether descendants take relative lengths from the container.
  var isWindow = false
  /// Whether guides only come from combining the children's, so that without explicit values among them there are none.
  var combinesGuides = false

  /// Creates the properties of a layout that is not a stack.
  public init() {}

  /// Creates the properties of a built-in layout.
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
