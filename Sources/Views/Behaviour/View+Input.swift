// Input to lists and controls. A figure has none.
extension View {
  /// Returns the view unchanged; a figure shows no keyboard.
  ///
  /// - Example: `TextField("a", text: .constant("")).submitLabel(.done)`
  public func submitLabel(_ label: SubmitLabel) -> LoweredView { lowered { $0 } }
  /// Prevents submissions of text fields within the view from running the actions of `onSubmit` around it.
  ///
  /// - Example: `TextField("a", text: .constant("")).submitScope()`
  public func submitScope(_ isBlocking: Bool = true) -> LoweredView { lowered { $0.submitScope(isBlocking) } }
  /// Returns the view unchanged; a figure has no keyboard input.
  ///
  /// - Example: `TextField("a", text: .constant("")).autocorrectionDisabled().disableAutocorrection(true)`
  public func autocorrectionDisabled(_ disable: Bool = true) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  public func disableAutocorrection(_ disable: Bool?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  ///
  /// - Example: `TextField("a", text: .constant("")).textInputAutocapitalization(.never).textInputSuggestions { Text("b") }`
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; nothing is selected in a figure.
  ///
  /// - Example: `Text("a").textSelection(.enabled)`
  public func textSelection(_ selectability: some TextSelectability) -> LoweredView { lowered { $0 } }
  /// Sets whether the row cannot be selected.
  ///
  /// - Example: `List { Text("a").selectionDisabled() }`
  public func selectionDisabled(_ isDisabled: Bool = true) -> LoweredView {
    lowered { $0.selectionDisabled(isDisabled) }
  }
  /// Returns the view unchanged; a figure shows no keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `Text("a").focusEffectDisabled()`
  public func focusEffectDisabled(_ disabled: Bool = true) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `Text("a").focusSection()`
  public func focusSection() -> LoweredView { lowered { $0 } }
  /// Gives the focus to a field when the view appears, unless a field has it.
  ///
  /// - Example: `Text("a").defaultFocus(.constant(1), 2)`
  public func defaultFocus<Value: Hashable>(_ binding: Binding<Value>, _ value: Value) -> LoweredView {
    let place = ViewIdentity.place
    return acting { $0.defaultFocus(binding.bound, value, at: place) }
  }
  /// Sets whether the row cannot be moved.
  ///
  /// - Example: `List { Text("a").moveDisabled(true) }`
  public func moveDisabled(_ isDisabled: Bool) -> LoweredView { lowered { $0.moveDisabled(isDisabled) } }
  /// Sets whether the row cannot be deleted.
  ///
  /// - Example: `List { Text("a").deleteDisabled(true) }`
  public func deleteDisabled(_ isDisabled: Bool) -> LoweredView { lowered { $0.deleteDisabled(isDisabled) } }
  /// Adds buttons that a swipe across the row reveals.
  ///
  /// - Example: `List { Text("a").swipeActions(edge: .leading) { Button("b") {} } }`
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> some View
  ) -> LoweredView {
    lowered { $0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { content().members } }
  }
  /// Returns the view unchanged; a figure has no pointer.
  ///
  /// - Example: `Text("a").hoverEffect(.lift)`
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no pointer.
  ///
  /// - Example: `Text("a").hoverEffectDisabled()`
  public func hoverEffectDisabled(_ disabled: Bool = true) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; values do not change in a figure.
  ///
  /// - Example: `Text("a").sensoryFeedback(.success, trigger: 1)`
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no crown.
  ///
  /// - Example: `Text("a").digitalCrownRotation(.constant(1.0))`
  public func digitalCrownRotation<Value: BinaryFloatingPoint>(_ binding: Binding<Value>) -> LoweredView {
    lowered { $0 }
  }
  /// Marks the view as sensitive, so that it is hidden where views are redacted for privacy.
  ///
  /// - Example: `Text("a").privacySensitive()`
  public func privacySensitive(_ sensitive: Bool = true) -> LoweredView { lowered { $0.privacySensitive(sensitive) } }
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `Text("a").searchFocused(.constant(true))`
  public func searchFocused(_ binding: Binding<Bool>) -> LoweredView { lowered { $0 } }
  /// Adds scopes to the search of the screen, which appear when text is entered.
  ///
  /// - Example: `Text("a").searchScopes(.constant(1)) { Text("b").tag(1) }`
  public func searchScopes<Value: Hashable>(_ scope: Binding<Value>, @ViewBuilder scopes: () -> some View)
    -> LoweredView
  {
    lowered { $0.searchScopes(scope.bound, activation: .automatic, at: ViewIdentity.place) { scopes().members } }
  }
  /// Adds scopes to the search of the screen, which appear when text is entered or the search begins.
  ///
  /// - Example: `Text("a").searchScopes(.constant(1), activation: .onSearchPresentation) { Text("b").tag(1) }`
  public func searchScopes<Value: Hashable>(
    _ scope: Binding<Value>, activation: SearchScopeActivation, @ViewBuilder scopes: () -> some View
  ) -> LoweredView {
    lowered { $0.searchScopes(scope.bound, activation: activation, at: ViewIdentity.place) { scopes().members } }
  }
  /// Adds suggestions to the search of the screen, which are shown while it is active.
  ///
  /// - Example: `Text("a").searchSuggestions { Text("b") }`
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> LoweredView {
    lowered { $0.searchSuggestions(suggestions().members) }
  }
}
