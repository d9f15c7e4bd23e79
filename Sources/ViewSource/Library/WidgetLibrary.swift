import PlumblineLayout

/// The content of a widget of the program, and its supported families.
///
/// Unchecked: the program's values stay on the thread that reads it.
struct WidgetDescription: @unchecked Sendable {
  /// The closure that creates the view of an entry.
  var content: Value
  /// The provider of the entries.
  var provider: Value
  /// The supported sizes of the widget; empty if it supports all.
  var families: [WidgetFamily] = []
  /// Whether the content keeps a distance from the widget's edges.
  var hasMargins = true
}

extension Vocabulary {
  /// Adds widgets: their families, configurations and previews.
  mutating func addWidgets() {
    addWidgetEnvironment()
    addConfigurations()
    rawInitializer(
      "AccessoryWidgetBackground", [], summary: "The background of widgets on the lock screen.",
      example: "AccessoryWidgetBackground()"
    ) { _ in .view(.color(.tertiaryFill)) }
    initializer("WidgetPreviewContext", .named("family", .widgetFamily), returns: .previewContext) { $0 }
    modifier(
      "previewContext", .unnamed(.previewContext), summary: "Shows the preview as a widget of a size.",
      example: #"Text("a").previewContext(WidgetPreviewContext(family: .systemSmall))"#
    ) { $0.widget($1).containerValue(.named("previewLayout"), Preview.Canvas.fixed($1.size)) }
  }

  private mutating func addWidgetEnvironment() {
    let context = TypeBinding<WidgetFamily>.native("TimelineProviderContext")
    property(on: context, "family", as: .widgetFamily) { $0 }
    property(on: context, "isPreview", as: .bool) { _ in true }
    property(on: context, "displaySize", as: .size) { $0.size }
  }

  private mutating func addConfigurations() {
    let withIntent = ["AppIntentConfiguration", "IntentConfiguration"]
    for name in ["StaticConfiguration"] + withIntent {
      let intent: [ParameterShape] = withIntent.contains(name) ? [.ignored("intent")] : []
      rawInitializer(
        name, [.ignored("kind")] + intent + [.value("provider"), .content("content", of: [.any])]
      ) { call in
        let index = 1 + intent.count
        let widget = WidgetDescription(content: call.value(index + 1), provider: call.value(index))
        return .native("WidgetConfiguration", widget)
      }
    }
    method(
      on: .widget, "supportedFamilies", .unnamed(.array(.widgetFamily)), returns: .widget
    ) { widget, families in
      var widget = widget
      widget.families = families
      return widget
    }
    method(on: .widget, "contentMarginsDisabled", returns: .widget) { widget in
      var widget = widget
      widget.hasMargins = false
      return widget
    }
    for name in [
      "configurationDisplayName", "description", "containerBackgroundRemovable", "disfavoredLocations",
      "promptsForUserConfiguration", "onBackgroundURLSessionEvents", "supplementalActivityFamilies", "pushHandler",
    ] {
      raw("WidgetConfiguration", name, [.everything]) { value, _ in value }
    }
  }
}

extension TypeBinding where T == WidgetFamily {
  /// The size of a widget.
  static var widgetFamily: TypeBinding { .native("WidgetFamily") }
  /// The widget that a preview is shown as.
  fileprivate static var previewContext: TypeBinding { .native("WidgetPreviewContext") }
}

extension TypeBinding where T == WidgetDescription {
  /// The content of a widget.
  static var widget: TypeBinding { .native("WidgetConfiguration") }
}
