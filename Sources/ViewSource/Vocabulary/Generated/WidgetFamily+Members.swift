// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `WidgetFamily`.
  static func addWidgetFamilyMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "WidgetFamily", "systemSmall", WidgetFamily.systemSmall, as: .widgetFamily)
    vocabulary.constant(on: "WidgetFamily", "systemMedium", WidgetFamily.systemMedium, as: .widgetFamily)
    vocabulary.constant(on: "WidgetFamily", "systemLarge", WidgetFamily.systemLarge, as: .widgetFamily)
    vocabulary.constant(on: "WidgetFamily", "systemExtraLarge", WidgetFamily.systemExtraLarge, as: .widgetFamily)
    vocabulary.constant(on: "WidgetFamily", "accessoryCircular", WidgetFamily.accessoryCircular, as: .widgetFamily)
    vocabulary.constant(
      on: "WidgetFamily", "accessoryRectangular", WidgetFamily.accessoryRectangular, as: .widgetFamily)
    vocabulary.constant(on: "WidgetFamily", "accessoryInline", WidgetFamily.accessoryInline, as: .widgetFamily)
    vocabulary.constant(on: "WidgetFamily", "accessoryCorner", WidgetFamily.accessoryCorner, as: .widgetFamily)
    vocabulary.constant(on: "WidgetFamily", "allCases", Array(WidgetFamily.allCases), as: .array(.widgetFamily))
  }

}
