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

  @Test func `equal images exit with 0 and print nothing`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write(white.png, to: "b.png")
    let run = try ToolRun("compare", a, b)
    #expect(run.exitCode == .done)
    #expect(run.output + run.errors == "")
  }

  @Test func `images that differ exit with 4 and print the count and position of the pixels`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write(dotted(3, 2).png, to: "b.png")
    let run = try ToolRun("compare", a, b)
    #expect(run.exitCode == .pixelsDiffer)
    #expect(run.output == "\(b): 1 pixel differs (3.13 %) in 1×1 at (3, 2)\n")
  }

  @Test func `pixels of an ignored area are not compared`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write(dotted(3, 2).png, to: "b.png")
    #expect(try ToolRun("compare", a, b, "--ignore", "3,2,1,1").exitCode == .done)
    #expect(try ToolRun("compare", a, b, "--ignore", "0,0,3,2").exitCode == .pixelsDiffer)
    #expect(try ToolRun("compare", a, b, "--ignore", "3,2").exitCode == .usage)
  }

  @Test func `an image of the difference is written`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write(dotted(3, 2).png, to: "b.png")
    _ = try ToolRun("compare", a, b, "--diff", folder.path + "/d.png")
    #expect(Bitmap(png: try Files.read(folder.path + "/d.png"))?[3, 2] == SIMD4(230, 0, 92, 255))
  }

  @Test func `folders are compared image by image`() throws {
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

  @Test func `the comparison is available as JSON`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write(dotted(3, 2).png, to: "b.png")
    let pair = JSON(parsing: try ToolRun("compare", a, b, "--json").output)?["pairs"]?.elements.first
    #expect(pair?["status"]?.string == "different")
    #expect(pair?["pixels"]?.number == 1)
    #expect(pair?["area"]?["x"]?.number == 3)
  }

  @Test func `a file that is not an image is an error`() throws {
    let a = try folder.write(white.png, to: "a.png")
    let b = try folder.write("not a picture", to: "b.png")
    let run = try ToolRun("compare", a, b)
    #expect(run.exitCode == .inputOutput)
    #expect(run.output == "error: \(b): the file is not a readable PNG or SVG image\n")
  }

  @Test func `SVG files with different formatting are equal`() throws {
    let a = try folder.write("<svg><rect x=\"1\" y=\"2\"/></svg>", to: "a.svg")
    let b = try folder.write("<svg>\n <rect y='2' x='1'></rect>\n</svg>\n", to: "b.svg")
    let c = try folder.write("<svg><rect x=\"1\" y=\"3\"/></svg>", to: "c.svg")
    #expect(try ToolRun("compare", a, b).exitCode == .done)
    #expect(try ToolRun("compare", a, c).output == "\(c): in <svg>: <rect> has y 3 instead of 2\n")
  }
}
