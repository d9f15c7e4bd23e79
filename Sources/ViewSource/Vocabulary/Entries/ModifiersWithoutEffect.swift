extension Vocabulary {
  /// Adds the modifiers that do nothing on a first frame, and what is known and not supported.
  mutating func addWithoutEffect() {
    ignoredModifiers.formUnion(Self.recent)
    ignoredModifiers.formUnion(Self.gestures)
    ignoredModifiers.formUnion(Self.lifeCycle)
    ignoredModifiers.formUnion(Self.presentations)
    ignoredModifiers.formUnion(Self.animations)
    ignoredModifiers.formUnion(Self.accessibility)
    ignoredModifiers.formUnion(Self.screens)
    ignoredModifiers.formUnion(Self.inputs)
    ignoredModifiers.formUnion(Self.scrolling)
    ignoredModifiers.formUnion(Self.others)
    undrawnModifiers.formUnion(Self.undrawn)
    unsupported["Table"] = "tables sort and scroll by columns, which a figure cannot show"
    unsupported["Canvas"] = "it draws by commands that are not read"
    unsupported["TimelineView"] = "it changes with time"
    unsupported["Map"] = "maps need tiles from a network"
    unsupported["Chart"] = "charts are another framework"
    unsupported["VideoPlayer"] = "a figure does not play"
  }

  /// What changes a first frame in SwiftUI, and is not drawn.
  private static let undrawn: Set<String> = [
    "tabViewBottomAccessory", "navigationSubtitle", "backgroundExtensionEffect", "symbolColorRenderingMode",
    "symbolVariableValueMode", "lineHeight",
  ]

  private static let recent: Set<String> = [
    "tableStyle", "tableColumnHeaders", "tabBarMinimizeBehavior",
    "tabViewSearchActivation", "searchToolbarBehavior", "searchFocused",
    "searchPresentationToolbarBehavior",
    "listSectionIndexVisibility", "sectionIndexLabel", "scrollInputBehavior",
    "onScrollTargetVisibilityChange", "accessibilityQuickAction", "accessibilityDirectTouch", "accessibilityRotorEntry",
    "handGestureShortcut", "chartXAxis", "chartYAxis", "chartLegend", "chartXScale", "chartYScale",
    "chartForegroundStyleScale",
    "chartPlotStyle", "chartOverlay", "chartBackground", "chartXAxisLabel", "chartYAxisLabel", "chartScrollableAxes",
    "chartXSelection", "chartXVisibleDomain", "mapStyle", "mapControls", "mapControlVisibility", "onMapCameraChange",
    "signInWithAppleButtonStyle", "translationPresentation", "windowResizability",
    "toolbarForegroundStyle", "toolbarTitleMenu", "allowsWindowActivationEvents",
    "assistiveAccessNavigationIcon",
    "pointerStyle", "pointerVisibility", "dragConfiguration", "dropConfiguration", "onDragSessionUpdated",
    "webViewBackForwardNavigationGestures",
  ]

  private static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture", "simultaneousGesture", "onHover",
    "onContinuousHover", "hoverEffect", "defaultHoverEffect", "onDrag", "onDrop", "draggable", "dropDestination",
    "swipeActions", "onMove",
    "onDelete", "onInsert", "moveDisabled", "deleteDisabled", "allowsHitTesting", "contentShape", "sensoryFeedback",
    "handlesExternalEvents", "onPencilDoubleTap", "springLoadingBehavior",
  ]

  private static let lifeCycle: Set<String> = [
    "onAppear", "onDisappear", "onChange", "onReceive", "task", "refreshable", "onSubmit", "onOpenURL",
    "onContinueUserActivity", "userActivity", "onCommand", "onExitCommand", "onPlayPauseCommand", "onKeyPress",
    "onScrollGeometryChange", "onScrollPhaseChange",
    "onScrollVisibilityChange", "onCopyCommand", "onPasteCommand", "onModifierKeysChanged", "onDeleteCommand",
    "onMoveCommand",
  ]

  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "inspector", "contextMenu",
    "fileImporter", "fileExporter", "fileMover", "photosPicker", "presentationDetents", "presentationDragIndicator",
    "presentationBackground", "presentationCornerRadius", "presentationContentInteraction",
    "presentationBackgroundInteraction", "presentationCompactAdaptation", "interactiveDismissDisabled", "help",
    "dialogIcon", "dialogSeverity", "quickLookPreview",
  ]

  private static let animations: Set<String> = [
    "animation", "transaction", "transition", "matchedTransitionSource", "contentTransition",
    "navigationTransition", "symbolEffect", "symbolEffectsRemoved", "phaseAnimator", "keyframeAnimator",
    "scrollTransition", "geometryGroup", "speechAdjustedPitch", "speechSpellsOutCharacters",
  ]

  private static let accessibility: Set<String> = [
    "accessibility", "accessibilityElement", "accessibilityLabel", "accessibilityValue", "accessibilityHint",
    "accessibilityHidden", "accessibilityIdentifier", "accessibilityAddTraits", "accessibilityRemoveTraits",
    "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityScrollAction",
    "accessibilitySortPriority", "accessibilityInputLabels", "accessibilityRepresentation", "accessibilityChildren",
    "accessibilityShowsLargeContentViewer", "accessibilityIgnoresInvertColors",
    "accessibilityRespondsToUserInteraction",
    "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityFocused", "accessibilityHeading",
    "accessibilityTextContentType", "accessibilityCustomContent", "accessibilityActivationPoint",
    "accessibilityRotor", "accessibilityChartDescriptor", "accessibilityZoomAction",
  ]

  private static let screens: Set<String> = [
    "toolbar", "toolbarBackground", "toolbarColorScheme", "toolbarRole", "toolbarTitleMenu", "toolbarTitleDisplayMode",
    "toolbarVisibility", "navigationBarItems", "navigationBarBackButtonHidden", "navigationDestination",
    "navigationDocument", "navigationViewStyle", "navigationSplitViewStyle",
    "navigationSplitViewColumnWidth", "statusBar", "statusBarHidden", "persistentSystemOverlays", "searchable",
    "searchSuggestions", "searchCompletion", "searchScopes", "commands", "keyboardShortcut", "windowStyle",
    "defersSystemGestures", "menuIndicator", "menuOrder", "menuActionDismissBehavior",
    "isDetailLink", "tabViewCustomization", "supportedFamilies",
    "previewInterfaceOrientation", "previewContext",
  ]

  private static let inputs: Set<String> = [
    "focused", "focusable", "focusedValue", "focusedSceneValue", "focusScope", "focusSection", "focusEffectDisabled",
    "prefersDefaultFocus", "defaultFocus", "submitLabel", "submitScope", "keyboardType", "textContentType",
    "autocapitalization", "textInputAutocapitalization", "disableAutocorrection", "autocorrectionDisabled",
    "textSelection", "selectionDisabled", "findNavigator", "scrollDismissesKeyboard", "textInputSuggestions",
    "writingToolsBehavior", "buttonRepeatBehavior",
  ]

  private static let scrolling: Set<String> = [
    "scrollIndicators", "scrollIndicatorsFlash", "scrollDisabled", "scrollTargetBehavior", "scrollTargetLayout",
    "scrollBounceBehavior",
    "scrollEdgeEffectStyle",
    "alternatingRowBackgrounds", "defaultWheelPickerItemHeight",
  ]

  private static let others: Set<String> = [
    "allowedDynamicRange", "privacySensitive", "redacted", "unredacted", "typesettingLanguage",
    "invalidatableContent", "modelContainer", "modelContext",
    "defaultAppStorage",
    "previewDisplayName", "previewLayout", "flipsForRightToLeftLayoutDirection", "widgetURL", "widgetAccentable",
    "equatable", "exportsItemProviders", "importsItemProviders", "itemProvider", "materialActiveAppearance",
    "glassEffect", "glassEffectID", "glassEffectUnion",
    "digitalCrownRotation",
  ]
}
