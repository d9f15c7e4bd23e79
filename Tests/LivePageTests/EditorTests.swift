import Foundation
import Testing

@Suite(.serialized, .enabled(if: Browser.isNeeded)) struct `A figure beside an editor` {
  private static let bars = `Inspecting a figure`.bars
  private static let patch = `Inspecting a figure`.patch
  let served: ServedFolder
  let browser: Browser

  init() throws {
    let opened = try OpenedBars()
    (served, browser) = (opened.served, opened.browser)
  }

  @Test func `a save by an editor drops the changes of the same lines, with a notice`() throws {
    try browser.value("document.querySelector('[role=slider]').focus()")
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('+ 21')")
    try served.write(Self.bars.replacingOccurrences(of: "+ 20", with: "+ 40"), to: "bars.swift")
    try browser.wait("document.querySelector('[role=slider]').getAttribute('aria-valuenow') === '40'")
    try browser.wait(
      "document.querySelector('#changes').textContent.includes('bars.swift was saved with other changes of the same lines')"
    )
    #expect(try browser.text(Self.patch) == "none")
  }

  @Test func `a save of other lines keeps the changes, which are then written and undone with it`() throws {
    try browser.value("document.querySelector('[role=slider]').focus()")
    try browser.press("ArrowRight")
    try browser.press("ArrowRight")
    try browser.wait("\(Self.patch).includes('+ 22')")
    let saved = Self.bars.replacingOccurrences(of: "Text(\"a\")", with: "Text(\"other\")\n    Text(\"more\")")
    try served.write(saved, to: "bars.swift")
    try browser.wait("[...document.querySelectorAll('figure text')].some((text) => text.textContent === 'more')")
    try browser.wait("document.querySelector('[role=slider]').getAttribute('aria-valuenow') === '22'")
    let lines = try browser.text(Self.patch).split(separator: "\n").filter {
      $0.hasPrefix("-  ") || $0.hasPrefix("+  ")
    }
    #expect(
      lines == [
        "-      .alignmentGuide(.leading) { d in d[.leading] + 20 }",
        "+      .alignmentGuide(.leading) { d in d[.leading] + 22 }",
      ])
    try browser.value("[...document.querySelectorAll('#changes button')].find((b) => b.textContent === 'Undo').click()")
    try browser.wait("\(Self.patch).includes('+ 21')")
    try browser.wait("[...document.querySelectorAll('figure text')].some((text) => text.textContent === 'more')")
    try browser.value(
      "[...document.querySelectorAll('#changes button')].find((b) => b.textContent === 'Write to file').click()")
    try browser.wait("document.querySelector('#changes').hidden")
    #expect(try served.text("bars.swift") == saved.replacingOccurrences(of: "+ 20", with: "+ 21"))
  }

  @Test func `an editor's cursor selects the view that the code makes`() throws {
    try served.type("select \(served.path)/bars.swift:6")
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Rectangle 2')")
    try served.type("select \(served.path)/bars.swift:5:6")
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Rectangle 1')")
    try served.type("select \(served.path)/bars.swift:4")
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('VStack')")
    try served.type("select /etc/passwd:1\nselect nothing\n\(String(repeating: "x", count: 20_000))")
    try served.type("select \(served.path)/../\(served.path.split(separator: "/").last ?? "")/bars.swift:8:6")
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Text')")
  }

  @Test(arguments: [
    ("vscode", "code", "--goto FILE:8:5"), ("cursor", "cursor", "--goto FILE:8:5"), ("zed", "zed", "FILE:8:5"),
    ("xcode", "xed", "--line 8 FILE"), ("vim", "gvim", "--remote-silent +8 FILE"),
    ("emacs", "emacsclient", "--no-wait +8:5 FILE"), ("sublime", "subl", "FILE:8:5"),
  ])
  func `the code opens in a known editor by its own arguments`(name: String, command: String, arguments: String) throws
  {
    let folder = NSTemporaryDirectory() + "plumbline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = "#!/bin/sh\necho \"$@\" > \(folder)/part\nmv \(folder)/part \(folder)/called\n"
    try script.write(toFile: "\(folder)/\(command)", atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(command)")
    let served = try ServedFolder(
      ["bars.swift": Self.bars], options: ["--editor", name], environment: ["PATH": "\(folder):/usr/bin:/bin"])
    try browser.open(served.address, until: "document.querySelector('[role=slider]')")
    try served.type("select \(served.path)/bars.swift:8:6")
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Text')")
    try browser.press("e")
    let end = ContinuousClock.now + .seconds(20)
    while !FileManager.default.fileExists(atPath: "\(folder)/called"), ContinuousClock.now < end { usleep(20_000) }
    let called = try String(contentsOfFile: "\(folder)/called", encoding: .utf8)
    #expect(called == arguments.replacingOccurrences(of: "FILE", with: "\(served.path)/bars.swift") + "\n")
  }

  @Test func `the code of the selected view opens in the editor, by a key and by a button`() throws {
    let served = try ServedFolder(["bars.swift": Self.bars], options: ["--editor", "-"])
    let browser = try Browser(width: 1_400)
    try browser.open(served.address, until: "document.querySelector('[role=slider]')")
    try served.type("select \(served.path)/bars.swift:8:6")
    try browser.wait("document.querySelector('#details h2')?.textContent.startsWith('Text')")
    try browser.press("e")
    #expect(try served.nextLine() == "open \(served.path)/bars.swift:8:5")
    try browser.value(
      "[...document.querySelectorAll('#details button')].find((b) => b.textContent === 'Open in editor').click()")
    #expect(try served.nextLine() == "open \(served.path)/bars.swift:8:5")
  }
}
