import LayoutCore
import Testing

/// What is wrong with a model, or nil.
typealias Check = (Model, ProposedViewSize) -> String?

/// Runs a check on random models; a failure is shrunk and printed with its seed.
func check(
  seeds: Range<UInt64>, depth: Int = 3, sourceLocation: SourceLocation = #_sourceLocation, _ check: Check
) {
  for seed in seeds {
    var random = RandomModels(seed: seed)
    let model = random.model(depth)
    let proposal = random.proposal()
    guard check(model, proposal) != nil else { continue }
    var smallest = model
    while let smaller = smallest.simpler.first(where: { check($0, proposal) != nil }) { smallest = smaller }
    let problem = check(smallest, proposal) ?? ""
    Issue.record("seed \(seed), proposed \(proposal): \(problem)\n\(smallest)", sourceLocation: sourceLocation)
    return
  }
}

/// The frames that the engine gives a model in a proposal, in coordinates of the root.
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
  /// 100,000 trees in four parts, which run side by side.
  @Test(arguments: 0..<4 as Range<UInt64>) func `the engine agrees with the rule book`(part: UInt64) {
    check(seeds: part * 25_000..<(part + 1) * 25_000) { model, proposal in
      let expected = RuleBook(axis: nil).frames(model, at: .zero, proposal)
      let actual = frames(model, in: proposal)
      guard expected.count == actual.count else { return "\(actual.count) views instead of \(expected.count)" }
      for (index, pair) in zip(actual, expected).enumerated() where !isNear(pair.0, pair.1) {
        return "view \(index) is at \(pair.0) instead of \(pair.1)"
      }
      return nil
    }
  }

  @Test func `right-to-left is the mirror image`() {
    check(seeds: 0..<4_000) { model, proposal in
      let plain = frames(model, in: proposal)
      let mirrored = frames(model, in: proposal, rightToLeft: true)
      guard let whole = plain.first else { return nil }
      for (index, pair) in zip(plain, mirrored).enumerated() {
        let x = whole.maxX - (pair.0.origin.x - whole.minX) - pair.0.size.width
        let image = Rect(origin: Point(x: x, y: pair.0.origin.y), size: pair.0.size)
        if !isNear(pair.1, image) { return "view \(index) is at \(pair.1) instead of \(image)" }
      }
      return nil
    }
  }

  @Test func `laying out again changes nothing, and asks nobody again`() {
    check(seeds: 10_000..<14_000) { model, proposal in
      let engine = LayoutEngine(model.node)
      let first = engine.frames(in: proposal)
      let asked = engine.measurementCount
      if engine.frames(in: proposal) != first { return "the frames differ" }
      return engine.measurementCount == asked ? nil : "\(engine.measurementCount - asked) views were asked again"
    }
  }

  @Test func `what was asked before does not change an answer`() {
    check(seeds: 20_000..<24_000) { model, proposal in
      let fresh = frames(model, in: proposal)
      let engine = LayoutEngine(model.node)
      for other in [ProposedViewSize.zero, .infinity, .unspecified, ProposedViewSize(width: 77, height: nil)] {
        _ = engine.size(in: other)
        _ = engine.frames(in: other)
      }
      return engine.frames(in: proposal) == fresh ? nil : "the frames differ"
    }
  }

  @Test func `fixedSize twice is once`() {
    check(seeds: 30_000..<34_000) { model, proposal in
      let once = frames(.fixedSize(true, true, model), in: proposal)
      let twice = frames(.fixedSize(true, true, .fixedSize(true, true, model)), in: proposal)
      return Array(twice.dropFirst()) == once ? nil : "\(twice) instead of \(once)"
    }
  }

  @Test func `no frame is without a number`() {
    check(seeds: 40_000..<44_000, depth: 5) { model, proposal in
      for offer in [proposal, .zero, .infinity, .unspecified, ProposedViewSize(width: 1e300, height: .infinity)] {
        let frames = frames(model, in: offer)
        for (index, frame) in frames.enumerated()
        where !frame.size.isFinite || !frame.origin.x.isFinite || !frame.origin.y.isFinite {
          return "proposed \(offer), view \(index) is at \(frame)"
        }
      }
      return nil
    }
  }

  @Test func `a stack is as long as its children and what is between them`() {
    check(seeds: 50_000..<54_000) { model, proposal in
      guard case .stack(let axis, _, _, let children) = model, !children.isEmpty else { return nil }
      guard let width = proposal.width, let height = proposal.height else { return nil }
      let layout = model.node.resolved(in: Size(width: width, height: height))
      guard let root = layout.views.first else { return "nothing was laid out" }
      let inside = layout.children(of: 0).map { layout.views[$0].frame }
      let lengths = inside.reduce(0) { $0 + $1.size[axis] } + root.spacings.reduce(0) { $0 + $1.length }
      return abs(lengths - root.frame.size[axis]) < 1e-6 ? nil : "\(lengths) instead of \(root.frame.size[axis])"
    }
  }
}
