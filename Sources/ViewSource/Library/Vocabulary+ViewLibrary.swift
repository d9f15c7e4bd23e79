extension Vocabulary {
  /// Adds SwiftUI's uses of values of the program: environment values, preferences, layouts, styles, formatted
  /// texts.
  mutating func addViewLibrary() {
    addWrappers()
    addEnvironmentMembers()
    addViewsOfValues()
    addPreferences()
    addLayouts()
    addConfigurationNames()
    later([
      "ButtonStyle", "ButtonStyleConfiguration", "ControlGroupStyle", "DisclosureGroupStyle", "GaugeStyle",
      "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "MenuStyle", "PrimitiveButtonStyle", "ProgressViewStyle",
      "StyleConfiguration", "TextFieldStyle", "ToggleStyle",
    ]) { $0.addStyleConfigurations() }
    later(["HorizontalAlignment", "VerticalAlignment", "ViewDimensions"]) { $0.addAlignmentTypes() }
    addPreviewModifiers()
    addWidgets()
    addActivities()
    later(["LabeledContent", "Text", "Text.DateStyle"]) { $0.addFormattedTexts() }
    later(["Range"]) { $0.addRangesOfAttributedText() }
    addTime()
    later(Self.publisherTypes) { $0.addPublishers() }
    inertTypes.subtract(["Notification", "Notification.Name", "NSNotification.Name"])
    aliases["NSNotification.Name"] = "Notification.Name"
    aliases["NamedCoordinateSpace"] = "CoordinateSpace"
    aliases["CoordinateSpaceProtocol"] = "CoordinateSpace"
    later(["NotificationCenter", "Notification", "Notification.Name", "UIApplication", "UIScene"]) {
      $0.addNotifications()
    }
    addLifecycles()
    addScrollGeometryModifiers()
    addDragging()
    addGestures()
    addFocus()
    addActingControls()
    addAnimations()
    let members = types["View"]?.members
    let acting = ignoredModifiers.filter { members?[$0]?.isEmpty == false }
    lenientModifiers.formUnion(acting)
    lenientModifiers.formUnion(Self.modifiersDeclaredToAct)
    ignoredModifiers.subtract(acting)
  }
}
