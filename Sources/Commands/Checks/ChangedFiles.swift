import Glibc
import PlumblineSnapshots
import PlumblineSource

/// The files that differ from those of a commit, also those that are not committed, by git.
struct ChangedFiles: Sendable {
  /// The absolute paths of the files, of which some may be deleted.
  private let paths: Set<String>
  /// The paths of deleted files.
  private let deleted: [String]
  /// The commit with which the files are compared, as git names it.
  private let base: String
  /// The top folder of the repository.
  private let top: String

  /// Finds the files that changed since the commit where the working tree left the branch or commit `reference`, in the
  /// repository that holds a folder.
  init(since reference: String, in folder: String) throws(UsageError) {
    guard !reference.hasPrefix("-"), let top = Git.lines(["rev-parse", "--show-toplevel"], in: folder)?.first else {
      throw UsageError("--since needs a git repository", hint: "\(folder) is in none")
    }
    let listing = ["diff", "--name-only", "--no-renames", "-z"]
    let tracked =
      Git.lines(listing + ["--merge-base", reference, "--"], in: top)
      ?? Git.lines(listing + [reference, "--"], in: top)
    guard let tracked, let new = Git.lines(["ls-files", "--others", "--exclude-standard", "-z"], in: top) else {
      throw UsageError(
        "git finds no commit '\(reference)'", hint: "fetch it: a shallow clone has the last commit alone")
    }
    let all = (tracked + new).map { "\(top)/\($0)" }
    self.top = top
    base = Git.lines(["merge-base", reference, "HEAD"], in: top)?.first ?? reference
    paths = Set(all)
    deleted = all.filter { Files.size(of: $0) == nil }
  }

  /// Whether nothing changed.
  var isEmpty: Bool { paths.isEmpty }

  /// Returns the positions of the files of a program whose figures may have changed.
  ///
  /// Of a program of several files these are those with changes, those whose golden files changed, and those whose
  /// previews depend by name on a declaration that changed. All files count where something else that the program reads
  /// changed.
  func affected(_ program: Program, goldens: GoldenFolder) -> RangeSet<Int> {
    let all = RangeSet(program.files.indices)
    guard program.files.count > 1 else { return affect(program, goldens: goldens) ? all : RangeSet() }
    if paths.isEmpty { return RangeSet() }
    if affect(program, goldens: goldens, besidesFiles: true) { return all }
    var resolved = ResolvedPaths()
    var result = RangeSet<Int>()
    var changed: [Int] = []
    for (position, file) in program.files.enumerated() {
      let path = resolved[file.path]
      let golden = resolved[goldens.golden(of: file.path, stem: file.stem, ending: "").path]
      if paths.contains(path) { changed.append(position) }
      if paths.contains(path) || paths.contains(where: { $0.hasPrefix(golden) }) {
        result.insert(position, within: program.files.indices)
      }
    }
    let removed = deleted.filter { $0.hasSuffix(".swift") }
    if changed.isEmpty, removed.isEmpty { return result }
    let names = NameDependencies(of: program.files.map { (try? program.text(of: $0.path)) ?? "" })
    let earlier = changed.map { earlierText(of: resolved[program.files[$0].path]) }
    guard let dependents = names.files(dependingOn: changed, earlier: earlier, removed: removed.map(earlierText))
    else { return all }
    for position in dependents { result.insert(position, within: program.files.indices) }
    return result
  }

  /// Returns the text that a file had in the commit; empty if it had none.
  private func earlierText(of path: String) -> String {
    guard path.hasPrefix(top + "/") else { return "" }
    return Git.text(of: String(path.dropFirst(top.count + 1)), in: base, top) ?? ""
  }

  /// Returns whether the figures of a program may have changed: a file that it depends on differs, or one of its golden
  /// files; with `besidesFiles`, only files other than its layout files and their golden files count.
  ///
  /// A file counts that the program may read, such as an image in a folder of assets, even if no preview shows it. A
  /// deleted file counts if it could have been one of these.
  private func affect(_ program: Program, goldens: GoldenFolder, besidesFiles: Bool = false) -> Bool {
    if paths.isEmpty { return false }
    var known = program.included + program.stringPaths + program.bundle.candidates
    if !besidesFiles { known += program.files.map(\.path) }
    known += program.assetFolders.flatMap(\.files)
    known += [program.settings.path].compactMap { $0 }
    var resolved = ResolvedPaths()
    if known.contains(where: { paths.contains(resolved[$0]) }) { return true }
    let owned =
      besidesFiles
      ? [] : program.files.map { resolved[goldens.golden(of: $0.path, stem: $0.stem, ending: "").path] }
    let fonts = program.settings.fonts.map { resolved[$0] + "/" }
    if paths.contains(where: { path in (owned + fonts).contains { path.hasPrefix($0) } }) { return true }
    let folders = Set(program.files.map { Files.folder(of: resolved[$0.path]) })
    let call = program.settings.call
    let shared = ((call?[.include] ?? []) + [call?[.assets]].compactMap { $0 }).map { resolved[$0] + "/" }
    return deleted.contains { path in
      shared.contains { path.hasPrefix($0) } || folders.contains { Self.couldServe(path, aFileIn: $0) }
    }
  }

  /// Returns whether a deleted file could have been an asset, a text, a resource or the settings of a layout file in a
  /// folder: it was beside it or above it, or is data in a folder beside it.
  private static func couldServe(_ path: String, aFileIn folder: String) -> Bool {
    if path.hasSuffix(".swift") || path.contains("/\(GoldenFolder.name)/") { return false }
    let holders = ["Images", "Assets", "Resources"]
    let parts = Files.folder(of: path).split(separator: "/")
    let outer = parts.prefix { part in
      !holders.contains(String(part)) && ![".xcassets", ".lproj"].contains { part.hasSuffix($0) }
    }
    let top = "/" + outer.joined(separator: "/")
    if folder == top || folder.hasPrefix(top == "/" ? top : top + "/") { return true }
    let isData =
      BundleFiles.dataEndings.contains { path.hasSuffix(".\($0)") } && FilePath.name(of: path) != SettingsFile.name
    return isData && Files.folder(of: top) == folder
  }
}

/// Absolute paths without symbolic links, by path.
private struct ResolvedPaths {
  private var folders: [String: String] = [:]

  /// The absolute path of a file, whose folder has no symbolic links.
  subscript(path: String) -> String {
    mutating get {
      let absolute = "/" + Files.components(of: path).joined(separator: "/")
      let folder = Files.folder(of: absolute)
      let known = folders[folder] ?? resolved(folder)
      folders[folder] = known
      return "\(known)/\(FilePath.name(of: absolute))"
    }
  }

  private func resolved(_ folder: String) -> String {
    guard let path = realpath(folder, nil) else { return folder }
    defer { free(path) }
    return String(cString: path)
  }
}

/// Calls of git.
private enum Git {
  /// Returns git's output in a folder, in parts that end with a zero byte or a line break; nil if git fails or is not
  /// installed.
  static func lines(_ arguments: [String], in folder: String) -> [String]? {
    output(arguments, in: folder).map { output in
      output.split { $0 == 0 || $0 == UInt8(ascii: "\n") }.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Returns the text of a file in a commit, given by its path below the top folder; nil if there is none.
  static func text(of path: String, in commit: String, _ top: String) -> String? {
    output(["show", "\(commit):\(path)"], in: top).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the bytes that git writes in a folder; nil if it fails or is not installed.
  private static func output(_ arguments: [String], in folder: String) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, writing, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, reading)
    var words = (["git", "-C", folder] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let isRunning = posix_spawnp(&process, "git", &actions, nil, &words, environ) == 0
    close(writing)
    guard isRunning else { return nil }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(reading, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      output += chunk[..<count]
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else { return nil }
    return output
  }
}
