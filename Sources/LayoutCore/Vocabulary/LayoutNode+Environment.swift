extension LayoutNode {
  /// Returns the view with a change to its environment; the modifier has no frame in the layout.
  public func transformEnvironment(
    _ modifier: String, _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> LayoutNode {
    LayoutNode(view: modifier, .environment(change), children: [self])
  }

  /// Returns the view with a value of the environment, such as `\.layoutDirection`.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> LayoutNode {
    transformEnvironment("environment") { $0[keyPath: path] = value }
  }

  /// Returns the view with the value of a custom environment key.
  public func environment(custom key: EnvironmentKeyIdentity, _ value: Any?) -> LayoutNode {
    transformEnvironment("environment") { $0[custom: key] = value }
  }

  /// Returns the view with foreground styles, primary first.
  public func foregroundStyle(_ styles: AnyShapeStyle...) -> LayoutNode { foregroundStyles(styles) }

  /// Returns the view with foreground styles, primary first; a style that refers to a foreground level takes the outer
  /// one.
  public func foregroundStyles(_ styles: [AnyShapeStyle]) -> LayoutNode {
    transformEnvironment("foregroundStyle") { environment in
      let outer = environment
      environment.foregroundStyles = styles.map { $0.replacingForeground(with: outer) }
    }
  }

  /// Returns the view with the style that applies if no foreground style is set inside or outside of the control.
  func defaultForegroundStyle(_ style: AnyShapeStyle) -> LayoutNode {
    transformEnvironment("defaultForegroundStyle") { environment in
      let outer = environment
      environment.defaultForegroundStyle = style.replacingForeground(with: outer)
    }
  }

  /// Returns the view with a foreground colour; nil for the default.
  public func foregroundColor(_ color: Color?) -> LayoutNode {
    transformEnvironment("foregroundColor") { $0.foregroundStyles = color.map { [.color($0)] } ?? [] }
  }

  /// Returns the view with a tint; nil for the default.
  public func tint(_ style: AnyShapeStyle?) -> LayoutNode { transformEnvironment("tint") { $0.tint = style } }

  /// Returns the view with a tint, by the older name of the modifier.
  public func accentColor(_ color: Color?) -> LayoutNode {
    transformEnvironment("accentColor") { $0.tint = color.map { .color($0) } }
  }

  /// Returns the view with a style for `.background` and for `background()` without a style.
  public func backgroundStyle(_ style: AnyShapeStyle) -> LayoutNode {
    transformEnvironment("backgroundStyle") { $0.backgroundStyle = style }
  }

  /// Returns the view with its controls disabled or not; a view inside a disabled one cannot be enabled.
  public func disabled(_ isDisabled: Bool) -> LayoutNode {
    transformEnvironment("disabled") { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// Returns the view with scrolling disabled or enabled in its scroll views.
  public func scrollDisabled(_ isDisabled: Bool) -> LayoutNode {
    transformEnvironment("scrollDisabled") { $0.isScrollEnabled = !isDisabled }
  }

  /// Returns the view with a light or dark appearance.
  public func colorScheme(_ scheme: ColorScheme) -> LayoutNode {
    transformEnvironment("colorScheme") { $0.colorScheme = scheme }
  }

  /// Returns the view with a size of symbols relative to text.
  public func imageScale(_ scale: ImageScale) -> LayoutNode {
    transformEnvironment("imageScale") { $0.imageScale = scale }
  }

  /// Returns the view with a variant for its symbols, such as `fill`; `none` removes all variants.
  public func symbolVariant(_ variant: String) -> LayoutNode {
    transformEnvironment("symbolVariant") { environment in
      environment.symbolVariants = variant == "none" ? [] : environment.symbolVariants.union([variant])
    }
  }

  /// Returns the view with variants for its symbols, in addition to the inherited ones; an empty array removes all.
  public func symbolVariants(_ variants: [String]) -> LayoutNode {
    variants.isEmpty ? symbolVariant("none") : variants.reduce(self) { $0.symbolVariant($1) }
  }

  /// Returns the view with a rendering mode for its symbols; nil for monochrome, or palette if two foreground styles
  /// are set.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> LayoutNode {
    transformEnvironment("symbolRenderingMode") { $0.symbolRenderingMode = mode }
  }

  /// Returns the view with a preferred text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> LayoutNode {
    transformEnvironment("dynamicTypeSize") { $0.dynamicTypeSize = size }
  }

  /// Returns the view with its preferred text size limited to a range.
  public func dynamicTypeSize(from least: DynamicTypeSize?, through most: DynamicTypeSize?) -> LayoutNode {
    transformEnvironment("dynamicTypeSize") { environment in
      if let least, environment.dynamicTypeSize < least { environment.dynamicTypeSize = least }
      if let most, environment.dynamicTypeSize > most { environment.dynamicTypeSize = most }
    }
  }

  /// Returns the view with or without bars in place of texts and images.
  public func redacted(_ isRedacted: Bool) -> LayoutNode {
    transformEnvironment(isRedacted ? "redacted" : "unredacted") {
      $0.isRedacted = isRedacted
      if !isRedacted { $0.redactsSensitive = false }
    }
  }

  /// Returns the view with a shape for `ContainerRelativeShape`.
  public func containerShape(_ shape: AnyShape) -> LayoutNode {
    transformEnvironment("containerShape") { $0.containerShape = shape }
  }
}

extension AnyShapeStyle {
  /// Returns the style with references to the foreground resolved in an environment, so that it does not refer to
  /// itself.
  func replacingForeground(with environment: EnvironmentValues) -> AnyShapeStyle {
    switch self {
    case .foreground(let level): environment.foreground(level: level)
    case .level(let style, let level): .level(style.replacingForeground(with: environment), level)
    case .opacity(let style, let opacity): .opacity(style.replacingForeground(with: environment), opacity)
    case .appearance(let style, let scheme): .appearance(style.replacingForeground(with: environment), scheme)
    case .shadowed(let style, let shadow): .shadowed(style.replacingForeground(with: environment), shadow)
    case .blended(let style, let mode): .blended(style.replacingForeground(with: environment), mode)
    default: self
    }
  }
}
