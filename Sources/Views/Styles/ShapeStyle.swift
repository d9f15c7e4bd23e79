/// A style with which an area is filled.
///
/// A custom style declares `resolve(in:)`; the styles of this module provide their `anyShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The corresponding style of the layout core.
  var anyShapeStyle: AnyShapeStyle { get }
}

extension ShapeStyle {
  /// The style, which is resolved when it is drawn.
  public var anyShapeStyle: AnyShapeStyle {
    .custom(CustomShapeStyle(name: "\(Self.self)") { resolve(in: $0).anyShapeStyle })
  }
}

extension ShapeStyle where Resolved == Never {
  /// Stops the program: a standard style is not resolved.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is drawn as it is") }
}

extension Never: ShapeStyle {}

extension AnyShapeStyle: ShapeStyle {
  /// Creates a style of any type.
  public init(_ style: some ShapeStyle) { self = style.anyShapeStyle }
  /// The style itself.
  public var anyShapeStyle: AnyShapeStyle { self }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> AnyShapeStyle { .opacity(anyShapeStyle, opacity) }
  /// The second level of the style.
  public var secondary: AnyShapeStyle { .level(anyShapeStyle, 2) }
  /// The third level of the style.
  public var tertiary: AnyShapeStyle { .level(anyShapeStyle, 3) }
  /// The fourth level of the style.
  public var quaternary: AnyShapeStyle { .level(anyShapeStyle, 4) }
  /// The fifth level of the style.
  public var quinary: AnyShapeStyle { .level(anyShapeStyle, 5) }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the foreground style.
  public init() {}
  /// The first level of the foreground.
  public var anyShapeStyle: AnyShapeStyle { .foreground(level: 1) }
}

/// The background style of the environment.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the background style.
  public init() {}
  /// The background style.
  public var anyShapeStyle: AnyShapeStyle { .background }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the tint.
  public init() {}
  /// The tint.
  public var anyShapeStyle: AnyShapeStyle { .tint }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style of separators.
  public init() {}
  /// The colour of separators.
  public var anyShapeStyle: AnyShapeStyle { .color(.separator) }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var anyShapeStyle: AnyShapeStyle { .color(.blue) }
}

/// The style of selected content.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var anyShapeStyle: AnyShapeStyle { .tint }
}

/// The style of filled shapes on a background.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var anyShapeStyle: AnyShapeStyle { .color(.fill) }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var anyShapeStyle: AnyShapeStyle { .color(.tertiaryLabel) }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var anyShapeStyle: AnyShapeStyle { .color(.systemBackground) }
}

/// A level of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int
  /// The corresponding level of the layout core.
  public var anyShapeStyle: AnyShapeStyle { .foreground(level: level) }

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 5)
}

/// A translucent material.
public struct Material: ShapeStyle, PrimitiveView {
  private let thickness: AnyShapeStyle.Material
  /// The corresponding material of the layout core.
  public var anyShapeStyle: AnyShapeStyle { .material(thickness) }
  /// The material as a view.
  public var layoutNode: LayoutNode { .style(anyShapeStyle) }

  /// Mostly translucent.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// More translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// Somewhat translucent.
  public static let regular = Material(thickness: .regular)
  /// More opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// Mostly opaque.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of bars.
  public static let bar = Material(thickness: .bar)
}
