extension View {
  /// Sets a style as the background of the view's container.
  ///
  /// - Example: `Text("a").containerBackground(.yellow, for: .navigation)`
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> LoweredView {
    lowered { $0.containerBackground(for: container, children: [.style(style.anyShapeStyle)]) }
  }

  /// Puts views behind the view's container.
  ///
  /// - Example: `Text("a").containerBackground(for: .navigation) { Color.yellow }`
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> LoweredView {
    lowered { $0.containerBackground(for: container, alignment: alignment, children: content().members) }
  }
}
