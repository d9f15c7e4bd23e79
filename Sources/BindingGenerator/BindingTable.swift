/// The way in which the reader binds a type of the declarations.
struct TypeBinding {
  /// The conversion with which the declaration passes the parameter to the layout core, and which the reader omits.
  enum Use {
    /// The value itself.
    case value
    /// `style.anyShapeStyle`, `shape.anyShape`, `style.controlStyle`: the reader has the layout core's value already.
    case lowered(member: String)
    /// `title.content`: the reader has the content already.
    case title
    /// `text.wrappedValue`: the reader looks up the binding's value.
    case bound
    /// `text.bound`: the reader has the binding's value with the function that sets it.
    case settable
    /// An action, of which the reader has the function, or nil if the program does not act.
    case action
    /// `ImageContent(.named(name))`: the reader has looked up the image.
    case asset
    /// `content().members`, `label.members`: the reader has the nodes already.
    case views, view
    /// `{ content().members }`: the reader has a function that makes the nodes when they are needed.
    case laterViews
    /// The argument is parsed and not evaluated.
    case unevaluated
  }

  /// The binding, as the generated code writes it.
  var code: String
  /// The parts of the declaration's code that are omitted.
  var use = Use.value
  /// The default value as the layout core declares it, where the declaration's own does not compile there.
  var fallbacks: [String: String] = [:]

  /// The binding of an argument that only matters to views that act.
  var acting: TypeBinding {
    switch use {
    case .action, .laterViews, .unevaluated: return self
    default:
      var binding = self
      binding.code =
        code.hasPrefix(".optional(") ? ".actingOptional(" + code.dropFirst(".optional(".count) : ".acting(\(code))"
      binding.fallbacks[".all"] = ".some(.all)"
      return binding
    }
  }

  /// Returns the binding of a type as a declaration writes it, or nil if the reader has none.
  ///
  /// `isSettable` indicates whether the declaration sets a binding, `isLater` whether it calls a view builder later.
  static func of(
    _ type: String, isViewBuilder: Bool = false, isSettable: Bool = false, isLater: Bool = false
  ) -> TypeBinding? {
    var type = type
    if let action = actions[type.filter { $0 != "?" }] {
      let fallbacks = ["nil": ".init()", "{}": ".init()", "{ _ in }": ".init()"]
      return TypeBinding(code: action, use: .action, fallbacks: fallbacks)
    }
    if type.hasSuffix("?") {
      type.removeLast()
      if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
      guard var binding = of(type, isSettable: isSettable) else { return nil }
      if case .unevaluated = binding.use { return binding }
      binding.code = ".optional(\(binding.code))"
      binding.fallbacks = ["nil": ".some(nil)"]
      return binding
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      guard var binding = of(String(type.dropFirst().dropLast())) else { return nil }
      binding.code = ".array(\(binding.code))"
      return binding
    }
    if type.hasPrefix("Set<"), type.hasSuffix(">") {
      guard var binding = of(String(type.dropFirst(4).dropLast())) else { return nil }
      binding.code = ".set(\(binding.code))"
      return binding
    }
    if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      guard let wrapped = of(String(type.dropFirst(8).dropLast())) else { return nil }
      if isSettable { return TypeBinding(code: ".bound(\(wrapped.code))", use: .settable) }
      return TypeBinding(code: ".binding(\(wrapped.code))", use: .bound)
    }
    if type.hasPrefix("ClosedRange<") {
      return ranges[String(type.dropFirst("ClosedRange<".count).dropLast())].map { TypeBinding(code: $0) }
    }
    if isLater, type == "some View" { return TypeBinding(code: ".laterContent", use: .laterViews) }
    if isViewBuilder, isLater, !type.hasPrefix("() -> "), let end = type.range(of: ") -> ") {
      let argument = of(String(type[..<end.lowerBound].drop { $0 == "(" || $0 == "@" || $0 == " " }))
      return argument.map { TypeBinding(code: ".laterContent(\($0.code))", use: .laterViews) }
    }
    if isViewBuilder, !type.hasPrefix("() -> ") { return nil }
    if isViewBuilder, isLater { return TypeBinding(code: ".laterContent", use: .laterViews) }
    if isViewBuilder { return TypeBinding(code: ".content", use: .views) }
    if let known = functions[type] { return TypeBinding(code: known) }
    if let name = plain[type] { return TypeBinding(code: ".\(name)") }
    return special[type]
  }

  /// The binding of an optional value of the type.
  var optional: TypeBinding {
    TypeBinding(code: ".optional(\(code))", use: use, fallbacks: ["nil": ".some(nil)"])
  }

  /// The binding of an array of values of the type.
  var array: TypeBinding { TypeBinding(code: ".array(\(code))", use: use) }

  private static let special: [String: TypeBinding] = [
    "some ShapeStyle": TypeBinding(
      code: ".shapeStyle", use: .lowered(member: "anyShapeStyle"),
      fallbacks: ["ForegroundStyle()": ".foreground(level: 1)"]),
    "some Any": TypeBinding(code: ".any", use: .bound),
    "some Gesture": TypeBinding(code: ".gesture", use: .lowered(member: "response")),
    "some Shape": TypeBinding(code: ".shape", use: .lowered(member: "anyShape")),
    "VerticalEdge.Set": TypeBinding(code: ".edgeSet", use: .lowered(member: "edges"), fallbacks: [".all": ".vertical"]),
    "ListSectionSpacing": TypeBinding(code: ".listSectionSpacing", use: .lowered(member: "distance")),
    "PageIndexViewStyle": TypeBinding(code: ".pageIndexStyle", use: .lowered(member: "background")),
    "ShadowStyle": TypeBinding(code: ".shadowStyle", use: .lowered(member: "shadow")),
    "some View": TypeBinding(code: ".view", use: .view),
    "LocalizedStringKey": TypeBinding(code: ".title", use: .title),
    "Text": TypeBinding(code: ".text", use: .title),
    "some StringProtocol": TypeBinding(code: ".string"),
    "some ButtonStyle": TypeBinding(code: ".buttonStyle", use: .lowered(member: "controlStyle")),
    "some PrimitiveButtonStyle": TypeBinding(code: ".buttonStyle", use: .lowered(member: "controlStyle")),
    "some ToggleStyle": TypeBinding(code: ".toggleStyle", use: .lowered(member: "controlStyle")),
    "some LabelStyle": TypeBinding(code: ".labelStyle", use: .lowered(member: "controlStyle")),
    "some PickerStyle": TypeBinding(code: ".pickerStyle", use: .lowered(member: "controlStyle")),
    "some TextFieldStyle": TypeBinding(code: ".textFieldStyle", use: .lowered(member: "controlStyle")),
    "some TextEditorStyle": TypeBinding(code: ".editorStyle", use: .lowered(member: "isPlain")),
    "some ProgressViewStyle": TypeBinding(code: ".progressStyle", use: .lowered(member: "controlStyle")),
    "some GaugeStyle": TypeBinding(code: ".gaugeStyle", use: .lowered(member: "controlStyle")),
    "some ListStyle": TypeBinding(code: ".listStyle", use: .lowered(member: "controlStyle")),
    "some DatePickerStyle": TypeBinding(code: ".dateStyle", use: .lowered(member: "controlStyle")),
    "some TabViewStyle": TypeBinding(code: ".tabStyle", use: .lowered(member: "controlStyle")),
    "some GroupBoxStyle": TypeBinding(code: ".groupBoxStyle", use: .lowered(member: "controlStyle")),
    "some LabeledContentStyle": TypeBinding(code: ".labeledContentStyle", use: .lowered(member: "controlStyle")),
    "some ControlGroupStyle": TypeBinding(code: ".controlGroupStyle", use: .lowered(member: "controlStyle")),
    "some MenuStyle": TypeBinding(code: ".menuStyle", use: .lowered(member: "controlStyle")),
    "some DisclosureGroupStyle": TypeBinding(code: ".disclosureGroupStyle", use: .lowered(member: "controlStyle")),
    "PrimitiveButtonStyleConfiguration": TypeBinding(code: ".buttonConfiguration", use: .lowered(member: "button")),
    "ToggleStyleConfiguration": TypeBinding(code: ".controlConfiguration", use: .lowered(member: "parts")),
    "LabelStyleConfiguration": TypeBinding(code: ".controlConfiguration", use: .lowered(member: "parts")),
    "GroupBoxStyleConfiguration": TypeBinding(code: ".controlConfiguration", use: .lowered(member: "parts")),
    "LabeledContentStyleConfiguration": TypeBinding(code: ".controlConfiguration", use: .lowered(member: "parts")),
    "DisclosureGroupStyleConfiguration": TypeBinding(code: ".controlConfiguration", use: .lowered(member: "parts")),
    "ControlGroupStyleConfiguration": TypeBinding(code: ".controlConfiguration", use: .lowered(member: "parts")),
    "MenuStyleConfiguration": TypeBinding(code: ".controlConfiguration", use: .lowered(member: "parts")),
    "ProgressViewStyleConfiguration": TypeBinding(code: ".controlConfiguration", use: .lowered(member: "parts")),
    "GaugeStyleConfiguration": TypeBinding(code: ".controlConfiguration", use: .lowered(member: "parts")),
  ]

  private static let ranges = [
    "Int": ".lineRange", "DynamicTypeSize": ".typeSizes", "some BinaryFloatingPoint": ".limits",
    "some Strideable": ".strideLimits", "some ParseableFormatStyle.FormatInput": ".strideLimits",
  ]

  private static let actions = [
    "() -> Void": ".action", "@escaping () -> Void": ".action", "(Bool) -> Void": ".action(.bool)",
    "@escaping (Bool) -> Void": ".action(.bool)", "(CGPoint) -> Void": ".action(.point)",
    "(some Equatable) -> Void": ".action(.identity)",
    "(some Equatable, some Equatable) -> Void": ".action(.identity, .identity)",
  ]

  private static let functions = [
    "(ViewDimensions) -> CGFloat": ".function(.viewDimensions, returning: .double, neutral: 0)",
    "(CGFloat, Axis) -> CGFloat": ".lengthAndAxis",
  ]

  private static let plain = [
    "CGFloat": "double", "Double": "double", "Int": "int", "Bool": "bool", "String": "string",
    "some BinaryFloatingPoint": "number", "some Strideable": "stride", "some Strideable.Stride": "stride",
    "some ParseableFormatStyle.FormatInput": "stride", "some ParseableFormatStyle.FormatInput.Stride": "stride",
    "some Equatable": "identity", "some Identifiable": "any",
    "some Hashable": "identity", "some Hashable & Sendable": "identity",
    "Alignment": "alignment", "HorizontalAlignment": "horizontalAlignment", "VerticalAlignment": "verticalAlignment",
    "Edge": "edge", "Edge.Set": "edgeSet", "Axis": "axis", "Axis.Set": "axisSet", "EdgeInsets": "edgeInsets",
    "UnitPoint": "unitPoint", "Angle": "angle", "CGPoint": "point", "CGSize": "size", "CGRect": "rect",
    "CGAffineTransform": "transform", "ProjectionTransform": "transform", "Color": "color", "Font": "font",
    "Font.Weight": "fontWeight", "Font.Design": "fontDesign", "Font.Width": "fontWidth",
    "TextAlignment": "textAlignment", "Text.TruncationMode": "truncationMode", "Text.Case": "textCase",
    "Text.LineStyle.Pattern": "linePattern", "LineStyle.Pattern": "linePattern", "DynamicTypeSize": "dynamicTypeSize",
    "Image.Scale": "imageScale", "ContentMode": "contentMode", "ColorScheme": "colorScheme", "BlendMode": "blendMode",
    "RoundedCornerStyle": "cornerStyle", "RectangleCornerRadii": "cornerRadii", "StrokeStyle": "strokeStyle",
    "Gradient": "gradient", "Gradient.Stop": "gradientStop", "Visibility": "visibility", "ControlSize": "controlSize",
    "ButtonRole": "buttonRole", "ButtonBorderShape": "borderShape",
    "NavigationBarItem.TitleDisplayMode": "titleMode", "ToolbarTitleDisplayMode": "titleMode",
    "SymbolRenderingMode": "symbolMode",
    "CoordinateSpace": "coordinateSpace", "GridItem": "gridItem", "GridItem.Size": "gridItemSize",
    "ContentMarginPlacement": "contentMarginPlacement", "ScenePadding": "scenePadding",
    "SafeAreaRegions": "safeAreaRegions", "GestureMask": "gestureMask", "SubmitTriggers": "submitTriggers",
    "SearchScopeActivation": "searchScopeActivation", "ScrollGeometry": "scrollGeometry",
    "RedactionReasons": "redactionReasons", "ScrollAnchorRole": "scrollAnchorRole", "FormStyle": "formStyle",
    "VerticalEdge": "verticalEdge", "HorizontalEdge": "horizontalEdge", "Prominence": "prominence",
    "MatchedGeometryProperties": "matchedGeometryProperties", "Glass": "glass", "Namespace.ID": "identity",
    "ContainerBackgroundPlacement": "containerBackgroundPlacement", "ScrollPosition": "scrollPosition",
    "(x: CGFloat, y: CGFloat, z: CGFloat)": "axis3D", "Text.Scale": "textScale", "Scale": "textScale",
    "SymbolVariants": "symbolVariants", "ResizingMode": "resizingMode", "Interpolation": "interpolation",
    "TemplateRenderingMode": "renderingMode", "SpacerSizing": "spacerSizing", "ToolbarRole": "toolbarRole",
    "IndexDisplayMode": "pageIndex", "PageTabViewStyle.IndexDisplayMode": "pageIndex",
    "BackgroundDisplayMode": "pageIndexBackground",
    "ToolbarItemPlacement": "toolbarItemPlacement", "ToolbarPlacement": "toolbarPlacement",
    "GeometryProxy": "geometryProxy", "ViewDimensions": "viewDimensions", "ProposedViewSize": "proposedViewSize",
    "ListItemTint": "listItemTint", "Font.TextStyle": "textStyle", "Font.Leading": "fontLeading",
    "CGLineCap": "lineCap", "CGLineJoin": "lineJoin", "EditMode": "editMode",
    "PresentationAdaptation": "presentationAdaptation", "PresentationSizing": "presentationSizing",
    "PresentationBackgroundInteraction": "backgroundInteraction", "ToolbarDefaultItemKind": "toolbarDefaultItem",
    "TabRole": "tabRole",
    "NavigationSplitViewColumn": "splitColumn", "NavigationSplitViewVisibility": "splitVisibility",
    "ColorSchemeContrast": "contrast", "LegibilityWeight": "legibilityWeight",
    "ScenePhase": "scenePhase", "UserInterfaceSizeClass": "sizeClass", "TimelineView.Context.Cadence": "cadence",
    "WidgetRenderingMode": "widgetRenderingMode", "WidgetFamily": "widgetFamily",
    "FillStyle": "fillStyle", "GraphicsContext": "graphicsContext", "GraphicsContext.Resolved": "drawable",
    "GraphicsContext.BlurOptions": "blurOptions", "GraphicsContext.ShadowOptions": "shadowOptions",
    "GraphicsContext.FilterOptions": "filterOptions", "GraphicsContext.GradientOptions": "gradientOptions",
    "GraphicsContext.ClipOptions": "clipOptions", "GraphicsContext.Filter": "contextFilter",
    "GraphicsContext.Shading": "shading", "Path": "path",
    "Path.Element": "pathElement", "PresentationDetent": "detent", "CATransform3D": "spaceTransform",
    "LayoutDirection": "layoutDirection", "EnvironmentValues": "environmentValues", "Color.RGBColorSpace": "colorSpace",
    "Gradient.ColorSpace": "mixingSpace",
    "PageIndexViewStyle.BackgroundDisplayMode": "pageIndexBackground", "Image.ResizingMode": "resizingMode",
    "Image.Interpolation": "interpolation", "Image.TemplateRenderingMode": "renderingMode",
    "Image.Orientation": "imageOrientation",
  ]
}
