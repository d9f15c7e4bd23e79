import PlumblineSource
import PlumblineLayout
import PlumblineMarkdown
import PlumblineSnapshots
import PlumblineViewSource

/// The pages of a call, and the jobs of their figures.
struct PageRun {
  /// The pages with figures or references.
  private(set) var pages: [PageFile] = []
  /// The folders of images of all pages, also of those without figures.
  private(set) var imageFolders: Set<String> = []
  /// The jobs of all figures, page by page.
  private(set) var jobs: [FigureJob] = []
  /// The steps of tutorials whose pictures are drawn from their code.
  private(set) var steps: [PageStep] = []
  /// The paths of all files on which the result depends.
  private(set) var inputs: [String] = []
  /// The errors of the pages that could not be read, which do not affect the others.
  private(set) var failures: [FileError] = []

  /// The endings of pages' names.
  static let endings = [".md", ".markdown"]

  /// Reads the pages of a call.
  init(_ calls: CallSettings, _ console: Console) throws {
    let call = calls.call
    guard !call.paths.isEmpty else {
      throw UsageError("no page is given", hint: "name Markdown files or folders of them")
    }
    let paths = try Self.paths(of: calls)
    var names = FigureNames(pages: paths.map { $0.path == "-" ? $0.output : $0.path })
    for (path, output) in paths {
      inputs.append(path)
      var page: PageFile
      do {
        if path.hasSuffix(PageStep.ending) {
          try addSteps(of: path, calls)
          continue
        }
        page = try PageFile(path: path, output: output, calls)
      } catch let error as FileError {
        failures.append(error)
        continue
      }
      if let file = page.settings.file.path, !inputs.contains(file) { inputs.append(file) }
      imageFolders.insert(page.images)
      guard !page.page.isPlain || path == "-" || call[.pagesOutput] != nil else { continue }
      if !page.page.fences.isEmpty { try names.addNeighbours(of: page, calls) }
      page.addJobs(to: &jobs, isComparing: call[.checkPages], names: &names)
      pages.append(page)
    }
    inputs += Set(jobs.flatMap(\.program.included)).sorted()
  }

  /// Adds the steps of a tutorial, and the jobs of their pictures.
  private mutating func addSteps(of path: String, _ calls: CallSettings) throws {
    guard calls.call[.pagesOutput] == nil else { return }
    let settings = try PageSettings(for: path, calls)
    guard let catalogue = settings.catalogue else { return }
    let code = Dictionary(
      Files.files(below: catalogue, suffix: ".swift").map { (FilePath.name(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
    let output = Files.join(catalogue, settings.images)
    for step in PageStep.all(in: try Files.readText(path), path: path) {
      guard let file = code[step.code] else { continue }
      inputs.append(file)
      var job = FigureJob(
        program: Program(
          files: [LayoutFile(path: file, stem: step.picture)], included: settings.file.included,
          settings: settings.file), output: output)
      job.isComparing = calls.call[.checkPages]
      job.isForPage = true
      // Steps that show the same code under one name share the picture.
      let known = steps.first { $0.picture == step.picture && jobs[$0.job].output == output }
      if known == nil { jobs.append(job) }
      steps.append(PageStep(step, job: known?.job ?? jobs.count - 1))
    }
  }

  /// Returns the paths of the pages, and those of the pages that are written; settings exclude pages of a folder.
  static func paths(of calls: CallSettings) throws -> [(path: String, output: String)] {
    let call = calls.call
    let copies = call[.pagesOutput].map(Files.components)
    if let folder = call[.pagesOutput], call.paths.contains(where: { Files.components(of: $0) == copies }) {
      throw UsageError(
        "\(folder) is the folder of the pages, not one for copies", hint: "without -o, pages are converted in place")
    }
    var known: Set<String> = []
    return try call.paths.flatMap { path throws -> [(String, String)] in
      if path == "-" { return [(path, call[.page] ?? "page.md")] }
      guard Files.isFolder(path) else {
        let name = FilePath.name(of: path)
        return [(path, call[.pagesOutput].map { "\($0)/\(name)" } ?? path)]
      }
      let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
      let files = Files.files(below: path, suffix: "").filter { file in
        (endings + [PageStep.ending]).contains { file.hasSuffix($0) }
      }
      let included = try files.filter { try !isOutput($0, copies) && !calls.settings(for: $0).excludes($0) }
      return included.map { file in
        (file, call[.pagesOutput].map { "\($0)/\(file.dropFirst(prefix.count))" } ?? file)
      }
    }.filter { known.insert($0.0).inserted }
  }

  /// Returns whether a file lies in the folder of converted pages.
  private static func isOutput(_ file: String, _ folder: [Substring]?) -> Bool {
    folder.map { Files.components(of: file).starts(with: $0) } ?? false
  }
}
