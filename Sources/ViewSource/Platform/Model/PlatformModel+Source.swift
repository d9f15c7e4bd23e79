extension PlatformModel {
  /// The source of all classes.
  static let source = [
    hosting, responder, view, viewTypes, hierarchy, viewLayout, layer, layerDrawing, specialLayers, constraints,
    anchors, equations, labels, textView, images, effects, scrolling, stack, controls, textField, values, button,
    segments, controllers, pages, cells, gestures, appKit,
  ].joined(separator: "\n\n")
}
