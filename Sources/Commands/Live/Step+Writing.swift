import PlumblineLayout

extension Step {
  /// The step as `--after` and directives take it.
  var written: String {
    switch self {
    case .tap(let target, let count): "tap \(target.written)" + (count == 1 ? "" : " \(count) times")
    case .set(let target, let value): "set \(target.written) to \(value.written)"
    case .submit(let target): "submit \(target.written)"
    case .drag(let target, let distance):
      "drag \(target.written) by \(distance.width.dumped),\(distance.height.dumped)"
    case .hold(let target, let distance):
      "hold \(target.written)"
        + (distance == .zero ? "" : " by \(distance.width.dumped),\(distance.height.dumped)")
    case .scroll(let target, let distance):
      "scroll \(target.written) by \(distance.width.dumped),\(distance.height.dumped)"
    case .longPress(let target, let seconds):
      "long-press \(target.written)" + (seconds == 1 ? "" : " \(seconds.dumped)")
    case .magnify(let target, let scale): "magnify \(target.written) by \(scale.dumped)"
    case .rotate(let target, let angle): "rotate \(target.written) by \(angle.degrees.dumped)"
    case .swipe(let target, let edge): "swipe \(target.written) \(edge.direction)"
    case .wait(let seconds): "wait \(seconds.dumped)"
    }
  }
}

extension Step.NewValue {
  /// The value as steps name it; moments, which the page never sets, as their seconds.
  fileprivate var written: String {
    switch self {
    case .bool(let isOn): isOn ? "on" : "off"
    case .number(let number), .date(let number): number.dumped
    case .text(let text): JSON.string(text).text
    }
  }
}

extension Edge {
  /// The direction of a swipe towards the edge.
  fileprivate var direction: String {
    switch self {
    case .leading: "left"
    case .trailing: "right"
    case .top: "up"
    case .bottom: "down"
    }
  }
}

extension Step.Target {
  /// The target as steps name it.
  fileprivate var written: String {
    switch self {
    case .label(let label): JSON.string(label).text
    case .id(let name): "id \(name)"
    case .point(let point): "at \(point.x.dumped),\(point.y.dumped)"
    }
  }
}
