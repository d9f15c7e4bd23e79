/// The result builders of SwiftUI whose content is read as that of a view builder.
enum ViewBuilders {
  /// The names of the attributes.
  static let names: Set<String> = ["ViewBuilder", "ToolbarContentBuilder", "TabContentBuilder"]
}
