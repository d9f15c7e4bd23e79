extension LayoutNode {
  /// The view with a change to what it and its children inherit; the change has no place in the layout.
  public func transformEnvironment(
    _ modifier: String, _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> LayoutNode {
    LayoutNode(view: modifier, .environment(change), children: [self])
  }

  /// Sets a value of the environment, as `\.layoutDirection`.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> LayoutNode {
    transformEnvironment("environment") { $0[keyPath: path] = value }
  }

  /// Sets a value of a custom key.
  public func environment(custom key: EnvironmentKeyIdentity, _ value: Any?) -> LayoutNode {
    transformEnvironment("environment") { $0[custom: key] = value }
  }

  /// The foreground styles, primary first.
  public func foregroundStyle(_ styles: AnyShapeStyle...) -> LayoutNode { foregroundStyles(styles) }

  /// The foreground styles, primary first; a style that names a level of the foreground takes the outer one.
  public func foregroundStyles(_ styles: [AnyShapeStyle]) -> LayoutNode {
    transformEnvironment("foregroundStyle") { environment in
      let outer = environment
      environment.foregroundStyles = styles.map { $0.replacingForeground(with: outer) }
    }
  }

  /// What views within are drawn with where code sets no foreground style, inside or outside of the control.
  func defaultForegroundStyle(_ style: AnyShapeStyle) -> LayoutNode {
    transformEnvironment("defaultForegroundStyle") { environment in
      let outer = environment
      environment.defaultForegroundStyle = style.replacingForeground(with: outer)
    }
  }

  /// The foreground colour; nil is the default.
  public func foregroundColor(_ color: Color?) -> LayoutNode {
    transformEnvironment("foregroundColor") { $0.foregroundStyles = color.map { [.color($0)] } ?? [] }
  }

  /// The tint; nil is the default.
  public func tint(_ style: AnyShapeStyle?) -> LayoutNode { transformEnvironment("tint") { $0.tint = style } }

  /// The tint, by its older name.
  public func accentColor(_ color: Color?) -> LayoutNode {
    transformEnvironment("accentColor") { $0.tint = color.map { .color($0) } }
  }

  /// The style of `.background` and of `background()` without a style.
  public func backgroundStyle(_ style: AnyShapeStyle) -> LayoutNode {
    transformEnvironment("backgroundStyle") { $0.backgroundStyle = style }
  }

  /// Whether controls answer; once disabled, nothing within is enabled again.
  public func disabled(_ isDisabled: Bool) -> LayoutNode {
    transformEnvironment("disabled") { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// The appearance within.
  public func colorScheme(_ scheme: ColorScheme) -> LayoutNode {
    transformEnvironment("colorScheme") { $0.colorScheme = scheme }
  }

  /// How large symbols are relative to text.
  public func imageScale(_ scale: ImageScale) -> LayoutNode {
    transformEnvironment("imageScale") { $0.imageScale = scale }
  }

  /// The variants of symbols within, such as `fill`; `none` takes all away.
  public func symbolVariant(_ variant: String) -> LayoutNode {
    transformEnvironment("symbolVariant") { environment in
      environment.symbolVariants = variant == "none" ? [] : environment.symbolVariants.union([variant])
    }
  }

  /// The variants of symbols within, each added to those around; none takes all away.
  public func symbolVariants(_ variants: [String]) -> LayoutNode {
    variants.isEmpty ? symbolVariant("none") : variants.reduce(self) { $0.symbolVariant($1) }
  }

  /// In how many colours symbols within are drawn; nil is one, or two where two foreground styles are set.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> LayoutNode {
    transformEnvironment("symbolRenderingMode") { $0.symbolRenderingMode = mode }
  }

  /// The preferred text size within.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> LayoutNode {
    transformEnvironment("dynamicTypeSize") { $0.dynamicTypeSize = size }
  }

  /// The preferred text size, kept within limits.
  public func dynamicTypeSize(from least: DynamicTypeSize?, through most: DynamicTypeSize?) -> LayoutNode {
    transformEnvironment("dynamicTypeSize") { environment in
      if let least, environment.dynamicTypeSize < least { environment.dynamicTypeSize = least }
      if let most, environment.dynamicTypeSize > most { environment.dynamicTypeSize = most }
    }
  }

  /// Whether texts and pictures are shown as bars in their places.
  public func redacted(_ isRedacted: Bool) -> LayoutNode {
    transformEnvironment(isRedacted ? "redacted" : "unredacted") { $0.isRedacted = isRedacted }
  }

  /// The shape that `ContainerRelativeShape` follows within.
  public func containerShape(_ shape: AnyShape) -> LayoutNode {
    transformEnvironment("containerShape") { $0.containerShape = shape }
  }
}

extension AnyShapeStyle {
  /// The style with the levels of the foreground, which would ask for themselves, taken from an environment.
  func replacingForeground(with environment: EnvironmentValues) -> AnyShapeStyle {
    switch self {
    case .foreground(let level): environment.foreground(level: level)
    case .level(let style, let level): .level(style.replacingForeground(with: environment), level)
    case .opacity(let style, let opacity): .opacity(style.replacingForeground(with: environment), opacity)
    case .appearance(let style, let scheme): .appearance(style.replacingForeground(with: environment), scheme)
    case .shadowed(let style, let shadow): .shadowed(style.replacingForeground(with: environment), shadow)
    default: self
    }
  }
}
