// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `EnvironmentValues`.
  static func addEnvironmentValuesMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .environmentValues, "font", as: .optional(.font), get: { $0.font }, set: { $0.font = $1 })
    vocabulary.property(
      on: .environmentValues, "dynamicTypeSize", as: .dynamicTypeSize, get: { $0.dynamicTypeSize },
      set: { $0.dynamicTypeSize = $1 })
    vocabulary.property(
      on: .environmentValues, "layoutDirection", as: .layoutDirection, get: { $0.layoutDirection },
      set: { $0.layoutDirection = $1 })
    vocabulary.property(
      on: .environmentValues, "colorScheme", as: .colorScheme, get: { $0.colorScheme }, set: { $0.colorScheme = $1 })
    vocabulary.property(
      on: .environmentValues, "displayScale", as: .double, get: { $0.displayScale }, set: { $0.displayScale = $1 })
    vocabulary.property(on: .environmentValues, "pixelLength", as: .double) { $0.pixelLength }
    vocabulary.property(
      on: .environmentValues, "isEnabled", as: .bool, get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    vocabulary.property(
      on: .environmentValues, "isScrollEnabled", as: .bool, get: { $0.isScrollEnabled },
      set: { $0.isScrollEnabled = $1 })
    vocabulary.property(
      on: .environmentValues, "imageScale", as: .imageScale, get: { $0.imageScale }, set: { $0.imageScale = $1 })
    vocabulary.property(
      on: .environmentValues, "textCase", as: .optional(.textCase), get: { $0.textCase }, set: { $0.textCase = $1 })
    vocabulary.property(
      on: .environmentValues, "defaultMinListRowHeight", as: .double, get: { $0.defaultMinListRowHeight },
      set: { $0.defaultMinListRowHeight = $1 })
    vocabulary.property(
      on: .environmentValues, "horizontalSizeClass", as: .optional(.sizeClass), get: { $0.horizontalSizeClass },
      set: { $0.horizontalSizeClass = $1 })
    vocabulary.property(
      on: .environmentValues, "verticalSizeClass", as: .optional(.sizeClass), get: { $0.verticalSizeClass },
      set: { $0.verticalSizeClass = $1 })
    vocabulary.property(
      on: .environmentValues, "controlSize", as: .controlSize, get: { $0.controlSize }, set: { $0.controlSize = $1 })
    vocabulary.property(on: .environmentValues, "colorSchemeContrast", as: .contrast) { $0.colorSchemeContrast }
    vocabulary.property(
      on: .environmentValues, "_colorSchemeContrast", as: .contrast, get: { $0._colorSchemeContrast },
      set: { $0._colorSchemeContrast = $1 })
    vocabulary.property(
      on: .environmentValues, "legibilityWeight", as: .optional(.legibilityWeight), get: { $0.legibilityWeight },
      set: { $0.legibilityWeight = $1 })
    vocabulary.property(on: .environmentValues, "scenePhase", as: .scenePhase) { $0.scenePhase }
    vocabulary.property(on: .environmentValues, "isPresented", as: .bool) { $0.isPresented }
    vocabulary.property(on: .environmentValues, "isSearching", as: .bool) { $0.isSearching }
    vocabulary.property(on: .environmentValues, "isFocused", as: .bool) { $0.isFocused }
    vocabulary.property(on: .environmentValues, "accessibilityReduceMotion", as: .bool) { $0.accessibilityReduceMotion }
    vocabulary.property(on: .environmentValues, "accessibilityReduceTransparency", as: .bool) {
      $0.accessibilityReduceTransparency
    }
    vocabulary.property(on: .environmentValues, "accessibilityDifferentiateWithoutColor", as: .bool) {
      $0.accessibilityDifferentiateWithoutColor
    }
    vocabulary.property(on: .environmentValues, "accessibilityVoiceOverEnabled", as: .bool) {
      $0.accessibilityVoiceOverEnabled
    }
    vocabulary.property(on: .environmentValues, "accessibilityEnabled", as: .bool) { $0.accessibilityEnabled }
    vocabulary.property(on: .environmentValues, "accessibilityInvertColors", as: .bool) { $0.accessibilityInvertColors }
    vocabulary.property(on: .environmentValues, "accessibilityShowButtonShapes", as: .bool) {
      $0.accessibilityShowButtonShapes
    }
    vocabulary.property(on: .environmentValues, "accessibilitySwitchControlEnabled", as: .bool) {
      $0.accessibilitySwitchControlEnabled
    }
    vocabulary.property(on: .environmentValues, "accessibilityQuickActionsEnabled", as: .bool) {
      $0.accessibilityQuickActionsEnabled
    }
    vocabulary.property(on: .environmentValues, "accessibilityDimFlashingLights", as: .bool) {
      $0.accessibilityDimFlashingLights
    }
    vocabulary.property(on: .environmentValues, "accessibilityLargeContentViewerEnabled", as: .bool) {
      $0.accessibilityLargeContentViewerEnabled
    }
    vocabulary.property(on: .environmentValues, "accessibilityPlayAnimatedImages", as: .bool) {
      $0.accessibilityPlayAnimatedImages
    }
    vocabulary.property(on: .environmentValues, "supportsMultipleWindows", as: .bool) { $0.supportsMultipleWindows }
    vocabulary.property(on: .environmentValues, "isActivityFullscreen", as: .bool) { $0.isActivityFullscreen }
    vocabulary.property(on: .environmentValues, "isTabBarShowingSections", as: .bool) { $0.isTabBarShowingSections }
    vocabulary.property(on: .environmentValues, "appearsActive", as: .bool) { $0.appearsActive }
    vocabulary.property(on: .environmentValues, "isHoverEffectEnabled", as: .bool) { $0.isHoverEffectEnabled }
    vocabulary.property(on: .environmentValues, "isLuminanceReduced", as: .bool) { $0.isLuminanceReduced }
    vocabulary.property(
      on: .environmentValues, "lineLimit", as: .optional(.int), get: { $0.lineLimit }, set: { $0.lineLimit = $1 })
    vocabulary.property(
      on: .environmentValues, "lineSpacing", as: .double, get: { $0.lineSpacing }, set: { $0.lineSpacing = $1 })
    vocabulary.property(
      on: .environmentValues, "minimumScaleFactor", as: .double, get: { $0.minimumScaleFactor },
      set: { $0.minimumScaleFactor = $1 })
    vocabulary.property(
      on: .environmentValues, "multilineTextAlignment", as: .textAlignment, get: { $0.multilineTextAlignment },
      set: { $0.multilineTextAlignment = $1 })
    vocabulary.property(
      on: .environmentValues, "truncationMode", as: .truncationMode, get: { $0.truncationMode },
      set: { $0.truncationMode = $1 })
    vocabulary.property(
      on: .environmentValues, "allowsTightening", as: .bool, get: { $0.allowsTightening },
      set: { $0.allowsTightening = $1 })
    vocabulary.initializer("EnvironmentValues", returns: .environmentValues) { EnvironmentValues() }
    vocabulary.property(on: .environmentValues, "widgetFamily", as: .widgetFamily) { $0.widgetFamily }
    vocabulary.property(on: .environmentValues, "widgetRenderingMode", as: .widgetRenderingMode) {
      $0.widgetRenderingMode
    }
    vocabulary.property(on: .environmentValues, "showsWidgetContainerBackground", as: .bool) {
      $0.showsWidgetContainerBackground
    }
    vocabulary.property(on: .environmentValues, "showsWidgetLabel", as: .bool) { $0.showsWidgetLabel }
    vocabulary.property(on: .environmentValues, "widgetContentMargins", as: .edgeInsets) { $0.widgetContentMargins }
  }

}
