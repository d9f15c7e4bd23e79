/// `plumbline figures`: draws every figure of the documents.
enum FiguresCommand {
  /// Where the documents' layout files are, from the repository's top.
  static let folder = "Fixtures/Figures"

  /// Draws them all as `DIR/<document>/<figure>.svg` and `<figure>@2x.png`.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard call.paths.isEmpty else {
      throw UsageError("figures takes no path", hint: "plumbline render draws other files")
    }
    guard Files.isFolder(folder) else {
      throw UsageError("there is no folder \(folder) here", hint: "run it at the top of the repository")
    }
    let settings = DrawingSettings(call)
    let jobs = try LayoutFile.all(in: [folder]).map { file in
      FigureJob(
        program: Program(files: [file], included: [], settings: ReadingSettings()), settings: settings,
        output: call[.output] ?? "Figures")
    }
    return RenderCommand.run(jobs, threads: call[.jobs], fonts: [], console: console)
  }
}
