/// The sizes of a stack's children for one proposal.
struct StackDistribution {
  /// The measurement of one child.
  struct Child {
    /// The distance before the child in points; 0 for the first.
    var gap = 0.0
    /// The length proposed to the child along the stack; NaN if it is unspecified.
    var share = Double.nan
    /// The child's size in response.
    var size = Size.zero
    /// The child's value of the stack's alignment guide.
    var guide = 0.0
  }

  /// The children, in order.
  let children: UnsafeMutableBufferPointer<Child>
  /// The proposal to the stack, which all children share across its axis.
  let proposal: ProposedViewSize
  /// The size of the stack.
  var size = Size.zero
  /// The smallest coordinate of the children across the stack, relative to the guide line.
  var lowest = 0.0

  /// Returns the proposal to a child.
  func proposal(of child: Child, along axis: Axis) -> ProposedViewSize {
    var result = proposal
    result[axis] = child.share.isNaN ? nil : child.share
    return result
  }
}

extension StackLayout {
  /// Calls `body` with the sizes of the children for a proposal.
  func withDistribution<Result>(
    of subviews: Subviews, in proposal: ProposedViewSize, _ body: (StackDistribution) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: StackDistribution.Child.self, capacity: subviews.count) { children in
      children.initialize(repeating: StackDistribution.Child())
      var stack = StackDistribution(children: children, proposal: proposal)
      let gaps = chooseGaps(of: subviews, into: &stack)
      share(less: gaps, among: subviews, in: &stack)
      align(subviews, in: &stack)
      stack.size[axis] = children.reduce(gaps) { $0 + $1.size[axis] }
      return body(stack)
    }
  }

  /// Stores the distances between neighbours, given or preferred, and returns their sum.
  ///
  /// Rule: <doc:Stacks#Spacing>.
  private func chooseGaps(of subviews: Subviews, into stack: inout StackDistribution) -> Double {
    guard subviews.count > 1 else { return 0 }
    let given = spacing?.usableDistance
    var sum = 0.0
    for index in 1..<subviews.count {
      let gap = given ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
      stack.children[index].gap = gap
      sum += gap
    }
    return sum
  }

  /// Measures each child with its share of the length.
  ///
  /// Rules: <doc:Stacks#Distribution> and <doc:Stacks#Ideal-length>.
  private func share(less gaps: Double, among subviews: Subviews, in stack: inout StackDistribution) {
    guard let length = stack.proposal[axis], length > 0, length < .infinity else {
      let share = stack.proposal[axis] ?? .nan
      for index in stack.children.indices { offer(share, to: subviews, index, in: &stack) }
      return
    }
    withUnsafeTemporaryAllocation(of: StackTurn.self, capacity: subviews.count) { turns in
      order(subviews, in: stack.proposal, turns)
      var rest = length - gaps - turns.reduce(0) { $0 + $1.least }
      var start = 0
      while start < turns.count {
        let end = turns[start...].firstIndex { $0.priority != turns[start].priority } ?? turns.count
        for turn in turns[start..<end] { rest += turn.least }
        for turn in start..<end {
          let index = turns[turn].child
          offer(max(rest / Double(end - turn), 0), to: subviews, index, in: &stack)
          rest -= stack.children[index].size[axis]
        }
        start = end
      }
    }
  }

  /// Sorts the children into the order in which they receive their shares.
  ///
  /// Rules: <doc:Stacks#Distribution> and <doc:RuleDecisions#Ties-between-flexible-children>.
  private func order(
    _ subviews: Subviews, in proposal: ProposedViewSize, _ turns: UnsafeMutableBufferPointer<StackTurn>
  ) {
    var (least, most) = (proposal, proposal)
    least[axis] = 0
    most[axis] = .infinity
    for index in 0..<subviews.count {
      let child = subviews[index]
      var turn = StackTurn(child: index, priority: child.priority)
      if subviews.count > 1 {
        turn.least = child.sizeThatFits(least)[axis]
        let flexibility = child.sizeThatFits(most)[axis] - turn.least
        turn.flexibility = flexibility.isNaN ? 0 : flexibility
      }
      turns.initializeElement(at: index, to: turn)
    }
    turns.sortStably()
  }

  /// Measures one child with its share.
  private func offer(_ share: Double, to subviews: Subviews, _ index: Int, in stack: inout StackDistribution) {
    stack.children[index].share = share
    stack.children[index].size = subviews[index].sizeThatFits(stack.proposal(of: stack.children[index], along: axis))
  }

  /// Stores the children's guides and finds the extent across the stack that includes all children and the guide line.
  ///
  /// Rules: <doc:Stacks#Alignment> and <doc:RuleDecisions#Extent-across-a-stack>.
  private func align(_ subviews: Subviews, in stack: inout StackDistribution) {
    var (lowest, highest) = (0.0, 0.0)
    for index in stack.children.indices {
      let child = stack.children[index]
      let guide = subviews[index].guide(alignment, at: child.size, in: stack.proposal(of: child, along: axis))
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
