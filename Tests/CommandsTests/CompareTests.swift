import PlumblineRendering
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `compare` {
  private let folder: TemporaryFolder
  private let white = Bitmap(width: 8, height: 4, filledWith: SIMD4(255, 255, 255, 255))

  init() throws { folder = try TemporaryFolder() }

  private func dotted(_ x: Int, _ y: Int) -> Bitmap {
    var picture = white
    picture[x, y] = SIMD4(0, 0, 0, 255)
    return picture
  }

  @Test func `equal pictures are met with 0 and no word`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write(white.png, to: "b.png")
    let run = try ToolRun("compare", a, b)
    #expect(run.exitCode == .done)
    #expect(run.output + run.errors == "")
  }

  @Test func `pictures that differ are told by number and place, with 4`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write(dotted(3, 2).png, to: "b.png")
    let run = try ToolRun("compare", a, b)
    #expect(run.exitCode == .pixelsDiffer)
    #expect(run.output == "\(b): 1 pixel differs (3.13 %) in 1×1 at (3, 2)\n")
  }

  @Test func `an ignored area does not count`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write(dotted(3, 2).png, to: "b.png")
    #expect(try ToolRun("compare", a, b, "--ignore", "3,2,1,1").exitCode == .done)
    #expect(try ToolRun("compare", a, b, "--ignore", "0,0,3,2").exitCode == .pixelsDiffer)
    #expect(try ToolRun("compare", a, b, "--ignore", "3,2").exitCode == .usage)
  }

  @Test func `the picture of the difference is written`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write(dotted(3, 2).png, to: "b.png")
    _ = try ToolRun("compare", a, b, "--diff", folder.path + "/d.png")
    #expect(Bitmap(png: try Files.read(folder.path + "/d.png"))?[3, 2] == SIMD4(230, 0, 92, 255))
  }

  @Test func `folders are compared picture by picture`() throws {
    try folder.write(white.png, to: "a/same.png")
    try folder.write(white.png, to: "b/same.png")
    try folder.write(white.png, to: "a/deep/changed.png")
    try folder.write(dotted(0, 0).png, to: "b/deep/changed.png")
    try folder.write("<svg/>", to: "a/gone.svg")
    let run = try ToolRun("compare", folder.path + "/a", folder.path + "/b")
    #expect(run.exitCode == .goldenMissing)
    #expect(
      run.output == """
        deep/changed.png: 1 pixel differs (3.13 %) in 1×1 at (0, 0)
        gone.svg: only in the first folder
        3 pairs, 2 differ

        """)
  }

  @Test func `a program reads the same as JSON`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write(dotted(3, 2).png, to: "b.png")
    let pair = JSON(parsing: try ToolRun("compare", a, b, "--json").output)?["pairs"]?.elements.first
    #expect(pair?["status"]?.string == "different")
    #expect(pair?["pixels"]?.number == 1)
    #expect(pair?["area"]?["x"]?.number == 3)
  }

  @Test func `what is no picture is a fault of the file`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write("not a picture", to: "b.png")
    let run = try ToolRun("compare", a, b)
    #expect(run.exitCode == .inputOutput)
    #expect(run.output == "error: \(b): the file is no PNG or SVG picture that can be read\n")
  }

  @Test func `SVG files that are written otherwise are equal`() throws {
    let a = try folder.write("<svg><rect x=\"1\" y=\"2\"/></svg>", to: "a.svg")
    let b = try folder.write("<svg>\n <rect y='2' x='1'></rect>\n</svg>\n", to: "b.svg")
    let c = try folder.write("<svg><rect x=\"1\" y=\"3\"/></svg>", to: "c.svg")
    #expect(try ToolRun("compare", a, b).exitCode == .done)
    #expect(try ToolRun("compare", a, c).output == "\(c): in <svg>: <rect> has y 3 instead of 2\n")
  }
}
