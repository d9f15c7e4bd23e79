import PlumblineLayout

extension Vocabulary {
  /// Adds content-unavailable views, outlines, first phases of animations, and placeholders for views that Plumbline
  /// cannot draw.
  mutating func addScreens() {
    addUnavailableViews()
    addOutlines()
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

  private mutating func addOutlines() {
    let row = ParameterShape.content("rowContent", of: [.any])
    let content = ParameterShape.content("content", of: [.any])
    let data = ParameterShape.value(nil, .array(.any))
    let children = ParameterShape.value("children", .native("KeyPath"))
    let identity = ParameterShape.value("id", optional: true)
    let selection = ParameterShape.ignored("selection")
    rawInitializer(
      "OutlineGroup", [data, identity, children, content], summary: "Rows of a tree, closed.",
      example: "List { OutlineGroup([1], id: \\.self, children: \\.self) { Text(\"\\($0)\") } }"
    ) { call throws(Fault) in .view(.group(try call.outline(0, children: 2, content: 3), view: "OutlineGroup")) }
    rawInitializer(
      "List", [data, identity, children, selection, row], summary: "Rows of a tree, closed.",
      example: "List([1], id: \\.self, children: \\.self) { Text(\"\\($0)\") }"
    ) { call throws(Fault) in .view(.list(content: try call.outline(0, children: 2, content: 4))) }
    for (name, label) in [("List", "rowContent"), ("ForEach", "content")] {
      let each = ParameterShape.content(label, of: [.any])
      rawInitializer(
        name,
        [.value(nil, .native("Binding")), identity] + (name == "List" ? [selection] : [.ignored("editActions")]) + [
          each
        ],
        summary: "A row for each element of a binding.",
        example: name + #"(.constant(["a", "b"]), id: \.self) { _ in Text("a") }"#
      ) { call throws(Fault) in
        guard case .native(let native) = call.value(0), native.payload is BindingValue else { return .none }
        let builder = ElementBuilder(evaluator: call.evaluator, closure: call.value(3))
        var rows: [LayoutNode] = []
        for element in try call.evaluator.elements(of: call.value(0)) ?? [] {
          rows.append(.group(try builder.views(of: element, id: call.value(1))))
        }
        return .view(name == "List" ? .list(content: rows) : .group(rows, view: "ForEach"))
      }
    }
  }

  private mutating func addPhases() {
    viewMethod(
      "visualEffect", [.content(nil, of: [.any, .native("GeometryProxy")])],
      summary: "Effects that depend on the view's position.",
      example: #"Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }"#
    ) { node, call throws(Fault) in
      node.visualEffect { content, proxy in
        call.evaluator.guarded(neutral: content) { () throws(Fault) in
          let arguments = [Value.view(content), .native("GeometryProxy", proxy)]
          return call.evaluator.group(try call.evaluator.content(of: call.value(0), arguments: arguments))
        }
      }
    }
  }

  /// The views of other frameworks and of common packages, which are drawn as placeholders.
  static let standIns = [
    "Map", "VideoPlayer", "WebView", "SceneView", "SpriteView", "Model3D", "RealityView", "SignInWithAppleButton",
    "PhotosPicker", "Chart", "Chart3D", "QuickLookPreview", "ARView", "MetalView", "LocationButton", "StoreView",
    "ProductView", "SubscriptionStoreView", "PDFKitView", "LottieView", "KFImage", "WebImage", "CameraPreview",
  ]

  private mutating func addStandIns() {
    for name in Self.standIns {
      rawInitializer(
        name, [.everything], summary: "A labelled area, with a warning.", example: name + "()"
      ) { call in
        switch name {
        case "PhotosPicker": return .view(.button(TextContent("Select Photos"), systemImage: "photo"))
        case "SignInWithAppleButton", "LocationButton": return .view(.standIn(for: name, height: 44))
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

extension Call {
  /// The rows of a tree; rows with children are collapsed disclosure groups.
  fileprivate func outline(_ data: Int, children: Int, content: Int) throws(Fault) -> [LayoutNode] {
    let builder = ElementBuilder(evaluator: evaluator, closure: value(content))
    guard case .keyPath(let path) = value(children) else { return [] }
    var rows: [LayoutNode] = []
    for element in try list(data) {
      let views = try builder.views(of: element)
      let isLeaf = try evaluator.follow(path, from: element, at: location).isNone
      rows.append(isLeaf ? .group(views) : .disclosureGroup(isExpanded: false, label: views, content: []))
    }
    return rows
  }
}
