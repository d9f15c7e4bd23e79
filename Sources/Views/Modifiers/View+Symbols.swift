extension View {
  /// Sets the variants of symbols within the view.
  ///
  /// - Example: `Image(systemName: "star").symbolVariant(.fill)`
  public func symbolVariant(_ variant: SymbolVariants) -> LoweredView {
    lowered { $0.symbolVariants(variant.names) }
  }
  /// Sets the rendering mode of symbols within the view.
  ///
  /// - Example: `Label("a", systemImage: "star.circle").symbolRenderingMode(.palette)`
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> LoweredView {
    lowered { $0.symbolRenderingMode(mode) }
  }
}
