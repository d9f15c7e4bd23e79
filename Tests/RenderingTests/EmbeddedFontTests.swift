import PlumblineDrawing
import Foundation
import Testing

@testable import PlumblineRendering

@Suite struct `Fonts within files` {
  /// Returns the fonts embedded in an SVG, each opened by FreeType from its bytes.
  private func fonts(in svg: [UInt8]) throws -> [FontFace] {
    let text = String(decoding: svg, as: UTF8.self)
    return try text.components(separatedBy: "data:font/woff;base64,").dropFirst().enumerated().map { number, rest in
      let data = try #require(Data(base64Encoded: String(rest.prefix { $0 != ")" })))
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).woff")
      try data.write(to: file)
      return FontFace(path: file.path, family: "font \(number)")
    }
  }

  @Test(arguments: ["Wave", "Ångström", "مرحبا", "漢字"])
  func `the embedded font has the outlines of the letters in use`(_ string: String) throws {
    let layout = Samples.text(string, size: 100)
    let svg = try Rendering.data(
      Samples.drawing(.text(layout, at: .zero, paint: Samples.ink)), as: .svg, options: Rendering.Options())
    let faces = try fonts(in: svg)
    defer { for face in faces { try? FileManager.default.removeItem(atPath: face.path) } }
    #expect(!faces.isEmpty)
    try FontStore.withStore { store in
      var expected: [Rect] = []
      for run in layout.runs {
        for cluster in run.clusters {
          var alone = run
          alone.glyphs = cluster.glyphs.map { glyph in
            var glyph = glyph
            glyph.position = glyph.position - (cluster.glyphs.first?.position ?? .zero)
            return glyph
          }
          if let rect = try store.face(run.face).path(of: alone, at: .zero).extent { expected.append(rect) }
        }
      }
      var found: [Rect] = []
      for face in faces {
        for id in 1..<40 {
          var run = layout.runs[0]
          (run.face, run.fontSize) = (face, 100)
          run.glyphs = [GlyphRun.Glyph(id: UInt32(id), position: .zero, advance: 0, cluster: 0)]
          if let rect = try store.face(face).path(of: run, at: .zero).extent { found.append(rect) }
        }
      }
      for rect in expected {
        let isThere = found.contains {
          abs($0.minX - rect.minX) < 0.5 && abs($0.maxX - rect.maxX) < 0.5 && abs($0.minY - rect.minY) < 0.5
            && abs($0.maxY - rect.maxY) < 0.5
        }
        #expect(isThere, "\(rect) is not among \(found)")
      }
      #expect(found.count <= expected.count)
    }
  }

  @Test(arguments: [1, 0.5])
  func `text whose outlines are emboldened can be selected in a PDF, once`(_ opacity: Double) throws {
    var layout = Samples.text("Bold", size: 44)
    for index in layout.runs.indices { layout.runs[index].face.emboldening = 0.03 }
    let paint = Paint.color(Color(white: 0).opacity(opacity))
    let drawing = Samples.drawing(.text(layout, at: .zero, paint: paint))
    let text = try OtherRenderers.popplerText(Rendering.data(drawing, as: .pdf))
    #expect(text.components(separatedBy: "Bold").count == 2)
    var options = Rendering.Options()
    options.scale = 1
    let png = try Rendering.image(drawing, options: options)
    func ink(_ bitmap: Bitmap) -> Int { (0..<10_000).reduce(0) { $0 + 255 - Int(bitmap[$1 % 100, $1 / 100].x) } }
    let (drawn, printed) = (ink(png), ink(try OtherRenderers.poppler(Rendering.data(drawing, as: .pdf))))
    #expect(abs(drawn - printed) < drawn / 10)
  }

  @Test func `a PDF embeds only the used letters of each font`() throws {
    let letters = try ["a", "ab", "abcdefghijklmnopqrstuvwxyz"].map { string in
      try Rendering.data(
        Samples.drawing(.text(Samples.text(string, size: 10), at: .zero, paint: Samples.ink)), as: .pdf
      ).count
    }
    #expect(letters[0] < 5_000)
    #expect(letters[0] < letters[1] && letters[1] < letters[2])
    #expect(letters[2] - letters[0] < 26 * 200)
  }

  @Test func `fonts that are no longer used are closed while others are in use`() throws {
    let words = (0..<200).map { number in
      let letters = (0..<8).map { number >> $0 & 1 == 1 ? "abcdefgh".prefix($0 + 1).suffix(1) : "" }
      return "z" + letters.joined()
    }
    let first = try words.map { try Rendering.data(drawing(of: $0), as: .pdf) }
    let second = try words.reversed().map { try Rendering.data(drawing(of: $0), as: .pdf) }
    #expect(first == second.reversed())
  }

  @Test func `the fonts of many drawings do not stay open`() throws {
    let open = FontStore.openEmbeddedFonts
    let count = 1_024
    for number in 0..<count {
      let letters = (0..<10).filter { number >> $0 & 1 == 1 }.map { String("abcdefghij".dropFirst($0).prefix(1)) }
      _ = try Rendering.data(drawing(of: "z" + letters.joined()), as: .pdf)
    }
    // Cairo itself keeps up to 256 fonts that are not in use.
    #expect(FontStore.openEmbeddedFonts - open < count / 2)
  }

  private func drawing(of word: String) -> DisplayList {
    Samples.drawing(.text(Samples.text(word, size: 12), at: .zero, paint: Samples.ink))
  }
}
