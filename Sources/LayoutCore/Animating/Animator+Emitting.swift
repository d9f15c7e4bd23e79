// The appearance of views at a moment.
extension Animator {
  /// Returns the frame of a view at the animator's time; texts keep their size.
  func frame(of key: Key, around frame: Rect, role: ViewRole) -> Rect {
    guard let displacement = displacement(key), displacement.count == 4 else { return frame }
    var result = frame.offsetBy(dx: displacement[0], dy: displacement[1])
    if role != .text {
      result.size = Size(
        width: max(frame.width + displacement[2], 0), height: max(frame.height + displacement[3], 0))
    }
    return result
  }

  /// Sets the colours and the opacity of a view to those at the animator's time.
  func present(_ view: inout ResolvedView, _ key: Key) {
    guard case .presenting = mode else { return }
    var key = key
    key.kind = .colors
    if let displacement = displacement(key) {
      var rest = displacement[...]
      view.items = view.items.coloring(by: &rest)
    }
    key.kind = .presence
    guard view.role == .text || view.role == .image, members[key.view] == nil, let presence = presented(key)?.first
    else { return }
    var group = view.group ?? DisplayGroup(name: view.view)
    group.opacity *= min(max(presence, 0), 1)
    view.group = group
  }
}
