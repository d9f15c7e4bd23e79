// Values that describe views to assistive technologies, which do not read a figure.
extension View {
  /// Sets the label or value that screen readers speak; steps find the view by it.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> LoweredView {
    acting { $0.accessibilityLabel(TextContent(title: label)) }
  }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityHint(Text("b"))`
  public func accessibilityHint(_ hint: Text) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibility(value: Text("b"))`
  public func accessibility(value: Text) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibility(hint: Text("b"))`
  public func accessibility(hint: Text) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibility(identifier: "b")`
  public func accessibility(identifier: String) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibility(addTraits: .isHeader)`
  public func accessibility(addTraits traits: AccessibilityTraits) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibility(removeTraits: .isHeader)`
  public func accessibility(removeTraits traits: AccessibilityTraits) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibility(sortPriority: 1)`
  public func accessibility(sortPriority: Double) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityHeading(.h1)`
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityInputLabels(["b", "c"])`
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityInputLabels([Text("b")])`
  public func accessibilityInputLabels(_ labels: [Text]) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityTextContentType(.sourceCode)`
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityCustomContent("b", "c")`
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityCustomContent("b", "c", importance: .high)`
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: some StringProtocol, importance: AXCustomContent.Importance = .default
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityLabeledPair(role: .label, id: 1, in: Namespace().wrappedValue)`
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  )
    -> LoweredView
  { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityLinkedGroup(id: 1, in: Namespace().wrappedValue)`
  public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityChildren { Text("b") }`
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityRepresentation { Text("b") }`
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; its colours are not inverted.
  ///
  /// - Example: `Text("a").accessibilityIgnoresInvertColors()`
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no large content viewer.
  ///
  /// - Example: `Text("a").accessibilityShowsLargeContentViewer()`
  public func accessibilityShowsLargeContentViewer() -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no large content viewer.
  ///
  /// - Example: `Text("a").accessibilityShowsLargeContentViewer { Text("b") }`
  public func accessibilityShowsLargeContentViewer(@ViewBuilder _ content: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure has no speech.
  ///
  /// - Example: `Text("a").speechAdjustedPitch(0.5)`
  public func speechAdjustedPitch(_ value: Double) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no speech.
  ///
  /// - Example: `Text("a").speechSpellsOutCharacters()`
  public func speechSpellsOutCharacters(_ value: Bool = true) -> LoweredView { lowered { $0 } }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// The levels that SwiftUI names.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of a text's content.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// The kinds that SwiftUI names.
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// The role of a view in a labelled pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The roles.
  case label, content
}

/// Custom content of an accessibility element.
public enum AXCustomContent: Sendable {
  /// The importance of the custom content.
  public enum Importance: UInt, Hashable, Sendable {
    /// The content is read at once, or on request.
    case `default`, high
  }
}
