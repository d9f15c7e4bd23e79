/// `plumbline figures`: draws every figure of the documents.
enum FiguresCommand {
  /// The folder of the documents' layout files, from the top of the repository.
  static let folder = "Fixtures/Figures"
  /// The folder of the images that they show.
  static let pictures = "Fixtures/Images"

  /// Draws all figures as `DIR/<document>/<figure>.svg` and `<figure>@2x.png`.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard call.paths.isEmpty else {
      throw UsageError("figures takes no path", hint: "plumbline render draws other files")
    }
    guard Files.isFolder(folder) else {
      throw UsageError("there is no folder \(folder) here", hint: "run it at the top of the repository")
    }
    var drawing = DrawingSettings(call)
    if drawing.appearance == .light { drawing.appearance = .both }
    let output = call[.output] ?? "Figures"
    let files = try LayoutFile.all(in: [folder])
    var reading = ReadingSettings()
    reading.assets = pictures
    let settings = FileSettings(reading: reading, drawing: drawing)
    let jobs = files.map { FigureJob(program: Program(files: [$0], included: [], settings: settings), output: output) }
    let outcome = RenderCommand.run(jobs, threads: call[.jobs], console: console)
    if output != "-", drawing.formats.contains(.svg) {
      let gallery = Gallery(figures: outcome.figures, files: files)
      try Files.write(Array(gallery.html.utf8), to: "\(output)/index.html")
    }
    return outcome.exitCode
  }
}
