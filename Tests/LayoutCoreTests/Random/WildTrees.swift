import PlumblineLayout
import Testing

/// A generator of trees of every kind of node with extreme numbers.
private struct WildTrees {
  private var random: RandomModels
  private let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 1e300, -1e300, 0, -0.0, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    0.5, 12, 100,
    -40,
  ]

  init(seed: UInt64) { random = RandomModels(seed: seed) }

  private mutating func pick(_ count: Int) -> Int { random.next(count) }
  mutating func number() -> Double { numbers[pick(numbers.count)] }
  private mutating func maybe() -> Double? { pick(3) == 0 ? nil : number() }
  private mutating func alignment() -> Alignment {
    let guides: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, Model.Guide.thirdOfHeight]
    let others: [HorizontalAlignment] = [.leading, .center, .trailing, Model.Guide.thirdOfWidth]
    return Alignment(horizontal: others[pick(4)], vertical: guides[pick(5)])
  }
  private mutating func nodes(_ depth: Int) -> [LayoutNode] { (0..<pick(4)).map { _ in node(depth - 1) } }
  private mutating func item() -> GridItem {
    switch pick(3) {
    case 0: GridItem(.fixed(number()), spacing: maybe())
    case 1: GridItem(.flexible(minimum: number(), maximum: number()), spacing: maybe(), alignment: alignment())
    default: GridItem(.adaptive(minimum: number(), maximum: number()), spacing: maybe())
    }
  }
  private mutating func axes() -> Axis.Set { Axis.Set(rawValue: pick(4)) }
  private mutating func edges() -> Edge.Set { Edge.Set(rawValue: pick(16)) }

  mutating func node(_ depth: Int) -> LayoutNode {
    depth <= 0 || pick(6) == 0 ? leaf() : pick(3) == 0 ? container(depth) : modified(depth)
  }

  private mutating func leaf() -> LayoutNode {
    switch pick(9) {
    case 0: return .text("some words to wrap\nin lines")
    case 1: return .spacer(minLength: maybe())
    case 2: return .divider()
    case 3: return .shape(.rectangle)
    case 4: return .color(.red)
    case 5: return .leaf("wild", FixedLeaf(size: Size(width: number(), height: number())))
    case 6: return .shape(.roundedRectangle(cornerRadius: number()))
    case 7: return .empty
    default: return .text("")
    }
  }

  private mutating func container(_ depth: Int) -> LayoutNode {
    let (alignment, spacing, children) = (alignment(), maybe(), nodes(depth))
    switch pick(13) {
    case 0, 1: return .hStack(alignment: alignment.vertical, spacing: spacing, children: children)
    case 2, 3: return .vStack(alignment: alignment.horizontal, spacing: spacing, children: children)
    case 4: return .zStack(alignment: alignment, children: children)
    case 5:
      return .grid(
        alignment: alignment, horizontalSpacing: spacing, verticalSpacing: maybe(),
        children: [.gridRow(alignment: alignment.vertical, children: children), .gridRow(children: nodes(depth))])
    case 6:
      return .lazyVGrid(
        columns: [item(), item()], alignment: alignment.horizontal, spacing: spacing, children: children)
    case 7: return .lazyHGrid(rows: [item()], alignment: alignment.vertical, spacing: spacing, children: children)
    case 8: return .lazyVStack(alignment: alignment.horizontal, spacing: spacing, children: children)
    case 9: return .lazyHStack(alignment: alignment.vertical, spacing: spacing, children: children)
    case 10: return .viewThatFits(in: axes(), children: children)
    case 11: return .scrollView(axes(), children: children)
    default:
      let inner = node(depth - 1)
      return .geometryReader { proxy in inner.frame(width: proxy.size.width / 2, height: proxy.frame(in: .global).minY)
      }
    }
  }

  private mutating func modified(_ depth: Int) -> LayoutNode {
    let view = node(depth - 1)
    let (a, b, c, d) = (number(), number(), number(), number())
    switch pick(27) {
    case 0: return view.frame(width: maybe(), height: maybe(), alignment: alignment())
    case 1:
      return view.frame(
        minWidth: maybe(), idealWidth: maybe(), maxWidth: maybe(), minHeight: maybe(), idealHeight: maybe(),
        maxHeight: maybe(), alignment: alignment())
    case 2: return view.padding(EdgeInsets(top: a, leading: b, bottom: c, trailing: d))
    case 3: return view.fixedSize(horizontal: pick(2) == 0, vertical: pick(2) == 0)
    case 4: return view.aspectRatio(maybe(), contentMode: pick(2) == 0 ? .fit : .fill)
    case 5: return view.offset(x: a, y: b)
    case 6: return view.position(x: a, y: b)
    case 7: return view.background(node(depth - 1), alignment: alignment())
    case 8: return view.overlay(node(depth - 1), alignment: alignment())
    case 9: return view.mask(alignment: alignment(), children: [node(depth - 1)])
    case 10: return view.border(.color(.red), width: a)
    case 11: return view.layoutPriority(a)
    case 12: return view.zIndex(a)
    case 13: return view.alignmentGuide(alignment().vertical) { $0.height * a + b }
    case 14: return view.alignmentGuide(alignment().horizontal) { $0.width / a - b }
    case 15: return view.gridCellColumns(pick(2) == 0 ? Int.max : pick(5) - 2)
    case 16: return view.gridCellUnsizedAxes(axes()).gridCellAnchor(UnitPoint(x: a, y: b))
    case 17: return view.gridColumnAlignment(alignment().horizontal)
    case 18: return view.opacity(a).blur(radius: b).shadow(radius: c, x: d)
    case 19: return view.rotationEffect(Angle(degrees: a)).scaleEffect(x: b, y: c).cornerRadius(d)
    case 20: return view.ignoresSafeArea(edges: edges())
    case 21: return view.safeAreaPadding(edges(), a)
    case 22: return view.safeAreaInset(edge: Edge.allCases[pick(4)], spacing: maybe(), content: [node(depth - 1)])
    case 23: return view.containerRelativeFrame(axes(), count: pick(5) - 1, span: pick(5) - 1, spacing: a)
    case 24: return view.environment(\.layoutDirection, .rightToLeft)
    case 25: return view.coordinateSpace(name: AnyHashableSendable("a")).lineSpacing(a).font(.system(size: b))
    default: return view.scaledToFill().hidden().clipped().id("x")
    }
  }
}

@Suite struct `Wild trees` {
  @Test(arguments: 0..<2 as Range<UInt64>) func `extreme numbers in every kind of node give finite frames`(
    part: UInt64
  ) {
    for seed in part * 2_500..<(part + 1) * 2_500 {
      var trees = WildTrees(seed: seed + 7_000_000)
      let node = trees.node(5)
      let canvas = seed % 3 == 0 ? nil : Size(width: trees.number(), height: trees.number())
      let insets = seed % 4 == 0 ? EdgeInsets(top: trees.number(), leading: trees.number()) : EdgeInsets()
      let layout = node.resolved(
        in: canvas, safeArea: insets, details: seed % 5 == 0 ? [.relations, .idealSizes] : .relations)
      let isWrong = layout.views.contains { view in
        !view.frame.size.isFinite || !view.frame.minX.isFinite || !view.frame.minY.isFinite || view.frame.width < 0
          || view.frame.height < 0 || view.guides.contains { !$0.value.isFinite }
          || view.spacings.contains { !$0.length.isFinite }
      }
      guard isWrong || !layout.canvas.width.isFinite || !layout.canvas.height.isFinite else { continue }
      Issue.record("seed \(seed), safe area \(insets): \(layout.canvas)\n\(layout.dump)")
      return
    }
  }
}
