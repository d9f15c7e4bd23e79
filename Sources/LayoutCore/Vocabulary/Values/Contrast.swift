/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
  /// The usual contrast, and that of the setting Increase Contrast.
  case standard, increased
}

/// The preferred weight of text.
public enum LegibilityWeight: String, Hashable, Sendable {
  /// Regular, or bold.
  case regular, bold
}
