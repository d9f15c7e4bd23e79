extension StackLayout {
  /// Returns the distances between neighbours, each with its reason.
  func spacings(of subviews: Subviews) -> [ResolvedSpacing] {
    guard subviews.count > 1 else { return [] }
    let given = spacing?.usableDistance
    return (1..<subviews.count).map { index in
      if let given { return ResolvedSpacing(length: given, reason: "given") }
      let (a, b) = (subviews[index - 1].spacing, subviews[index].spacing)
      let (near, far) = axis == .horizontal ? (a.trailing, b.leading) : (a.bottom, b.top)
      return ResolvedSpacing(length: a.distance(to: b, along: axis), reason: near.reason(beside: far))
    }
  }
}

extension ViewSpacing.EdgePreference {
  /// Returns the reason for the distance to the next view, as explanations state it.
  func reason(beside next: ViewSpacing.EdgePreference) -> String {
    if isZero || next.isZero { return "next to a Spacer" }
    switch (text != nil, next.text != nil) {
    case (true, true): return "text above text"
    case (true, false): return "text above a view"
    case (false, true): return "view above text"
    case (false, false): return "default"
    }
  }
}
