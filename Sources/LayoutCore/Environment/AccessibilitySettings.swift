/// The settings that make a device easier to see, to read and to hear.
package struct AccessibilitySettings: OptionSet, Hashable, Sendable {
  /// The bits of the settings.
  package let rawValue: UInt8
  /// Creates settings from their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Fewer and simpler animations.
  package static let reduceMotion = AccessibilitySettings(rawValue: 1)
  /// Materials without translucency.
  package static let reduceTransparency = AccessibilitySettings(rawValue: 2)
  /// No information by colour alone.
  package static let differentiateWithoutColor = AccessibilitySettings(rawValue: 4)
  /// Shapes around buttons.
  package static let buttonShapes = AccessibilitySettings(rawValue: 8)
  /// The screen reader.
  package static let voiceOver = AccessibilitySettings(rawValue: 16)
  /// Heavier text; sets the `legibilityWeight` of views.
  package static let boldText = AccessibilitySettings(rawValue: 32)
}
