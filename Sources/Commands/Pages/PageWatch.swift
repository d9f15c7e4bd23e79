import Glibc

/// Converts pages again whenever they, their settings or their shared code change.
struct PageWatch {
  private let call: Invocation
  private let console: Console

  /// The time between two checks of the files, in microseconds.
  private static let look: UInt32 = 250_000

  /// Watches the pages of a call.
  init(_ call: Invocation, _ console: Console) { (self.call, self.console) = (call, console) }

  /// Converts the pages until the process is ended.
  func run() throws -> ExitCode {
    while true {
      let before = stamps()
      let written = convert()
      // The run's own writing is no change.
      var seen = stamps()
      for (path, stamp) in before where !written.contains(path) { seen[path] = stamp }
      while stamps() == seen { usleep(Self.look) }
    }
  }

  private func convert() -> Set<String> {
    do {
      return try MarkdownCommand.convert(call, console).written
    } catch let error as SettingsError {
      for line in error.messages(for: console) { console.note(line) }
    } catch let error as UsageError {
      console.note("\(console.styled("error:", .error)) \(error.message)")
    } catch let error as FileError {
      console.note("\(console.styled("error:", .error)) \(error.message)")
    } catch {
      console.note("\(console.styled("internal fault:", .error)) \(error)")
    }
    return []
  }

  /// Returns the stamps of all files that the pages depend on, by path.
  private func stamps() -> [String: String] {
    let calls = CallSettings(call)
    var paths = Set((try? PageRun.paths(of: calls))?.map(\.path) ?? call.paths)
    let folders = Set(paths.map { Files.folder(of: $0) })
    for folder in folders {
      paths.insert(Files.join(folder, SettingsFile.name))
      paths.formUnion(Files.files(below: folder.isEmpty ? "." : folder, suffix: ".swift"))
    }
    if let run = try? PageRun(calls, console) { paths.formUnion(run.inputs) }
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, Files.stamp(of: $0) ?? "") })
  }
}
