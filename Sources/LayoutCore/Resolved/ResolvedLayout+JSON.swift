import PlumblineDataFormats

extension ResolvedLayout {
  /// The members `"canvas": …, "root": NODE` of the layout in JSON, which follow a figure's file and name.
  ///
  /// The format is stable:
  /// ```
  /// NODE = {"view": "HStack", "id": "name" | null,
  ///         "frame": {"x": 0, "y": 0, "width": 220, "height": 424},
  ///         "proposal": {"width": 220 | null | "infinity", "height": …},
  ///         "guides": [{"alignment": "leading", "value": 0, "explicit": true}],
  ///         "children": [NODE]}
  /// ```
  /// Frames are in points, unrounded, in the coordinates of the canvas, from the physical left and top, with up to six
  /// decimals. A modifier that is a layout is a node with the modifier's name, such as `frame`, `padding` or
  /// `background`; its first child is the modified view, its second the layer. Changes of the environment, guides and
  /// effects are not nodes. `guides` lists those by which the container aligns the view, and the baselines of a text.
  /// `root` is null if there is no view.
  public var json: String {
    var text = "\"canvas\":{\"width\":\(canvas.width.json),\"height\":\(canvas.height.json)},\"root\":"
    guard !views.isEmpty else { return text + "null" }
    var open: [Int] = []
    for index in views.indices {
      while let last = open.last, views[last].end <= index {
        text += "]}"
        open.removeLast()
      }
      if let parent = views[index].parent, index != parent + 1 { text += "," }
      text += views[index].jsonOpening
      open.append(index)
    }
    return text + String(repeating: "]}", count: open.count)
  }
}

extension ResolvedView {
  /// The view in JSON, up to its children.
  fileprivate var jsonOpening: String {
    let guides = guides.map {
      "{\"alignment\":\($0.alignment.json),\"value\":\($0.value.json),\"explicit\":\($0.isExplicit)}"
    }
    return "{\"view\":\(view.json),\"id\":\(id?.json ?? "null"),\"frame\":{\"x\":\(frame.minX.json),"
      + "\"y\":\(frame.minY.json),\"width\":\(frame.width.json),\"height\":\(frame.height.json)},"
      + "\"proposal\":{\"width\":\(proposal.width.json),\"height\":\(proposal.height.json)},"
      + "\"guides\":[\(guides.joined(separator: ","))],\"children\":["
  }
}

extension Double {
  /// The number in JSON, with up to six decimals; infinity as a string.
  fileprivate var json: String {
    isFinite ? dumped : isNaN ? "null" : self > 0 ? "\"infinity\"" : "\"-infinity\""
  }
}

extension Double? {
  /// The number in JSON, or null.
  fileprivate var json: String { map(\.json) ?? "null" }
}

extension String {
  /// The string in JSON.
  fileprivate var json: String {
    var text = ""
    JSON.quote(self, to: &text)
    return text
  }
}
