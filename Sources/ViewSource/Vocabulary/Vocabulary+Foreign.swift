extension Vocabulary {
  /// Adds the modifiers that have no effect or are not drawn.
  mutating func addModifiersWithoutEffect() {
    ignoredModifiers = Self.modifiersDeclaredWithoutEffect.union(Self.foreignModifiers.flatMap(\.names))
    presentations = Self.modifiersDeclaredToPresent
    undrawnModifiers = Self.modifiersDeclaredUndrawn
  }

  /// The modifiers of layout files that Views cannot declare, and why; a first frame ignores them.
  static let foreignModifiers: [(names: [String], reason: String)] = [
    (
      [
        "mapStyle", "mapControls", "mapControlVisibility", "onMapCameraChange", "modelContainer", "modelContext",
        "photosPicker",
        "signInWithAppleButtonStyle", "webViewBackForwardNavigationGestures", "accessibilityChartDescriptor",
        "supportedFamilies", "widgetLabel", "widgetCurvesContent", "widgetAccentedRenderingMode",
        "photosPickerStyle", "photosPickerDisabledCapabilities", "photosPickerAccessoryVisibility",
        "lookAroundViewer", "mapItemDetailSheet", "mapScope", "mapFeatureSelectionDisabled",
        "familyActivityPicker", "contactAccessPicker", "musicSubscriptionOffer",
        "translationTask", "manageSubscriptionsSheet", "refundRequestSheet", "offerCodeRedemption",
        "appStoreOverlay", "subscriptionStatusTask", "storeProductTask", "storeProductsTask",
        "currentEntitlementTask", "onInAppPurchaseStart", "onInAppPurchaseCompletion", "inAppPurchaseOptions",
        "appEntityIdentifier", "siriTipViewStyle", "shortcutsLinkStyle",
      ], "they take types of frameworks that this platform does not have"
    ),
    (
      [
        "focusedObject", "focusedSceneObject", "windowResizeAnchor", "windowDismissBehavior",
        "windowMinimizeBehavior", "windowFullScreenBehavior", "windowToolbarFullScreenVisibility",
        "presentedWindowToolbarStyle", "onPencilSqueeze", "_statusBarHidden",
      ], "they set windows, focus and accessories, which a figure does not have"
    ),
    (["onCommand"], "it takes an Objective-C selector"),
    (["sharedBackgroundVisibility"], "it sets the glass behind items of a toolbar, which iOS 18 does not have"),
    (["glassEffectTransition"], "it sets how glass appears and disappears, and a figure does not move"),
    (
      ["defaultCustomization", "collapsible"],
      "they set what a reader may customize or collapse in toolbars and sidebars, which a figure does not do"
    ),
    (["_onButtonGesture"], "it is SwiftUI's own, and acts on presses"),
    (["commands", "windowStyle", "windowResizability"], "they are declared on scenes, which a figure does not have"),
  ]
}
