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
    viewMethod(
      "visualEffect", [.content(nil, of: [.any, .native("GeometryProxy")])],
      summary: "Effects that depend on the view's position.",
      example: #"Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }"#
    ) { node, call throws(Fault) in
      let surroundings = call.evaluator.environment
      return node.visualEffect { content, proxy in
        call.evaluator.surrounded(by: surroundings) {
          call.evaluator.guarded(neutral: content) { () throws(Fault) in
            let arguments = [Value.view(content), .native("GeometryProxy", proxy)]
            return call.evaluator.group(try call.evaluator.content(of: call.value(0), arguments: arguments))
          }
        }
      }
    }
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
      ) { call in
        switch name {
        case "PhotosPicker": return .view(.button(TextContent("Select Photos"), systemImage: "photo"))
        case "LocationButton": return .view(.standIn(for: name, height: 44))
        default: return .view(.standIn(for: name))
        }
      }
    }
    for name in [
      "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    ] { type(name, parents: ["View"]) }
  }
}

/// The minimum and maximum Dynamic Type size, or nil if there is none.
struct TypeSizeLimits: Sendable {
  /// The minimum size.
  let lowerBound: DynamicTypeSize?
  /// The maximum size.
  let upperBound: DynamicTypeSize?
}

extension TypeBinding where T == TypeSizeLimits {
  /// A range of Dynamic Type sizes.
  static var typeSizes: TypeBinding {
    TypeBinding(
      type: .range(.native("DynamicTypeSize")),
      read: { value, _ in
        guard case .range(let range) = value else { return nil }
        func size(_ bound: RangeValue.BoxedBound?) -> DynamicTypeSize? {
          if case .native(let native)? = bound?.value { native.payload as? DynamicTypeSize } else { nil }
        }
        let all = DynamicTypeSize.allCases
        let greatest = size(range.upper).map { size in
          let index = all.firstIndex(of: size) ?? 0
          return all[max(range.isClosed ? index : index - 1, 0)]
        }
        return TypeSizeLimits(lowerBound: size(range.lower), upperBound: greatest)
      },
      write: { _ in .void })
  }
}
