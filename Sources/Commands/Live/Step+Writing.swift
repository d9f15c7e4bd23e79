import PlumblineLayout

extension Step {
  /// The step as `--after` and directives take it.
  var written: String {
    switch self {
    case .tap(let target, _): "tap \(target.written)"
    case .set(let target, .text(let text)): "set \(target.written) to \(JSON.string(text).text)"
    case .submit(let target): "submit \(target.written)"
    case .drag(let target, let distance):
      "drag \(target.written) by \(distance.width.dumped),\(distance.height.dumped)"
    case .scroll(let target, let distance):
      "scroll \(target.written) by \(distance.width.dumped),\(distance.height.dumped)"
    case .longPress(let target, _): "long-press \(target.written)"
    case .wait(let seconds): "wait \(seconds.dumped)"
    default: "\(self)"
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
