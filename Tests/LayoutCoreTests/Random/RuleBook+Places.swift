import PlumblineLayout

// The placement of children.
extension RuleBook {
  struct Placement {
    var model: Model
    var origin: Point
    var offer: ProposedViewSize
  }

  func bookFor(_ model: Model) -> RuleBook {
    switch model {
    case .stack(let axis, _, _, _): RuleBook(axis: axis)
    case .lazyStack(let axis, _, _, _): RuleBook(axis: axis)
    case .zStack, .lazyGrid, .grid, .fits, .scroll, .reader: RuleBook(axis: nil)
    default: self
    }
  }

  /// Returns the placements of the children in a view with size `own` and proposal `p`.
  func inside(_ model: Model, _ own: Size, _ p: ProposedViewSize) -> [Placement] {
    switch model {
    case .fixed, .shape, .wrapping, .spacer: return []
    case .stack(let axis, let guide, _, let children):
      var q = p
      if q[axis.cross] == nil { q[axis.cross] = own[axis.cross] }
      let sizes = shares(model, q)
      let low = RuleBook(axis: axis).extent(children, sizes, guide, across: axis.cross).low
      let gaps = gaps(model)
      var at = 0.0
      return children.indices.map { index in
        if index > 0 { at += gaps[index - 1] }
        let g = RuleBook(axis: axis).value(children[index], guide, axis.cross, sizes[index].offer)
        defer { at += sizes[index].size[axis] }
        return Placement(
          model: children[index], origin: Point(main: at, cross: -g - low, axis: axis), offer: sizes[index].offer)
      }
    case .zStack(let x, let y, let children):
      let q = ProposedViewSize(own)
      let line = zLines(children, x, y, q).before
      let book = RuleBook(axis: nil)
      return children.map {
        Placement(
          model: $0,
          origin: Point(
            x: line.x - book.value($0, x, .horizontal, q), y: line.y - book.value($0, y, .vertical, q)), offer: q)
      }
    case .frame(let width, let height, let x, let y, let child):
      return [aligned(child, x, y, own, ProposedViewSize(width: width ?? p.width, height: height ?? p.height))]
    case .limits(let w, let h, let x, let y, let child):
      let q = ProposedViewSize(
        width: w.normal.final(p.width, own.width), height: h.normal.final(p.height, own.height))
      return [aligned(child, x, y, own, q)]
    case .padding(let i, let child):
      return [Placement(model: child, origin: Point(x: i.leading, y: i.top), offer: inner(p, i))]
    case .fixedSize(let w, let h, let child):
      return [centred(child, own, ProposedViewSize(width: w ? nil : p.width, height: h ? nil : p.height))]
    case .aspect(let ratio, let mode, let child): return [centred(child, own, box(ratio, mode, child, p))]
    case .offset(let x, let y, let child): return [Placement(model: child, origin: Point(x: x, y: y), offer: p)]
    case .position(let x, let y, let child):
      let c = size(child, ProposedViewSize(own))
      return [
        Placement(model: child, origin: Point(x: x - c.width / 2, y: y - c.height / 2), offer: ProposedViewSize(own))
      ]
    case .background(let x, let y, let child, let layer):
      let q = ProposedViewSize(size(child, p))
      let outside = RuleBook(axis: nil)
      let origin = Point(
        x: value(child, x, .horizontal, p) - outside.value(layer, x, .horizontal, q),
        y: value(child, y, .vertical, p) - outside.value(layer, y, .vertical, q))
      return [Placement(model: child, origin: .zero, offer: p), Placement(model: layer, origin: origin, offer: q)]
    case .guide(_, _, _, let child), .priority(_, let child): return [Placement(model: child, origin: .zero, offer: p)]
    case .lazyStack(let axis, let guide, _, let children):
      var q = p
      q[axis.cross] = own[axis.cross]
      let (sizes, gaps) = (shares(model, q), gaps(model))
      let line = guide.standard(own[axis.cross])
      var at = 0.0
      return children.indices.map { index in
        if index > 0 { at += gaps[index - 1] }
        let g = RuleBook(axis: axis).value(children[index], guide, axis.cross, sizes[index].offer)
        defer { at += sizes[index].size[axis] }
        return Placement(
          model: children[index], origin: Point(main: at, cross: line - g, axis: axis), offer: sizes[index].offer)
      }
    case .lazyGrid(let axis, _, _, let children): return lazyGrid(model, p, own).places(children, own, axis)
    case .grid: return grid(model, p).places
    case .fits: return choice(model, p).map { [Placement(model: $0, origin: .zero, offer: p)] } ?? []
    case .scroll(let w, let h, let child):
      let q = ProposedViewSize(width: w ? nil : own.width, height: h ? nil : own.height)
      return [RuleBook(axis: nil).aligned(child, w ? .start : .center, h ? .start : .center, own, q)]
    case .reader(let child): return [RuleBook(axis: nil).aligned(child, .start, .start, own, ProposedViewSize(own))]
    case .bar(let edge, _, _, let view, let layer):
      let (a, b, gap) = bar(model, p)
      let (axis, low) = (edge.axis, max(a.guide, b.guide))
      let isFirst = edge == .top || edge == .leading
      return [
        Placement(
          model: view, origin: Point(main: isFirst ? b.size[axis] + gap : 0, cross: low - a.guide, axis: axis),
          offer: a.offer),
        Placement(
          model: layer, origin: Point(main: isFirst ? 0 : a.size[axis] + gap, cross: low - b.guide, axis: axis),
          offer: b.offer),
      ]
    }
  }

  func aligned(
    _ child: Model, _ x: Model.Guide, _ y: Model.Guide, _ own: Size, _ q: ProposedViewSize
  ) -> Placement {
    Placement(
      model: child,
      origin: Point(
        x: x.standard(own.width) - value(child, x, .horizontal, q),
        y: y.standard(own.height) - value(child, y, .vertical, q)), offer: q)
  }

  func centred(_ child: Model, _ own: Size, _ q: ProposedViewSize) -> Placement {
    let c = size(child, q)
    return Placement(
      model: child, origin: Point(x: (own.width - c.width) / 2, y: (own.height - c.height) / 2), offer: q)
  }

  /// Returns the frames of all views that the engine also has, in pre-order.
  func frames(_ model: Model, at origin: Point, _ p: ProposedViewSize) -> [Rect] {
    let own = size(model, p)
    var result: [Rect] = []
    switch model {
    case .guide, .priority: break
    default: result.append(Rect(origin: origin, size: own))
    }
    for (index, place) in inside(model, own, p).enumerated() {
      var book = bookFor(model)
      if index == 1 {
        switch model {
        case .background, .bar: book.axis = nil
        default: break
        }
      }
      result += book.frames(place.model, at: origin + place.origin, place.offer)
    }
    return result
  }
}
