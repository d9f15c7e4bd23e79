extension LayoutNode {
  /// Returns a view without children.
  public static func leaf(_ view: String, _ leaf: any Leaf) -> LayoutNode { LayoutNode(view: view, .leaf(leaf)) }

  /// Returns a text.
  public static func text(_ content: TextContent) -> LayoutNode {
    guard content.isLocalized else {
      return .leaf("Text", TextLeaf(content)).detail(content.string).opening(linksOf: content)
    }
    return .deferred("Text", as: .text) { .text(content.resolved(in: $0.localeIdentifier)) }
  }

  /// Returns a plain text.
  public static func text(_ string: String) -> LayoutNode { .text(TextContent(string)) }

  /// Returns a shape painted in layers, the lowest first; by default filled with the foreground style.
  public static func shape(
    _ shape: AnyShape, layers: [ShapeLeaf.Layer] = [.fill(.foreground(level: 1))]
  ) -> LayoutNode {
    .leaf(shape.name, ShapeLeaf(shape, layers: layers))
  }

  /// Returns a colour that fills the proposed space.
  public static func color(_ color: Color, name: String? = nil) -> LayoutNode {
    .leaf("Color", StyleLeaf(.color(color))).detail(name)
  }

  /// Returns a style that fills the proposed space, named after SwiftUI's type, such as `LinearGradient` or `Material`.
  public static func style(_ style: AnyShapeStyle) -> LayoutNode { .leaf(style.viewName, StyleLeaf(style)) }

  /// Returns an image.
  public static func image(_ image: ImageLeaf, name: String? = nil) -> LayoutNode {
    .leaf("Image", image).detail(name)
  }

  /// Returns a symbol of the system's set, which may show a value from 0 to 1 by its parts.
  public static func image(
    systemName: String, isResizable: Bool = false, variableValue: Double? = nil
  ) -> LayoutNode {
    .leaf("Image", SymbolLeaf(name: systemName, isResizable: isResizable, variableValue: variableValue))
      .detail(systemName)
  }

  /// Returns a symbol of the project.
  public static func image(template: SymbolTemplate, isResizable: Bool = false) -> LayoutNode {
    .leaf("Image", SymbolLeaf(template: template, isResizable: isResizable)).detail(template.name)
  }

  /// Returns several views that belong to the container around them.
  public static func group(_ children: [LayoutNode], view: String = "Group") -> LayoutNode {
    LayoutNode(view: view, .group, children: children)
  }

  /// Returns a view that depends on its environment; `role` is known before the environment is.
  public static func deferred(
    _ view: String, as role: ViewRole? = nil, _ make: @escaping (EnvironmentValues) -> LayoutNode
  ) -> LayoutNode {
    var node = LayoutNode(view: view, .deferred(make))
    if let role { node.role = role }
    return node
  }

  /// Returns a view that depends on its size, with its content at the top leading corner.
  public static func geometryReader(_ content: @escaping (GeometryProxy) -> LayoutNode) -> LayoutNode {
    LayoutNode(view: "GeometryReader", .reader(content))
  }

  /// Returns the view with effects that depend on its frame and do not affect layout.
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
    case .level(let style, _), .opacity(let style, _), .appearance(let style, _), .shadowed(let style, _),
      .blended(let style, _):
      style.viewName
    }
  }
}
