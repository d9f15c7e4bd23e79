import LayoutCore

/// The rules of layout as plain recursion: nothing is remembered, nothing is shared with the engine.
///
/// Source of every rule: SEMANTICS, by section.
struct RuleBook {
  /// The axis of the stack around a model.
  var axis: Axis?

  // MARK: Sizes

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
    }
  }

  private func inner(_ p: ProposedViewSize, _ i: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: p.width.map { max($0 - i.leading - i.trailing, 0) }, height: p.height.map { max($0 - i.top - i.bottom, 0) }
    )
  }

  private func box(_ ratio: Double?, _ mode: ContentMode, _ child: Model, _ p: ProposedViewSize) -> ProposedViewSize {
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

  // MARK: Stacks (SEMANTICS 2)

  func gaps(_ model: Model) -> [Double] {
    guard case .stack(let axis, _, let spacing, let children) = model, children.count > 1 else { return [] }
    return (1..<children.count).map { index in
      if let spacing { return spacing }
      return children[index - 1].isBare(at: axis, atEnd: true) || children[index].isBare(at: axis, atEnd: false) ? 0 : 8
    }
  }

  func shares(_ model: Model, _ p: ProposedViewSize) -> [(offer: ProposedViewSize, size: Size)] {
    guard case .stack(let axis, _, _, let children) = model else { return [] }
    let book = RuleBook(axis: axis)
    func ask(_ index: Int, _ length: Double?) -> (offer: ProposedViewSize, size: Size) {
      var q = p
      q[axis] = length
      return (q, book.size(children[index], q))
    }
    guard let whole = p[axis] else { return children.indices.map { ask($0, nil) } }
    if whole == .infinity { return children.indices.map { ask($0, .infinity) } }
    let least = children.indices.map { ask($0, 0).size[axis] }
    let flexibility = children.indices.map { index in
      let most = ask(index, .infinity).size[axis]
      return most == .infinity ? .infinity : most - least[index]
    }
    let order = children.indices.sorted { a, b in
      if children[a].rank != children[b].rank { return children[a].rank > children[b].rank }
      if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
      if flexibility[a] == .infinity && least[a] != least[b] { return least[a] > least[b] }
      return a < b
    }
    var result = [(offer: ProposedViewSize, size: Size)?](repeating: nil, count: children.count)
    var available = whole - gaps(model).reduce(0, +)
    var done: [Int] = []
    for rank in Set(children.map(\.rank)).sorted(by: >) {
      let group = order.filter { children[$0].rank == rank }
      let lower = order.filter { children[$0].rank < rank }
      let reserved = lower.reduce(0) { $0 + least[$1] }
      let used = done.reduce(0) { $0 + (result[$1]?.size[axis] ?? 0) }
      available = whole - gaps(model).reduce(0, +) - reserved - used
      for (turn, index) in group.enumerated() {
        let answer = ask(index, max(available / Double(group.count - turn), 0))
        result[index] = answer
        available -= answer.size[axis]
        done.append(index)
      }
    }
    return result.compactMap { $0 }
  }

  private func extent(
    _ children: [Model], _ sizes: [(offer: ProposedViewSize, size: Size)], _ guide: Model.Guide, across axis: Axis
  ) -> (low: Double, high: Double) {
    var (low, high) = (0.0, 0.0)
    for (child, answer) in zip(children, sizes) {
      let g = value(child, guide, axis, answer.offer)
      if answer.size[axis] == .infinity {
        high = .infinity
      } else {
        low = min(low, -g)
        high = max(high, answer.size[axis] - g)
      }
    }
    return (low, high)
  }

  private func zLines(
    _ children: [Model], _ x: Model.Guide, _ y: Model.Guide, _ p: ProposedViewSize
  ) -> (before: Point, after: Point) {
    let book = RuleBook(axis: nil)
    let top = children.map(\.rank).max()
    let deciding = children.filter { $0.rank == top }
    if deciding.isEmpty { return (.zero, .zero) }
    func lines(_ guide: Model.Guide, _ axis: Axis) -> (Double, Double) {
      let values = deciding.map { (book.value($0, guide, axis, p), book.size($0, p)[axis]) }
      return (
        values.map(\.0).max() ?? 0, values.map { $0.1 == .infinity ? .infinity : $0.1 - $0.0 }.max() ?? 0
      )
    }
    let (a, b) = (lines(x, .horizontal), lines(y, .vertical))
    return (Point(x: a.0, y: b.0), Point(x: a.1, y: b.1))
  }

  // MARK: Guides (SEMANTICS 6)

  func value(_ model: Model, _ guide: Model.Guide, _ axis: Axis, _ p: ProposedViewSize) -> Double {
    explicit(model, guide, axis, p) ?? guide.standard(size(model, p)[axis])
  }

  func explicit(_ model: Model, _ guide: Model.Guide, _ axis: Axis, _ p: ProposedViewSize) -> Double? {
    switch model {
    case .fixed, .shape, .wrapping, .spacer: return nil
    case .guide(let own, let share, let constant, let child):
      let set = size(child, p)[axis] * share + constant
      return own == guide ? set.isFinite ? set : 0 : explicit(child, guide, axis, p)
    case .priority(_, let child), .offset(_, _, let child), .background(_, _, let child, _):
      return explicit(child, guide, axis, p)
    case .stack, .zStack:
      guard guide == .custom else { return nil }
      let values = inside(model, size(model, p), p).compactMap { place in
        bookFor(model).explicit(place.model, guide, axis, place.offer).map { $0 + place.origin[axis] }
      }
      return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    default:
      let place = inside(model, size(model, p), p)[0]
      return explicit(place.model, guide, axis, place.offer).map { $0 + place.origin[axis] }
    }
  }

  // MARK: Places

  struct Place {
    var model: Model
    var origin: Point
    var offer: ProposedViewSize
  }

  private func bookFor(_ model: Model) -> RuleBook {
    switch model {
    case .stack(let axis, _, _, _): RuleBook(axis: axis)
    case .zStack: RuleBook(axis: nil)
    default: self
    }
  }

  /// The children's corners in a view of a size that was proposed `p`.
  func inside(_ model: Model, _ own: Size, _ p: ProposedViewSize) -> [Place] {
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
        return Place(
          model: children[index], origin: Point(main: at, cross: -g - low, axis: axis), offer: sizes[index].offer)
      }
    case .zStack(let x, let y, let children):
      let q = ProposedViewSize(own)
      let line = zLines(children, x, y, q).before
      let book = RuleBook(axis: nil)
      return children.map {
        Place(
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
      return [Place(model: child, origin: Point(x: i.leading, y: i.top), offer: inner(p, i))]
    case .fixedSize(let w, let h, let child):
      return [centred(child, own, ProposedViewSize(width: w ? nil : p.width, height: h ? nil : p.height))]
    case .aspect(let ratio, let mode, let child): return [centred(child, own, box(ratio, mode, child, p))]
    case .offset(let x, let y, let child): return [Place(model: child, origin: Point(x: x, y: y), offer: p)]
    case .position(let x, let y, let child):
      let c = size(child, ProposedViewSize(own))
      return [
        Place(model: child, origin: Point(x: x - c.width / 2, y: y - c.height / 2), offer: ProposedViewSize(own))
      ]
    case .background(let x, let y, let child, let layer):
      let q = ProposedViewSize(size(child, p))
      let outside = RuleBook(axis: nil)
      let origin = Point(
        x: value(child, x, .horizontal, p) - outside.value(layer, x, .horizontal, q),
        y: value(child, y, .vertical, p) - outside.value(layer, y, .vertical, q))
      return [Place(model: child, origin: .zero, offer: p), Place(model: layer, origin: origin, offer: q)]
    case .guide(_, _, _, let child), .priority(_, let child): return [Place(model: child, origin: .zero, offer: p)]
    }
  }

  private func aligned(
    _ child: Model, _ x: Model.Guide, _ y: Model.Guide, _ own: Size, _ q: ProposedViewSize
  ) -> Place {
    Place(
      model: child,
      origin: Point(
        x: x.standard(own.width) - value(child, x, .horizontal, q),
        y: y.standard(own.height) - value(child, y, .vertical, q)), offer: q)
  }

  private func centred(_ child: Model, _ own: Size, _ q: ProposedViewSize) -> Place {
    let c = size(child, q)
    return Place(
      model: child, origin: Point(x: (own.width - c.width) / 2, y: (own.height - c.height) / 2), offer: q)
  }

  /// The frames of all views that the engine has too, in pre-order.
  func frames(_ model: Model, at origin: Point, _ p: ProposedViewSize) -> [Rect] {
    let own = size(model, p)
    var result: [Rect] = []
    switch model {
    case .guide, .priority: break
    default: result.append(Rect(origin: origin, size: own))
    }
    for (index, place) in inside(model, own, p).enumerated() {
      var book = bookFor(model)
      if case .background = model, index == 1 { book.axis = nil }
      result += book.frames(place.model, at: origin + place.origin, place.offer)
    }
    return result
  }
}

extension Model.Guide {
  /// The guide's value in a view that sets none.
  func standard(_ length: Double) -> Double {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end: length
    case .custom: length == .infinity ? 0 : length / 3
    }
  }
}

extension Model {
  /// The priority that a stack sees.
  ///
  /// Source: SEMANTICS 2.2.
  var rank: Double {
    switch self {
    case .spacer: -.infinity
    case .stack(_, _, _, let children) where children.isEmpty: -.infinity
    case .zStack(_, _, let children) where children.isEmpty: -.infinity
    case .priority(let value, _): value
    case .guide(_, _, _, let child), .offset(_, _, let child), .fixedSize(_, _, let child),
      .background(_, _, let child, _):
      child.rank
    default: 0
    }
  }

  /// Whether nothing is kept between the model and its neighbour at an edge along an axis.
  ///
  /// Source: SEMANTICS 2.1.
  func isBare(at axis: Axis, atEnd: Bool) -> Bool {
    switch self {
    case .spacer: return true
    case .fixed, .shape, .wrapping, .position: return false
    case .stack(let own, _, _, let children):
      if children.isEmpty { return true }
      if own == axis, let edge = atEnd ? children.last : children.first {
        return edge.isBare(at: axis, atEnd: atEnd)
      }
      return children.allSatisfy { $0.isBare(at: axis, atEnd: atEnd) }
    case .zStack(_, _, let children): return children.allSatisfy { $0.isBare(at: axis, atEnd: atEnd) }
    case .frame(let w, let h, _, _, let child):
      return (axis == .horizontal ? w : h) == nil && child.isBare(at: axis, atEnd: atEnd)
    case .limits(let w, let h, _, _, let child):
      return (axis == .horizontal ? w : h).isEmpty && child.isBare(at: axis, atEnd: atEnd)
    case .padding(let i, let child):
      let inset = axis == .horizontal ? (atEnd ? i.trailing : i.leading) : (atEnd ? i.bottom : i.top)
      return inset == 0 && child.isBare(at: axis, atEnd: atEnd)
    default: return children[0].isBare(at: axis, atEnd: atEnd)
    }
  }
}

extension Model.Limits {
  var isEmpty: Bool { least == nil && ideal == nil && most == nil }

  var normal: Model.Limits {
    var result = self
    result.least = least.map { max($0, 0) }
    result.ideal = ideal.map { max($0, result.least ?? 0) }
    result.most = most.map { max($0, result.ideal ?? result.least ?? 0) }
    return result
  }

  func question(_ p: Double?) -> Double? {
    guard let q = p ?? ideal else { return nil }
    return min(max(q, least ?? -.infinity), most ?? .infinity)
  }

  func own(_ p: Double?, _ q: Double?, _ c: Double) -> Double {
    if let p, let least, let most { return max(least, min(p, most)) }
    if p == nil, let ideal { return ideal }
    if let least, let most { return max(least, min(c, most)) }
    if let least { return max(min(q ?? .infinity, c), least) }
    if let most { return min(max(q ?? -.infinity, c), most) }
    return c
  }

  func final(_ p: Double?, _ own: Double) -> Double? {
    let isFree = p == nil && ideal == nil && own > least ?? -.infinity && own < most ?? .infinity
    return isFree ? nil : own
  }
}
