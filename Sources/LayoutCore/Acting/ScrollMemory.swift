/// The position to which the user has scrolled a scroll view, which is valid until the program scrolls the view.
///
/// Unchecked: it stays on the thread of the program that made the view.
public final class ScrollMemory: @unchecked Sendable {
  /// The position to which the program scrolls, or nil.
  var wanted: ScrollPosition?
  /// The function that reports the user's scrolling to the program: it sets the binding of the position, and returns
  /// its new value.
  var report: ((ScrolledContent) -> ScrollPosition?)?
  /// The positions at which scrolling comes to rest, or nil for any.
  var rest: ScrollRest?
  /// The margins around the content, in points, which scroll with it.
  var margins = EdgeInsets()
  private var offset: ScrollPosition?
  private var replaced: ScrollPosition?

  /// Creates the memory of a scroll view at its initial position.
  init() {}

  /// The position to which the user has scrolled since the program scrolled, or nil.
  var current: ScrollPosition? { replaced == wanted ? offset : nil }

  /// Shows the content at the offset to which the user has scrolled it.
  func scroll(_ content: ScrolledContent) {
    offset = ScrollPosition(.offset(x: content.offset.x, y: content.offset.y))
    replaced = report.map { $0(content) } ?? wanted
  }

  /// Returns the memory of the scroll view at a position.
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
    (wanted, report, rest) = (nil, nil, nil)
    return self
  }
}

/// The content of a scroll view at the position to which the user has scrolled it, in points.
struct ScrolledContent {
  /// The offset of the visible part from the start of the content.
  var offset: Point
  /// The size of the visible part.
  var window: Size
  /// The views with identities in the content, with their frames from its start.
  var views: [(identity: AnyHashable, frame: Rect)]

  /// Returns the identity of the first view that is visible or, with an anchor, of the visible one that is nearest to
  /// this point of the visible part.
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
  /// Moves the innermost scroll view under a finger, or the sheet that it drags; returns false if there is none.
  ///
  /// The finger is lifted at a velocity in points per second.
  func move(_ spot: Spot, by distance: Size, velocity: Size = .zero) -> Bool {
    if move(spot.path, by: distance, velocity) { return true }
    guard let front = layout.hitTest(at: spot.point)?.path, let target = spot.path.last, front.contains(target) else {
      return false
    }
    return move(front, by: distance, velocity)
  }

  private func move(_ path: [Int], by distance: Size, _ velocity: Size) -> Bool {
    let isVertical = abs(distance.height) > abs(distance.width)
    for view in path.reversed() {
      for placed in layout.views[view].interactions {
        switch placed.interaction {
        case .scrolling(let memory, let axes)
        where axes.contains(isVertical ? .vertical : .horizontal) && placed.isScrollEnabled:
          guard let content = layout.children(of: view).first else { continue }
          report([.idle, .tracking, .interacting], of: memory)
          memory.scroll(scrolled(content, of: view, memory, along: axes, by: distance, velocity))
          let isHeld = finger != nil
          lifting { [self] in
            if isHeld { rest(memory, along: axes) }
            lifted = (memory, glides: velocity != .zero)
          }
          return true
        case .draggedSheet(let drag):
          // A sheet moves when the finger is lifted.
          lifting { if isVertical { drag(distance.height, velocity.height) } }
          return true
        default: break
        }
      }
    }
    return false
  }

  /// Moves the content of a scroll view, from which a resting finger is lifted, to where it comes to rest.
  private func rest(_ memory: ScrollMemory, along axes: Axis.Set) {
    for view in layout.views.indices {
      for placed in layout.views[view].interactions {
        guard case .scrolling(let own, _) = placed.interaction, own === memory,
          let content = layout.children(of: view).first
        else { continue }
        return memory.scroll(scrolled(content, of: view, memory, along: axes, by: .zero, .zero))
      }
    }
  }

  /// Returns the content of a scroll view after a finger has moved it, limited to its range, or where it comes to rest.
  private func scrolled(
    _ index: Int, of view: Int, _ memory: ScrollMemory, along axes: Axis.Set, by distance: Size, _ velocity: Size
  ) -> ScrolledContent {
    let content = layout.views[index].frame
    let window = layout.views[view].frame.inset(by: memory.margins, isRightToLeft: false)
    let targets = memory.rest == .view ? layout.scrollTargets(within: index) : []
    func end(
      _ start: Double, _ length: Double, _ visible: Double, _ moved: Double, _ velocity: Double,
      _ edge: (Rect) -> Double
    ) -> Double {
      let reach = max(length - visible, 0)
      // A finger that stays on the screen holds the content.
      if finger != nil { return min(max(start - moved, 0), reach) }
      let resting =
        memory.rest?.position(
          from: start, moved: -moved, velocity: -velocity, window: visible, targets: targets.map(edge)) ?? start - moved
      return min(max(resting, 0), reach)
    }
    func fixed(_ start: Double, _ length: Double, _ visible: Double) -> Double {
      min(max(start, 0), max(length - visible, 0))
    }
    let (x, y) = (window.minX - content.minX, window.minY - content.minY)
    let offset = Point(
      x: axes.contains(.horizontal)
        ? end(x, content.width, window.width, distance.width, velocity.width) { $0.minX - content.minX }
        : fixed(x, content.width, window.width),
      y: axes.contains(.vertical)
        ? end(y, content.height, window.height, distance.height, velocity.height) { $0.minY - content.minY }
        : fixed(y, content.height, window.height))
    let views = layout.identities(within: index).map { view in
      let frame = view.frame
      return (
        view.identity,
        Rect(x: frame.minX - content.minX, y: frame.minY - content.minY, width: frame.width, height: frame.height)
      )
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
