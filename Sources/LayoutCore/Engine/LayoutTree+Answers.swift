extension LayoutTree {
  /// Returns the cached responses of a view with their proposals, in the order of measurement.
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
    let narrow = storage.pointee.narrow.base
    return Self.answers(
      from: start, next: { narrow[Int($0)].next },
      answer: { index in
        let answer = narrow[Int(index)]
        let length = answer.length.isNaN ? nil : answer.length
        let proposal = ProposedViewSize(
          width: axes.contains(.horizontal) ? length : nil, height: axes.contains(.vertical) ? length : nil)
        return ResolvedAnswer(proposal: proposal, axes: axes, lengths: lengths, size: answer.size)
      })
  }

  private func wideAnswers(_ start: Int32) -> [ResolvedAnswer] {
    let wide = storage.pointee.wide.base
    return Self.answers(
      from: start, next: { wide[Int($0)].next },
      answer: { index in
        let answer = wide[Int(index)]
        return ResolvedAnswer(proposal: ProposedViewSize(offer: answer.offer), size: answer.size)
      })
  }

  /// Returns the responses of a linked list that starts with the latest, in the order of measurement.
  @inline(__always)
  private static func answers(
    from start: Int32, next: (Int32) -> Int32, answer: (Int32) -> ResolvedAnswer
  ) -> [ResolvedAnswer] {
    var answers: [ResolvedAnswer] = []
    var index = start
    while index >= 0 {
      answers.append(answer(index))
      index = next(index)
    }
    answers.reverse()
    return answers
  }
}
