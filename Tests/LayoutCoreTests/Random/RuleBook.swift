import PlumblineLayout

/// The rules of layout as plain recursive functions, without a cache and without code of the engine.
///
/// The rules are those of <doc:Rules>.
struct RuleBook {
  /// The axis of the stack around a model.
  var axis: Axis?

  func size(_ model: Model, _ p: ProposedViewSize) -> Size {
    switch model {
    case .fixed(let width, let height): return Size(width: width, height: height)
    case .shape: return Size(width: p.width ?? 10, height: p.height ?? 10)
    case .wrapping(let ideal): return WrappingLeaf(ideal: ideal).sizeThatFits(p)
    case .spacer(let least):
      let length = least ?? 8
      return Size(
        width: axis == .vertical ? 0 : max(p.width ?? length, length),
        height: axis == .horizontal ? 0 : max(p.height ?? length, length))
    case .stack(let axis, let guide, _, let children):
      let sizes = shares(model, p)
      if sizes.isEmpty { return .zero }
      let book = RuleBook(axis: axis)
      let (low, high) = book.extent(children, sizes, guide, across: axis.cross)
      let main = sizes.reduce(0) { $0 + $1.size[axis] } + gaps(model).reduce(0, +)
      return Size(main: main, cross: high - low, axis: axis)
    case .zStack(let x, let y, let children):
      let lines = zLines(children, x, y, p)
      return Size(width: lines.before.x + lines.after.x, height: lines.before.y + lines.after.y)
    case .frame(let width, let height, _, _, let child):
      let c = size(child, ProposedViewSize(width: width ?? p.width, height: height ?? p.height))
      return Size(width: width ?? c.width, height: height ?? c.height)
    case .limits(let w, let h, _, _, let child):
      let (w, h) = (w.normal, h.normal)
      let q = ProposedViewSize(width: w.question(p.width), height: h.question(p.height))
      let c = size(child, q)
      return Size(width: w.own(p.width, q.width, c.width), height: h.own(p.height, q.height, c.height))
    case .padding(let i, let child):
      let c = size(child, inner(p, i))
      return Size(width: max(c.width + i.leading + i.trailing, 0), height: max(c.height + i.top + i.bottom, 0))
    case .fixedSize(let w, let h, let child):
      return size(child, ProposedViewSize(width: w ? nil : p.width, height: h ? nil : p.height))
    case .aspect(let ratio, let mode, let child): return size(child, box(ratio, mode, child, p))
    case .offset(_, _, let child), .guide(_, _, _, let child), .priority(_, let child): return size(child, p)
    case .background(_, _, let child, _): return size(child, p)
    case .position(_, _, let child):
      let c = size(child, p)
      return Size(width: p.width ?? c.width, height: p.height ?? c.height)
    case .lazyStack(let axis, let guide, _, let children):
      let sizes = shares(model, p)
      let (low, high) = RuleBook(axis: axis).extent(children, sizes, guide, across: axis.cross)
      let main = sizes.reduce(0) { $0 + $1.size[axis] } + gaps(model).reduce(0, +)
      return Size(main: main, cross: p[axis.cross] ?? (high - low), axis: axis)
    case .lazyGrid(let axis, _, _, _): return lazyGrid(model, p).size(p, axis)
    case .grid: return grid(model, p).size
    case .fits: return choice(model, p).map { RuleBook(axis: nil).size($0, p) } ?? .zero
    case .scroll(let w, let h, let child):
      let c = RuleBook(axis: nil).size(child, ProposedViewSize(width: w ? nil : p.width, height: h ? nil : p.height))
      return Size(width: w ? p.width ?? c.width : c.width, height: h ? p.height ?? c.height : c.height)
    case .reader: return Size(width: p.width ?? 10, height: p.height ?? 10)
    case .bar(let edge, _, _, _, _):
      let (a, b, gap) = bar(model, p)
      let axis = edge.axis
      if a.size[axis.cross] == .infinity || b.size[axis.cross] == .infinity {
        return Size(main: a.size[axis] + b.size[axis] + gap, cross: .infinity, axis: axis)
      }
      let low = max(a.guide, b.guide)
      let high = max(a.size[axis.cross] - a.guide, b.size[axis.cross] - b.guide)
      return Size(main: a.size[axis] + b.size[axis] + gap, cross: low + high, axis: axis)
    }
  }

  func inner(_ p: ProposedViewSize, _ i: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: p.width.map { max($0 - i.leading - i.trailing, 0) }, height: p.height.map { max($0 - i.top - i.bottom, 0) }
    )
  }

  func box(_ ratio: Double?, _ mode: ContentMode, _ child: Model, _ p: ProposedViewSize) -> ProposedViewSize {
    if p.width == nil && p.height == nil { return p }
    let ideal = size(child, .unspecified)
    let own = ratio ?? (ideal.height > 0 && ideal.width > 0 ? ideal.width / ideal.height : nil)
    guard let r = own else { return p }
    let candidates = [p.width, p.height.map { $0 * r }].compactMap { $0 }
    let heights = [p.width.map { $0 / r }, p.height].compactMap { $0 }
    return mode == .fit
      ? ProposedViewSize(width: candidates.min(), height: heights.min())
      : ProposedViewSize(width: candidates.max(), height: heights.max())
  }
}
