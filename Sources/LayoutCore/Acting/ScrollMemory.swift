/// The position to which a person has scrolled a scroll view, which holds until the program scrolls it elsewhere.
///
/// Unchecked: it stays on the thread of the program that made the view.
public final class ScrollMemory: @unchecked Sendable {
  /// The position to which the program scrolls, or nil.
  var wanted: ScrollPosition?
  private var offset: ScrollPosition?
  private var replaced: ScrollPosition?

  /// Creates the memory of a scroll view at its initial position.
  init() {}

  /// The position that a person has chosen since the program scrolled, or nil.
  var current: ScrollPosition? { replaced == wanted ? offset : nil }

  /// Scrolls to an offset in points.
  func scroll(to point: Point) { (offset, replaced) = (ScrollPosition(.offset(x: point.x, y: point.y)), wanted) }

  /// Returns the memory of the scroll view at a place.
  static func at(_ place: any ViewPlace) -> ScrollMemory {
    let memory = place.memory.value as? ScrollMemory ?? ScrollMemory()
    place.memory.value = memory
    memory.wanted = nil
    return memory
  }
}

extension RunningPreview {
  /// Moves the innermost scroll view under a finger, or the sheet that is pulled down; returns false if there is none.
  func move(_ spot: Spot, by distance: Size) -> Bool {
    if move(spot.path, by: distance) { return true }
    guard let front = layout.hitTest(at: spot.point)?.path, let target = spot.path.last, front.contains(target) else {
      return false
    }
    return move(front, by: distance)
  }

  private func move(_ path: [Int], by distance: Size) -> Bool {
    let isVertical = abs(distance.height) > abs(distance.width)
    for view in path.reversed() {
      for placed in layout.views[view].interactions {
        switch placed.interaction {
        case .scrolling(let memory, let axes) where axes.contains(isVertical ? .vertical : .horizontal):
          guard let content = layout.children(of: view).first.map({ layout.views[$0].frame }) else { continue }
          let window = layout.views[view].frame
          memory.scroll(
            to: Point(x: window.minX - content.minX - distance.width, y: window.minY - content.minY - distance.height))
          return true
        case .pulledDown(let dismiss):
          if isVertical, distance.height >= 100 { dismiss() }
          return true
        default: break
        }
      }
    }
    return false
  }
}
