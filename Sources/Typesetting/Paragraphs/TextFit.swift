import PlumblineLayout

/// The lines that a text takes within a width and a height.
struct TextFit {
  /// The lines.
  var lines: [TextLine] = []
  /// The baseline of each line, from the top.
  var baselines: [Double] = []
  /// The width of the widest line.
  var width = 0.0
  /// The height of all lines.
  var height = 0.0
  /// The scale at which the lines are drawn; widths and heights here are after scaling.
  var scale = 1.0
  /// Whether some of the text is left out.
  var isTruncated = false
}

extension ShapedText {
  /// The lines of a text in a size that it answered.
  ///
  /// A text that is offered less than its widest character answers a size wider than that, with more lines than such a width
  /// needs: they are those of the widest offer with so many.
  func lines(in size: Size) -> TextFit {
    let width = size.width.isNaN ? 0 : max(size.width, 0)
    let height = size.height.isNaN ? 0 : max(size.height, 0)
    func isAsHigh(_ fit: TextFit) -> Bool { measurement(of: fit, within: width).size.height >= height }
    let fitting = fit(width: width, height: height)
    guard width > 0, size.isFinite, !isAsHigh(fitting) else { return fitting }
    var best = fit(width: 0, height: height)
    guard isAsHigh(best), measurement(of: best, within: 0).size.width >= width else { return fitting }
    var (low, high) = (0.0, width)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      let fit = fit(width: middle, height: height)
      if isAsHigh(fit) { (low, best) = (middle, fit) } else { high = middle }
    }
    return best
  }

  /// The lines within a width and a height, scaled down as far as the text allows before anything is left out.
  func fit(width: Double, height: Double) -> TextFit {
    var filler = LineFiller(self)
    let full = filler.fill(width: width, height: height, scale: 1)
    let smallest = min(max(text.paragraph.minimumScaleFactor, 0.01), 1)
    guard full.isTruncated, smallest < 1 else { return full }
    var best = filler.fill(width: width, height: height, scale: smallest)
    guard !best.isTruncated else { return best }
    var (low, high) = (smallest, 1.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let fit = filler.fill(width: width, height: height, scale: middle)
      if fit.isTruncated { high = middle } else { (low, best) = (middle, fit) }
    }
    return best
  }
}
