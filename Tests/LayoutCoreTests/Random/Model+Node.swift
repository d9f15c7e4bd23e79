import PlumblineLayout

enum ThirdOfWidth: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
}

enum ThirdOfHeight: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
}

extension Model.Guide {
  static let thirdOfWidth = HorizontalAlignment(ThirdOfWidth.self)
  static let thirdOfHeight = VerticalAlignment(ThirdOfHeight.self)

  var horizontal: HorizontalAlignment {
    switch self {
    case .start: .leading
    case .center: .center
    case .end: .trailing
    case .custom: Self.thirdOfWidth
    }
  }

  var vertical: VerticalAlignment {
    switch self {
    case .start: .top
    case .center: .center
    case .end: .bottom
    case .custom: Self.thirdOfHeight
    }
  }
}

/// A leaf whose height increases as its width decreases, like that of text.
struct WrappingLeaf: Leaf, ResolvedLeaf {
  var ideal: Double
  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf { self }
  var dependence: AxisDependence { [.widthOnWidth, .heightOnWidth] }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let width = min(max(proposal.width ?? ideal, 5), ideal)
    return Size(width: width, height: (ideal / width).rounded(.up) * 10)
  }
  func draw(in rect: Rect) -> [DisplayItem] { [] }
}

extension Model {
  /// The tree as a node for the engine.
  var node: LayoutNode {
    func both(_ x: Guide, _ y: Guide) -> Alignment { Alignment(horizontal: x.horizontal, vertical: y.vertical) }
    switch self {
    case .fixed(let width, let height):
      return LayoutNode.leaf("fixed", FixedLeaf(size: Size(width: width, height: height)))
    case .shape: return .shape(.rectangle)
    case .wrapping(let ideal): return .leaf("wrapping", WrappingLeaf(ideal: ideal))
    case .spacer(let least): return .spacer(minLength: least)
    case .stack(.horizontal, let guide, let spacing, let children):
      return .hStack(alignment: guide.vertical, spacing: spacing, children: children.map(\.node))
    case .stack(.vertical, let guide, let spacing, let children):
      return .vStack(alignment: guide.horizontal, spacing: spacing, children: children.map(\.node))
    case .zStack(let x, let y, let children): return .zStack(alignment: both(x, y), children: children.map(\.node))
    case .frame(let width, let height, let x, let y, let child):
      return child.node.frame(width: width, height: height, alignment: both(x, y))
    case .limits(let w, let h, let x, let y, let child):
      return child.node.frame(
        minWidth: w.least, idealWidth: w.ideal, maxWidth: w.most, minHeight: h.least, idealHeight: h.ideal,
        maxHeight: h.most, alignment: both(x, y))
    case .padding(let insets, let child): return child.node.padding(insets)
    case .fixedSize(let w, let h, let child): return child.node.fixedSize(horizontal: w, vertical: h)
    case .aspect(let ratio, let mode, let child): return child.node.aspectRatio(ratio, contentMode: mode)
    case .offset(let x, let y, let child): return child.node.offset(x: x, y: y)
    case .position(let x, let y, let child): return child.node.position(x: x, y: y)
    case .background(let x, let y, let child, let layer):
      return child.node.background(layer.node, alignment: both(x, y))
    case .guide(let guide, let share, let constant, let child):
      return child.node.alignmentGuide(guide.horizontal) { $0.width * share + constant }
        .alignmentGuide(guide.vertical) { $0.height * share + constant }
    case .priority(let value, let child): return child.node.layoutPriority(value)
    case .lazyStack(.horizontal, let guide, let spacing, let children):
      return .lazyHStack(alignment: guide.vertical, spacing: spacing, children: children.map(\.node))
    case .lazyStack(.vertical, let guide, let spacing, let children):
      return .lazyVStack(alignment: guide.horizontal, spacing: spacing, children: children.map(\.node))
    case .lazyGrid(.vertical, let tracks, let spacing, let children):
      return .lazyVGrid(columns: tracks.map(\.item), spacing: spacing, children: children.map(\.node))
    case .lazyGrid(.horizontal, let tracks, let spacing, let children):
      return .lazyHGrid(rows: tracks.map(\.item), spacing: spacing, children: children.map(\.node))
    case .grid(let x, let y, let spacing, let rows):
      return .grid(
        alignment: both(x, y), horizontalSpacing: spacing, verticalSpacing: spacing,
        children: rows.map { .gridRow(children: $0.map(\.node)) })
    case .fits(let w, let h, let children):
      var axes: Axis.Set = []
      if w { axes.insert(.horizontal) }
      if h { axes.insert(.vertical) }
      return .viewThatFits(in: axes, children: children.map(\.node))
    case .scroll(let w, let h, let child):
      var axes: Axis.Set = []
      if w { axes.insert(.horizontal) }
      if h { axes.insert(.vertical) }
      return .layout("ScrollView", ScrollLayout(axes: axes), children: [child.node])
    case .reader(let child): return .geometryReader { _ in child.node }
    case .bar(let edge, let guide, let spacing, let child, let layer):
      let key = edge.axis == .vertical ? guide.horizontal.key : guide.vertical.key
      return child.node.safeAreaInset(edge: edge, alignment: key, spacing: spacing, content: [layer.node])
    }
  }
}

/// A leaf of a fixed size.
struct FixedLeaf: Leaf, ResolvedLeaf {
  var size: Size
  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf { self }
  var dependence: AxisDependence { [] }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { size }
  func draw(in rect: Rect) -> [DisplayItem] { [] }
}

extension Model.Cell {
  /// The cell as a node for the engine.
  var node: LayoutNode {
    var axes: Axis.Set = []
    if unsized.width { axes.insert(.horizontal) }
    if unsized.height { axes.insert(.vertical) }
    let node = model.node.gridCellColumns(span).gridCellUnsizedAxes(axes)
    return anchor.map(node.gridCellAnchor) ?? node
  }
}

extension Model.Track {
  /// The column as a grid item for the engine.
  var item: GridItem {
    switch self {
    case .fixed(let length): GridItem(.fixed(length))
    case .flexible(let least, let most): GridItem(.flexible(minimum: least, maximum: most))
    case .adaptive(let least): GridItem(.adaptive(minimum: least))
    }
  }
}
