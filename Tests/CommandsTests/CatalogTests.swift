import PlumblineRendering
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Asset catalogues` {
  private let folder: TemporaryFolder
  private let square = """
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>
    """

  init() throws { folder = try TemporaryFolder() }

  private func layout(_ view: String) throws -> ToolRun {
    try folder.write("#Preview { \(view) }\n", to: "a.swift")
    return try ToolRun("layout", folder.path + "/a.swift", "--strict")
  }

  private func writeImage(_ path: String, entries: String = "{\"filename\": \"a.svg\", \"idiom\": \"universal\"}")
    throws
  {
    try folder.write("{\"images\": [\(entries)]}", to: "Assets.xcassets/\(path).imageset/Contents.json")
    try folder.write(square, to: "Assets.xcassets/\(path).imageset/a.svg")
  }

  @Test func `an image for dark appearance has its own size`() throws {
    try writeImage(
      "a",
      entries: """
        {"filename": "a.svg", "idiom": "universal"},
        {"filename": "b.svg", "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        """)
    try folder.write(
      square.replacing("width=\"30\"", with: "width=\"50\""), to: "Assets.xcassets/a.imageset/b.svg")
    let run = try layout(#"VStack { Image("a"); Image("a").environment(\.colorScheme, .dark); Text("\(Image("a"))") }"#)
    let sizes = run.output.split(separator: "\n").filter { $0.contains("─ Image") }.map { $0.suffix(5) }
    #expect(sizes == ["30×20", "50×20"])
  }

  @Test func `images and colours for high contrast are those of increased contrast`() throws {
    try writeImage(
      "a",
      entries: """
        {"filename": "a.svg", "idiom": "universal"},
        {"filename": "b.svg", "idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}]}
        """)
    try folder.write(
      square.replacing("width=\"30\"", with: "width=\"50\""), to: "Assets.xcassets/a.imageset/b.svg")
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}},
        {"idiom": "universal", "color": {"components": {"red": "255", "green": "0", "blue": "0", "alpha": "1"}},
         "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """, to: "Assets.xcassets/ink.colorset/Contents.json")
    try folder.write("#Preview { Image(\"a\").background(Color(\"ink\")) }\n", to: "a.swift")
    let layout = try ToolRun("layout", folder.path + "/a.swift", "--contrast", "standard,increased")
    #expect(
      layout.output.split(separator: "\n").filter { $0.contains("Image") }.map { $0.suffix(5) } == ["30×20", "50×20"])
    _ = try ToolRun(
      "render", folder.path + "/a.swift", "-o", folder.path + "/out", "--format", "svg", "--contrast",
      "standard,increased")
    #expect(try !folder.text("out/a.svg").contains("#f00"))
    #expect(try folder.text("out/a~increased.svg").contains("#f00"))
  }

  @Test func `alignment insets are no part of an image's frame, and the image is drawn beyond it`() throws {
    try writeImage(
      "a",
      entries: """
        {"filename": "a.svg", "idiom": "universal", "scale": "2x",
         "alignment-insets": {"top": 4, "left": 8, "bottom": 2, "right": 0}}
        """)
    let run = try layout("Image(\"a\")")
    #expect(run.errors == "")
    // Pixels at two a point: 15×10 points less 4 at the left, 2 at the top and 1 at the bottom.
    #expect(run.output.contains("11×7"))
    let preview = "#Preview(traits: .fixedLayout(width: 21, height: 17)) { Image(\"a\").padding(5) }\n"
    try folder.write(preview, to: "a.swift")
    let svg = try ToolRun("render", folder.path + "/a.swift", "-o", "-", "--format", "svg").output
    // The frame begins at (5, 5).
    #expect(svg.contains("translate(1 3)") || svg.contains("matrix(1 0 0 1 1 3)"))
  }

  /// The colour of a pixel of the drawn view, in hexadecimal digits.
  private func color(_ x: Int, _ y: Int) throws -> String {
    let image = try #require(Bitmap(png: try Files.read(folder.path + "/out/a@2x.png")))
    let pixel = image[x, y]
    return [pixel.x, pixel.y, pixel.z].map { $0 < 128 ? "0" : "f" }.joined()
  }

  private func drawSlices(center: String) throws {
    try writeImage(
      "a",
      entries: """
        {"filename": "a.svg", "idiom": "universal",
         "resizing": {"mode": "3-part-horizontal", "center": \(center), "cap-insets": {"left": 10, "right": 10}}}
        """)
    // A red cap, a centre of green and blue, a column that is omitted, and a black cap.
    let columns = [("#f00", 0, 10), ("#0f0", 10, 4), ("#00f", 14, 4), ("#ff0", 18, 2), ("#000", 20, 10)]
      .map { "<rect fill=\"\($0)\" x=\"\($1)\" width=\"\($2)\" height=\"20\"/>" }.joined()
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\">\(columns)</svg>",
      to: "Assets.xcassets/a.imageset/a.svg")
    try folder.write(
      "#Preview(traits: .fixedLayout(width: 60, height: 20)) { Image(\"a\").resizable() }\n", to: "a.swift")
    let run = try ToolRun("render", folder.path + "/a.swift", "-o", folder.path + "/out", "--format", "png")
    #expect(!run.errors.contains("warning"))
  }

  @Test func `the slices of an image keep their caps, and stretch the centre`() throws {
    try drawSlices(center: "{\"mode\": \"stretch\", \"width\": 8, \"height\": 20}")
    // 120 pixels wide: caps of 20, and between them the centre, half green and half blue.
    #expect(try [10, 30, 55, 65, 90, 110].map { try color($0, 20) } == ["f00", "0f0", "0f0", "00f", "00f", "000"])
    // The column between the centre and the cap is not part of the image's own size.
    #expect(try layout("Image(\"a\")").output.contains("28×20"))
  }

  @Test func `the slices of an image repeat the centre`() throws {
    try drawSlices(center: "{\"mode\": \"tile\", \"width\": 8, \"height\": 20}")
    // Repeated every 16 pixels from 20 on.
    #expect(
      try [10, 24, 32, 40, 48, 88, 96, 110].map { try color($0, 20) }
        == ["f00", "0f0", "00f", "0f0", "00f", "0f0", "00f", "000"])
  }

  @Test func `a group that provides a namespace is part of the names in it`() throws {
    try writeImage("Icons/Small/star")
    try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "Assets.xcassets/Icons/Contents.json")
    #expect(try layout("Image(\"Icons/star\")").output.contains("30×20"))
    #expect(try layout("Image(\"star\")").exitCode == .inputError)
  }

  @Test func `an image beside a file is found from the file's own folder`() throws {
    try folder.write(square, to: "logo.svg")
    try folder.write("#Preview { Image(\"logo\") }\n", to: "a.swift")
    let run = try ToolProcess(["layout", "a.swift", "--strict"], folder: folder.path)
    #expect(run.errors == "")
    #expect(run.output.contains("30×20"))
  }

  @Test func `a group without a namespace is not`() throws {
    try writeImage("Icons/star")
    try folder.write("{\"properties\": {}}", to: "Assets.xcassets/Icons/Contents.json")
    #expect(try layout("Image(\"star\")").output.contains("30×20"))
  }

  @Test func `a localized image is that of the language`() throws {
    try writeImage(
      "sign",
      entries: """
        {"filename": "a.svg", "idiom": "universal"}, {"filename": "de.svg", "idiom": "universal", "locale": "de"}
        """)
    try folder.write(square.replacing("30", with: "60"), to: "Assets.xcassets/sign.imageset/de.svg")
    #expect(try layout("Image(\"sign\")").output.contains("30×20"))
    #expect(try ToolRun("layout", folder.path + "/a.swift", "--locale", "de_AT").output.contains("60×20"))
    #expect(try ToolRun("layout", folder.path + "/a.swift", "--locale", "fr").output.contains("30×20"))
  }

  @Test func `a vector in PDF has the size of its page and is drawn`() throws {
    try folder.write("#Preview { Color.green.frame(width: 44, height: 30) }\n", to: "logo.swift")
    let pdf = try ToolRun("render", folder.path + "/logo.swift", "-o", folder.path, "--format", "pdf")
    #expect(pdf.exitCode == .done)
    let entry = "{\"filename\": \"../../../logo.pdf\", \"idiom\": \"universal\"}"
    try writeImage("outside", entries: entry)
    #expect(try layout("Image(\"logo\")").output.contains("Image \"logo\" 44×30"))
    let svg = try ToolRun("render", folder.path + "/a.swift", "-o", "-", "--format", "svg")
    #expect(svg.output.contains("data:image/png;base64,"))
    #expect(try layout("Image(\"outside\")").exitCode == .inputError)
  }

  @Test func `a file that is no image is named`() throws {
    try writeImage("photo", entries: "{\"filename\": \"photo.heic\", \"idiom\": \"universal\"}")
    try folder.write("ftypheic", to: "Assets.xcassets/photo.imageset/photo.heic")
    #expect(
      try layout("Image(\"photo\")").errors.contains(
        "the image 'photo' cannot be shown: photo.heic is no PNG, JPEG, SVG or PDF that can be read"))
    #expect(try layout("Image(\"none\")").errors.contains("there is no image named 'none'"))
  }

  /// Writes a symbol set whose template has a square of 50 units in each named drawing, with margins 20 units apart
  /// from it.
  private func writeSymbol(_ drawings: [(name: String, side: Int)]) throws {
    let rows = ["S": 500, "M": 900, "L": 1_300]
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"3300\" height=\"2200\"><g id=\"Guides\">"
    for (letter, y) in rows.sorted(by: { $0.key < $1.key }) {
      text += "<line id=\"Baseline-\(letter)\" x1=\"0\" y1=\"\(y)\" x2=\"9\" y2=\"\(y)\"/>"
      text += "<line id=\"Capline-\(letter)\" x1=\"0\" y1=\"\(Double(y) - 70.459)\" x2=\"9\" y2=\"0\"/>"
    }
    var symbols = "<g id=\"Symbols\">"
    for (index, drawing) in drawings.enumerated() {
      let (x, y) = (index * 300 + 100, rows[String(drawing.name.suffix(1))] ?? 0)
      text += "<line id=\"left-margin-\(drawing.name)\" x1=\"\(x - 20)\" y1=\"0\" x2=\"0\" y2=\"0\"/>"
      text += "<line id=\"right-margin-\(drawing.name)\" x1=\"\(x + drawing.side + 20)\" y1=\"0\" x2=\"0\" y2=\"0\"/>"
      symbols +=
        "<g id=\"\(drawing.name)\" transform=\"matrix(1 0 0 1 \(x) \(y))\">"
        + "<path d=\"M0 0h\(drawing.side)v-\(drawing.side)H0z\"/></g>"
    }
    try folder.write(text + "</g>" + symbols + "</g></svg>", to: "Assets.xcassets/own.leaf.symbolset/leaf.svg")
    try folder.write(
      "{\"symbols\": [{\"filename\": \"leaf.svg\"}]}", to: "Assets.xcassets/own.leaf.symbolset/Contents.json")
  }

  @Test func `a symbol set is drawn from its template, by weight and scale where the template has them`() throws {
    try writeSymbol([("Regular-M", 50), ("Bold-M", 70), ("Regular-L", 80)])
    func width(_ view: String) throws -> Substring? {
      let run = try layout(view)
      #expect(run.errors == "")
      return run.output.firstMatch(of: /Image "own.leaf" (\d+(?:\.\d+)?)×/)?.output.1
    }
    // 90 units of 100 between the margins, at 40 points.
    #expect(try width("Image(\"own.leaf\").font(.system(size: 40))") == "36")
    #expect(try width("Image(\"own.leaf\").font(.system(size: 40, weight: .heavy))") == "44")
    #expect(try width("Image(\"own.leaf\").font(.system(size: 40)).imageScale(.large)") == "48")
    // A template without small drawings: the medium one at 0.78, which is 35.1, and rounded up to half a point.
    #expect(try width("Image(\"own.leaf\").font(.system(size: 50)).imageScale(.small)") == "35.5")
    let svg = try ToolRun("render", folder.path + "/a.swift", "-o", "-", "--format", "svg")
    #expect(!svg.errors.contains("warning"))
    // A square of 50 units at 39 points, and its left margin.
    #expect(svg.output.contains("<rect x=\"7.8\" y=\"1.5\" width=\"19.5\" height=\"19.5\"/>"))
  }

  @Test func `a data set has the bytes of its file`() throws {
    try folder.write("{\"data\": [{\"filename\": \"names.txt\"}]}", to: "Assets.xcassets/Names.dataset/Contents.json")
    try folder.write("Ada", to: "Assets.xcassets/Names.dataset/names.txt")
    let text = "NSDataAsset(name: \"Names\").map { String(decoding: $0.data, as: UTF8.self) } ?? \"\""
    let run = try layout("VStack { Text(\(text)); Text(NSDataAsset(name: \"Other\") == nil ? \"none\" : \"\") }")
    #expect(run.errors == "")
    #expect(run.output.contains("\"Ada\"") && run.output.contains("\"none\""))
  }

  @Test func `a layer of a template erases what is below it`() throws {
    try writeSymbol([("Regular-M", 50)])
    let path = "Assets.xcassets/own.leaf.symbolset/leaf.svg"
    let style = """
      <style>.monochrome-0 {}
      .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}</style><g id="Guides">
      """
    let layers =
      "<path class=\"monochrome-0\" d=\"M0 0h50v-50H0z\"/><path class=\"monochrome-1\" d=\"M25 0h25v-50H25z\"/></g>"
    let text = try folder.text(path).replacing("<g id=\"Guides\">", with: style)
      .replacing("<path d=\"M0 0h50v-50H0z\"/></g>", with: layers)
    try folder.write(text, to: path)
    #expect(try layout("Image(\"own.leaf\").font(.system(size: 40))").errors == "")
    let svg = try ToolRun("render", folder.path + "/a.swift", "-o", "-", "--format", "svg")
    // The left half alone, at 40 points.
    #expect(svg.output.contains("width=\"10\" height=\"20\"/>"))
  }

  @Test func `a template with more than filled paths is a symbol without a drawing`() throws {
    try writeSymbol([("Regular-M", 50)])
    let path = "Assets.xcassets/own.leaf.symbolset/leaf.svg"
    try folder.write(try folder.text(path).replacing("<path d=", with: "<circle r=\"3\"/><path d="), to: path)
    #expect(try layout("Image(\"own.leaf\")").errors.contains("symbol 'own.leaf'"))
  }

  @Test func `a symbol set without a template of symbols is a symbol without a drawing`() throws {
    try folder.write(
      "{\"symbols\": [{\"filename\": \"leaf.svg\"}]}", to: "Assets.xcassets/own.leaf.symbolset/Contents.json")
    try folder.write(
      square.replacing("30", with: "3300"), to: "Assets.xcassets/own.leaf.symbolset/leaf.svg")
    let run = try layout("Image(\"own.leaf\")")
    #expect(run.errors.contains("symbol 'own.leaf'"))
    #expect(!run.output.contains("3300"))
  }

  @Test func `an entry for another device is used only where there is none for a phone`() throws {
    let large = square.replacing("30", with: "60")
    try writeImage(
      "logo",
      entries: "{\"filename\": \"mac.svg\", \"idiom\": \"mac\"}, {\"filename\": \"a.svg\", \"idiom\": \"iphone\"}")
    try folder.write(large, to: "Assets.xcassets/logo.imageset/mac.svg")
    #expect(try layout("Image(\"logo\")").output.contains("30×20"))
    try writeImage("logo", entries: "{\"filename\": \"mac.svg\", \"idiom\": \"mac\"}")
    #expect(try layout("Image(\"logo\")").output.contains("60×20"))
  }

  @Test func `a template is filled with the foreground style, unless the view requests its own colours`() throws {
    try writeImage("glyph")
    try folder.write(
      "{\"images\": [{\"filename\": \"a.svg\"}], \"properties\": {\"template-rendering-intent\": \"template\"}}",
      to: "Assets.xcassets/glyph.imageset/Contents.json")
    func color(_ view: String) throws -> SIMD4<UInt8> {
      try folder.write("#Preview { \(view) }\n", to: "a.swift")
      let run = try ToolRun("render", folder.path + "/a.swift", "-o", folder.path, "--format", "png", "--transparent")
      #expect(run.exitCode == .done, "\(run.errors)")
      let image = try #require(Bitmap(png: try Files.read(folder.path + "/a@2x.png")))
      return image[20, 20]
    }
    #expect(try color("Image(\"glyph\").foregroundStyle(.red)") == SIMD4(255, 59, 48, 255))
    #expect(
      try color("Image(\"glyph\").renderingMode(.original).foregroundStyle(.red)") == SIMD4(0, 0, 0, 255))
  }

  @Test func `a colour for increased contrast is not the colour`() throws {
    func entry(_ red: String, _ more: String) -> String {
      "{\"idiom\": \"universal\", \(more) \"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\"}}}"
    }
    let contrast = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}],"
    try folder.write(
      "{\"colors\": [\(entry("0x10", contrast)), \(entry("0x80", ""))]}",
      to: "Assets.xcassets/brand.colorset/Contents.json")
    try folder.write("#Preview { Color(\"brand\").frame(width: 9, height: 9) }\n", to: "a.swift")
    _ = try ToolRun("check", folder.path + "/a.swift", "--levels", "layout", "--record", "missing")
    #expect(try folder.text("__Snapshots__/a.layout.txt").contains("fill #800000"))
  }
}
