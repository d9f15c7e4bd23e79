// What the views within inherit.
extension View {
  /// Sets a value of the environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> LoweredView {
    lowered { $0.environment(keyPath, value) }
  }
  /// Puts an object into the environment under its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> LoweredView {
    lowered { $0.environment(custom: .type(ObjectIdentifier(Object.self)), object) }
  }
  /// Changes a value of the environment.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> LoweredView {
    lowered { $0.transformEnvironment("transformEnvironment") { transform(&$0[keyPath: keyPath]) } }
  }
  /// The foreground style.
  public func foregroundStyle(_ style: some ShapeStyle) -> LoweredView {
    lowered { $0.foregroundStyle(style.anyShapeStyle) }
  }
  /// The foreground styles of the first and second level.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> LoweredView {
    lowered { $0.foregroundStyle(primary.anyShapeStyle, secondary.anyShapeStyle) }
  }
  /// The foreground styles of three levels.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> LoweredView {
    lowered { $0.foregroundStyle(primary.anyShapeStyle, secondary.anyShapeStyle, tertiary.anyShapeStyle) }
  }
  /// The foreground colour; nil is the default.
  public func foregroundColor(_ color: Color?) -> LoweredView { lowered { $0.foregroundColor(color) } }
  /// The tint; nil is the default.
  public func tint(_ tint: Color?) -> LoweredView { lowered { $0.tint(tint.map { .color($0) }) } }
  /// The tint.
  @_disfavoredOverload
  public func tint(_ tint: (some ShapeStyle)?) -> LoweredView { lowered { $0.tint(tint?.anyShapeStyle) } }
  /// The tint, by its older name.
  public func accentColor(_ accentColor: Color?) -> LoweredView { lowered { $0.accentColor(accentColor) } }
  /// What `.background` stands for within.
  public func backgroundStyle(_ style: some ShapeStyle) -> LoweredView {
    lowered { $0.backgroundStyle(style.anyShapeStyle) }
  }
  /// Whether controls answer; once disabled, nothing within is enabled again.
  public func disabled(_ disabled: Bool) -> LoweredView { lowered { $0.disabled(disabled) } }
  /// The appearance within.
  public func colorScheme(_ colorScheme: ColorScheme) -> LoweredView { lowered { $0.colorScheme(colorScheme) } }
  /// The appearance that the view asks of the whole preview; nil leaves it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> LoweredView {
    lowered { $0.preferredColorScheme(colorScheme) }
  }
  /// How large symbols are relative to text.
  public func imageScale(_ scale: Image.Scale) -> LoweredView { lowered { $0.imageScale(scale) } }
  /// The preferred text size within.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> LoweredView { lowered { $0.dynamicTypeSize(size) } }
  /// The shape that `ContainerRelativeShape` follows within.
  public func containerShape(_ shape: some Shape) -> LoweredView { lowered { $0.containerShape(shape.anyShape) } }
}
