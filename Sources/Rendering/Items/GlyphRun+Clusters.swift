import PlumblineDrawing

extension GlyphRun {
  /// Characters of a text and the glyphs that show them together.
  struct Cluster {
    var text: String
    var glyphs: ArraySlice<Glyph>
  }

  /// The clusters, from left to right.
  ///
  /// Characters without a cluster of their own belong to the preceding cluster of the text.
  var clusters: [Cluster] {
    let length = text.utf8.count
    func start(_ glyph: Glyph) -> Int { min(max(glyph.cluster, 0), length) }
    var pieces: [(start: Int, glyphs: ArraySlice<Glyph>)] = []
    pieces.reserveCapacity(glyphs.count)
    var first = glyphs.startIndex
    while first < glyphs.endIndex {
      let offset = start(glyphs[first])
      var end = first + 1
      while end < glyphs.endIndex, start(glyphs[end]) == offset { end += 1 }
      pieces.append((offset, glyphs[first..<end]))
      first = end
    }
    let ends = Self.ends(of: pieces.map(\.start), within: length)
    var text = text
    return text.withUTF8 { bytes in
      pieces.indices.map { index in
        let characters = ends[index].map { bytes[$0] }
        return Cluster(text: characters.map { String(decoding: $0, as: UTF8.self) } ?? "", glyphs: pieces[index].glyphs)
      }
    }
  }

  /// Returns the range of each cluster in the text, up to the start of the next one; nil for all but one of equal
  /// starts.
  private static func ends(of starts: [Int], within length: Int) -> [Range<Int>?] {
    let isForward = zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }
    let order = isForward ? Array(starts.indices) : starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    var ranges = [Range<Int>?](repeating: nil, count: starts.count)
    var end = length
    for position in order.indices.reversed() {
      let index = order[position]
      if position > 0, starts[order[position - 1]] == starts[index] { continue }
      ranges[index] = (position == 0 ? 0 : starts[index])..<end
      end = starts[index]
    }
    return ranges
  }
}

extension LoadedFace {
  /// Returns the outlines of a run's glyphs as one path, with the run's origin at a point.
  func path(of run: GlyphRun, at origin: Point) -> Path {
    let scale = run.fontSize / unitsPerEm
    var path = Path()
    for glyph in run.glyphs {
      let position = origin + glyph.position
      guard position.isUsable else { continue }
      path.addPath(
        outline(of: glyph.id).applying(Transform(a: scale, b: 0, c: 0, d: scale, tx: position.x, ty: position.y)))
    }
    return path
  }
}
