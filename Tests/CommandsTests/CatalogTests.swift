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

  @Test func `properties of images that figures leave out are warnings at their places`() throws {
    try writeImage(
      "a",
      entries: """

          {"filename": "a.svg", "idiom": "universal",
           "alignment-insets": {"top": 4, "left": 0, "bottom": 0, "right": 0},
           "resizing": {"mode": "9-part"}},
          {"filename": "b.svg", "idiom": "universal", "scale": "3x",
           "alignment-insets": {"top": 0, "left": 0, "bottom": 0, "right": 0}}
        """)
    let run = try layout("Image(\"a\")")
    #expect(run.output.contains("30×20"))
    #expect(run.errors.contains("Contents.json:3:"))
    #expect(run.errors.contains(" warning: the alignment insets of the image are left out"))
    #expect(run.errors.contains("Contents.json:4:"))
    #expect(run.errors.contains(" warning: the slices of the image are left out"))
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

  @Test func `a symbol set has the size of a symbol, and its template is no image`() throws {
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

  @Test func `a template is filled with the foreground style, unless the view asks for its own colours`() throws {
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
