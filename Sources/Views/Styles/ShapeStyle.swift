/// What an area is filled with.
///
/// A style of one's own declares `resolve(in:)`; the styles of this module say themselves what they are.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one is in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What the style hands to the layout core.
  var anyShapeStyle: AnyShapeStyle { get }
}

extension ShapeStyle {
  /// A style that is resolved where it is drawn.
  public var anyShapeStyle: AnyShapeStyle {
    .custom(CustomShapeStyle(name: "\(Self.self)") { resolve(in: $0).anyShapeStyle })
  }
}

extension ShapeStyle where Resolved == Never {
  /// There is none: the style is drawn as it is.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is drawn as it is") }
}

extension Never: ShapeStyle {}

extension AnyShapeStyle: ShapeStyle {
  /// Hides a style's type.
  public init(_ style: some ShapeStyle) { self = style.anyShapeStyle }
  /// The style itself.
  public var anyShapeStyle: AnyShapeStyle { self }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> AnyShapeStyle { .opacity(anyShapeStyle, opacity) }
  /// The style at the second level of its hierarchy.
  public var secondary: AnyShapeStyle { .level(anyShapeStyle, 2) }
  /// The style at the third level of its hierarchy.
  public var tertiary: AnyShapeStyle { .level(anyShapeStyle, 3) }
  /// The style at the fourth level of its hierarchy.
  public var quaternary: AnyShapeStyle { .level(anyShapeStyle, 4) }
  /// The style at the fifth level of its hierarchy.
  public var quinary: AnyShapeStyle { .level(anyShapeStyle, 5) }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground style.
  public init() {}
  /// The first level of the foreground.
  public var anyShapeStyle: AnyShapeStyle { .foreground(level: 1) }
}

/// The background style of the environment.
public struct BackgroundStyle: ShapeStyle {
  /// The background style.
  public init() {}
  /// The background.
  public var anyShapeStyle: AnyShapeStyle { .background }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle {
  /// The tint.
  public init() {}
  /// The tint.
  public var anyShapeStyle: AnyShapeStyle { .tint }
}

/// The line between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The line's style.
  public init() {}
  /// The line's colour.
  public var anyShapeStyle: AnyShapeStyle { .color(.separator) }
}

/// A level of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int
  /// The level as the layout core knows it.
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

/// A translucent layer.
public struct Material: ShapeStyle, PrimitiveView {
  private let thickness: AnyShapeStyle.Material
  /// The material as the layout core knows it.
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
  /// As bars are.
  public static let bar = Material(thickness: .bar)
}
