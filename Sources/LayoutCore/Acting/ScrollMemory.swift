/// The position to which a person has scrolled a scroll view, which holds until the program scrolls it elsewhere.
///
/// Unchecked: it stays on the thread of the program that made the view.
public final class ScrollMemory: @unchecked Sendable {
  /// The position to which the program scrolls, or nil.
  var wanted: ScrollPosition?
  /// Reports a person's scrolling to the program: it sets the binding of the position, and returns its new value.
  var report: ((ScrolledContent) -> ScrollPosition?)?
  private var offset: ScrollPosition?
  private var replaced: ScrollPosition?

  /// Creates the memory of a scroll view at its initial position.
  init() {}

  /// The position that a person has chosen since the program scrolled, or nil.
  var current: ScrollPosition? { replaced == wanted ? offset : nil }

  /// Shows the content at the offset to which a person has scrolled it.
  func scroll(_ content: ScrolledContent) {
    offset = ScrollPosition(.offset(x: content.offset.x, y: content.offset.y))
    replaced = report.map { $0(content) } ?? wanted
  }

  /// Returns the memory of the scroll view at a place.
  static func at(_ place: any ViewPlace) -> ScrollMemory {
    let memory = place.memory.value as? ScrollMemory ?? ScrollMemory()
    place.memory.value = memory
    return memory.renewed()
  }

  /// Returns the memory of the list or form whose own memory is given.
  static func of(_ list: ViewMemory) -> ScrollMemory {
    let memory = list.items.lazy.compactMap { $0 as? ScrollMemory }.first ?? ScrollMemory()
    if !list.items.contains(where: { $0 is ScrollMemory }) { list.items.append(memory) }
    return memory.renewed()
  }

  private func renewed() -> ScrollMemory {
    (wanted, report) = (nil, nil)
    return self
  }
}

/// The content of a scroll view where a person has scrolled it, in points.
struct ScrolledContent {
  /// The offset of the visible part from the start of the content.
  var offset: Point
  /// The size of the visible part.
  var window: Size
  /// The views with identities in the content, with their frames from its start.
  var views: [(identity: AnyHashable, frame: Rect)]

  /// Returns the identity of the first view that is visible or, with an anchor, of the visible one that is nearest to this
  /// point of the visible part.
  ///
  /// Source: Apple's documentation of `scrollPosition(id:anchor:)`.
  func identity(at anchor: UnitPoint?) -> AnyHashable? {
    let visible = views.filter { view in
      view.frame.maxX > offset.x + 0.01 && view.frame.maxY > offset.y + 0.01
        && view.frame.minX < offset.x + window.width - 0.01 && view.frame.minY < offset.y + window.height - 0.01
    }
    guard let anchor else { return visible.first?.identity }
    let point = Point(x: offset.x + window.width * anchor.x, y: offset.y + window.height * anchor.y)
    func distance(_ frame: Rect) -> Double {
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
      return x * x + y * y
    }
    return visible.min { distance($0.frame) < distance($1.frame) }?.identity
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
        case .scrolling(let memory, let axes)
        where axes.contains(isVertical ? .vertical : .horizontal) && placed.isScrollEnabled:
          guard let content = layout.children(of: view).first else { continue }
          memory.scroll(scrolled(content, in: layout.views[view].frame, along: axes, by: distance))
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

  /// Returns the content of a scroll view when a finger has moved it as far as it reaches.
  private func scrolled(_ index: Int, in window: Rect, along axes: Axis.Set, by distance: Size) -> ScrolledContent {
    let content = layout.views[index].frame
    func end(_ start: Double, _ length: Double, _ visible: Double) -> Double {
      min(max(start, 0), max(length - visible, 0))
    }
    let horizontal = axes.contains(.horizontal) ? distance.width : 0
    let vertical = axes.contains(.vertical) ? distance.height : 0
    let offset = Point(
      x: end(window.minX - content.minX - horizontal, content.width, window.width),
      y: end(window.minY - content.minY - vertical, content.height, window.height))
    let views = (index..<max(layout.views[index].end, index + 1)).compactMap { view in
      layout.views[view].mark?.identity.map { identity in
        let frame = layout.views[view].frame
        return (
          identity,
          Rect(
            x: frame.minX - content.minX, y: frame.minY - content.minY, width: frame.width, height: frame.height)
        )
      }
    }
    return ScrolledContent(offset: offset, window: window.size, views: views)
  }

  /// Returns the modifier that disables the scrolling of a view that a finger would move, or nil.
  func disabledScrolling(along path: [Int]) -> Int? {
    path.reversed().first { view in
      layout.views[view].interactions.contains {
        if case .scrolling = $0.interaction { !$0.isScrollEnabled } else { false }
      }
    }
  }
}
