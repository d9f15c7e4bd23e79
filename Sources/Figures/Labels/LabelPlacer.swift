import PlumblineLayout

/// Finds the positions of all labels of a figure together: those with the least sum of costs.
///
/// Each label has candidates, which overlap no lines and no letters, and plain areas only at a cost. The labels take
/// their cheapest candidate in turn. Then each label changes to a better one as long as there is any, if necessary by
/// moving a label that is in its way. A label that still has no free position slides outward until there is one.
struct LabelPlacer {
  /// The frame of the views, around which labels are placed.
  let scene: FigureScene
  /// The labels' requests.
  let requests: [LabelRequest]
  /// The labels' texts, typeset.
  private let texts: [TextLayout]
  /// The positions of each label, the cheapest first.
  private(set) var candidates: [[LabelCandidate]] = []
  /// The chosen positions.
  private(set) var chosen: [LabelCandidate?]
  /// The chosen positions by where they are.
  private var index = RectIndex()
  private let obstacles: LabelObstacles
  /// The tints behind and over the views.
  private let tints: Tints
  /// The number of positions that may still be compared, so that the time for a figure is limited.
  private(set) var budget = 0

  /// The cost from which a label's spare anchors are tried.
  private static let poor = 60.0
  /// The maximum number of rounds in which labels change their positions.
  private static let rounds = 5
  /// The maximum number of positions that a label tries to take from others in a round.
  private static let attempts = 10
  /// The number of positions of a label, among many, that are compared on average.
  private static let comparisons = 150

  /// Places the labels of annotations.
  init(scene: FigureScene, drawings: [AnnotationDrawing]) {
    self.scene = scene
    let all = drawings.flatMap(\.labels)
    requests = LabelRequest.Rank.allCases.flatMap { rank in all.filter { $0.rank == rank && !$0.anchors.isEmpty } }
    obstacles = LabelObstacles(scene: scene, lines: drawings.flatMap(\.lines), arrows: drawings.flatMap(\.arrows))
    tints = Tints(drawings.flatMap(\.behind) + drawings.flatMap(\.over))
    texts = requests.map { request in
      let set = scene.typesetter.typeset(scene.page[keyPath: request.lettering].text(request.text))
      let size = set.measure(ProposedViewSize(width: request.width, height: nil)).size
      return set.layout(in: size) { _ in nil }
    }
    chosen = Array(repeating: nil, count: requests.count)
    candidates = zip(requests, texts).map { obstacles.candidates(for: $0, at: $0.anchors, size: $1.size) }
    for label in requests.indices { choose(best(for: label)?.candidate, for: label) }
    budget = requests.count * Self.comparisons
    improve()
    let crowded = requests.indices.filter { cost(of: $0) >= Self.poor }
    for label in crowded {
      let request = requests[label]
      candidates[label] = obstacles.candidates(
        for: request, at: request.anchors + request.spareAnchors, size: texts[label].size, isCrowded: true)
    }
    if !crowded.isEmpty {
      budget += crowded.count * Self.comparisons * 4
      improve()
      budget += min(crowded.count, 20) * Self.comparisons * 40
      settle()
    }
    for label in requests.indices where cost(of: label) >= LabelObstacles.unusable { slide(label) }
  }

  /// The placed labels; labels that another label's leader crosses have a background that hides it.
  var labels: [PlacedLabel] {
    let placed = requests.indices.compactMap { label in
      chosen[label].map { candidate in
        PlacedLabel(
          request: requests[label], rect: candidate.rect, text: texts[label], anchor: candidate.anchor,
          background: scene.labelBackground(at: candidate.rect), isOnBackground: scene.isOnBackground(candidate.rect))
      }
    }
    let leaders = placed.map { $0.leader(in: scene.page) }
    return placed.enumerated().map { position, label in
      guard label.background == nil else { return label }
      var label = label
      // Letters that are barely legible on a background or on paper may be illegible on tints over it.
      let back = label.isOnBackground ? scene.background?.color : nil
      let letters = label.letterColor(in: scene)
      if !tints.isLegible(letters, in: label.rect, on: back ?? scene.page.paper) {
        label.background = back ?? scene.page.paper
      }
      let isPassed = leaders.enumerated().contains { other, leader in
        other != position && leader.map { label.rect.isCrossed(from: $0.start, to: $0.end) } ?? false
      }
      if isPassed { label.background = label.isOnBackground ? scene.halo : scene.page.paper }
      return label
    }
  }

  /// Moves labels to better positions as long as there are any.
  private mutating func improve() {
    for _ in 0..<Self.rounds {
      var changed = false
      for label in requests.indices {
        let before = cost(of: label)
        guard budget > 0, let least = candidates[label].first?.cost, before > least + 0.5 else { continue }
        if let found = best(for: label), found.cost < before - 0.5 {
          choose(found.candidate, for: label)
          changed = true
        } else if takePosition(label, cost: before) {
          changed = true
        }
      }
      if !changed { break }
    }
  }

  /// Gives a label a cheaper position that others hold, if they have good positions otherwise; returns whether it did.
  private mutating func takePosition(_ label: Int, cost before: Double) -> Bool {
    for candidate in candidates[label].prefix(Self.attempts) where candidate.cost < before - 0.5 && budget > 0 {
      let rivals = neighbors(of: candidate, except: label)
        .filter { conflict(candidate, chosen[$0]) > 0 }
      guard (1...3).contains(rivals.count) else { continue }
      let old = ([label] + rivals).map { chosen[$0] }
      let sum = total(of: [label] + rivals)
      choose(candidate, for: label)
      for rival in rivals { choose(best(for: rival)?.candidate, for: rival) }
      if total(of: [label] + rivals) < sum - 0.5 { return true }
      for (label, candidate) in zip([label] + rivals, old) { choose(candidate, for: label) }
    }
    return false
  }

  /// Returns the sum of costs of some labels, each conflict among them counted once.
  func total(of labels: [Int]) -> Double {
    labels.enumerated().reduce(0) { sum, label in
      sum + cost(of: label.element)
        - labels[..<label.offset].reduce(0) { $0 + conflict(chosen[label.element], chosen[$1]) }
    }
  }

  /// Returns the cost of a label's position among the others.
  func cost(of label: Int) -> Double {
    guard let candidate = chosen[label] else { return .infinity }
    return cost(of: candidate, for: label)
  }

  private func cost(of candidate: LabelCandidate, for label: Int, limit: Double = .infinity) -> Double {
    var cost = candidate.cost
    for other in neighbors(of: candidate, except: label) where cost < limit {
      cost += conflict(candidate, chosen[other])
    }
    return cost
  }

  /// Returns the cost of using two positions together.
  func conflict(_ a: LabelCandidate?, _ b: LabelCandidate?) -> Double {
    guard let a, let b else { return 0 }
    return a.conflict(with: b, clearance: scene.theme.distance.clearance)
  }

  /// Returns the labels whose positions are near a candidate.
  func neighbors(of candidate: LabelCandidate, except label: Int) -> [Int] {
    let clearance = scene.theme.distance.clearance
    return index.ids(in: candidate.reach.insetBy(dx: -clearance - 8, dy: -clearance - 8)).filter { $0 != label }
  }

  /// Returns the best of a label's candidates among the other labels, or nil if it has none.
  mutating func best(for label: Int) -> (candidate: LabelCandidate, cost: Double)? {
    var best: (candidate: LabelCandidate, cost: Double)?
    for candidate in candidates[label] {
      let limit = best?.cost ?? .infinity
      if candidate.cost >= limit { break }
      budget -= 1
      let cost = cost(of: candidate, for: label, limit: limit)
      if cost < limit { best = (candidate, cost) }
    }
    return best
  }

  /// Puts a label at a position, or nowhere.
  mutating func choose(_ candidate: LabelCandidate?, for label: Int) {
    index.remove(label)
    chosen[label] = candidate
    if let candidate { index.insert(candidate.reach, id: label) }
  }

  /// Moves a label outward until it overlaps nothing; crossed leaders remain.
  private mutating func slide(_ label: Int) {
    let size = texts[label].size
    var best: (candidate: LabelCandidate, cost: Double)?
    for anchor in requests[label].anchors {
      var distance = 0.0
      while distance <= LabelObstacles.reach, anchor.cost + distance < best?.cost ?? .infinity {
        let rect = anchor.rect(of: size, moved: distance)
        if anchor.holds(rect), obstacles.isFree(rect, coveringContent: anchor.coversContent) {
          let candidate = obstacles.candidate(for: requests[label], anchor: anchor, rect: rect, distance: distance)
          let cost = cost(of: candidate, for: label, limit: best?.cost ?? .infinity)
          if cost < best?.cost ?? .infinity { best = (candidate, cost) }
          if cost < LabelObstacles.unusable { break }
        }
        if anchor.slide == .zero { break }
        distance += LabelObstacles.step(at: distance)
      }
    }
    if let best, best.cost < cost(of: label) {
      choose(best.candidate, for: label)
    } else if chosen[label] == nil, let anchor = requests[label].anchors.first {
      let rect = anchor.rect(of: size, moved: 0)
      choose(obstacles.candidate(for: requests[label], anchor: anchor, rect: rect, distance: 0), for: label)
    }
  }
}
