extension LayoutTree {
  /// What a view was asked with, and answered, in the order of asking.
  func answers(of node: Int32) -> [ResolvedAnswer] {
    let flat = nodes[Int(node)]
    let usesWidth = !flat.dependence.isDisjoint(with: .proposal(.horizontal))
    let usesHeight = !flat.dependence.isDisjoint(with: .proposal(.vertical))
    switch (usesWidth, usesHeight) {
    case (true, true) where flat.dependence == .separate:
      return narrowAnswers(flat.answer, .horizontal, about: .horizontal)
        + narrowAnswers(flat.heightAnswer, .vertical, about: .vertical)
    case (true, true): return wideAnswers(flat.answer)
    case (true, false): return narrowAnswers(flat.answer, .horizontal, about: [.horizontal, .vertical])
    case (false, true): return narrowAnswers(flat.answer, .vertical, about: [.horizontal, .vertical])
    case (false, false): return narrowAnswers(flat.answer, [], about: [.horizontal, .vertical])
    }
  }

  private func narrowAnswers(_ start: Int32, _ axes: Axis.Set, about lengths: Axis.Set) -> [ResolvedAnswer] {
    var result: [ResolvedAnswer] = []
    var next = start
    while next >= 0 {
      let answer = storage.pointee.narrow.base[Int(next)]
      let length = answer.length.isNaN ? nil : answer.length
      let proposal = ProposedViewSize(
        width: axes.contains(.horizontal) ? length : nil, height: axes.contains(.vertical) ? length : nil)
      result.append(ResolvedAnswer(proposal: proposal, axes: axes, lengths: lengths, size: answer.size))
      next = answer.next
    }
    return result.reversed()
  }

  private func wideAnswers(_ start: Int32) -> [ResolvedAnswer] {
    var result: [ResolvedAnswer] = []
    var next = start
    while next >= 0 {
      let answer = storage.pointee.wide.base[Int(next)]
      result.append(ResolvedAnswer(proposal: ProposedViewSize(offer: answer.offer), size: answer.size))
      next = answer.next
    }
    return result.reversed()
  }
}
