/// The point of the canvas that a step touches, and the views that may respond there.
struct Spot {
  /// The views from the root to the one that is touched, by their indices.
  var path: [Int]
  /// The point in the canvas, in points.
  var point: Point
}

extension ResolvedLayout {
  /// Returns the spot of a step's target; `suits` selects the interactions that the step is about.
  ///
  /// The path ends at a view that excludes the gestures of the views within.
  func spot(
    of target: Step.Target, verb: String, suits: (PlacedInteraction) -> Bool
  ) throws(StepFault) -> Spot {
    var spot = try wholeSpot(of: target, verb: verb, suits: suits)
    let end = spot.path.firstIndex { view in
      views[view].interactions.contains { if case .ignoresInnerGestures = $0.interaction { true } else { false } }
    }
    if let end { spot.path.removeSubrange((end + 1)...) }
    return spot
  }

  private func wholeSpot(
    of target: Step.Target, verb: String, suits: (PlacedInteraction) -> Bool
  ) throws(StepFault) -> Spot {
    switch target {
    case .point(let point):
      guard let hit = hitTest(at: point) else {
        let isOutside =
          point.x < 0 || point.y < 0 || point.x > canvas.width || point.y > canvas.height
        throw StepFault(
          "no view receives touches at \(point.x.dumped), \(point.y.dumped)",
          hint: isOutside
            ? "the canvas is \(canvas.width.dumped)×\(canvas.height.dumped) points"
            : self.names(of: elements).nonEmpty.map { "can be tapped: \($0.joined(separator: ", "))" })
      }
      return Spot(path: hit.path, point: point)
    case .id(let name):
      let found = indices(identifier: name)
      guard !found.isEmpty else {
        let known = Set(views.compactMap { $0.id ?? $0.mark?.name }).sorted()
        throw StepFault(
          "no view has the id '\(name)'",
          hint: NearNames.closest(to: name, in: known).map { "did you mean '\($0)'?" }
            ?? (known.isEmpty ? nil : "choose from \(known.joined(separator: ", "))"))
      }
      return try uncovered(found.map { responding(within: $0, suits) ?? $0 }, target)
    case .label(let label): return try uncovered(named(label, verb: verb, suits), target)
    }
  }

  /// Returns the views that a label names: those that respond to the step, or else any.
  private func named(
    _ label: String, verb: String, _ suits: (PlacedInteraction) -> Bool
  ) throws(StepFault) -> [Int] {
    let all = elements
    let suitable = all.filter { views[$0.view].interactions.contains(where: suits) }
    let lowered = label.lowercased()
    let attempts: [(Element) -> Bool] = [
      { $0.name == label }, { $0.isNamed(label) },
      { $0.name.lowercased() == lowered || $0.others.contains { $0.lowercased() == lowered } },
    ]
    for matches in attempts {
      let found = suitable.filter(matches)
      if !found.isEmpty { return innermost(found.map(\.view)) }
      let plain = plainElements.filter(matches).map { element in
        responding(around: element.view, suits) ?? element.view
      }
      if !plain.isEmpty { return plain }
      let others = all.filter(matches)
      if !others.isEmpty { return others.map(\.view) }
    }
    let listed = names(of: suitable)
    let near = NearNames.closest(to: label, in: suitable.map(\.name) + plainElements.map(\.name))
    let list = listed.isEmpty ? "nothing can be \(verb)" : "can be \(verb): \(listed.joined(separator: ", "))"
    throw StepFault(
      "no view is labelled '\(label)'", hint: (near.map { "did you mean '\($0)'? " } ?? "") + list)
  }

  /// Returns the names of views for a message, each once; those that are disabled are marked.
  private func names(of elements: [Element]) -> [String] {
    var seen: Set<String> = []
    let enabled = Set(elements.filter(\.isEnabled).map(\.name))
    return elements.filter { !$0.name.isEmpty && seen.insert($0.name).inserted }
      .map { enabled.contains($0.name) ? $0.name : "\($0.name) (disabled)" }
  }

  /// Returns the views among these that contain none of the others.
  private func innermost(_ found: [Int]) -> [Int] {
    found.filter { view in !found.contains { $0 > view && $0 < views[view].end } }
  }

  private func responding(around index: Int, _ suits: (PlacedInteraction) -> Bool) -> Int? {
    var view: Int? = index
    while let next = view {
      if views[next].interactions.contains(where: suits) { return next }
      view = views[next].parent
    }
    return nil
  }

  private func responding(within index: Int, _ suits: (PlacedInteraction) -> Bool) -> Int? {
    (index..<max(views[index].end, index + 1)).first { views[$0].interactions.contains(where: suits) }
      ?? responding(around: index, suits)
  }

  /// Returns the spot of the first view that no other view covers; throws if all are covered.
  private func uncovered(_ candidates: [Int], _ target: Step.Target) throws(StepFault) -> Spot {
    var fault: StepFault?
    for candidate in candidates {
      var spot = Spot(path: ancestors(of: candidate), point: center(of: candidate))
      if let inner = freePoint(beside: candidate) ?? linkPoint(in: candidate, target) { spot.point = inner }
      if let excluded = exclusion(around: candidate) {
        fault =
          fault
          ?? StepFault(
            "\(title(of: candidate, target)) receives no touches", hint: "'allowsHitTesting' excludes it",
            source: excluded.source ?? source(of: candidate))
        continue
      }
      guard let front = view(covering: candidate, at: spot.point) else { return spot }
      fault =
        fault
        ?? StepFault(
          "\(layer(around: front) ?? title(of: front)) is in front of \(title(of: candidate))",
          source: source(of: front))
    }
    throw fault ?? StepFault("no view responds")
  }

  /// Returns a point of the area beside a presented screen that the screen does not cover; nil for other views.
  private func freePoint(beside index: Int) -> Point? {
    guard views[index].interactions.contains(where: { $0.interaction.isLayer }) else { return nil }
    let frame = views[index].frame
    let points = [24.0, 1].flatMap { distance in
      [frame.minY + distance, frame.maxY - distance].flatMap { y in
        [frame.midX, frame.minX + distance, frame.maxX - distance].map { Point(x: $0, y: y) }
      }
    }
    return points.first { hitTest(at: $0)?.path.contains(index) == true }
  }

  /// Returns the middle of a text's link that a step names, or of its first link; nil for other views.
  private func linkPoint(in index: Int, _ target: Step.Target) -> Point? {
    guard let links = views[index].links?.links else { return nil }
    var named = links.first
    if case .label(let label) = target { named = links.first { $0.title == label } ?? named }
    guard let area = named.flatMap({ views[index].areas(of: $0).first }) else { return nil }
    return transformed(Point(x: area.midX, y: area.midY), from: index)
  }

  /// Returns the interaction that excludes a view from touches, or nil.
  private func exclusion(around index: Int) -> PlacedInteraction? {
    ancestors(of: index).lazy.flatMap { views[$0].interactions }.first {
      if case .ignoresTouches = $0.interaction { true } else { false }
    }
  }

  /// Returns the name of the presented screen that contains a view, or nil.
  private func layer(around index: Int) -> String? {
    ancestors(of: index).lazy.flatMap { views[$0].interactions }.compactMap {
      if case .layer(let name) = $0.interaction { name } else { nil }
    }.first
  }

  /// Returns the view in front of another at a point, or nil.
  private func view(covering index: Int, at point: Point) -> Int? {
    guard let hit = hitTest(at: point), let front = hit.path.last, !isWithin(front, index), !isWithin(index, front),
      !isClipped(index, at: point)
    else { return nil }
    let path = ancestors(of: index)
    var level = 0
    while level < path.count, level < hit.path.count, path[level] == hit.path[level] { level += 1 }
    guard level < path.count, level < hit.path.count else { return nil }
    let (own, other) = (views[path[level]], views[hit.path[level]])
    return (other.zIndex, hit.path[level]) > (own.zIndex, path[level]) ? front : nil
  }

  private func isWithin(_ index: Int, _ outer: Int) -> Bool {
    index >= outer && index < max(views[outer].end, outer + 1)
  }

  /// Returns whether a view around a view is clipped so that it does not reach a point.
  private func isClipped(_ index: Int, at point: Point) -> Bool {
    ancestors(of: index).contains { ancestor in
      guard let clip = views[ancestor].group?.clip else { return false }
      return !clip.contains(point)
    }
  }

  /// Returns a view and the views around it, from the root.
  func ancestors(of index: Int) -> [Int] {
    var result = [index]
    while let parent = views[result[0]].parent { result.insert(parent, at: 0) }
    return result
  }

  /// Returns the middle of a view in the canvas, after the transforms around it.
  func center(of index: Int) -> Point {
    let frame = views[index].frame
    return transformed(Point(x: frame.midX, y: frame.midY), from: index)
  }

  /// Returns a point of a view in the canvas, after the transforms around it.
  private func transformed(_ point: Point, from index: Int) -> Point {
    var point = point
    var view: Int? = index
    while let next = view {
      if let transform = views[next].group?.transform { point = transform.apply(point) }
      view = views[next].parent
    }
    return point
  }

  /// Returns a point of the canvas in a coordinate space of a view.
  func convert(_ point: Point, to space: CoordinateSpace, of index: Int, _ spot: Spot) -> Point {
    var inner = point
    for view in ancestors(of: index) {
      if let group = views[view].group, let undone = group.transform.inverse { inner = undone.apply(inner) }
    }
    switch space {
    case .global: return point
    case .local: return Point(x: inner.x - views[index].frame.minX, y: inner.y - views[index].frame.minY)
    case .named(let name):
      for view in ancestors(of: index).reversed() where views[view].coordinateSpaces.contains(name) {
        return Point(x: inner.x - views[view].frame.minX, y: inner.y - views[view].frame.minY)
      }
      return point
    }
  }

  /// Returns the error that a control is disabled.
  func disabledFault(_ index: Int, _ target: Step.Target) -> StepFault {
    let disabled = views[index].interactions.first { !$0.isEnabled && $0.interaction.isOperable }
    return StepFault(
      "\(title(of: index, target)) is disabled",
      hint: disabled?.disablingSource.map { "it is disabled on line \($0.line)" },
      source: disabled?.disablingSource ?? source(of: index))
  }

  /// Returns the source range of a view or, if it has none, of the nearest view around it.
  func source(of index: Int) -> SourceRange? {
    var view: Int? = index
    while let next = view {
      if let source = views[next].source ?? views[next].interactions.lazy.compactMap(\.source).last { return source }
      view = views[next].parent
    }
    return nil
  }

  /// Returns the error for a step to which no view responds.
  func deafFault(_ spot: Spot, _ target: Step.Target, verb: String) -> StepFault {
    guard let front = spot.path.last else { return StepFault("nothing responds to \(verb)") }
    for view in spot.path.reversed() {
      for placed in views[view].interactions {
        guard let example = placed.interaction.exampleValue else { continue }
        let title = title(of: view, target)
        let name = label(of: view) ?? texts(within: view).first ?? "LABEL"
        return StepFault(
          "\(title) does not respond to \(verb)", hint: "it can be set: set \"\(name)\" to \(example)",
          source: source(of: view))
      }
    }
    let names = names(of: elements)
    return StepFault(
      "nothing responds to \(verb) on \(title(of: front, target)), the front view there",
      hint: names.isEmpty ? nil : "can be operated: \(names.joined(separator: ", "))", source: source(of: front))
  }

  private func title(of index: Int, _ target: Step.Target) -> String {
    if case .label(let label) = target { return "'\(label)'" }
    return title(of: index)
  }
}

extension Interaction {
  /// A value to which a step can set the control, as it is written; nil for a view without one.
  fileprivate var exampleValue: String? {
    switch self {
    case .amount(let amount): amount.limits.map { (($0.lowerBound + $0.upperBound) / 2).dumped } ?? "1"
    case .choice(let choice): choice.options.last.map { "\"\($0)\"" }
    case .date: "2026-02-03"
    case .color: "\"red\""
    default: nil
    }
  }
}

extension Array {
  /// The array, or nil if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
