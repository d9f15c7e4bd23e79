extension FrameworkTypes {
  /// The roles of SwiftUI's types in the rules of the language.
  static let swiftUI = FrameworkTypes(
    names: namesOfSwiftUI,
    wrappers: wrappersOfSwiftUI,
    builders: ["ViewBuilder", "ToolbarContentBuilder", "TabContentBuilder"],
    plainAttributes: ["UIApplicationMain"],
    keepingAttribute: "Previewable",
    declarationMacros: ["Preview"],
    calls: callsOfSwiftUI,
    changing: [
      "ObservableObject", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    ],
    harmlessAttributes: ["State", "ViewBuilder"],
    shared: ["View", "Shape"],
    creators: ["Shape"],
    equivalents: [
      "LocalizedStringKey": .native("LocalizedStringKey"), "LocalizedStringResource": .native("LocalizedStringKey"),
      "SubviewsCollection": .array(.native("Subview")), "SubviewsCollectionSlice": .array(.native("Subview")),
      "SectionCollection": .array(.native("SectionConfiguration")),
    ],
    collections: ["FetchedResults"],
    interpolations: ["style": "Text.DateStyle"],
    plainProtocols: [
      "Animatable", "App", "ButtonStyle", "DynamicProperty", "EnvironmentKey", "Layout", "ObservableObject",
      "PreferenceKey", "PreviewProvider", "Scene", "Shape", "Transferable", "View", "ViewModifier", "Widget",
      "WidgetBundle",
    ],
    constants: [
      "Alignment", "Angle", "Axis.Set", "CGPoint", "CGRect", "CGSize", "Color", "ContentMode", "Edge.Set", "EdgeInsets",
      "Font", "Font.Design", "Font.Weight", "HorizontalAlignment", "RoundedCornerStyle", "StrokeStyle", "TextAlignment",
      "UnitPoint", "VerticalAlignment",
    ],
    implied: ["Color", "Font", "Alignment"],
    rowContainers: ["ForEach", "List"],
    callable: ["AnyLayout", "GridLayout", "HStackLayout", "VStackLayout", "ZStackLayout"],
    adapted: ["Shape", "ShapeStyle", "View"],
    opaque: ["View", "Shape", "ShapeStyle", "InsettableShape"],
    memberProtocolEndings: ["Style", "Shape"],
    refinements: ["ButtonStyle": ("PrimitiveButtonStyle", 3), "View": ("Shape", 2)],
    witnesses: ["Cache": ("Layout", "makeCache")],
    texts: ["LocalizedStringKey", "LocalizedStringResource", "Text"],
    soleResults: ["Image", "Text"],
    literals: [
      "colorLiteral": ("Color", ["red": "red", "green": "green", "blue": "blue", "alpha": "opacity"]),
      "imageLiteral": ("Image", [:]),
    ],
    sources: FrameworkSources.all)

  private static let namesOfSwiftUI: FrameworkNames = {
    var names = FrameworkNames()
    names.view = "View"
    names.reference = "Binding"
    names.initialState = "State"
    names.environment = "EnvironmentValues"
    names.textKey = "LocalizedStringKey"
    names.observed = "ObservableObject"
    names.publisher = "AnyPublisher"
    names.textStyle = "Font.TextStyle"
    return names
  }()

  /// The property wrappers of SwiftUI, Combine and SwiftData.
  static let wrappersOfSwiftUI: [String: WrapperRole] = [
    "AccessibilityFocusState": .condition,
    "AppStorage": .stored(isShared: true),
    "Bindable": .referenced,
    "Binding": .reference,
    "Environment": .environmentValue,
    "EnvironmentObject": .environmentObject,
    "FetchRequest": .results,
    "FocusState": .condition,
    "GestureState": .transientState,
    "Namespace": .identifier,
    "ObservedObject": .observed,
    "Published": .published,
    "Query": .results,
    "ScaledMetric": .scaledNumber,
    "SceneStorage": .stored(isShared: false),
    "State": .state,
    "StateObject": .stateObject,
  ]

  private static let callsOfSwiftUI = FrameworkCalls(
    acting: [
      "assign", "sink", "onPreferenceChange", "onGeometryChange", "onScrollGeometryChange",
      "onScrollVisibilityChange", "onScrollTargetVisibilityChange", "onAppear", "onReceive", "onChange", "task",
      "scrollTo", "PreviewModifier",
      "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "inspector", "searchScopes",
      "navigationDestination", "defaultFocus", "PhaseAnimator", "phaseAnimator", "keyframeAnimator",
      "KeyframeAnimator",
    ],
    actingTogether: ["DispatchQueue", "async"],
    animating: [
      "withAnimation", "withTransaction", "animation", "transaction", "phaseAnimator", "PhaseAnimator",
      "keyframeAnimator", "KeyframeAnimator",
    ],
    followingTime: ["TimelineView"],
    presenting: [
      "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "inspector", "contextMenu",
      "Menu", "NavigationLink", "NavigationStack", "navigationDestination",
    ],
    annotating: "annotation")
}
