extension ResolvedLayout {
  /// The layout as text: for every view its proposals and responses, its frame, the guides that align it and the
  /// spacings between its children, followed by the warnings.
  public var explanation: String {
    var lines: [String] = []
    var depths: [Int] = []
    for (index, view) in views.enumerated() {
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let indent = String(repeating: "  ", count: depth)
      lines.append(indent + view.title)
      lines += sentences(about: index).map { indent + "  · " + $0 }
    }
    if !warnings.isEmpty {
      lines += ["", "Without effect or ignored:"]
      lines += warnings.map { warning in
        "  · " + (warning.source.map { "\($0.file):\($0.line):\($0.column): " } ?? "") + warning.message
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the sentences about a view, one for each line: its proposals and responses, its frame, its guides, and the
  /// spacings between its children.
  public func sentences(about index: Int) -> [String] {
    let view = views[index]
    var lines: [String] = []
    if let responses = view.responseSentence { lines.append(responses) }
    lines.append(
      "was proposed \(view.proposal.text) and takes \(view.frame.size.width.dumped)×\(view.frame.size.height.dumped) "
        + "at (\(view.frame.minX.dumped), \(view.frame.minY.dumped))")
    if let ideal = view.idealSize, ideal != view.frame.size { lines.append("would ideally take \(ideal.text)") }
    for guide in view.guides {
      let name =
        guide.alignment == "center"
        ? "\(guide.axis == .horizontal ? "horizontal" : "vertical") center" : guide.alignment
      let value = "\(name) \(guide.value.dumped), \(origin(of: guide))"
      lines.append((guide.isInForce ? "is aligned by its " : "has the ") + value)
    }
    let children = children(of: index)
    for (number, spacing) in view.spacings.enumerated() where number + 1 < children.count {
      let (a, b) = (views[children[number]].title, views[children[number + 1]].title)
      lines.append("keeps \(spacing.length.dumped) between \(a) and \(b): \(spacing.reason)")
    }
    if let spacings = view.gridSpacings {
      lines += spacings.columns.sentences(about: "columns") + spacings.rows.sentences(about: "rows")
    }
    return lines
  }

  private func origin(of guide: ResolvedGuide) -> String {
    switch guide.origin {
    case .implicit: "the guide's default"
    case .explicit: "set by the view itself"
    case .inherited(let view): "inherited from \(views[view].title)"
    case .combined(let all):
      "combined from \(all.map { views[$0].title }.joined(separator: ", "))"
    }
  }
}

extension [ResolvedSpacing] {
  /// Returns the sentences about the gaps of a grid: one for all if they are equal, otherwise one for each run of equal
  /// ones.
  fileprivate func sentences(about tracks: String) -> [String] {
    var lines: [String] = []
    var start = 0
    while start < count {
      let end = self[start...].firstIndex { $0 != self[start] } ?? count
      let range = start == 0 && end == count ? "" : " \(start + 1) to \(end + 1)"
      lines.append("keeps \(self[start].length.dumped) between its \(tracks)\(range): \(self[start].reason)")
      start = end
    }
    return lines
  }
}

extension ResolvedView {
  /// The proposals and responses in one sentence, or nil if there is only one, which another sentence states.
  fileprivate var responseSentence: String? {
    guard responses.count > 1 else { return nil }
    let parts = responses.map { response in
      switch (response.axes, response.lengths) {
      case (.horizontal, .horizontal): "width \(response.proposal.width.text) → \(response.size.width.dumped)"
      case (.vertical, .vertical): "height \(response.proposal.height.text) → \(response.size.height.dumped)"
      case (.horizontal, _): "width \(response.proposal.width.text) → \(response.size.text)"
      case (.vertical, _): "height \(response.proposal.height.text) → \(response.size.text)"
      default: "\(response.proposal.text) → \(response.size.text)"
      }
    }
    return "was measured: " + parts.joined(separator: ", ")
  }
}

extension Size {
  /// The size as text.
  fileprivate var text: String { "\(width.dumped)×\(height.dumped)" }
}

extension ProposedViewSize {
  /// The proposal as text.
  fileprivate var text: String {
    width == nil && height == nil ? "nothing" : "\(width.text)×\(height.text)"
  }
}

extension Double? {
  /// The proposed length as text.
  fileprivate var text: String { map(\.dumped) ?? "ideal" }
}
