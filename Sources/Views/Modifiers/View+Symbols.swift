extension View {
  /// The variants of the symbols within.
  ///
  /// - Example: `Image(systemName: "star").symbolVariant(.fill)`
  public func symbolVariant(_ variant: SymbolVariants) -> LoweredView {
    lowered { $0.symbolVariants(variant.names) }
  }
  /// In how many colours the symbols within are drawn.
  ///
  /// - Example: `Label("a", systemImage: "star.circle").symbolRenderingMode(.palette)`
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> LoweredView {
    lowered { $0.symbolRenderingMode(mode) }
  }
}

/// How symbols are drawn otherwise than they are named.
public struct SymbolVariants: Hashable, Sendable {
  /// The variants' names.
  let names: [String]
  /// As they are named.
  public static let none = SymbolVariants(names: [])
  /// Filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// In a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(names: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Struck out.
  public static let slash = SymbolVariants(names: ["slash"])
  /// Filled as well.
  public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
  /// In a circle as well.
  public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
  /// In a square as well.
  public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
  /// In a rectangle as well.
  public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
  /// Struck out as well.
  public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }
}
