import PlumblineSnapshots
import Synchronization

/// `plumbline prune`: lists or removes golden files that belong to no figure.
enum PruneCommand {
  /// Lists the golden files in the folders of a call, by default the current one, or removes them.
  ///
  /// Files with errors keep their golden files, since their figures are unknown.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let calls = CallSettings(call)
    let paths = call.paths.isEmpty ? ["."] : call.paths
    let whole = try calls.wholeCall()
    try PendingCommand.requirePaths(paths)
    _ = try PendingCommand.requiredGoldens(of: whole)
    let goldens = GoldenFolder(whole)
    let programs = try Program.all(in: calls, paths: paths, ownsGoldens: true)
    let total = Mutex(Owned())
    Workers.run(programs.count, jobs: whole.workerCount) { index in
      owned(by: programs[index], calls, console)
    } deliver: { _, owned in
      for message in owned.messages { console.note(message) }
      total.withLock { total in
        total.figures.formUnion(owned.figures)
        total.unread += owned.unread
      }
    }
    let all = total.withLock { $0 }
    let folders = paths.filter { Files.isFolder($0) }
    if case .below = goldens, folders.count < paths.count {
      throw UsageError(
        "prune takes folders", hint: "a golden file of another layout file looks like one without a figure")
    }
    let stale = goldens.goldens(below: folders).filter { golden in
      !all.figures.contains(golden.figure) && !all.unread.contains { golden.path.hasPrefix($0) }
    }
    for golden in stale {
      if call[.remove] {
        try golden.reject()
        try Files.remove(golden.path)
      }
      console.write("\(call[.remove] ? "removed " : "")\(golden.path)\n")
    }
    let count = stale.count == 1 ? "1 golden file" : "\(stale.count) golden files"
    console.note("\(count) without a figure\(stale.isEmpty || call[.remove] ? "" : "; prune --remove removes them")")
    return stale.isEmpty || call[.remove] ? .done : .goldenMissing
  }

  /// The figures of programs.
  private struct Owned: Sendable {
    /// The paths of their golden files, without endings.
    var figures: Set<String> = []
    /// The beginnings of the paths of golden files that belong to files with errors.
    var unread: [String] = []
    var messages: [String] = []
  }

  private static func owned(by program: Program, _ calls: CallSettings, _ console: Console) -> Owned {
    var owned = Owned()
    let (settings, typesetter) = (program.settings, calls.typesetter(for: program.settings))
    let goldens = settings.call.map(GoldenFolder.init) ?? .beside
    let figures = ProgramFigures(of: program, settings: settings.drawing.making(), typesetter: typesetter) { entry in
      for (_, mark) in settings.drawing.appearance.files {
        let file = entry.preview.source?.file ?? ""
        owned.figures.insert(goldens.golden(of: file, stem: entry.stem + mark, ending: ".svg").figure)
      }
    }
    for (preview, stem) in figures.failures {
      for (_, mark) in settings.drawing.appearance.files {
        owned.figures.insert(goldens.golden(of: preview.source.file, stem: stem + mark, ending: ".svg").figure)
      }
    }
    if figures.hasErrors || !figures.fileFaults.isEmpty {
      owned.messages = figures.messages(for: console)
      owned.unread = program.files.map { goldens.golden(of: $0.path, stem: $0.stem, ending: "").path }
    }
    return owned
  }
}

extension GoldenFolder {
  /// Creates the folder of a call.
  init(_ call: Invocation) { self = call[.golden].map { .below($0) } ?? .beside }
}

extension Option where Value == Bool {
  /// Whether files are removed.
  static let remove = flag("--remove", help: "remove the files instead of listing them")
}
