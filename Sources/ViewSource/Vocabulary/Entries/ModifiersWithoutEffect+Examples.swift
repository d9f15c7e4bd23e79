extension Vocabulary {
  /// An example of each modifier without effect that compiled code has as well; one that begins with a period is of a text.
  static let examplesWithoutEffect: [String] =
    [accessibilityExamples, eventExamples, presentationExamples, screenExamples, inputExamples, otherExamples].flatMap {
      $0.split(separator: "\n").map { $0.hasPrefix(".") ? #"Text("a")"# + $0 : String($0) }
    }

  private static let accessibilityExamples = #"""
    .accessibility(label: Text("b")).accessibility(hidden: false)
    .accessibilityAction {}.accessibilityAction(.escape) {}.accessibilityAction(named: "b") {}
    .accessibilityActions { Button("b") {} }
    .accessibilityActivationPoint(.center).accessibilityActivationPoint(CGPoint(x: 1, y: 2))
    .accessibilityAddTraits(.isButton).accessibilityRemoveTraits([.isImage, .isLink])
    .accessibilityAdjustableAction { _ in }.accessibilityScrollAction { _ in }.accessibilityZoomAction { _ in }
    .accessibilityChildren { Text("b") }.accessibilityRepresentation { Text("b") }
    .accessibilityCustomContent("b", "c").accessibilityCustomContent("b", "c", importance: .high)
    .accessibilityDirectTouch().accessibilityDirectTouch(true, options: .silentOnTouch)
    .accessibilityElement(children: .combine).accessibilityHidden(true).accessibilityIdentifier("b")
    .accessibilityFocused(.constant(true)).accessibilityFocused(.constant(1), equals: 2)
    .accessibilityHeading(.h1).accessibilityHint("b").accessibilityHint(Text("b"))
    .accessibilityIgnoresInvertColors().accessibilityRespondsToUserInteraction()
    .accessibilityInputLabels(["b", "c"]).accessibilityInputLabels([Text("b")])
    .accessibilityLabel("b").accessibilityLabel(Text("b")).accessibilityValue("b").accessibilityValue(Text("b"))
    .accessibilityLabeledPair(role: .label, id: 1, in: Namespace().wrappedValue)
    .accessibilityLinkedGroup(id: 1, in: Namespace().wrappedValue)
    .accessibilityQuickAction(style: .outline) { Button("b") {} }
    .accessibilityRotor("b") { AccessibilityRotorEntry("c", id: 1) }
    .accessibilityRotorEntry(id: 1, in: Namespace().wrappedValue)
    .accessibilityShowsLargeContentViewer().accessibilityShowsLargeContentViewer { Text("b") }
    .accessibilitySortPriority(1).accessibilityTextContentType(.sourceCode)
    .speechAdjustedPitch(0.5).speechSpellsOutCharacters()
    """#

  private static let eventExamples = #"""
    .onAppear {}.onDisappear {}.task {}.task(id: 1) {}.refreshable {}.onSubmit {}
    .onChange(of: 1) {}.onChange(of: 1) { _, _ in }.onChange(of: 1, initial: true) {}
    .onTapGesture {}.onTapGesture(count: 2) {}.onLongPressGesture {}.onLongPressGesture(minimumDuration: 1) {}
    .gesture(DragGesture()).highPriorityGesture(TapGesture()).simultaneousGesture(LongPressGesture())
    .allowsHitTesting(false).contentShape(Rectangle())
    .onHover { _ in }.onContinuousHover { _ in }.hoverEffect(.lift).defaultHoverEffect(.highlight)
    .onDrag { NSItemProvider() }.onDrop(of: [.text], isTargeted: nil) { _ in false }
    .draggable("b").draggable("b") { Text("c") }.dropDestination(for: String.self) { _, _ in false }
    .dragConfiguration(DragConfiguration(allowMove: true)).dropConfiguration { _ in DropConfiguration(operation: .copy) }
    .onDragSessionUpdated { _ in }.itemProvider { nil }
    .exportsItemProviders([.text]) { [] }.importsItemProviders([.text]) { _ in false }
    List { Text("a").swipeActions { Button("b") {} }.moveDisabled(true).deleteDisabled(true) }
    List { ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in }.onDelete { _ in }.onInsert(of: [.text]) { _, _ in } }
    .sensoryFeedback(.success, trigger: 1).springLoadingBehavior(.enabled).buttonRepeatBehavior(.enabled)
    .onKeyPress(.space) { .handled }.onModifierKeysChanged { _, _ in }
    .onDeleteCommand {}.onExitCommand {}.onPlayPauseCommand {}.onMoveCommand { _ in }
    .onCopyCommand { [] }.onPasteCommand(of: [.text]) { _ in }
    .onPencilDoubleTap { _ in }.handGestureShortcut(.primaryAction).digitalCrownRotation(.constant(1.0))
    .pointerStyle(.link).pointerVisibility(.hidden).allowsWindowActivationEvents(true)
    .onOpenURL { _ in }.userActivity("b") { _ in }.onContinueUserActivity("b") { _ in }
    .handlesExternalEvents(preferring: [], allowing: ["b"])
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
    ScrollView { Text("a") }.onScrollPhaseChange { _, _ in }.onScrollVisibilityChange { _ in }
    ScrollView { Text("a") }.onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, _ in }
    ScrollView { Text("a") }.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    """#

  private static let presentationExamples = #"""
    .sheet(isPresented: .constant(false)) { Text("b") }.fullScreenCover(isPresented: .constant(false)) { Text("b") }
    .popover(isPresented: .constant(false)) { Text("b") }.inspector(isPresented: .constant(false)) { Text("b") }
    .alert("b", isPresented: .constant(false)) { Button("c") {} }
    .alert("b", isPresented: .constant(false)) { Button("c") {} } message: { Text("d") }
    .alert(isPresented: .constant(false)) { Alert(title: Text("b"), dismissButton: .default(Text("c"))) }
    .actionSheet(isPresented: .constant(false)) { ActionSheet(title: Text("b"), buttons: [.cancel()]) }
    .confirmationDialog("b", isPresented: .constant(false)) { Button("c") {} }
    .confirmationDialog("b", isPresented: .constant(false), titleVisibility: .visible) { Button("c") {} }
    .contextMenu { Button("b") {} }.dialogIcon(Image(systemName: "star")).dialogSeverity(.critical)
    .fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in }
    .fileMover(isPresented: .constant(false), file: nil) { _ in }.quickLookPreview(.constant(nil))
    .presentationDetents([.medium, .height(200)]).presentationDragIndicator(.visible).presentationCornerRadius(8)
    .presentationBackground(.thinMaterial).presentationBackground { Color.red }
    .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationContentInteraction(.scrolls)
    .presentationCompactAdaptation(.popover).presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
    .interactiveDismissDisabled().help("b").translationPresentation(isPresented: .constant(false), text: "b")
    .animation(.default, value: 1).animation(.easeIn).transaction { $0.animation = nil }.transition(.opacity)
    .contentTransition(.numericText()).navigationTransition(.automatic).geometryGroup()
    .matchedTransitionSource(id: 1, in: Namespace().wrappedValue)
    Image(systemName: "star").symbolEffect(.pulse).symbolEffectsRemoved()
    .scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }
    .glassEffectID(1, in: Namespace().wrappedValue).glassEffectUnion(id: 1, namespace: Namespace().wrappedValue)
    """#

  private static let screenExamples = #"""
    .navigationBarBackButtonHidden().navigationDestination(for: Int.self) { Text("\($0)") }
    .navigationDocument(URL(string: "https://example.org")!).toolbarTitleMenu { Button("b") {} }
    NavigationView { Text("a") }.navigationViewStyle(.stack)
    NavigationSplitView { Text("a").navigationSplitViewColumnWidth(200) } detail: {}.navigationSplitViewStyle(.balanced)
    NavigationLink("a", value: 1).isDetailLink(false)
    .toolbarBackground(.red, for: .navigationBar).toolbarBackground(.visible, for: .tabBar)
    .toolbarColorScheme(.dark, for: .navigationBar).toolbarForegroundStyle(.red, for: .navigationBar)
    .toolbarRole(.editor).toolbarTitleDisplayMode(.inline).statusBar(hidden: true).statusBarHidden()
    .persistentSystemOverlays(.hidden).defersSystemGestures(on: .all)
    .searchSuggestions { Text("b") }.searchCompletion("b").searchFocused(.constant(true))
    .searchScopes(.constant(1)) { Text("b").tag(1) }.searchToolbarBehavior(.minimize)
    .searchPresentationToolbarBehavior(.avoidHidingContent)
    Button("a") {}.keyboardShortcut("b").keyboardShortcut(.defaultAction).keyboardShortcut("c", modifiers: [.shift])
    Menu("a") { Text("b") }.menuIndicator(.hidden).menuOrder(.fixed).menuActionDismissBehavior(.disabled)
    TabView { Text("a") }.tabBarMinimizeBehavior(.onScrollDown).tabViewSearchActivation(.searchTabSelection)
    TabView { Text("a") }.tabViewCustomization(.constant(TabViewCustomization()))
    List { Text("a").sectionIndexLabel("A") }.listSectionIndexVisibility(.hidden).alternatingRowBackgrounds()
    .tableStyle(.inset).tableColumnHeaders(.hidden).defaultWheelPickerItemHeight(20)
    ScrollView { Text("a") }.scrollIndicators(.hidden).scrollIndicatorsFlash(onAppear: true).scrollDisabled(true)
    ScrollView { Text("a").scrollTargetLayout() }.scrollTargetBehavior(.viewAligned).scrollBounceBehavior(.basedOnSize)
    ScrollView { Text("a") }.scrollEdgeEffectStyle(.soft, for: .top).scrollDismissesKeyboard(.immediately)
    ScrollView { Text("a") }.scrollInputBehavior(.disabled, for: .digitalCrown)
    """#

  private static let inputExamples = #"""
    TextField("a", text: .constant("")).focused(.constant(true)).focused(.constant(1), equals: 2).submitLabel(.done)
    TextField("a", text: .constant("")).keyboardType(.emailAddress).textContentType(.username).autocapitalization(.none)
    TextField("a", text: .constant("")).autocorrectionDisabled().disableAutocorrection(true).submitScope()
    TextField("a", text: .constant("")).textInputAutocapitalization(.never).textInputSuggestions { Text("b") }
    TextEditor(text: .constant("a")).findNavigator(isPresented: .constant(false)).writingToolsBehavior(.disabled)
    .focusable().focusEffectDisabled().focusSection().focusScope(Namespace().wrappedValue)
    .prefersDefaultFocus(in: Namespace().wrappedValue).defaultFocus(.constant(1), 2)
    .textSelection(.enabled).selectionDisabled()
    """#

  private static let otherExamples = #"""
    .allowedDynamicRange(.high).privacySensitive().invalidatableContent().typesettingLanguage(.automatic)
    .materialActiveAppearance(.active).flipsForRightToLeftLayoutDirection(true)
    .defaultAppStorage(.standard).widgetURL(nil).widgetAccentable()
    .assistiveAccessNavigationIcon(systemImage: "star")
    Color.red.equatable()
    """#
}
