/// The front view at a point, with the views around it.
struct HitTest {
  /// The views from the root to the one that is hit, by their indices in the layout.
  var path: [Int]
  /// The point in the coordinates of each of these views' content, in points.
  var points: [Point]
}

extension ResolvedLayout {
  /// Returns the front view that receives touches at a point of the canvas, or nil if there is none.
  ///
  /// Views are tested from front to back. A view with a content shape receives touches within the shape; others receive
  /// them where they draw. Hidden views, views outside of a clip, and views that exclude touches receive none.
  func hitTest(at point: Point) -> HitTest? {
    var roots: [Int] = []
    var index = 0
    while index < views.count {
      roots.append(index)
      index = max(views[index].end, index + 1)
    }
    for root in roots.reversed() {
      var hit = HitTest(path: [], points: [])
      if receives(root, point, &hit) { return hit }
    }
    return nil
  }

  private func receives(_ index: Int, _ outer: Point, _ hit: inout HitTest) -> Bool {
    let view = views[index]
    var point = outer
    if let group = view.group {
      if group.opacity < 0.01 { return false }
      guard let inner = group.transform.inverse?.apply(outer) else { return false }
      point = inner
      if let clip = group.clip, !clip.contains(point, eoFill: group.clipRule == .evenOdd) { return false }
    }
    var shape: AnyShape?
    for placed in view.interactions {
      switch placed.interaction {
      case .ignoresTouches: return false
      case .contentShape(let outermost): shape = outermost
      default: break
      }
    }
    let isWithinShape = shape.map { $0.path(in: view.frame).contains(point) }
    if isWithinShape == false { return false }
    hit.path.append(index)
    hit.points.append(point)
    let children = children(of: index).enumerated().sorted {
      (views[$0.element].zIndex, $0.offset) > (views[$1.element].zIndex, $1.offset)
    }
    for child in children where receives(child.element, point, &hit) { return true }
    if isWithinShape == true || draws(view, at: point) { return true }
    hit.path.removeLast()
    hit.points.removeLast()
    return false
  }

  /// Returns whether a view draws at a point itself; a text or an image does so in its whole frame.
  private func draws(_ view: ResolvedView, at point: Point) -> Bool {
    if view.interactions.contains(where: { $0.interaction.coversFrame }), view.frame.contains(point) { return true }
    guard !view.items.isEmpty, view.frame.insetBy(-0.5).contains(point) || view.role == .shape else { return false }
    guard view.role == .shape else { return view.frame.contains(point) && !view.items.allSatisfy(\.isClear) }
    return view.items.contains { item in
      switch item {
      case .fill(let path, let paint, let rule): !paint.isClear && path.contains(point, eoFill: rule == .evenOdd)
      case .stroke(let path, let paint, let style): !paint.isClear && path.strokedPath(style).contains(point)
      default: view.frame.contains(point)
      }
    }
  }
}

extension DisplayItem {
  /// Whether the item leaves no trace.
  fileprivate var isClear: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint.isClear
    case .group(let group): group.items.allSatisfy(\.isClear)
    default: false
    }
  }
}

extension Paint {
  /// Whether the paint is fully transparent, so that it receives no touches.
  fileprivate var isClear: Bool {
    switch self {
    case .color(let color): color.light.opacity <= 0 && color.dark.opacity <= 0
    case .opacity(let paint, let opacity): opacity <= 0 || paint.isClear
    default: false
    }
  }
}

extension Interaction {
  /// Whether the view receives touches in its whole frame, as a control does.
  var coversFrame: Bool {
    switch self {
    case .toggle, .amount, .text, .date, .color: true
    default: false
    }
  }

  /// Whether a user can operate the view.
  var isOperable: Bool {
    switch self {
    case .button, .toggle, .amount, .choice, .text, .date, .color, .gesture, .links, .system: true
    case .lifecycle, .submit, .submitScope, .focus, .label, .identifier, .contentShape, .ignoresTouches, .layer,
      .ignoresInnerGestures,
      .scrolling, .scrollObserver, .scrollTargets, .draggedSheet, .runsButtons, .actsInRow, .presentation, .closing,
      .keepsOpen, .motion, .press, .showsPress, .draggable, .dropTarget:
      false
    }
  }
}

extension Rect {
  /// Returns the rectangle with its edges moved inward by a distance in points.
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(x: minX + distance, y: minY + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}

extension Transform {
  /// The transform that undoes this one, or nil if there is none.
  var inverse: Transform? {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    var result = Transform()
    result.m11 = (m22 * m33 - m23 * m32) / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }
}
