extension Path {
  /// The same outline with its subpaths drawn backwards, from the last to the first.
  package var drawnBackwards: Path {
    var result = Path()
    for subpath in openSubpaths.reversed() { subpath.appendReversed(to: &result) }
    return result
  }

  /// The subpaths, each from its start to the next one.
  private var openSubpaths: [OpenSubpath] {
    var all: [OpenSubpath] = []
    for element in elements {
      switch element {
      case .move(let point): all.append(OpenSubpath(start: point))
      case .closeSubpath:
        guard let last = all.last else { continue }
        all[all.count - 1].isClosed = true
        all.append(OpenSubpath(start: last.start))
      default: if !all.isEmpty { all[all.count - 1].elements.append(element) }
      }
    }
    return all.filter { !$0.elements.isEmpty || $0.isClosed }
  }

  /// The lines and curves between a start and the next one.
  private struct OpenSubpath {
    let start: Point
    var elements: [Element] = []
    var isClosed = false

    /// Appends the elements backwards.
    func appendReversed(to path: inout Path) {
      var points = [start]
      for element in elements {
        switch element {
        case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): points.append(end)
        case .move, .closeSubpath: break
        }
      }
      path.move(to: points.removeLast())
      for element in elements.reversed() {
        let end = points.removeLast()
        switch element {
        case .quadCurve(_, let control): path.addQuadCurve(to: end, control: control)
        case .curve(_, let first, let second): path.addCurve(to: end, control1: second, control2: first)
        case .line: path.addLine(to: end)
        case .move, .closeSubpath: break
        }
      }
      if isClosed { path.closeSubpath() }
    }
  }
}
