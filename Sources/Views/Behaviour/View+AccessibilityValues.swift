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
  ///
  /// - Example: `Text("a").accessibilityHint(Text("b"))`
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
  ///
  /// - Example: `Text("a").accessibilityHeading(.h1)`
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityInputLabels(["b", "c"])`
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityInputLabels([Text("b")])`
  public func accessibilityInputLabels(_ labels: [Text]) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityTextContentType(.sourceCode)`
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityCustomContent("b", "c")`
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityCustomContent("b", "c", importance: .high)`
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: some StringProtocol, importance: AXCustomContent.Importance = .default
  ) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityLabeledPair(role: .label, id: 1, in: Namespace().wrappedValue)`
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  )
    -> LoweredView
  { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityLinkedGroup(id: 1, in: Namespace().wrappedValue)`
  public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityChildren { Text("b") }`
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityRepresentation { Text("b") }`
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// The view; its colours are not inverted.
  ///
  /// - Example: `Text("a").accessibilityIgnoresInvertColors()`
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> LoweredView { lowered { $0 } }
  /// The view; nothing is shown larger.
  ///
  /// - Example: `Text("a").accessibilityShowsLargeContentViewer()`
  public func accessibilityShowsLargeContentViewer() -> LoweredView { lowered { $0 } }
  /// The view; nothing is shown larger.
  ///
  /// - Example: `Text("a").accessibilityShowsLargeContentViewer { Text("b") }`
  public func accessibilityShowsLargeContentViewer(@ViewBuilder _ content: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody speaks.
  ///
  /// - Example: `Text("a").speechAdjustedPitch(0.5)`
  public func speechAdjustedPitch(_ value: Double) -> LoweredView { lowered { $0 } }
  /// The view; nobody speaks.
  ///
  /// - Example: `Text("a").speechSpellsOutCharacters()`
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
