import PlumblineDrawing

extension GlyphRun {
  /// Characters and the glyphs that stand for them together.
  struct Cluster {
    var text: String
    var glyphs: ArraySlice<Glyph>
  }

  /// The clusters from left to right.
  ///
  /// Characters that no glyph names belong to the glyph before them in the text.
  var clusters: [Cluster] {
    let length = text.utf8.count
    func start(_ glyph: Glyph) -> Int { min(max(glyph.cluster, 0), length) }
    var pieces: [(start: Int, glyphs: ArraySlice<Glyph>)] = []
    pieces.reserveCapacity(glyphs.count)
    var first = glyphs.startIndex
    while first < glyphs.endIndex {
      let place = start(glyphs[first])
      var end = first + 1
      while end < glyphs.endIndex, start(glyphs[end]) == place { end += 1 }
      pieces.append((place, glyphs[first..<end]))
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

  /// The characters of each piece, from its start to the next one's in the text; nil for all but the first of equal starts.
  private static func ends(of starts: [Int], within length: Int) -> [Range<Int>?] {
    let isForward = zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }
    let order = isForward ? Array(starts.indices) : starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    var ranges = [Range<Int>?](repeating: nil, count: starts.count)
    var end = length
    for place in order.indices.reversed() {
      let index = order[place]
      if place > 0, starts[order[place - 1]] == starts[index] { continue }
      ranges[index] = (place == 0 ? 0 : starts[index])..<end
      end = starts[index]
    }
    return ranges
  }
}

extension LoadedFace {
  /// The outlines of a run's glyphs as one path, its baseline starting at a place.
  func path(of run: GlyphRun, at origin: Point) -> Path {
    let scale = run.fontSize / unitsPerEm
    var path = Path()
    for glyph in run.glyphs {
      let place = origin + glyph.position
      guard place.isUsable else { continue }
      path.addPath(outline(of: glyph.id).applying(Transform(a: scale, b: 0, c: 0, d: scale, tx: place.x, ty: place.y)))
    }
    return path
  }
}
