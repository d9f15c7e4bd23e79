extension Emission {
  /// Returns groups that draw effects, the innermost first; an effect that a group would apply in another order starts
  /// a new one.
  func groups(
    of effects: [NodeNotes.Effect], in frame: Rect, reaching window: @autoclosure () -> Rect
  ) -> [(name: String, group: DisplayGroup)] {
    var result: [(name: String, group: DisplayGroup)] = []
    var stage = EffectStage.compositing
    for entry in effects {
      let next = EffectStage(entry.effect)
      if result.isEmpty || next < stage || (next == stage && !next.merges) {
        result.append((entry.name, DisplayGroup(name: entry.name)))
      }
      stage = next
      if case .window = entry.effect {
        result[result.count - 1].group.clip = AnyShape.rectangle.path(in: window())
      } else {
        entry.effect.apply(to: &result[result.count - 1].group, in: frame)
      }
    }
    return result
  }

  /// Removes the views of a mask's second child and makes them the mask of the view's group.
  mutating func takeMask(from index: Int, of node: Int32, _ walk: inout Walk) {
    let children = walk.engine.tree.subviews(of: node)
    guard children.count > 1 else { return }
    let start = Int(walk.views[Int(children[1].node)])
    guard start > index else { return }
    let first = views[start].parent == index ? start : views[start].parent ?? start
    let items = ResolvedLayout.items(of: views[first...])
    views.removeSubrange(first...)
    for removed in Int(children[1].node)..<walk.views.count { walk.views[removed] = -2 }
    var group = views[index].group ?? DisplayGroup(name: "mask")
    group.mask = items
    views[index].group = group
  }
}

/// The stage at which a group applies an effect.
///
/// Source: the order that `DisplayGroup` documents.
enum EffectStage: Int, Comparable {
  case compositing, filter, clip, transform, opacity, blend

  init(_ effect: ViewEffect) {
    switch effect {
    case .compositingGroup: self = .compositing
    case .filter: self = .filter
    case .clip, .window: self = .clip
    case .transform, .geometry: self = .transform
    case .opacity, .hidden: self = .opacity
    case .blend: self = .blend
    }
  }

  /// Whether a group can apply several effects of the stage.
  var merges: Bool { self != .clip && self != .blend }

  static func < (a: EffectStage, b: EffectStage) -> Bool { a.rawValue < b.rawValue }
}

extension ViewEffect {
  /// Adds the effect to a group of a view with a frame.
  func apply(to group: inout DisplayGroup, in frame: Rect) {
    switch self {
    case .opacity(let opacity): group.opacity *= opacity
    case .hidden: group.opacity = 0
    case .clip(let shape, let rule):
      group.clip = shape.path(in: frame)
      group.clipRule = rule
    case .geometry(let geometry): ViewEffect.transform(geometry.transform).apply(to: &group, in: frame)
    case .transform(let transform):
      let own = transform(frame.size)
      let inCanvas = Transform.translation(x: -frame.minX, y: -frame.minY).concatenating(own)
        .concatenating(.translation(x: frame.minX, y: frame.minY))
      group.transform = group.transform.concatenating(inCanvas)
    case .filter(let effect): if !effect.isIdentity { group.effects.append(effect) }
    case .blend(let mode): group.blendMode = mode
    case .compositingGroup: group.isComposited = true
    case .window: break
    }
  }
}

extension LayoutTree {
  /// Returns whether a view is a mask.
  func isMask(_ node: Int32) -> Bool {
    guard let box = nodes[Int(node)].box else { return false }
    return box._withUnsafeGuaranteedRef { $0 is TypedLayoutBox<MaskLayout> }
  }

  /// Returns the order of drawing that a modifier assigns to its child, with layers behind first, or nil in a
  /// container, where the child's own applies.
  func drawingOrder(of node: Int32, in parent: Int32) -> Double? {
    guard let box = nodes[Int(parent)].box else { return nil }
    switch box._withUnsafeGuaranteedRef({ $0.properties.role }) {
    case .container: return nil
    case .modifier: return 0
    case .layer(let isBehind):
      let isPrimary = storage.pointee.children.base[Int(nodes[Int(parent)].first)] == node
      return isBehind && !isPrimary ? -.infinity : 0
    }
  }
}

extension ResolvedLayout {
  /// Returns the items that views draw, in groups where effects apply.
  static func items(of views: ArraySlice<ResolvedView>) -> [DisplayItem] {
    items(of: views, handsDown: views.contains { $0.group?.handsDown ?? false })
  }

  private static func items(of views: ArraySlice<ResolvedView>, handsDown: Bool) -> [DisplayItem] {
    var result: [DisplayItem] = []
    var index = views.startIndex
    var roots: [Range<Int>] = []
    while index < views.endIndex {
      roots.append(index..<min(max(views[index].end, index + 1), views.endIndex))
      index = roots[roots.count - 1].upperBound
    }
    for root in roots.sorted(by: { views[$0.lowerBound].zIndex < views[$1.lowerBound].zIndex }) {
      let view = views[root.lowerBound]
      var items = view.items + items(of: views[root.dropFirst()], handsDown: handsDown)
      if handsDown, view.isCompositingGroup { items = items.composited }
      guard var group = view.group else {
        result += items
        continue
      }
      group.items = items
      result.append(.group(group.handedDown))
    }
    return result
  }
}

extension ResolvedView {
  /// Whether effects of the views around apply to the view's drawing as a whole, as to a compositing group: it has no
  /// views within, or it stands for a control, a list or a bar of UIKit.
  ///
  /// Rule: <doc:Drawing#Effects-on-several-views>.
  package var isCompositingGroup: Bool {
    switch role {
    case .text, .image, .shape, .style, .drawing, .divider, .placeholder, .control, .list, .scrollView, .bar: true
    default: false
    }
  }
}

extension [DisplayItem] {
  /// The items in a compositing group; a single item needs none.
  package var composited: [DisplayItem] {
    if isEmpty { return [] }
    if count == 1 { if case .group = self[0] {} else { return self } }
    var group = DisplayGroup(items: self)
    group.isComposited = true
    return [.group(group)]
  }
}
