import PlumblineLayout
import Testing

/// A function that returns a description of a fault of a model, or nil.
typealias Check = (Model, ProposedViewSize) -> String?

/// Runs a check on random models; a failing model is simplified and printed with its seed.
///
/// Every fourth tree is three levels deep, the others two.
func check(
  seeds: Range<UInt64>, sourceLocation: SourceLocation = #_sourceLocation, _ check: Check
) {
  for seed in seeds {
    var random = RandomModels(seed: seed)
    let model = random.model(seed % 4 == 0 ? 3 : 2)
    let proposal = random.proposal()
    guard check(model, proposal) != nil else { continue }
    var smallest = model
    while let smaller = smallest.simpler.first(where: { check($0, proposal) != nil }) { smallest = smaller }
    let problem = check(smallest, proposal) ?? ""
    Issue.record("seed \(seed), proposed \(proposal): \(problem)\n\(smallest)", sourceLocation: sourceLocation)
    return
  }
}

/// Returns the engine's frames of a model for a proposal, in the coordinates of the root.
func frames(_ model: Model, in proposal: ProposedViewSize, rightToLeft: Bool = false) -> [Rect] {
  var environment = EnvironmentValues()
  environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
  let engine = LayoutEngine(model.node, environment: environment)
  return engine.frames(in: proposal)
}

func isNear(_ a: Rect, _ b: Rect) -> Bool {
  let pairs = [
    (a.origin.x, b.origin.x), (a.origin.y, b.origin.y), (a.size.width, b.size.width), (a.size.height, b.size.height),
  ]
  return pairs.allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
}

@Suite struct `Random trees` {
  /// Every property is checked on 100,000 trees, in four parts that run in parallel.
  @Test(arguments: 0..<4 as Range<UInt64>) func `every property holds`(part: UInt64) {
    check(seeds: part * 25_000..<(part + 1) * 25_000) { model, proposal in
      let engine = LayoutEngine(model.node)
      let plain = engine.frames(in: proposal)
      return disagreement(model, proposal, plain) ?? changeOnResolving(engine, proposal, plain)
        ?? fault(inMirrorOf: model, proposal, plain) ?? fault(inMoving: model, proposal, plain)
        ?? fault(inFixing: model, proposal) ?? fault(inExtentOf: model, engine, proposal)
    }
  }
}

/// Returns the first difference between the frames of the engine and of the rule book, or nil.
private func disagreement(_ model: Model, _ proposal: ProposedViewSize, _ actual: [Rect]) -> String? {
  let expected = RuleBook(axis: nil).frames(model, at: .zero, proposal)
  guard expected.count == actual.count else { return "\(actual.count) views instead of \(expected.count)" }
  for (index, pair) in zip(actual, expected).enumerated() where !isNear(pair.0, pair.1) {
    return "view \(index) is at \(pair.0) instead of \(pair.1)"
  }
  return nil
}

/// Returns a fault of repeated layout, or nil: it must take no measurements, other proposals in between must not change
/// it, and frames must be finite.
private func changeOnResolving(_ engine: LayoutEngine, _ proposal: ProposedViewSize, _ plain: [Rect]) -> String? {
  let asked = engine.measurementCount
  if engine.frames(in: proposal) != plain { return "laid out again, the frames differ" }
  if engine.measurementCount != asked {
    return "laid out again, \(engine.measurementCount - asked) views were asked again"
  }
  for offer in [.zero, .infinity, .unspecified, ProposedViewSize(width: 1e300, height: .infinity)] {
    _ = engine.size(in: offer)
    for (index, frame) in engine.frames(in: offer).enumerated()
    where !frame.size.isFinite || !frame.minX.isFinite || !frame.minY.isFinite {
      return "proposed \(offer), view \(index) is at \(frame)"
    }
  }
  return engine.frames(in: proposal) == plain ? nil : "after other questions, the frames differ"
}

/// Returns a fault of right-to-left layout, or nil: it must be the mirror image.
private func fault(inMirrorOf model: Model, _ proposal: ProposedViewSize, _ plain: [Rect]) -> String? {
  let mirrored = frames(model, in: proposal, rightToLeft: true)
  guard let whole = plain.first else { return nil }
  for (index, pair) in zip(plain, mirrored).enumerated() {
    let x = whole.maxX - (pair.0.minX - whole.minX) - pair.0.width
    let image = Rect(origin: Point(x: x, y: pair.0.minY), size: pair.0.size)
    if !isNear(pair.1, image) { return "mirrored, view \(index) is at \(pair.1) instead of \(image)" }
  }
  return nil
}

/// Returns a fault of a moved layout, or nil: all frames must move by the same distance.
private func fault(inMoving model: Model, _ proposal: ProposedViewSize, _ plain: [Rect]) -> String? {
  let moved = frames(.offset(1000, -500, model), in: proposal).dropFirst()
  for (index, pair) in zip(moved, plain).enumerated() where !isNear(pair.0, pair.1.offsetBy(dx: 1000, dy: -500)) {
    return "moved by (1000, -500), view \(index) is at \(pair.0), not moved at \(pair.1)"
  }
  return nil
}

/// Returns a fault of repeated `fixedSize` modifiers, or nil: the second must have no effect.
private func fault(inFixing model: Model, _ proposal: ProposedViewSize) -> String? {
  let once = frames(.fixedSize(true, true, model), in: proposal)
  let twice = frames(.fixedSize(true, true, .fixedSize(true, true, model)), in: proposal)
  return Array(twice.dropFirst()) == once ? nil : "fixed twice \(twice), once \(once)"
}

/// Returns a fault of a stack's extent, or nil: it must reach from the first to the last child along its axis, and
/// contain the union of the children across it.
private func fault(inExtentOf model: Model, _ engine: LayoutEngine, _ proposal: ProposedViewSize) -> String? {
  guard case .stack(let axis, _, _, let children) = model, !children.isEmpty, proposal[axis.cross] != nil else {
    return nil
  }
  let size = engine.size(in: proposal)
  let inside = RuleBook(axis: nil).inside(model, size, proposal)
  let book = RuleBook(axis: axis)
  let frames = inside.map { Rect(origin: $0.origin, size: book.size($0.model, $0.offer)) }
  let low = frames.map { $0.origin[axis] }.min() ?? 0
  let high = frames.map { $0.origin[axis] + $0.size[axis] }.max() ?? 0
  if abs(low) > 1e-6 || abs(high - size[axis]) > 1e-6 * max(1, high) { return "along \(low) to \(high) in \(size)" }
  guard !model.hasGuides else { return nil }
  let (top, bottom) = (
    frames.map { $0.origin[axis.cross] }.min() ?? 0,
    frames.map { $0.origin[axis.cross] + $0.size[axis.cross] }.max() ?? 0
  )
  let isUnion = abs(top) < 1e-6 && abs(bottom - size[axis.cross]) < 1e-6 * max(1, bottom)
  return isUnion ? nil : "across \(top) to \(bottom) in \(size)"
}
