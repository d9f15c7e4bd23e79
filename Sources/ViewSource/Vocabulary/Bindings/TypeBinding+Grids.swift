import PlumblineLayout

extension TypeBinding where T == GridItem {
  /// A column or row of a lazy grid.
  static var gridItem: TypeBinding { .native("GridItem") }
}

extension TypeBinding where T == GridItem.Size {
  /// The width of a column.
  static var gridItemSize: TypeBinding { .native("GridItem.Size") }
}
