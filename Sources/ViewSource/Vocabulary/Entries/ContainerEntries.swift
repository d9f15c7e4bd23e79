import PlumblineLayout

extension Vocabulary {
  /// Adds containers other than the stacks, and what is within them.
  mutating func addContainers() {
    addGroups()
    addLoops()
    addSubviews()
    addReaders()
    addScrolling()
    addScrollPositions()
  }

  private mutating func addGroups() {
    view(
      "Group", .named("content", .content), summary: "Several views that stand for themselves.",
      example: #"Group { Text("a"); Text("b") }"#
    ) { .group($0) }
    view("EmptyView", summary: "Shows nothing.", example: "EmptyView()") { () throws(Fault) in .empty }
    view("AnyView", .unnamed(.view), summary: "A view of any type.", example: #"AnyView(Text("a"))"#) { $0 }
    view("AnyView", .named("erasing", .view), summary: "A view of any type.", example: #"AnyView(erasing: Text("a"))"#)
    {
      $0
    }
    view("Spacer", .optional("minLength", .double), summary: "Room that nothing else takes.", example: "Spacer()") {
      .spacer(minLength: $0)
    }
    view("Divider", summary: "A line across a stack.", example: "Divider()") { () throws(Fault) in .divider() }
    modifier(
      "id", .unnamed(.identity), summary: "Tells the view from others, and names it in layouts.",
      example: #"Text("a").id("name")"#
    ) { view, id in
      if case .string(let name) = id.value.value {
        view.id(AnyHashable(id), name: name)
      } else {
        view.id(AnyHashable(id), name: nil)
      }
    }
    modifier(
      "tag", .unnamed(.identity), .named("includeOptional", .bool, default: true),
      summary: "Says which choice the view stands for.", example: #"Text("a").tag(1)"#
    ) { view, tag, _ in view.tag(AnyHashable(tag)) }
    modifier(
      "coordinateSpace", .named("name", .identity), summary: "Names the view's coordinates.",
      example: #"Text("a").coordinateSpace(name: "box")"#
    ) { $0.coordinateSpace(name: AnyHashableSendable($1)) }
    modifier(
      "coordinateSpace", .unnamed(.coordinateSpace), summary: "Names the view's coordinates.",
      example: #"Text("a").coordinateSpace(.named("box"))"#
    ) { view, space in
      if case .named(let name) = space { view.coordinateSpace(name: name) } else { view }
    }
  }

  private mutating func addLoops() {
    view(
      "ForEach", .unnamed(.array(.any)), .named("id", .any, default: .void), .named("content", .eachElement),
      summary: "A view for each element.", example: #"ForEach(0..<3) { Text("\($0)") }"#
    ) { elements, id, content throws(Fault) in .group(try content.views(of: elements, id: id), view: "ForEach") }
  }

  private mutating func addReaders() {
    view(
      "GeometryReader", .named("content", .content(.geometryProxy)),
      summary: "A view that depends on the size it is given.",
      example: #"GeometryReader { proxy in Text("\(Int(proxy.size.width))") }"#
    ) { content in .geometryReader { .group(content($0)) } }
  }

  private mutating func addScrolling() {
    view(
      "ScrollView", .unnamed(.axisSet, default: .vertical), .named("showsIndicators", .bool, default: true),
      .named("content", .content), summary: "A view that may be larger than its place.",
      example: #"ScrollView(.horizontal, showsIndicators: false) { Text("a") }"#
    ) { axes, _, content in .scrollView(axes, children: content) }
    modifier(
      "scrollClipDisabled", .unnamed(.bool, default: true),
      summary: "Shows what is outside of the windows of scroll views.",
      example: #"ScrollView { Text("a") }.scrollClipDisabled()"#
    ) { $0.scrollClipDisabled($1) }
    modifier(
      "defaultScrollAnchor", .unnamed(.optional(.unitPoint)), summary: "Shows scroll views from another place.",
      example: #"ScrollView { Text("a") }.defaultScrollAnchor(.bottom)"#
    ) { $0.defaultScrollAnchor($1) }
    let role = TypeBinding<String>.native("ScrollAnchorRole")
    for name in ["initialOffset", "alignment", "sizeChanges"] { constant(on: "ScrollAnchorRole", name, name, as: role) }
    modifier(
      "defaultScrollAnchor", .unnamed(.optional(.unitPoint)), .named("for", role),
      summary: "Shows scroll views from another place, or puts shorter content there.",
      example: #"ScrollView { Text("a") }.defaultScrollAnchor(.bottom, for: .alignment)"#
    ) { $0.defaultScrollAnchor($1, isForOffset: $2 == "initialOffset", isForAlignment: $2 == "alignment") }
    for name in ["colorEffect", "distortionEffect", "layerEffect"] {
      modifier(
        name, .unnamed(.unevaluated), .named("maxSampleOffset", .unevaluated, default: ()),
        .named("isEnabled", .bool, default: true), summary: "Nothing: a figure runs no shaders; it says so.",
        example: #"Text("a")"#
      ) { view, _, _, isEnabled in isEnabled ? view.without(name, because: "a figure runs no shaders") : view }
    }
    modifier(
      "textRenderer", .unnamed(.unevaluated), summary: "Nothing: a figure sets texts as they are; it says so.",
      example: #"Text("a")"#
    ) { view, _ in view.without("textRenderer", because: "a figure sets texts as they are") }
    view(
      "ScrollViewReader", .named("content", .content(.any)), summary: "Its content.",
      example: #"ScrollViewReader { proxy in Text("a") }"#
    ) { content in .group(content(.void)) }
    view(
      "LazyVStack", .named("alignment", .horizontalAlignment, default: .center), .optional("spacing", .double),
      .named("pinnedViews", .unevaluated, default: ()), .named("content", .content),
      summary: "Puts views in a column of the full width.", example: #"LazyVStack(spacing: 4) { Text("a") }"#
    ) { alignment, spacing, _, content in .lazyVStack(alignment: alignment, spacing: spacing, children: content) }
    view(
      "LazyHStack", .named("alignment", .verticalAlignment, default: .center), .optional("spacing", .double),
      .named("pinnedViews", .unevaluated, default: ()), .named("content", .content),
      summary: "Puts views in a row of the full height.", example: #"LazyHStack(spacing: 4) { Text("a") }"#
    ) { alignment, spacing, _, content in .lazyHStack(alignment: alignment, spacing: spacing, children: content) }
  }
}
