// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `WidgetRenderingMode`.
  static func addWidgetRenderingModeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "WidgetRenderingMode", "fullColor", WidgetRenderingMode.fullColor, as: .widgetRenderingMode)
    vocabulary.constant(on: "WidgetRenderingMode", "accented", WidgetRenderingMode.accented, as: .widgetRenderingMode)
    vocabulary.constant(on: "WidgetRenderingMode", "vibrant", WidgetRenderingMode.vibrant, as: .widgetRenderingMode)
  }

}
