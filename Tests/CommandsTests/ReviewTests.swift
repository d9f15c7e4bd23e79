import Foundation
import PlumblineRendering
import Testing

@testable import PlumblineCommands

@Suite struct `Reviews in a terminal` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func record(_ names: String...) throws {
    for name in names { try folder.write("#Preview { Color.red.frame(width: 8, height: 6) }\n", to: name + ".swift") }
    _ = try ToolRun("check", folder.path, "--record", "missing")
    for name in names { try folder.write("#Preview { Color.blue.frame(width: 8, height: 6) }\n", to: name + ".swift") }
    _ = try ToolRun("check", folder.path)
  }

  private func review(_ answers: String, _ more: String...) throws -> ToolProcess {
    try ToolProcess(["review", folder.path] + more, input: answers)
  }

  @Test func `going back undoes a decision`() throws {
    try record("a", "b")
    let before = try Files.read(folder.path + "/__Snapshots__/a@2x.png")
    let run = try review("a\nb\nr\ns\n")
    #expect(run.output.hasSuffix("1 still pending\n"))
    #expect(try Files.read(folder.path + "/__Snapshots__/a@2x.png") == before)
    #expect(folder.names.filter { $0.contains(".actual.") && $0.contains("/a") } == [])
    #expect(try review("b\nq\n").output.contains("a: accept the new file, r: reject it, s: skip it, q: quit\n"))
  }

  @Test func `a decision that is undone keeps the folder of pending files out of version control again`() throws {
    try record("x/a", "y/b")
    _ = try review("r\nb\nq\n")
    let pending = try #require(folder.names.first { $0.hasPrefix("x/") && $0.contains(".actual.") })
    let ignored = Files.join(folder.path, Files.folder(of: pending)) + "/.gitignore"
    #expect(try Files.readText(ignored) == "*\n")
  }

  @Test func `images before and after are shown side by side, where the terminal supports images`() throws {
    try record("a")
    #expect(!(try review("q\n").output.contains("\u{1B}")))
    let kitty = try review("q\n", "--pictures", "kitty").output
    let data = try #require(kitty.split(separator: "q=2,m=0;").last?.prefix { $0 != "\u{1B}" })
    let png = try #require(Data(base64Encoded: String(data)))
    // Two images of 16×12 pixels with a gap of 16 between them.
    let image = try #require(Bitmap(png: [UInt8](png)))
    #expect(image.width == 48)
    #expect(image.height == 12)
    #expect(image[2, 2] == SIMD4(255, 59, 48, 255))
    #expect(image[40, 2].z > 200)
    #expect(try review("q\n", "--pictures", "iterm2").output.contains("\u{1B}]1337;File=inline=1;"))
  }

  @Test func `Sixel graphics draw each colour in bands of six rows`() {
    var image = Bitmap(width: 5, height: 7, filledWith: SIMD4(255, 255, 255, 255))
    image[4, 6] = SIMD4(255, 0, 0, 255)
    let text = SixelImage(image).text
    #expect(text.hasPrefix("\u{1B}P0;1q\"1;1;5;7#0;2;0;0;0#1;2;0;0;20"))
    #expect(text.hasSuffix("#180!4?@$#215!4@?-\u{1B}\\"))
    #expect(text.contains("#215!5~-"))
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], ImageProtocol.kitty), (["TERM_PROGRAM": "iTerm.app"], .iterm2),
      (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM": "xterm"], nil),
      (["TERM_PROGRAM": "iTerm.app", "TMUX": "/tmp/tmux"], nil),
    ])
  func `a terminal is known by its environment`(_ variables: [String: String], _ kind: ImageProtocol?) {
    #expect(ImageProtocol.named { variables[$0] } == kind)
  }

  @Test func `a terminal with Sixel graphics lists them among its attributes`() {
    #expect(Terminal.hasSixel("\u{1B}[?62;4;22c"))
    #expect(!Terminal.hasSixel("\u{1B}[?64;1;2;6;9;15c"))
    #expect(!Terminal.hasSixel(""))
  }
}
