import PlumblineLayout

// Stacks and layers (<doc:Stacks> and <doc:Layers>).
extension RuleBook {
  func gaps(_ model: Model) -> [Double] {
    guard let (axis, spacing, children) = model.line, children.count > 1 else { return [] }
    return (1..<children.count).map { index in
      if let spacing { return spacing }
      return children[index - 1].isBare(at: axis, atEnd: true) || children[index].isBare(at: axis, atEnd: false) ? 0 : 8
    }
  }

  func shares(_ model: Model, _ p: ProposedViewSize) -> [(offer: ProposedViewSize, size: Size)] {
    guard let (axis, _, children) = model.line else { return [] }
    let book = RuleBook(axis: axis)
    func ask(_ index: Int, _ length: Double?) -> (offer: ProposedViewSize, size: Size) {
      var q = p
      q[axis] = length
      return (q, book.size(children[index], q))
    }
    if case .lazyStack = model { return children.indices.map { ask($0, nil) } }
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

  func extent(
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

  func zLines(
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
}
