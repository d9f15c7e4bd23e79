import Glibc
import Snapshots
import Typesetting

/// `plumbline worker`: draws the files that standard input names and tells on standard output what came of each.
enum WorkerCommand {
  /// Reads a request a line until the input ends; ends at once when the process that started it is gone.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let settings = DrawingSettings(call)
    let reading = try ReadingSettings(call)
    let included = call[.include].flatMap { Files.files(below: $0, suffix: ".swift") }
    let output = call[.output] ?? "."
    let cache = FigureCache(call)
    let keys = FigureKeys(asked: call)
    let parent = getppid()
    let fonts = call[.fonts]
    Workers.run(2, jobs: 2) { task -> Void in
      if task == 1 { return watch(parent) }
      let typesetter = FontTypesetter(fontFolders: fonts)
      while let line = readLine() {
        guard let request = JSON(parsing: line), let index = request["index"], let path = request["path"]?.string,
          let stem = request["stem"]?.string
        else { continue }
        let program = Program(files: [LayoutFile(path: path, stem: stem)], included: included, settings: reading)
        let job = FigureJob(program: program, settings: settings, output: output)
        let result = job.result(typesetter: typesetter, console: console, cache: cache, keys: keys)
        console.write(JSON.object(["index": index, "result": result.json]).text + "\n")
      }
      exit(0)
    } deliver: { _, _ in
    }
    return .done
  }

  /// Ends the process when its parent has ended, whatever it is at.
  private static func watch(_ parent: pid_t) {
    while getppid() == parent { usleep(200_000) }
    _exit(1)
  }
}
