import PlumblineDrawing
import PlumblineLayout

extension ShapedText {
  /// Returns the text laid out within a size, in points, with its top-left corner at (0, 0).
  func layout(in size: Size, paint: (Int) -> Paint?) -> TextLayout {
    if let line = plainLine(in: size, paint: paint) { return line }
    let string = TextContent(segments: text.runs.map { TextContent.Segment($0.piece) }).string
    guard !isEmpty else { return TextLayout(size: size, string: string) }
    let width = size.width.isNaN ? 0 : max(size.width, 0)
    let fit = lines(in: size)
    let scale = max(text.paragraph.displayScale, 0.01)
    var composer = LineComposer(shaped: self, prepared: divided, scale: fit.scale, paint: paint)
    var baselines: [Double] = []
    for (line, exact) in zip(fit.lines, fit.baselines) {
      let baseline = (exact * scale + 0.5).rounded(.down) / scale
      baselines.append(baseline)
      composer.compose(line, width: width, baseline: baseline)
    }
    var layout = TextLayout(
      runs: composer.runs, decorations: composer.decorations, images: composer.images, baselines: baselines, size: size,
      string: string)
    if text.runs.contains(where: \.isSymbol) { layout.symbolFaces = SymbolLibrary.faces }
    return layout
  }
}
