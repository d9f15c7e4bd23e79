import Drawing

extension GlyphRun {
  /// Characters and the glyphs that stand for them together.
  struct Cluster {
    var text: String
    var glyphs: [Glyph]
  }

  /// The clusters from left to right.
  ///
  /// Characters that no glyph names belong to the glyph before them in the text.
  var clusters: [Cluster] {
    let bytes = Array(text.utf8)
    var groups: [(start: Int, glyphs: [Glyph])] = []
    for glyph in glyphs {
      let start = min(max(glyph.cluster, 0), bytes.count)
      if let last = groups.indices.last, groups[last].start == start {
        groups[last].glyphs.append(glyph)
      } else {
        groups.append((start, [glyph]))
      }
    }
    let starts = Array(Set(groups.map(\.start))).sorted()
    var ends: [Int: Int] = [:]
    for (index, start) in starts.enumerated() {
      ends[start] = index + 1 < starts.count ? starts[index + 1] : bytes.count
    }
    var isNamed = Set<Int>()
    return groups.map { group in
      let isFirst = isNamed.insert(group.start).inserted
      let from = group.start == starts.first ? 0 : group.start
      let end = max(ends[group.start] ?? from, from)
      return Cluster(text: isFirst ? String(decoding: bytes[from..<end], as: UTF8.self) : "", glyphs: group.glyphs)
    }
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
