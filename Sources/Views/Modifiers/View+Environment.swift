// Values that views inherit.
extension View {
  /// Sets a value of the environment.
  ///
  /// - Example: `Text("a").environment(\.layoutDirection, .rightToLeft)`
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> LoweredView {
    lowered { $0.environment(keyPath, value) }
  }
  /// Puts an observable object into the environment.
  ///
  /// - Example: `Text("a").environment("model")`
  public func environment<Object: AnyObject>(_ object: Object?) -> LoweredView {
    lowered { $0.environment(custom: .type(ObjectIdentifier(Object.self)), object) }
  }
  /// Changes a value of the environment.
  ///
  /// - Example: `Text("a").transformEnvironment(\.font) { $0 = .title }`
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> LoweredView {
    lowered { $0.transformEnvironment("transformEnvironment") { transform(&$0[keyPath: keyPath]) } }
  }
  /// Sets the foreground style.
  ///
  /// - Example: `Text("a").foregroundStyle(.red)`
  public func foregroundStyle(_ style: some ShapeStyle) -> LoweredView {
    lowered { $0.foregroundStyle(style.anyShapeStyle) }
  }
  /// Sets the foreground styles of the first and second level.
  ///
  /// - Example: `Text("a").foregroundStyle(.red, .blue)`
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> LoweredView {
    lowered { $0.foregroundStyle(primary.anyShapeStyle, secondary.anyShapeStyle) }
  }
  /// Sets the foreground styles of three levels.
  ///
  /// - Example: `Text("a").foregroundStyle(.red, .blue, .green)`
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> LoweredView {
    lowered { $0.foregroundStyle(primary.anyShapeStyle, secondary.anyShapeStyle, tertiary.anyShapeStyle) }
  }
  /// Sets the foreground colour; nil for the default.
  ///
  /// - Example: `Text("a").foregroundColor(.red)`
  public func foregroundColor(_ color: Color?) -> LoweredView { lowered { $0.foregroundColor(color) } }
  /// Sets the tint; nil for the default.
  ///
  /// - Example: `Button("a") {}.tint(.red)`
  public func tint(_ tint: Color?) -> LoweredView { lowered { $0.tint(tint.map { .color($0) }) } }
  /// Sets the tint to a style; nil for the default.
  @_disfavoredOverload
  public func tint(_ tint: (some ShapeStyle)?) -> LoweredView { lowered { $0.tint(tint?.anyShapeStyle) } }
  /// Sets the tint, in SwiftUI's older spelling.
  ///
  /// - Example: `Button("a") {}.accentColor(.red)`
  public func accentColor(_ accentColor: Color?) -> LoweredView { lowered { $0.accentColor(accentColor) } }
  /// Sets the style that `.background` has within the view.
  ///
  /// - Example: `Text("a").background().backgroundStyle(.yellow)`
  public func backgroundStyle(_ style: some ShapeStyle) -> LoweredView {
    lowered { $0.backgroundStyle(style.anyShapeStyle) }
  }
  /// Sets whether controls within the view are disabled; a view within cannot enable a disabled control.
  ///
  /// - Example: `Button("OK") {}.disabled(true)`
  public func disabled(_ disabled: Bool) -> LoweredView { lowered { $0.disabled(disabled) } }
  /// Sets the colour scheme within the view.
  ///
  /// - Example: `Text("a").colorScheme(.dark)`
  public func colorScheme(_ colorScheme: ColorScheme) -> LoweredView { lowered { $0.colorScheme(colorScheme) } }
  /// Sets the colour scheme of the whole preview; nil for no preference.
  ///
  /// - Example: `Text("a").preferredColorScheme(.dark)`
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> LoweredView {
    lowered { $0.preferredColorScheme(colorScheme) }
  }
  /// Sets the size of symbols in relation to text.
  ///
  /// - Example: `Image(systemName: "star").imageScale(.large)`
  public func imageScale(_ scale: Image.Scale) -> LoweredView { lowered { $0.imageScale(scale) } }
  /// Sets the preferred text size within the view.
  ///
  /// - Example: `Text("a").dynamicTypeSize(.xxLarge)`
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> LoweredView { lowered { $0.dynamicTypeSize(size) } }
  /// Sets the shape that `ContainerRelativeShape` has within the view.
  ///
  /// - Example: `ContainerRelativeShape().inset(by: 8).containerShape(RoundedRectangle(cornerRadius: 20))`
  public func containerShape(_ shape: some Shape) -> LoweredView { lowered { $0.containerShape(shape.anyShape) } }
}
