import PlumblineLayout

extension Vocabulary {
  /// Adds content-unavailable views, first phases of animations, and placeholders for views that Plumbline
  /// cannot draw.
  mutating func addScreens() {
    addUnavailableViews()
    addPhases()
    addStandIns()
  }

  private mutating func addUnavailableViews() {
    let search = TypeBinding<LayoutNode>(type: .view, read: { _, _ in nil }, write: { .view($0) })
    rawConstant("ContentUnavailableView", "search") { _ in search.write(.searchUnavailable(for: "")) }
    rawStatic("ContentUnavailableView", "search", [.value("text", .string)]) { _, call throws(Fault) in
      search.write(.searchUnavailable(for: try call.string(0)))
    }
  }

  private mutating func addPhases() {
    // The stand-in of Swift Charts uses this modifier. It has no summary, so that the page of the vocabulary does not
    // list it.
    viewMethod("_approximated", [], summary: "", example: #"Text("a")._approximated()"#) { node, _ in
      node.noting("the axes and widths of 'Chart' are approximate: they may differ from iOS by some points")
    }
    viewMethod("_drawnLinear", [], summary: "", example: #"Text("a")._drawnLinear()"#) { node, _ in
      node.noting("a scale of a 'Chart' that is not linear is drawn as a linear one")
    }
    viewMethod(
      "visualEffect", [.content(nil, of: [.any, .native("GeometryProxy")])],
      summary: "Effects that depend on the view's position.",
      example: #"Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }"#
    ) { node, call in call.visualEffect(of: node) }
  }

  /// The views of other frameworks and of common packages, which are drawn as placeholders.
  static let standIns = [
    "Map", "VideoPlayer", "WebView", "SceneView", "SpriteView", "Model3D", "RealityView",
    "PhotosPicker", "Chart3D", "QuickLookPreview", "ARView", "MetalView", "LocationButton", "StoreView",
    "ProductView", "SubscriptionStoreView", "PDFKitView", "LottieView", "KFImage", "WebImage", "CameraPreview",
  ]

  private mutating func addStandIns() {
    for name in Self.standIns {
      rawInitializer(
        name, [.everything], summary: "A labelled area, with a warning.", example: name + "()"
      ) { _ in .view(.standIn(ofView: name)) }
    }
    for name in [
      "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    ] { type(name, parents: ["View"]) }
  }
}
