extension LayoutNode {
  /// A view without children.
  public static func leaf(_ view: String, _ leaf: any Leaf) -> LayoutNode { LayoutNode(view: view, .leaf(leaf)) }

  /// A text.
  public static func text(_ content: TextContent) -> LayoutNode {
    guard content.isLocalized else { return .leaf("Text", TextLeaf(content)).detail(content.string) }
    return .deferred("Text") { .text(content.settled(in: $0.localeIdentifier)) }
  }

  /// A plain text.
  public static func text(_ string: String) -> LayoutNode { .text(TextContent(string)) }

  /// A shape in coats of paint, the lowest first; by default its inside in the foreground style.
  public static func shape(
    _ shape: AnyShape, layers: [ShapeLeaf.Layer] = [.fill(.foreground(level: 1))]
  ) -> LayoutNode {
    .leaf(shape.name, ShapeLeaf(shape, layers: layers))
  }

  /// A colour that fills its place.
  public static func color(_ color: Color, name: String? = nil) -> LayoutNode {
    .leaf("Color", StyleLeaf(.color(color))).detail(name)
  }

  /// A style that fills its place, named as SwiftUI's type: `LinearGradient`, `Material`.
  public static func style(_ style: AnyShapeStyle) -> LayoutNode { .leaf(style.viewName, StyleLeaf(style)) }

  /// A picture.
  public static func image(_ image: ImageLeaf, name: String? = nil) -> LayoutNode {
    .leaf("Image", image).detail(name)
  }

  /// A symbol of the system's set.
  public static func image(systemName: String, isResizable: Bool = false) -> LayoutNode {
    .leaf("Image", SymbolLeaf(name: systemName, isResizable: isResizable)).detail(systemName)
  }

  /// Several views that stand for themselves in whatever container they are in.
  public static func group(_ children: [LayoutNode], view: String = "Group") -> LayoutNode {
    LayoutNode(view: view, .group, children: children)
  }

  /// A view that depends on what it inherits.
  public static func deferred(_ view: String, _ make: @escaping (EnvironmentValues) -> LayoutNode) -> LayoutNode {
    LayoutNode(view: view, .deferred(make))
  }

  /// A view that depends on the size it is given; its content stands at the top leading corner.
  public static func geometryReader(_ content: @escaping (GeometryProxy) -> LayoutNode) -> LayoutNode {
    LayoutNode(view: "GeometryReader", .reader(content))
  }

  /// The view with effects that depend on its place and have no part in the layout.
  public func visualEffect(_ effect: @escaping (LayoutNode, GeometryProxy) -> LayoutNode) -> LayoutNode {
    hidden().overlay(
      .geometryReader { proxy in effect(frame(width: proxy.size.width, height: proxy.size.height), proxy) })
  }
}

extension AnyShapeStyle {
  /// The name of SwiftUI's type for the style.
  var viewName: String {
    switch self {
    case .color: "Color"
    case .linear: "LinearGradient"
    case .radial: "RadialGradient"
    case .elliptical: "EllipticalGradient"
    case .angular: "AngularGradient"
    case .standardGradient: "AnyGradient"
    case .material: "Material"
    case .image: "ImagePaint"
    case .foreground, .tint, .background: "ShapeStyle"
    case .custom(let style): style.name
    case .level(let style, _), .opacity(let style, _), .appearance(let style, _), .shadowed(let style, _):
      style.viewName
    }
  }
}
