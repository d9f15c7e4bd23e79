import PlumblineDrawing

/// The differences between two layouts of a figure, view by view.
public struct LayoutDifference: Hashable, Sendable {
  /// The changes: first those of views with an identifier, then the others, in the order of the newer layout.
  ///
  /// Removed views have their former position.
  public private(set) var changes: [LayoutChange] = []
  /// The frames of views that moved, changed or appeared, in the canvas of the newer layout.
  public private(set) var frames: [Rect] = []

  /// Compares an expected and an actual layout.
  ///
  /// Views are matched by identifier, then by kind and content, then by kind and order. A view that moves along with
  /// its container is not reported, nor is a difference of less than a thousandth of a point.
  public init(from expected: LayoutText, to actual: LayoutText) {
    compare((expected, nil), (actual, nil))
    changes = changes.filter(\.isNamed) + changes.filter { !$0.isNamed }
  }

  /// Returns a description of at most `limit` changes, such as `'blue' moved 6 right; 'title' is 2 taller`.
  public func sentence(limit: Int = 8) -> String {
    let described = changes.prefix(limit).map(\.sentence).joined(separator: "; ")
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
    for pair in pairs {
      switch pair {
      case (let i?, let j?):
        compareFrames((old.layout, oldChildren[i]), (new.layout, newChildren[j]), in: old.index, new.index)
        compare((old.layout, oldChildren[i]), (new.layout, newChildren[j]))
      case (let i?, nil):
        let view = old.layout.views[oldChildren[i]]
        changes.append(LayoutChange(view: view.name, kind: .removed(view.frame)))
      case (nil, let j?):
        let view = new.layout.views[newChildren[j]]
        changes.append(LayoutChange(view: view.name, kind: .appeared(view.frame)))
        frames.append(view.frame)
      case (nil, nil): break
      }
    }
  }

  private mutating func compareFrames(_ old: Position, _ new: Position, in oldParent: Int?, _ newParent: Int?) {
    guard let i = old.index, let j = new.index else { return }
    let (before, after) = (old.layout.views[i], new.layout.views[j])
    if old.layout.isRedundantCanvas(i), new.layout.isRedundantCanvas(j) { return }
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
