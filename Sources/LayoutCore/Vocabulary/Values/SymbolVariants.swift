/// The variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  /// The names of the variants.
  package let names: [String]
  /// Creates variants by their names.
  package init(names: [String]) { self.names = names }

  /// No variant.
  public static let none = SymbolVariants(names: [])
  /// The filled variant.
  public static let fill = SymbolVariants(names: ["fill"])
  /// The variant in a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// The variant in a square.
  public static let square = SymbolVariants(names: ["square"])
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// The variant with a slash.
  public static let slash = SymbolVariants(names: ["slash"])
  /// These variants, filled.
  public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
  /// These variants, in a circle.
  public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
  /// These variants, in a square.
  public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
  /// These variants, in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
  /// These variants, with a slash.
  public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }
}
