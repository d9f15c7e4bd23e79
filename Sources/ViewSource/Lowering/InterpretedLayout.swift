import PlumblineLayout

/// A layout that a program declares.
struct InterpretedLayout: Layout {
  /// The evaluator.
  let evaluator: Evaluator
  /// The value of the declared type.
  let layout: Value
  /// The declared type.
  let type: TypeDeclaration

  /// The program's own cache.
  final class Cache {
    /// The cache.
    var value: Value
    /// Creates a cache.
    init(_ value: Value) { self.value = value }
  }

  /// The `stackOrientation` of the layout, which spacers and dividers inside it follow.
  var stackOrientation: Axis? {
    guard !evaluator.program.statics(named: "layoutProperties", of: type).isEmpty else { return nil }
    return evaluator.guarded(neutral: nil) { () throws(Fault) in
      let value = try evaluator.staticMember("layoutProperties", of: .declared(type), hint: .any, at: type.location)
      guard case .native(let native) = value else { return nil }
      return (native.payload as? LayoutProperties)?.stackOrientation
    }
  }

  /// Creates the program's cache, if the layout declares one.
  func makeCache(subviews: Subviews) -> Cache {
    call("makeCache", [self.subviews(subviews)], Cache(.void)) { _ in }
  }

  /// Returns the size that the program answers.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    var answer = Size.zero
    _ = call("sizeThatFits", [.native("ProposedViewSize", proposal), self.subviews(subviews), cache.value], cache) {
      value in
      if case .native(let native) = value, let size = native.payload as? Size { answer = size }
    }
    return Size(
      width: answer.width.isFinite ? max(answer.width, 0) : 0,
      height: answer.height.isFinite ? max(answer.height, 0) : 0)
  }

  /// Places the children by the program's function.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    _ = call(
      "placeSubviews",
      [.native("CGRect", bounds), .native("ProposedViewSize", proposal), self.subviews(subviews), cache.value], cache
    ) { _ in }
  }

  /// Returns the spacing that the program prefers, or that of the children.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var answer: ViewSpacing?
    if declares("spacing", ["subviews", "cache"]) {
      _ = call("spacing", [self.subviews(subviews), cache.value], cache) { value in
        if case .native(let native) = value { answer = native.payload as? ViewSpacing }
      }
    }
    return answer ?? subviews.reduce(.zero) { $0.union($1.spacing) }
  }

  /// Returns the program's value of a horizontal guide, or the children's.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    alignment(.native("HorizontalAlignment", guide), guide.key, bounds, proposal, subviews, &cache)
  }

  /// Returns the program's value of a vertical guide, or the children's.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    alignment(.native("VerticalAlignment", guide), guide.key, bounds, proposal, subviews, &cache)
  }

  private func alignment(
    _ guide: Value, _ key: AlignmentKey, _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> Double? {
    guard declares("explicitAlignment", ["of", "in", "proposal", "subviews", "cache"], of: guide) else {
      return combinedAlignment(of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    var answer: Double?
    let arguments: [Value] = [
      guide, .native("CGRect", bounds), .native("ProposedViewSize", proposal), self.subviews(subviews), cache.value,
    ]
    _ = call("explicitAlignment", arguments, cache, of: guide) { answer = $0.asDouble }
    return answer
  }

  /// Returns whether the program has a function of a name with these labels, the first parameter of which takes a
  /// value.
  private func declares(_ name: String, _ labels: [String?], of first: Value? = nil) -> Bool {
    function(name, of: first)?.labels == labels
  }

  private func function(_ name: String, of first: Value?) -> FunctionDeclaration? {
    for case .function(let function) in evaluator.program.members(named: name, of: type) {
      guard let first, let parameter = Compiler.parameters(of: function).first else { return function }
      if evaluator.fit(first, parameter.type) > 0 { return function }
    }
    return nil
  }

  private func subviews(_ subviews: Subviews) -> Value {
    .native("LayoutSubviews", subviews.map { Value.native("LayoutSubview", $0) })
  }

  /// Calls one of the program's functions; the last argument is the cache, which it may change.
  private func call(
    _ name: String, _ arguments: [Value], _ cache: Cache, of first: Value? = nil, _ read: (Value) -> Void
  ) -> Cache {
    evaluator.guarded(neutral: cache) { () throws(Fault) in
      guard let function = function(name, of: first) else { return cache }
      var receiver = layout
      var values: [Value?] = arguments
      let answer = try evaluator.run(function, on: &receiver, captured: nil, &values, at: function.location)
      read(answer)
      if name == "makeCache" { return Cache(answer) }
      if let last = values.last, let changed = last { cache.value = changed }
      return cache
    }
  }
}

extension InterpretedLayout: AnimatableLayout {
  /// The animated data of the program's layout.
  var animatableValues: [Double] { evaluator.animatableData(of: layout) ?? [] }

  /// Returns the layout with other animated data.
  func content(at values: [Double]) -> LayoutNode.Content {
    let changed = InterpretedLayout(evaluator: evaluator, layout: evaluator.setting(values, of: layout), type: type)
    return .layout(changed, stackOrientation: changed.stackOrientation)
  }
}
