import Glibc
import PlumblineSnapshots

/// A checkout of the repository, in whose folder `.build` a program was built.
struct Checkout {
  /// The folder of the checkout.
  let folder: String

  /// Creates the checkout of a folder.
  init(folder: String) { self.folder = folder }

  /// Finds the checkout that holds a program, or returns nil for a program outside a checkout.
  init?(holding program: String) {
    guard let resolved = realpath(program, nil) else { return nil }
    defer { free(resolved) }
    let parts = String(cString: resolved).split(separator: "/", omittingEmptySubsequences: false)
    guard let build = parts.firstIndex(of: ".build") else { return nil }
    folder = parts[..<build].joined(separator: "/")
    // A package that depends on this one has a `.build` folder of its own.
    guard Files.exists(folder + "/Sources/CCommit/commit.c") else { return nil }
  }

  /// The commit that is checked out, or nil if git's files do not name it.
  ///
  /// Source: gitrepository-layout(5).
  var commit: String? {
    guard let own = gitFolder, let head = Self.line(of: own + "/HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else { return head }
    let name = String(head.dropFirst(5))
    let common = Self.line(of: own + "/commondir").map { Files.join(own, $0) } ?? own
    if let commit = Self.line(of: "\(own)/\(name)") ?? Self.line(of: "\(common)/\(name)") { return commit }
    let packed = (try? Files.readText(common + "/packed-refs")) ?? ""
    let entry = packed.split(separator: "\n").first { $0.hasSuffix(" " + name) }
    return entry?.split(separator: " ").first.map(String.init)
  }

  /// The folder of git's files: `.git`, or the one that a file of this name in a further work tree names.
  private var gitFolder: String? {
    let path = folder + "/.git"
    if Files.isFolder(path) { return path }
    guard let line = Self.line(of: path), line.hasPrefix("gitdir: ") else { return nil }
    return Files.join(folder, String(line.dropFirst(8)))
  }

  /// Returns the first line of a file, or nil for an empty one and where there is none.
  private static func line(of path: String) -> String? {
    (try? Files.readText(path))?.split(separator: "\n").first.map(String.init)
  }
}
