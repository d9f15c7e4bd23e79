import PlumblineDrawing

/// How two layouts of one figure differ, view by view.
public struct LayoutDifference: Hashable, Sendable {
  /// What became of the views: first of those with a name, then of the others, each in the order of the newer layout; views that
  /// are gone stand where they were.
  public private(set) var changes: [LayoutChange] = []
  /// The frames, in the canvas of the newer layout, of views that moved, changed or appeared.
  public private(set) var frames: [Rect] = []

  /// The differences between an expected and an actual layout.
  ///
  /// A view is found again by its name, else by its kind and what it shows, else by its place among those of its kind. A view that
  /// moves along with its container did not move; lengths differ from a thousandth of a point on.
  public init(from expected: LayoutText, to actual: LayoutText) {
    compare((expected, nil), (actual, nil))
    changes = changes.filter(\.isNamed) + changes.filter { !$0.isNamed }
  }

  /// The changes as one sentence: `'blue' moved 6 right; 'title' is 2 taller`; at most `limit` of them are told.
  public func sentence(limit: Int = 8) -> String {
    let told = changes.prefix(limit).map(\.sentence).joined(separator: "; ")
    let rest = changes.count - limit
    return rest > 0 ? "\(told); and \(Wording.count(rest, "more change"))" : told
  }

  private typealias Place = (layout: LayoutText, index: Int?)

  /// Compares the children of two views.
  private mutating func compare(_ old: Place, _ new: Place) {
    let oldChildren = old.layout.children(of: old.index)
    let newChildren = new.layout.children(of: new.index)
    let pairs = LayoutMatching(
      old: oldChildren.map { old.layout.views[$0] }, new: newChildren.map { new.layout.views[$0] }
    ).pairs
    for pair in pairs {
      switch pair {
      case (let i?, let j?):
        compareFrames((old.layout, oldChildren[i]), (new.layout, newChildren[j]), in: old.index, new.index)
        compare((old.layout, oldChildren[i]), (new.layout, newChildren[j]))
      case (let i?, nil):
        let view = old.layout.views[oldChildren[i]]
        changes.append(LayoutChange(view: view.name, kind: .vanished(view.frame)))
      case (nil, let j?):
        let view = new.layout.views[newChildren[j]]
        changes.append(LayoutChange(view: view.name, kind: .appeared(view.frame)))
        frames.append(view.frame)
      case (nil, nil): break
      }
    }
  }

  private mutating func compareFrames(_ old: Place, _ new: Place, in oldParent: Int?, _ newParent: Int?) {
    guard let i = old.index, let j = new.index else { return }
    let (before, after) = (old.layout.views[i], new.layout.views[j])
    if old.layout.isHugged(i), new.layout.isHugged(j) { return }
    let from = before.frame.relative(to: oldParent.map { old.layout.views[$0].frame })
    let to = after.frame.relative(to: newParent.map { new.layout.views[$0].frame })
    let count = changes.count
    if !from.isNear(to) { changes.append(LayoutChange(view: after.name, kind: .reframed(from: from, to: to))) }
    if before.head != after.head {
      changes.append(LayoutChange(view: after.name, kind: .altered(from: before.head, to: after.head)))
    }
    if before.remarks != after.remarks, changes.count == count {
      changes.append(LayoutChange(view: after.name, kind: .altered(from: before.remarks, to: after.remarks)))
    }
    if changes.count > count { frames.append(after.frame) }
  }
}

extension LayoutText.View {
  /// What the view is called in sentences.
  var name: String { id.map { "'\($0)'" } ?? head }
}

extension Rect {
  /// The rectangle as seen from another's origin.
  fileprivate func relative(to other: Rect?) -> Rect {
    guard let other else { return self }
    return Rect(
      x: origin.x - other.origin.x, y: origin.y - other.origin.y, width: size.width, height: size.height)
  }

  /// Whether two rectangles differ by less than a thousandth of a point.
  fileprivate func isNear(_ other: Rect) -> Bool {
    func near(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 0.001 }
    return near(origin.x, other.origin.x) && near(origin.y, other.origin.y) && near(size.width, other.size.width)
      && near(size.height, other.size.height)
  }
}

extension LayoutChange {
  /// Whether the view is called by a name that its author gave it.
  fileprivate var isNamed: Bool { view.hasPrefix("'") }
}

extension LayoutText {
  /// Whether a line is that of a canvas as large as the view behind it, which tells the same.
  fileprivate func isHugged(_ index: Int) -> Bool {
    views[index].head == "canvas" && index + 1 < views.count && views[index + 1].frame == views[index].frame
  }
}
