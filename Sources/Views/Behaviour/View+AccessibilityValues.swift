// What else readers that speak are told of a view: a figure has its own description.
extension View {
  /// The view; a figure has its own description.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityHint(_ hint: Text) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibility(value: Text) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibility(hint: Text) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibility(identifier: String) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibility(addTraits traits: AccessibilityTraits) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibility(sortPriority: Double) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityInputLabels(_ labels: [Text]) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: some StringProtocol, importance: AXCustomContent.Importance = .default
  ) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  )
    -> LoweredView
  { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// The view; its colours are not inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> LoweredView { lowered { $0 } }
  /// The view; nothing is shown larger.
  public func accessibilityShowsLargeContentViewer() -> LoweredView { lowered { $0 } }
  /// The view; nothing is shown larger.
  public func accessibilityShowsLargeContentViewer(@ViewBuilder _ content: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody speaks.
  public func speechAdjustedPitch(_ value: Double) -> LoweredView { lowered { $0 } }
  /// The view; nobody speaks.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> LoweredView { lowered { $0 } }
}

/// How high a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// The levels that SwiftUI names.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text a text is.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// The kinds that SwiftUI names.
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// Which part of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The parts.
  case label, content
}

/// What a view says of itself in words of its own.
public enum AXCustomContent: Sendable {
  /// Whether it is said at once.
  public enum Importance: UInt, Hashable, Sendable {
    /// When asked, at once.
    case `default`, high
  }
}
