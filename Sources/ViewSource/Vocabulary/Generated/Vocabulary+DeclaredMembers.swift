// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// The functions that add the members of the layout core's values, by type; a figure uses few of them.
  static let declaredMembers: [(type: String, add: @Sendable (inout Vocabulary) -> Void)] = [
    ("Alignment", { addAlignmentMembers(&$0) }),
    ("Angle", { addAngleMembers(&$0) }),
    ("Axis", { addAxisMembers(&$0) }),
    ("Axis.Set", { addAxisSetMembers(&$0) }),
    ("BlendMode", { addBlendModeMembers(&$0) }),
    ("ButtonBorderShape", { addButtonBorderShapeMembers(&$0) }),
    ("ButtonRole", { addButtonRoleMembers(&$0) }),
    ("CATransform3D", { addSpaceTransformMembers(&$0) }),
    ("CGAffineTransform", { addTransformMembers(&$0) }),
    ("CGLineCap", { addStrokeStyleLineCapMembers(&$0) }),
    ("CGLineJoin", { addStrokeStyleLineJoinMembers(&$0) }),
    ("CGPoint", { addPointMembers(&$0) }),
    ("CGRect", { addRectMembers(&$0) }),
    ("CGSize", { addSizeMembers(&$0) }),
    ("Color", { addColorMembers(&$0) }),
    ("Color.RGBColorSpace", { addColorRGBColorSpaceMembers(&$0) }),
    ("ColorScheme", { addColorSchemeMembers(&$0) }),
    ("ColorSchemeContrast", { addColorSchemeContrastMembers(&$0) }),
    ("ContainerBackgroundPlacement", { addContainerBackgroundPlacementMembers(&$0) }),
    ("ContentMarginPlacement", { addContentMarginPlacementMembers(&$0) }),
    ("ContentMode", { addContentModeMembers(&$0) }),
    ("ControlSize", { addControlSizeMembers(&$0) }),
    ("CoordinateSpace", { addCoordinateSpaceMembers(&$0) }),
    ("DynamicTypeSize", { addDynamicTypeSizeMembers(&$0) }),
    ("Edge", { addEdgeMembers(&$0) }),
    ("Edge.Set", { addEdgeSetMembers(&$0) }),
    ("EdgeInsets", { addEdgeInsetsMembers(&$0) }),
    ("EditMode", { addEditModeMembers(&$0) }),
    ("EnvironmentValues", { addEnvironmentValuesMembers(&$0) }),
    ("FillStyle", { addFillStyleMembers(&$0) }),
    ("Font", { addFontMembers(&$0) }),
    ("Font.Design", { addFontDesignMembers(&$0) }),
    ("Font.Leading", { addFontLeadingMembers(&$0) }),
    ("Font.TextStyle", { addFontTextStyleMembers(&$0) }),
    ("Font.Weight", { addFontWeightMembers(&$0) }),
    ("Font.Width", { addFontWidthMembers(&$0) }),
    ("GeometryProxy", { addGeometryProxyMembers(&$0) }),
    ("GestureMask", { addGestureMaskMembers(&$0) }),
    ("Glass", { addGlassStyleMembers(&$0) }),
    ("Gradient", { addGradientMembers(&$0) }),
    ("Gradient.ColorSpace", { addGradientColorSpaceMembers(&$0) }),
    ("Gradient.Stop", { addGradientStopMembers(&$0) }),
    ("GraphicsContext", { addGraphicsContextMembers(&$0) }),
    ("GraphicsContext.BlurOptions", { addGraphicsContextBlurOptionsMembers(&$0) }),
    ("GraphicsContext.ClipOptions", { addGraphicsContextClipOptionsMembers(&$0) }),
    ("GraphicsContext.Filter", { addGraphicsContextFilterMembers(&$0) }),
    ("GraphicsContext.FilterOptions", { addGraphicsContextFilterOptionsMembers(&$0) }),
    ("GraphicsContext.GradientOptions", { addGraphicsContextGradientOptionsMembers(&$0) }),
    ("GraphicsContext.Resolved", { addGraphicsContextResolvedMembers(&$0) }),
    ("GraphicsContext.Shading", { addGraphicsContextShadingMembers(&$0) }),
    ("GraphicsContext.ShadowOptions", { addGraphicsContextShadowOptionsMembers(&$0) }),
    ("GridItem", { addGridItemMembers(&$0) }),
    ("GridItem.Size", { addGridItemSizeMembers(&$0) }),
    ("HorizontalAlignment", { addHorizontalAlignmentMembers(&$0) }),
    ("HorizontalEdge", { addHorizontalEdgeMembers(&$0) }),
    ("Image.Interpolation", { addImageContentInterpolationMembers(&$0) }),
    ("Image.Orientation", { addImageContentOrientationMembers(&$0) }),
    ("Image.ResizingMode", { addImageContentResizingModeMembers(&$0) }),
    ("Image.Scale", { addImageScaleMembers(&$0) }),
    ("Image.TemplateRenderingMode", { addImageLeafRenderingModeMembers(&$0) }),
    ("LayoutDirection", { addLayoutDirectionMembers(&$0) }),
    ("LegibilityWeight", { addLegibilityWeightMembers(&$0) }),
    ("ListItemTint", { addListItemTintMembers(&$0) }),
    ("MatchedGeometryProperties", { addMatchedGeometryPropertiesMembers(&$0) }),
    ("NavigationBarItem.TitleDisplayMode", { addNavigationTitleModeMembers(&$0) }),
    ("NavigationSplitViewColumn", { addNavigationSplitViewColumnMembers(&$0) }),
    ("NavigationSplitViewVisibility", { addNavigationSplitViewVisibilityMembers(&$0) }),
    ("PageIndexViewStyle.BackgroundDisplayMode", { addControlStylePageIndexBackgroundMembers(&$0) }),
    ("PageTabViewStyle.IndexDisplayMode", { addControlStylePageIndexMembers(&$0) }),
    ("Path", { addPathMembers(&$0) }),
    ("Path.Element", { addPathElementMembers(&$0) }),
    ("PresentationAdaptation", { addPresentationAdaptationMembers(&$0) }),
    ("PresentationBackgroundInteraction", { addPresentationBackgroundInteractionMembers(&$0) }),
    ("PresentationDetent", { addSheetDetentMembers(&$0) }),
    ("PresentationSizing", { addPresentationSizingMembers(&$0) }),
    ("Prominence", { addProminenceMembers(&$0) }),
    ("ProposedViewSize", { addProposedViewSizeMembers(&$0) }),
    ("RectangleCornerRadii", { addRectangleCornerRadiiMembers(&$0) }),
    ("RedactionReasons", { addRedactionReasonsMembers(&$0) }),
    ("RoundedCornerStyle", { addRoundedCornerStyleMembers(&$0) }),
    ("SafeAreaRegions", { addSafeAreaRegionsMembers(&$0) }),
    ("ScenePadding", { addScenePaddingMembers(&$0) }),
    ("ScenePhase", { addScenePhaseMembers(&$0) }),
    ("ScrollAnchorRole", { addScrollAnchorRoleMembers(&$0) }),
    ("ScrollGeometry", { addScrollGeometryMembers(&$0) }),
    ("ScrollPosition", { addScrollPositionMembers(&$0) }),
    ("SearchScopeActivation", { addSearchScopeActivationMembers(&$0) }),
    ("SpacerSizing", { addSpacerSizingMembers(&$0) }),
    ("StrokeStyle", { addStrokeStyleMembers(&$0) }),
    ("SubmitTriggers", { addSubmitTriggersMembers(&$0) }),
    ("SymbolRenderingMode", { addSymbolRenderingModeMembers(&$0) }),
    ("SymbolVariants", { addSymbolVariantsMembers(&$0) }),
    ("TabRole", { addTabRoleMembers(&$0) }),
    ("Text.Case", { addTextCaseMembers(&$0) }),
    ("Text.LineStyle.Pattern", { addTextAttributesLineStylePatternMembers(&$0) }),
    ("Text.Scale", { addTextScaleMembers(&$0) }),
    ("Text.TruncationMode", { addParagraphStyleTruncationModeMembers(&$0) }),
    ("TextAlignment", { addTextAlignmentMembers(&$0) }),
    ("TimelineView.Context.Cadence", { addTimelineCadenceMembers(&$0) }),
    ("ToolbarDefaultItemKind", { addToolbarDefaultItemKindMembers(&$0) }),
    ("ToolbarItemPlacement", { addToolbarItemPlacementMembers(&$0) }),
    ("ToolbarPlacement", { addToolbarPlacementMembers(&$0) }),
    ("ToolbarRole", { addToolbarRoleMembers(&$0) }),
    ("UnitPoint", { addUnitPointMembers(&$0) }),
    ("UserInterfaceSizeClass", { addUserInterfaceSizeClassMembers(&$0) }),
    ("VerticalAlignment", { addVerticalAlignmentMembers(&$0) }),
    ("VerticalEdge", { addVerticalEdgeMembers(&$0) }),
    ("ViewDimensions", { addViewDimensionsMembers(&$0) }),
    ("Visibility", { addVisibilityMembers(&$0) }),
    ("WidgetFamily", { addWidgetFamilyMembers(&$0) }),
    ("WidgetRenderingMode", { addWidgetRenderingModeMembers(&$0) }),
  ]

  /// Adds the functions and operators of the layout core's values.
  mutating func addDeclaredFunctions() {
    function("<", .unnamed(.angle), .unnamed(.angle), returns: .bool) { $0 < $1 }
    function(">", .unnamed(.angle), .unnamed(.angle), returns: .bool) { $0 > $1 }
    function("<=", .unnamed(.angle), .unnamed(.angle), returns: .bool) { $0 <= $1 }
    function(">=", .unnamed(.angle), .unnamed(.angle), returns: .bool) { $0 >= $1 }
    function("+", .unnamed(.angle), .unnamed(.angle), returns: .angle) { $0 + $1 }
    function("-", .unnamed(.angle), .unnamed(.angle), returns: .angle) { $0 - $1 }
    function("*", .unnamed(.angle), .unnamed(.double), returns: .angle) { $0 * $1 }
    function("*", .unnamed(.double), .unnamed(.angle), returns: .angle) { $0 * $1 }
    function("/", .unnamed(.angle), .unnamed(.double), returns: .angle) { $0 / $1 }
    function("-", .unnamed(.angle), returns: .angle) { -$0 }
    function(
      "CATransform3DMakeTranslation", .unnamed(.double), .unnamed(.double), .unnamed(.double), returns: .spaceTransform
    ) { CATransform3DMakeTranslation($0, $1, $2) }
    function(
      "CATransform3DMakeScale", .unnamed(.double), .unnamed(.double), .unnamed(.double), returns: .spaceTransform
    ) { CATransform3DMakeScale($0, $1, $2) }
    function(
      "CATransform3DMakeRotation", .unnamed(.double), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      returns: .spaceTransform
    ) { CATransform3DMakeRotation($0, $1, $2, $3) }
    function(
      "CATransform3DTranslate", .unnamed(.spaceTransform), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      returns: .spaceTransform
    ) { CATransform3DTranslate($0, $1, $2, $3) }
    function(
      "CATransform3DScale", .unnamed(.spaceTransform), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      returns: .spaceTransform
    ) { CATransform3DScale($0, $1, $2, $3) }
    function(
      "CATransform3DRotate", .unnamed(.spaceTransform), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      .unnamed(.double), returns: .spaceTransform
    ) { CATransform3DRotate($0, $1, $2, $3, $4) }
    function("CATransform3DConcat", .unnamed(.spaceTransform), .unnamed(.spaceTransform), returns: .spaceTransform) {
      CATransform3DConcat($0, $1)
    }
    function("CATransform3DMakeAffineTransform", .unnamed(.transform), returns: .spaceTransform) {
      CATransform3DMakeAffineTransform($0)
    }
    function("<", .unnamed(.dynamicTypeSize), .unnamed(.dynamicTypeSize), returns: .bool) { $0 < $1 }
    function(">", .unnamed(.dynamicTypeSize), .unnamed(.dynamicTypeSize), returns: .bool) { $0 > $1 }
    function("<=", .unnamed(.dynamicTypeSize), .unnamed(.dynamicTypeSize), returns: .bool) { $0 <= $1 }
    function(">=", .unnamed(.dynamicTypeSize), .unnamed(.dynamicTypeSize), returns: .bool) { $0 >= $1 }
    function("<", .unnamed(.scenePhase), .unnamed(.scenePhase), returns: .bool) { $0 < $1 }
    function(">", .unnamed(.scenePhase), .unnamed(.scenePhase), returns: .bool) { $0 > $1 }
    function("<=", .unnamed(.scenePhase), .unnamed(.scenePhase), returns: .bool) { $0 <= $1 }
    function(">=", .unnamed(.scenePhase), .unnamed(.scenePhase), returns: .bool) { $0 >= $1 }
    function("<", .unnamed(.cadence), .unnamed(.cadence), returns: .bool) { $0 < $1 }
    function(">", .unnamed(.cadence), .unnamed(.cadence), returns: .bool) { $0 > $1 }
    function("<=", .unnamed(.cadence), .unnamed(.cadence), returns: .bool) { $0 <= $1 }
    function(">=", .unnamed(.cadence), .unnamed(.cadence), returns: .bool) { $0 >= $1 }
  }
}
