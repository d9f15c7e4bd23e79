extension Vocabulary {
  /// Adds what SwiftUI makes of values of the program: environment values, preferences, layouts, styles, formatted
  /// texts.
  mutating func addViewLibrary() {
    addEnvironmentMembers()
    addViewsOfValues()
    addPreferences()
    addLayouts()
    later([
      "ButtonStyle", "ButtonStyleConfiguration", "ControlGroupStyle", "DisclosureGroupStyle", "GaugeStyle",
      "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "MenuStyle", "PrimitiveButtonStyle", "ProgressViewStyle",
      "StyleConfiguration", "TextFieldStyle", "ToggleStyle",
    ]) { $0.addStyleConfigurations() }
    later(["HorizontalAlignment", "VerticalAlignment", "ViewDimensions"]) { $0.addAlignmentTypes() }
    addPreviewModifiers()
    addWidgets()
    later(["LabeledContent", "Text", "Text.DateStyle"]) { $0.addFormattedTexts() }
    later(["Range"]) { $0.addRangesOfAttributedText() }
    addTime()
    later([
      "AnyCancellable", "CurrentValueSubject", "Deferred", "Empty", "Fail", "Future", "Just",
      "PassthroughSubject", "Publisher", "Publishers.CombineLatest", "Publishers.CombineLatest3",
      "Publishers.CombineLatest4", "Publishers.Merge", "Publishers.Merge3", "Publishers.Merge4", "Publishers.Merge5",
      "Publishers.Merge6", "Publishers.Merge7", "Publishers.Merge8", "Publishers.MergeMany", "Publishers.Sequence",
      "Publishers.Zip",
      "Publishers.Zip3", "Publishers.Zip4", "Sequence",
    ]) { $0.addPublishers() }
    inertTypes.subtract(["Notification", "Notification.Name", "NSNotification.Name"])
    aliases["NSNotification.Name"] = "Notification.Name"
    aliases["NamedCoordinateSpace"] = "CoordinateSpace"
    aliases["CoordinateSpaceProtocol"] = "CoordinateSpace"
    later(["NotificationCenter", "Notification", "Notification.Name", "UIApplication", "UIScene"]) {
      $0.addNotifications()
    }
    addLifecycles()
    addScrollGeometryModifiers()
    addGestures()
    addFocus()
    addActingControls()
    addAnimations()
    let acting = ignoredModifiers.filter { types["View"]?.members[$0]?.isEmpty == false }
    lenientModifiers.formUnion(acting)
    lenientModifiers.formUnion(Self.modifiersDeclaredToAct)
    ignoredModifiers.subtract(acting)
  }
}
