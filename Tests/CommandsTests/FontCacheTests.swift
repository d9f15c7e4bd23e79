import Foundation
import Testing

@Suite struct `Caches of fonts` {
  private let folder: TemporaryFolder
  /// A user that no other process has.
  private let user = getuid() == 0 ? uid_t.random(in: 1_000_000...2_000_000) : getuid()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("#Preview { Text(\"a\").font(.custom(\"Lato\", size: 20)) }\n", to: "own.swift")
    try FileManager.default.createDirectory(atPath: folder.path + "/fonts", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/lato/Lato-Regular.ttf", toPath: folder.path + "/fonts/Lato-Regular.ttf")
    for name in ["out", "home"] {
      try FileManager.default.createDirectory(atPath: folder.path + "/" + name, withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path + "/" + name)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
  }

  /// Draws a text in a font of the folder as an ordinary user, who cannot write to the system's cache.
  private func draw(home: String?) throws -> ToolProcess {
    let user = ["--reuid", "\(user)", "--regid", "\(user)", "--clear-groups"]
    let arguments = [
      ToolProcess.executable, "render", folder.path + "/own.swift", "--fonts", folder.path + "/fonts", "-o",
      folder.path + "/out",
    ]
    return try ToolProcess(
      (getuid() == 0 ? user : []) + arguments, environment: home.map { ["HOME": $0] } ?? [:],
      executable: getuid() == 0 ? "/usr/bin/setpriv" : "/usr/bin/env")
  }

  @Test func `an ordinary user's own fonts are kept in the user's cache`() throws {
    let run = try draw(home: folder.path + "/home")
    #expect(run.exitCode == 0)
    #expect(run.errors.hasSuffix("1 figure drawn, 2 files changed\n"), "\(run.errors)")
    #expect(!run.errors.contains("Fontconfig"))
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path + "/home/.cache/fontconfig").isEmpty)
  }

  @Test(arguments: [nil, "/nonexistent"])
  func `without a home that is writable, own fonts are read without a cache and without messages`(home: String?) throws
  {
    let run = try draw(home: home)
    #expect(run.exitCode == 0)
    #expect(!run.errors.contains("Fontconfig"), "\(run.errors)")
    let left = try FileManager.default.contentsOfDirectory(atPath: "/tmp").filter { name in
      let owner = try? FileManager.default.attributesOfItem(atPath: "/tmp/" + name)[.ownerAccountID] as? NSNumber
      return name.hasPrefix("plumbline-cache-") && owner?.uint32Value == user
    }
    #expect(left == [])
  }
}
