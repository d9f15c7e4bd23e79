extension LayoutTree {
  /// Returns the cached responses of a view with their proposals, in the order of measurement.
  func responses(of node: Int32) -> [ResolvedResponse] {
    let flat = nodes[Int(node)]
    let usesWidth = !flat.dependence.isDisjoint(with: .proposal(.horizontal))
    let usesHeight = !flat.dependence.isDisjoint(with: .proposal(.vertical))
    switch (usesWidth, usesHeight) {
    case (true, true) where flat.dependence == .separate:
      return narrowResponses(flat.response, .horizontal, about: .horizontal)
        + narrowResponses(flat.heightResponse, .vertical, about: .vertical)
    case (true, true): return wideResponses(flat.response)
    case (true, false): return narrowResponses(flat.response, .horizontal, about: [.horizontal, .vertical])
    case (false, true): return narrowResponses(flat.response, .vertical, about: [.horizontal, .vertical])
    case (false, false): return narrowResponses(flat.response, [], about: [.horizontal, .vertical])
    }
  }

  private func narrowResponses(_ start: Int32, _ axes: Axis.Set, about lengths: Axis.Set) -> [ResolvedResponse] {
    let narrow = storage.pointee.narrow.base
    return Self.responses(
      from: start, next: { narrow[Int($0)].next },
      response: { index in
        let response = narrow[Int(index)]
        let length = response.length.isNaN ? nil : response.length
        let proposal = ProposedViewSize(
          width: axes.contains(.horizontal) ? length : nil, height: axes.contains(.vertical) ? length : nil)
        return ResolvedResponse(proposal: proposal, axes: axes, lengths: lengths, size: response.size)
      })
  }

  private func wideResponses(_ start: Int32) -> [ResolvedResponse] {
    let wide = storage.pointee.wide.base
    return Self.responses(
      from: start, next: { wide[Int($0)].next },
      response: { index in
        let response = wide[Int(index)]
        return ResolvedResponse(proposal: ProposedViewSize(offer: response.offer), size: response.size)
      })
  }

  /// Returns the responses of a linked list that starts with the latest, in the order of measurement.
  @inline(__always)
  private static func responses(
    from start: Int32, next: (Int32) -> Int32, response: (Int32) -> ResolvedResponse
  ) -> [ResolvedResponse] {
    var responses: [ResolvedResponse] = []
    var index = start
    while index >= 0 {
      responses.append(response(index))
      index = next(index)
    }
    responses.reverse()
    return responses
  }
}
