extension PlatformModel {
  /// The source of all classes.
  static let source = [
    hosting, responder, view, viewTypes, hierarchy, viewLayout, layer, layerDrawing, specialLayers, constraints,
    anchors, equations, labels, textView, images, effects, scrolling, stack, controls, textField, values, button,
    buttonConfiguration, pickers, segments, controllers, pages, cells, gestures, appKit,
  ].joined(separator: "\n\n")
}
