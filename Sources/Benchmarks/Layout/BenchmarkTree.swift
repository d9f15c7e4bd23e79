import PlumblineLayout

/// Trees for benchmarks of layout.
///
/// They are generated with a random number generator of their own, so that other engines can have the same trees.
///
/// `stacks` resembles SwiftUI code: alternating rows and columns, labels that wrap, spacers and padding. `wide` is a
/// single row, `deep` a label beside a nested stack on each level, and `chain` is nested padding.
struct BenchmarkTree {
  /// The shape of a tree.
  enum Shape: String, CaseIterable {
    case stacks, wide, deep, chain
  }

  /// The root node.
  private(set) var root = LayoutNode.empty
  /// The number of views.
  private(set) var count = 0
  private var seed: UInt64 = 12_345

  /// Creates a tree.
  ///
  /// `size` is the number of views for `stacks`, of children for `wide`, and of levels for `deep` and `chain`.
  init(_ shape: Shape, size: Int) {
    switch shape {
    case .stacks: root = stacks(size)
    case .wide: root = wide(size)
    case .deep: root = deep(size)
    case .chain: root = chain(size)
    }
  }

  private mutating func random(_ limit: Int) -> Double {
    seed = (seed &* 1_103_515_245 &+ 12_345) & 0x7fff_ffff
    return Double((seed >> 8) % UInt64(limit))
  }

  private mutating func add(_ node: LayoutNode) -> LayoutNode {
    count += 1
    return node
  }

  private mutating func box(_ width: Double, _ height: Double) -> LayoutNode {
    add(.leaf("Box", BenchmarkLeaf(.box(Size(width: width, height: height)))))
  }

  private mutating func label(_ characters: Double) -> LayoutNode {
    add(.leaf("Label", BenchmarkLeaf(.label(characters: characters))))
  }

  private mutating func stack(_ axis: Axis, _ spacing: Double, _ children: [LayoutNode]) -> LayoutNode {
    add(
      axis == .horizontal
        ? .hStack(spacing: spacing, children: children) : .vStack(spacing: spacing, children: children))
  }

  /// Returns a row of nine views: an icon, two labels, a spacer and a padded badge.
  private mutating func row() -> LayoutNode {
    let icon = box(16 + random(16), 16 + random(16))
    let (title, text) = (label(4 + random(20)), label(4 + random(60)))
    let labels = stack(.vertical, 2, [title, text])
    let spacer = add(.spacer())
    let badge = label(2 + random(8)).padding(6)
    count += 1
    return stack(.horizontal, 4, [icon, labels, spacer, badge])
  }

  private mutating func part(_ budget: Int, _ depth: Int) -> LayoutNode {
    if budget <= 14 { return row() }
    let children = 3 + Int(random(3))
    let parts = (0..<children).map { _ in part((budget - 1) / children, depth + 1) }
    return stack(depth % 2 == 1 ? .horizontal : .vertical, 8, parts)
  }

  private mutating func stacks(_ size: Int) -> LayoutNode {
    var parts: [LayoutNode] = []
    while count + 1 < size - 14 { parts.append(part(min(size - count - 1, max(200, size / 4)), 1)) }
    return stack(.vertical, 8, parts)
  }

  private mutating func wide(_ size: Int) -> LayoutNode {
    let children = (0..<size).map { index in
      switch index % 4 {
      case 0: box(10, 10)
      case 1: label(5 + random(20))
      case 2: add(.spacer())
      default: box(7, 30)
      }
    }
    return stack(.horizontal, 1, children)
  }

  private mutating func deep(_ levels: Int) -> LayoutNode {
    var node = stack(levels % 2 == 0 ? .horizontal : .vertical, 2, [label(5)])
    for level in stride(from: levels - 2, through: 0, by: -1) {
      node = stack(level % 2 == 0 ? .vertical : .horizontal, 2, [label(5), node])
    }
    return node
  }

  private mutating func chain(_ levels: Int) -> LayoutNode {
    var node = label(5)
    for _ in 0..<levels { node = add(node.padding(1)) }
    return node
  }
}

/// A leaf whose measurement is as cheap as possible: a box, or a label that wraps at 7 points per character.
struct BenchmarkLeaf: Leaf, ResolvedLeaf {
  /// The kind of a leaf.
  enum Kind {
    case box(Size)
    case label(characters: Double)
  }

  /// The kind of the leaf.
  let kind: Kind

  /// Creates a leaf.
  init(_ kind: Kind) { self.kind = kind }

  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf { self }

  var dependence: AxisDependence {
    if case .box = kind { [] } else { [.widthOnWidth, .heightOnWidth] }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    switch kind {
    case .box(let size): return size
    case .label(let characters):
      let ideal = 7 * characters
      let offer = proposal.width ?? ideal
      let width = offer < ideal ? max(offer, 7) : ideal
      return Size(width: width, height: 17 * (ideal / width).rounded(.up))
    }
  }

  func draw(in rect: Rect) -> [DisplayItem] { [] }
}
