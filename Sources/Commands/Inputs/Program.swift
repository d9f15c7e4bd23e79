import PlumblineLayout
import PlumblineViewSource

/// Layout files that are read as one program, and how.
struct Program: Sendable {
  /// The files whose figures are asked for.
  let files: [LayoutFile]
  /// Files that declare types for them.
  let included: [String]
  /// How they are read.
  let settings: ReadingSettings
  /// Why the figures have no place in a folder that all programs share, or nil.
  var clash: NameClash?
  /// The project that the files are taken from, or nil.
  var project: ProjectInput?

  /// The programs that a call asks for: one of each file, or one of all with `--together`.
  ///
  /// `paths` stand for the call's own, if they are given.
  static func all(in call: Invocation, paths: [String]? = nil) throws -> [Program] {
    let listed = try call[.filesFrom].map(InputList.paths) ?? []
    // Golden files belong to layout files: where a project lies beside them, they are still compared one by one.
    let isDrawing = paths == nil
    let given = (paths ?? call.paths) + listed
    let whole: (programs: [Program], rest: [String]) =
      isDrawing ? projects(in: given, call, settings: try ReadingSettings(call)) : ([], given)
    if whole.rest.isEmpty, !whole.programs.isEmpty { return whole.programs }
    if call[.target] != nil, whole.programs.isEmpty {
      throw UsageError(
        "--target chooses among the targets of a project", hint: "name a project, a package or a folder that holds one")
    }
    let paths = whole.rest
    let named = try LayoutFile.all(in: paths)
    // Those below one folder have names of their own.
    let clashes = paths.count > 1 ? NameClash.all(among: named) : [NameClash?](repeating: nil, count: named.count)
    var files = Array(zip(named, clashes))
    if let shard = call[.shard] { files.removeAll { !shard.contains($0.0.path) } }
    let settings = try ReadingSettings(call, mayLackFigure: named.count > 1 && !call[.together])
    let included = call[.include].flatMap { Files.files(below: $0, suffix: ".swift") }
    if call[.together] {
      let clash = files.lazy.compactMap { $1 }.first
      let together = Program(files: files.map { $0.0 }, included: included, settings: settings, clash: clash)
      return whole.programs + [together]
    }
    return whole.programs + files.map { Program(files: [$0], included: included, settings: settings, clash: $1) }
  }

  /// The figure that a call asks for by name where it may be in any of several files, so that none of them need have it.
  static func figureInAny(of programs: [Program], _ call: Invocation) -> String? {
    programs.contains { $0.settings.mayLackFigure } && call[.shard] == nil ? call[.figure] : nil
  }

  /// What is said where none has it.
  static func missing(_ figure: String, in count: Int, _ console: Console) -> String {
    "\(console.styled("error:", .error)) none of \(count) files has a preview or a view called '\(figure)'"
  }

  /// The pictures and colours beside the files, or in the folder that the call names.
  var assets: AssetFolders {
    AssetFolders(projectPlaces ?? AssetIndex.Places(folder: settings.assets, beside: files))
  }

  /// Where the assets of one of the files are looked for.
  func assetPlaces(beside file: LayoutFile) -> AssetIndex.Places {
    projectPlaces ?? AssetIndex.Places(folder: settings.assets, beside: [file])
  }

  /// Where the project keeps its assets; nil without a project, or where the call names a folder.
  private var projectPlaces: AssetIndex.Places? {
    settings.assets == nil ? project.map { .beside($0.assetFolders) } : nil
  }

  /// What the figures inherit: the pictures and colours that they name.
  static func environment(_ assets: AssetFolders) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.assets = assets
    return environment
  }

  /// Reads the program; a file that cannot be opened is reported and the others are read without it.
  func read(_ assets: AssetFolders) -> (reading: Reading, faults: [FileError], texts: [String: String]) {
    var sources: [SourceFile] = []
    var faults: [FileError] = []
    for (path, isIncluded) in files.map({ ($0.path, false) }) + included.map({ ($0, true) }) {
      do throws(FileError) {
        sources.append(SourceFile(path: path, text: try Files.readText(path), isIncluded: isIncluded))
      } catch {
        faults.append(error)
      }
    }
    var texts = Dictionary(sources.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    let reading =
      sources.isEmpty
      ? Reading(previews: [], diagnostics: DiagnosticLog())
      : ViewSource.read(sources, options: settings.options(for: files, assets: assets))
    if let project {
      project.report(to: reading.diagnostics)
      texts.merge(project.texts) { first, _ in first }
    }
    return (reading, faults, texts)
  }

  /// The path of a figure below the output folder, without an extension: the file's, and with several figures in a file the
  /// preview's name or number behind it.
  static func stems(of previews: [Preview], in files: [LayoutFile]) -> [String] {
    if previews.count == 1, files.count == 1, previews[0].source?.file == files[0].path { return [files[0].stem] }
    let stems = Dictionary(files.map { ($0.path, $0.stem) }, uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    for preview in previews { counts[preview.source?.file ?? "", default: 0] += 1 }
    var numbers: [String: Int] = [:]
    var taken: Set<String> = []
    return previews.map { preview in
      let file = preview.source?.file ?? ""
      let stem = stems[file] ?? Files.stem(of: file)
      numbers[file, default: 0] += 1
      guard counts[file, default: 0] > 1 else { return stem }
      let name = preview.name.map(fileName) ?? ""
      var candidate = "\(stem)-\(name.isEmpty ? String(numbers[file, default: 1]) : name)"
      if taken.contains(candidate) { candidate += "-\(numbers[file, default: 1])" }
      taken.insert(candidate)
      return candidate
    }
  }

  /// A preview's name as a part of a file's name: letters, digits, dots and lines stay, the rest becomes one line.
  private static func fileName(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-") }
    return words.joined(separator: "-")
  }
}
