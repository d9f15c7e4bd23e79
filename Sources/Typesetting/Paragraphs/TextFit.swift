import PlumblineLayout

/// The lines of a text within a width and a height.
struct TextFit {
  /// The lines.
  var lines: [TextLine] = []
  /// The distance of each line's baseline from the top, in points.
  var baselines: [Double] = []
  /// The width of the widest line, in points.
  var width = 0.0
  /// The total height of the lines, in points.
  var height = 0.0
  /// The scale of the text.
  ///
  /// The fit's lengths include it; those of its lines do not.
  var scale = 1.0
  /// Whether some of the text is truncated.
  var isTruncated = false
}

extension ShapedText {
  /// Returns the lines of a text in a size that is a response to an earlier proposal.
  func lines(in size: Size) -> TextFit {
    fit(
      width: size.width.isNaN ? 0 : max(size.width, 0), height: size.height.isNaN ? 0 : max(size.height, 0))
  }

  /// Returns the lines within a width and a height in points, scaled down as far as the text allows before it is
  /// truncated or exceeds them.
  ///
  /// Rule: <doc:TextLayout#Size>
  func fit(width: Double, height: Double) -> TextFit {
    var filler = LineFiller(self)
    func overflows(_ fit: TextFit) -> Bool {
      fit.isTruncated || fit.width > width + Self.tolerance || fit.height > height + Self.tolerance
    }
    let full = filler.fill(width: width, height: height, scale: 1)
    let smallest = min(max(text.paragraph.minimumScaleFactor, 0.01), 1)
    guard smallest < 1, overflows(full) else { return full }
    var best = filler.fill(width: width, height: height, scale: smallest)
    guard !overflows(best) else { return best }
    var (low, high) = (smallest, 1.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let fit = filler.fill(width: width, height: height, scale: middle)
      if overflows(fit) { high = middle } else { (low, best) = (middle, fit) }
    }
    return best
  }
}
