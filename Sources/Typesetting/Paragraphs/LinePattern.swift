import PlumblineDrawing
import PlumblineLayout

/// The dash pattern of an underline or strikethrough, in multiples of the line's thickness.
struct LinePattern {
  /// The lengths of alternating dashes and gaps; an empty array draws a solid line.
  let lengths: [Double]

  /// Creates the dash pattern of a line style.
  init(_ pattern: TextAttributes.LineStyle.Pattern) {
    switch pattern {
    case .solid: lengths = []
    case .dash: lengths = [4, 2]
    case .dot: lengths = [1, 1]
    case .dashDot: lengths = [4, 2, 1, 2]
    case .dashDotDot: lengths = [4, 2, 1, 2, 1, 2]
    }
  }

  /// Returns the area of the line, in points.
  ///
  /// Dashes are measured from the text's left edge, so that the pattern continues from run to run.
  func path(from x: Double, width: Double, middle: Double, thickness: Double) -> Path {
    var path = Path()
    guard width > 0, thickness > 0, width.isFinite else { return path }
    let top = middle - thickness / 2
    guard !lengths.isEmpty, width / thickness < 100_000 else {
      return Path(Rect(x: x, y: top, width: width, height: thickness))
    }
    let period = lengths.reduce(0, +) * thickness
    var start = (x / period).rounded(.down) * period
    while start < x + width {
      var left = start
      for (index, length) in lengths.enumerated() {
        let right = left + length * thickness
        if index.isMultiple(of: 2), min(right, x + width) > max(left, x) {
          let area = Rect(
            x: max(left, x), y: top, width: min(right, x + width) - max(left, x), height: thickness)
          path.addPath(Path(area))
        }
        left = right
      }
      start += period
    }
    return path
  }
}
