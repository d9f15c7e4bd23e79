extension Vocabulary {
  /// Adds what SwiftUI makes of values of the program: environment values, preferences, layouts, styles, formatted
  /// texts.
  mutating func addViewLibrary() {
    addEnvironmentMembers()
    addViewsOfValues()
    addPreferences()
    addLayouts()
    addStyleConfigurations()
    addAlignmentTypes()
    addPreviewModifiers()
    addWidgets()
    addFormattedTexts()
    addRangesOfAttributedText()
    addTime()
    addPublishers()
    addLifecycles()
    addGestures()
    addNaming()
    addActingControls()
    addAnimations()
    let acting = ignoredModifiers.filter { types["View"]?.members[$0]?.isEmpty == false }
    lenientModifiers.formUnion(acting)
    ignoredModifiers.subtract(acting)
  }
}
