/// A stack's children with their sizes in one proposal.
struct StackDistribution {
  /// One child's share.
  struct Child {
    /// The distance before the child, 0 for the first.
    var gap = 0.0
    /// What the child was proposed.
    var proposal = ProposedViewSize.unspecified
    /// What the child answered.
    var size = Size.zero
    /// The child's value for the stack's guide.
    var guide = 0.0
    /// The child's length when it is proposed nothing, along the stack.
    var least = 0.0
    /// By how much the child can grow along the stack.
    var flexibility = 0.0
    /// The child's priority.
    var priority = 0.0
    /// The child that is offered its share at this turn.
    var turn = 0
  }

  /// The children, in order.
  let children: UnsafeMutableBufferPointer<Child>
  /// The size of the whole.
  var size = Size.zero
  /// The upper end of the children's extents across the stack, relative to the guide line.
  var lowest = 0.0
}

extension StackLayout {
  /// Calls `body` with the children's sizes in a proposal.
  func withDistribution<Result>(
    of subviews: Subviews, in proposal: ProposedViewSize, _ body: (StackDistribution) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: StackDistribution.Child.self, capacity: subviews.count) { children in
      children.initialize(repeating: StackDistribution.Child())
      var stack = StackDistribution(children: children)
      let gaps = chooseGaps(of: subviews, into: &stack)
      share(proposal, less: gaps, among: subviews, in: &stack)
      align(subviews, in: &stack)
      stack.size[axis] = children.reduce(gaps) { $0 + $1.size[axis] }
      return body(stack)
    }
  }

  /// The distances between neighbours: the given one, or what each two prefer.
  ///
  /// Source: SEMANTICS 2.1.
  private func chooseGaps(of subviews: Subviews, into stack: inout StackDistribution) -> Double {
    guard subviews.count > 1 else { return 0 }
    var sum = 0.0
    for index in 1..<subviews.count {
      let gap = spacing?.finite ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
      stack.children[index].gap = gap
      sum += gap
    }
    return sum
  }

  /// Asks each child for its size.
  ///
  /// Source: SEMANTICS 2.2 and 2.3.
  private func share(
    _ proposal: ProposedViewSize, less gaps: Double, among subviews: Subviews, in stack: inout StackDistribution
  ) {
    guard let length = proposal[axis], length > 0, length < .infinity else {
      for index in stack.children.indices { offer(proposal[axis], proposal, to: subviews, index, in: &stack) }
      return
    }
    var rest = length - gaps
    order(subviews, in: proposal, &stack)
    let count = stack.children.count
    rest -= stack.children.reduce(0) { $0 + $1.least }
    var start = 0
    while start < count {
      let priority = stack.children[stack.children[start].turn].priority
      var end = start
      while end < count, stack.children[stack.children[end].turn].priority == priority {
        rest += stack.children[stack.children[end].turn].least
        end += 1
      }
      for turn in start..<end {
        let index = stack.children[turn].turn
        offer(max(rest / Double(end - turn), 0), proposal, to: subviews, index, in: &stack)
        rest -= stack.children[index].size[axis]
      }
      start = end
    }
  }

  /// Puts the children in the order in which they are offered their shares.
  ///
  /// Source: SEMANTICS 2.2.2 and 11.1.
  private func order(_ subviews: Subviews, in proposal: ProposedViewSize, _ stack: inout StackDistribution) {
    let children = stack.children
    for index in children.indices {
      children[index].turn = index
      children[index].priority = subviews[index].priority
    }
    guard children.count > 1 else { return }
    for index in children.indices {
      var question = proposal
      question[axis] = 0
      children[index].least = subviews[index].sizeThatFits(question)[axis]
      question[axis] = .infinity
      let most = subviews[index].sizeThatFits(question)[axis]
      let flexibility = most - children[index].least
      children[index].flexibility = flexibility.isNaN ? 0 : flexibility
    }
    sortTurns(children)
  }

  /// Asks one child for its size in its share.
  private func offer(
    _ share: Double?, _ proposal: ProposedViewSize, to subviews: Subviews, _ index: Int,
    in stack: inout StackDistribution
  ) {
    var question = proposal
    question[axis] = share
    stack.children[index].proposal = question
    stack.children[index].size = subviews[index].sizeThatFits(question)
  }

  /// Finds the children's guides, and the extent across the stack that they and the guide line take together.
  ///
  /// Source: SEMANTICS 2.4 and 11.2.
  private func align(_ subviews: Subviews, in stack: inout StackDistribution) {
    var (lowest, highest) = (0.0, 0.0)
    for index in stack.children.indices {
      let child = stack.children[index]
      let guide = subviews[index].guide(alignment, at: child.size, in: child.proposal)
      let length = child.size[axis.cross]
      stack.children[index].guide = guide
      if length == .infinity {
        highest = .infinity
        continue
      }
      lowest = min(lowest, -guide)
      highest = max(highest, length - guide)
    }
    stack.lowest = lowest
    stack.size[axis.cross] = highest - lowest
  }
}

/// Sorts the turns: higher priority first, then less flexible, then the larger minimum, then the earlier child.
private func sortTurns(_ children: UnsafeMutableBufferPointer<StackDistribution.Child>) {
  func precedes(_ a: Int, _ b: Int) -> Bool {
    let (x, y) = (children[a], children[b])
    if x.priority != y.priority { return x.priority > y.priority }
    if x.flexibility != y.flexibility { return x.flexibility < y.flexibility }
    if x.flexibility == .infinity, x.least != y.least { return x.least > y.least }
    return a < b
  }
  guard children.count <= 24 else {
    for (turn, index) in children.indices.sorted(by: precedes).enumerated() { children[turn].turn = index }
    return
  }
  for next in 1..<children.count {
    let index = children[next].turn
    var turn = next - 1
    while turn >= 0, precedes(index, children[turn].turn) {
      children[turn + 1].turn = children[turn].turn
      turn -= 1
    }
    children[turn + 1].turn = index
  }
}
