import PlumblineDrawing

/// The differences between two layouts of a figure, view by view.
public struct LayoutDifference: Hashable, Sendable {
  /// The changes: first the causes, in the order of the newer layout; then their consequences, views with an
  /// identifier first.
  ///
  /// Removed views have their former position.
  public private(set) var changes: [LayoutChange] = []
  /// The frames of views that moved, changed or appeared, in the canvas of the newer layout.
  public private(set) var frames: [Rect] = []

  /// Compares an expected and an actual layout.
  ///
  /// Views are matched by identifier, then by kind and content, then by kind and order. A view that moves along with
  /// its container is not reported, nor is a difference of less than a thousandth of a point. Looks are compared if
  /// both layouts describe them.
  public init(from expected: LayoutText, to actual: LayoutText) {
    comparesLooks = expected.hasLooks && actual.hasLooks
    compare((expected, nil), (actual, nil))
    let effects = changes.filter { !$0.isCause }
    changes = changes.filter(\.isCause) + effects.filter(\.isNamed) + effects.filter { !$0.isNamed }
  }

  private let comparesLooks: Bool

  /// Whether fonts, colours or effects differ and nothing else.
  public var isLookAlone: Bool {
    !changes.isEmpty && changes.allSatisfy { if case .restyled = $0.kind { true } else { false } }
  }

  /// Returns a description of at most `limit` changes, such as `'title' is 2 taller`, with the causes first: `HStack:
  /// spacing 8 became 14; hence 'blue' moved 6 right`.
  public func sentence(limit: Int = 8) -> String {
    let shown = changes.prefix(limit)
    let causes = shown.prefix { $0.isCause }.map(\.sentence).joined(separator: "; ")
    let effects = shown.drop { $0.isCause }.map(\.sentence).joined(separator: "; ")
    let described = [causes, effects].filter { !$0.isEmpty }.joined(separator: "; hence ")
    let rest = changes.count - limit
    return rest > 0 ? "\(described); and \(Wording.count(rest, "more change"))" : described
  }

  private typealias Position = (layout: LayoutText, index: Int?)

  /// Compares the children of two matched views.
  private mutating func compare(_ old: Position, _ new: Position) {
    let oldChildren = old.layout.children(of: old.index)
    let newChildren = new.layout.children(of: new.index)
    let pairs = LayoutMatching(
      old: oldChildren.map { old.layout.views[$0] }, new: newChildren.map { new.layout.views[$0] }
    ).pairs
    if let i = old.index, let j = new.index, pairs.allSatisfy({ $0.old != nil && $0.new != nil }) {
      let frames = pairs.map {
        (old.layout.views[oldChildren[$0.old ?? 0]].frame, new.layout.views[newChildren[$0.new ?? 0]].frame)
      }
      changes += LayoutLengths.changes(old.layout.views[i], new.layout.views[j], children: frames, index: j)
    }
    for pair in pairs {
      switch pair {
      case (let i?, let j?):
        compareViews((old.layout, oldChildren[i]), (new.layout, newChildren[j]), in: old.index, new.index)
        compare((old.layout, oldChildren[i]), (new.layout, newChildren[j]))
      case (let i?, nil):
        let view = old.layout.views[oldChildren[i]]
        changes.append(LayoutChange(view: view.name, kind: .removed(view.frame), index: new.index))
      case (nil, let j?):
        let view = new.layout.views[newChildren[j]]
        changes.append(LayoutChange(view: view.name, kind: .appeared(view.frame), index: newChildren[j]))
        frames.append(view.frame)
      case (nil, nil): break
      }
    }
  }

  private mutating func compareViews(_ old: Position, _ new: Position, in oldParent: Int?, _ newParent: Int?) {
    guard let i = old.index, let j = new.index else { return }
    let (before, after) = (old.layout.views[i], new.layout.views[j])
    if old.layout.isRedundantCanvas(i), new.layout.isRedundantCanvas(j) { return }
    let from = before.frame.relative(to: oldParent.map { old.layout.views[$0].frame })
    let to = after.frame.relative(to: newParent.map { new.layout.views[$0].frame })
    let count = changes.count
    if before.head != after.head { add(.altered(from: before.head, to: after.head), after, j) }
    if comparesLooks, before.look != after.look {
      for (from, to) in Self.looks(before.look, after.look) { add(.restyled(from: from, to: to), after, j) }
    }
    if !from.isNear(to) { add(.reframed(from: from, to: to), after, j) }
    if before.remarks != after.remarks, changes.count == count {
      add(.altered(from: before.remarks, to: after.remarks), after, j)
    }
    if changes.count > count { frames.append(after.frame) }
  }

  private mutating func add(_ kind: LayoutChange.Kind, _ view: LayoutText.View, _ index: Int) {
    changes.append(LayoutChange(view: view.name, kind: kind, index: index))
  }

  /// Returns the parts of two looks that differ, those of one kind in pairs.
  private static func looks(_ old: String, _ new: String) -> [(from: String, to: String)] {
    func parts(_ look: String) -> [String] {
      look.split(separator: "·").map { $0.split(separator: " ").joined(separator: " ") }
    }
    func parts(_ look: String, without other: String) -> [String] {
      let others = Set(parts(other))
      return parts(look).filter { !others.contains($0) }
    }
    func kind(_ part: String) -> Substring { part.prefix { $0 != " " } }
    var added = parts(new, without: old)
    var pairs: [(String, String)] = parts(old, without: new).map { from in
      guard let index = added.firstIndex(where: { kind($0) == kind(from) }) else { return (from, "") }
      return (from, added.remove(at: index))
    }
    pairs += added.map { ("", $0) }
    return pairs
  }
}

extension LayoutText.View {
  /// The view's name in descriptions.
  var name: String { id.map { "'\($0)'" } ?? head }
}

extension Rect {
  /// Returns the rectangle relative to another's origin.
  fileprivate func relative(to other: Rect?) -> Rect {
    guard let other else { return self }
    return Rect(
      x: origin.x - other.origin.x, y: origin.y - other.origin.y, width: size.width, height: size.height)
  }

  /// Returns whether the edges of two rectangles differ by less than a thousandth of a point.
  fileprivate func isNear(_ other: Rect) -> Bool {
    func near(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 0.001 }
    return near(origin.x, other.origin.x) && near(origin.y, other.origin.y) && near(size.width, other.size.width)
      && near(size.height, other.size.height)
  }
}

extension LayoutChange {
  /// Whether the view has an identifier.
  fileprivate var isNamed: Bool { view.hasPrefix("'") }
}

extension LayoutText {
  /// Returns whether a line is that of a canvas with the same frame as the view within, whose change would be the same.
  fileprivate func isRedundantCanvas(_ index: Int) -> Bool {
    views[index].head == "canvas" && index + 1 < views.count && views[index + 1].frame == views[index].frame
  }
}
