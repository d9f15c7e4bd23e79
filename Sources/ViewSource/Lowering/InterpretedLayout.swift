import LayoutCore

/// A layout that a program declares.
struct InterpretedLayout: Layout {
  /// Who evaluates.
  let evaluator: Evaluator
  /// The value of the declared type.
  let layout: Value
  /// The declared type.
  let type: TypeDeclaration

  /// The program's own cache.
  final class Cache {
    /// The cache.
    var value: Value
    /// A cache.
    init(_ value: Value) { self.value = value }
  }

  /// Makes the program's cache, if it has one.
  func makeCache(subviews: Subviews) -> Cache {
    call("makeCache", [self.subviews(subviews)], Cache(.void)) { _ in }
  }

  /// The size that the program answers.
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

  /// Lets the program put the children.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    _ = call(
      "placeSubviews",
      [.native("CGRect", bounds), .native("ProposedViewSize", proposal), self.subviews(subviews), cache.value], cache
    ) { _ in }
  }

  private func subviews(_ subviews: Subviews) -> Value {
    .native("LayoutSubviews", subviews.map { Value.native("LayoutSubview", $0) })
  }

  /// Calls one of the program's functions; the last argument is the cache, which it may change.
  private func call(
    _ name: String, _ arguments: [Value], _ cache: Cache, _ read: (Value) -> Void
  ) -> Cache {
    evaluator.guarded(neutral: cache) { () throws(Fault) in
      for case .function(let function) in evaluator.program.members(named: name, of: type) {
        var receiver = layout
        var values: [Value?] = arguments
        let answer = try evaluator.run(function, on: &receiver, captured: nil, &values, at: function.place)
        read(answer)
        if name == "makeCache" { return Cache(answer) }
        if let last = values.last, let changed = last { cache.value = changed }
        return cache
      }
      return cache
    }
  }
}
