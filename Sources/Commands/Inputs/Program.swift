import PlumblineSource
import PlumblineLayout
import PlumblineProjects
import PlumblineViewSource

/// Layout files that are read as one program, with the settings for reading them.
struct Program: Sendable {
  /// The files whose figures are drawn.
  let files: [LayoutFile]
  /// The files that declare types for them.
  let included: [String]
  /// The settings for reading and drawing them.
  var settings: FileSettings
  /// Whether the only figure that the call selects may be in another program.
  var mayLackFigure = false
  /// The clash with another file's figures in a folder that all programs share, or nil.
  var clash: NameClash?
  /// The project that the files are taken from, or nil.
  var project: ProjectInput?

  /// The page that contains the source, or nil for layout files.
  var page: PageSource?

  /// The watch that records which preview begins, or nil.
  var watch: PreviewWatch?

  /// The texts of files whose changes are not saved, by path.
  var unsaved: [String: String] = [:]

  /// The positions of the files whose previews are drawn, or nil for all.
  var part: RangeSet<Int>?

  /// The source locations of the only previews that are drawn, or nil for all.
  var onlyPlaces: Set<String>?

  /// The decisions on values from elsewhere that differ from those of a usual run, or nil.
  var otherDecisions: OtherDecisions?

  /// Whether its files are read together, so that a worker needs the call's paths.
  var isReadTogether: Bool { files.count > 1 || project != nil }

  /// Returns the programs of a call: one of each file, or one of all files with `--together`.
  ///
  /// `paths`, if they are given, replace the call's own. Golden files belong to layout files, so with `ownsGoldens` a
  /// folder's files keep the names that they have in the folder, and those that are in no target of its project are
  /// programs of their own.
  static func all(
    in calls: CallSettings, paths: [String]? = nil, ownsGoldens: Bool = false
  ) throws -> [Program] {
    let call = calls.call
    let listed = try call[.filesFrom].map(InputList.paths) ?? []
    let given = (paths ?? call.paths) + listed
    let isTogether = try calls.settings(at: given.first ?? ".").call?[.together] ?? false
    var whole: (programs: [Program], rest: [String], taken: [String]) = ([], given, [])
    if !ownsGoldens || !isTogether { whole = try projects(in: given, calls) }
    if ownsGoldens, !whole.programs.isEmpty {
      let known = try whole.programs.ownGoldens(in: given, calls)
      let rest = given.filter { Files.isFolder($0) || whole.rest.contains($0) }
      return whole.programs + (try loose(in: rest, besides: known, calls))
    }
    if whole.rest.isEmpty, !whole.programs.isEmpty { return whole.programs }
    if call[.target] != nil, whole.programs.isEmpty {
      throw UsageError(
        "--target needs a project", hint: "give a project, a package or a folder that contains one")
    }
    let paths = whole.rest
    let taken = whole.taken.map { $0 + "/" }
    let named = try LayoutFile.all(in: paths) { try calls.settings(for: $0).excludes($0) }
      .filter { file in !taken.contains { file.path.hasPrefix($0) } }
    if named.isEmpty, !whole.programs.isEmpty { return whole.programs }
    // Files below one folder have different names.
    let clashes = paths.count > 1 ? NameClash.all(among: named) : [NameClash?](repeating: nil, count: named.count)
    var files = Array(zip(named, clashes))
    if let shard = call[.shard] { files.removeAll { !shard.contains($0.0.path) } }
    if isTogether {
      let settings = try calls.settings(at: paths.first ?? ".")
      let clash = files.lazy.compactMap { $1 }.first
      let together = Program(files: files.map { $0.0 }, included: settings.included, settings: settings, clash: clash)
      return whole.programs + [together]
    }
    return try whole.programs
      + files.map { file, clash in
        let settings = try calls.settings(for: file.path)
        return Program(
          files: [file], included: settings.included, settings: settings, mayLackFigure: named.count > 1, clash: clash)
      }
  }

  /// Returns the programs of the layout files in paths that belong to no project, one of each file.
  private static func loose(
    in paths: [String], besides known: Set<String>, _ calls: CallSettings
  ) throws -> [Program] {
    if paths.isEmpty || calls.call[.target] != nil { return [] }
    return try LayoutFile.all(in: paths) { try known.contains($0) || calls.settings(for: $0).excludes($0) }
      .filter { file in calls.call[.shard].map { $0.contains(file.path) } ?? true }
      .map { file in
        let settings = try calls.settings(for: file.path)
        return Program(files: [file], included: settings.included, settings: settings, mayLackFigure: true)
      }
  }

  /// Returns the name of the figure that a call selects, where any of several files may have it, so that one without it
  /// is no error.
  static func figureInAny(of programs: [Program], _ call: Invocation) -> String? {
    programs.contains { $0.mayLackFigure } && call[.shard] == nil ? call[.figure] : nil
  }

  /// Returns the error message for a figure that none of the files has.
  static func missing(_ figure: String, in count: Int, _ console: Console) -> String {
    let subject = count == 1 ? "the file has no" : "none of \(count) files has a"
    return "\(console.styled("error:", .error)) \(subject) preview or view named '\(figure)'"
  }

  /// The images and colours beside the files, or in the folder that the call names.
  var assets: AssetFolders {
    AssetFolders(projectFolders ?? AssetIndex.Folders(folder: settings.reading.assets, beside: files))
  }

  /// Returns the folders in which the assets of one of the files are found.
  func assetFolders(beside file: LayoutFile) -> AssetIndex.Folders {
    projectFolders ?? AssetIndex.Folders(folder: settings.reading.assets, beside: [file])
  }

  /// The folders in which the assets of the files are found, each once: listing them takes long.
  var assetFolders: [AssetIndex.Folders] {
    var known: Set<String> = []
    return files.map(assetFolders(beside:)).filter { known.insert($0.name).inserted }
  }

  /// The files of the bundle that the program may read.
  var bundle: BundleFiles { project?.program.map(BundleFiles.init(of:)) ?? BundleFiles(beside: files) }

  /// The project's asset folders, or nil without a project or with `--assets`.
  private var projectFolders: AssetIndex.Folders? {
    settings.reading.assets == nil ? project.map { .beside($0.assetFolders) } : nil
  }

  /// Returns the text of a file, which may be part of a page.
  func text(of path: String) throws(FileError) -> String {
    if let page, page.program.path == path { return page.program.text }
    if let text = unsaved[path] { return text }
    let text = try Files.readText(path)
    return DataModel.isContents(path) ? DataModel.declarations(from: text, at: path) : text
  }

  /// Returns a diagnostic at its position in the page, if the source is part of one.
  func moved(_ diagnostic: Diagnostic) -> Diagnostic { page?.program.moved(diagnostic) ?? diagnostic }
  /// Returns a position in the page, if the source is part of one.
  func moved(_ source: SourceRange?) -> SourceRange? { source.map { page?.program.moved($0) ?? $0 } }

  /// Reads the program; a file that cannot be opened is reported and the others are read without it.
  func read(
    _ assets: AssetFolders, as variant: FigureVariant = FigureVariant(), _ localization: Localization = Localization(),
    typesetter: (any Typesetter)? = nil
  ) -> (reading: Reading, faults: [FileError], texts: [String: String]) {
    var sources: [SourceFile] = []
    var faults: [FileError] = []
    let own = Set(files.map(\.path))
    let others = included.filter { !own.contains($0) }
    let modules = project?.modules ?? [:]
    for (path, isIncluded) in files.map({ ($0.path, false) }) + others.map({ ($0, true) }) {
      do throws(FileError) {
        sources.append(
          SourceFile(path: path, text: try text(of: path), isIncluded: isIncluded, module: modules[path]))
      } catch {
        faults.append(error)
      }
    }
    var texts = Dictionary(sources.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    var options = settings.reading.options(for: files, assets: assets)
    options.mayLackFigure = mayLackFigure
    let bundle = bundle
    bundle.onRead = { assets.record($0) }
    options.resources = bundle
    options.modules = Set(project?.program?.modules.map(\.name) ?? [])
    options.modules.formUnion(settings.stubs.map(Self.module))
    options.localization = localization
    assets.languages = localization.languages
    assets.hasHighContrast = variant.contrast == .increased
    options.screen = variant.canvas.size
    options.safeArea = variant.canvas.safeArea
    options.environment = variant.environment(EnvironmentValues(), localization)
    if let typesetter { options.environment = options.environment.typeset(by: typesetter) }
    if settings.reading.keepsViews { options.keepsViewsUnder = "\(variant) \(onlyPlaces?.sorted() ?? [])" }
    if watch != nil || onlyPlaces != nil || part != nil {
      options.mayRun = { [watch, onlyPlaces, partPaths] in
        partPaths?.contains($0.file) ?? true && onlyPlaces?.contains(PreviewWatch.location($0)) ?? true
          && watch?.begins($0) ?? true
      }
    }
    options.otherDecisions = otherDecisions
    if otherDecisions != nil {
      (options.programCache, options.keepsViewsUnder) = (nil, nil)
      options.stepLimit = min(options.stepLimit, 2_000_000)
    }
    options.willReadFile = watch?.willReadFile
    page?.limit(&options)
    var reading =
      sources.isEmpty
      ? Reading(previews: [], diagnostics: DiagnosticLog()) : ViewSource.read(sources, options: options)
    if let project {
      project.report(to: reading.diagnostics)
      texts.merge(project.texts) { first, _ in first }
    }
    page?.complete(&reading.previews, &texts)
    return (reading, faults, texts)
  }

  /// Returns the module that a file stands in for: the name of the file without its ending.
  private static func module(ofStub path: String) -> String {
    let name = FilePath.name(of: path)
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// Returns the path of a preview's file below the output folder, without an extension, or nil where the file is not
  /// one of the program's.
  func stem(of preview: Preview) -> String? { files.first { $0.path == preview.source?.file }?.stem }

  /// Returns the paths of previews below the output folder, without extensions: the file's, followed by the preview's
  /// name or number where a file has several, and by the number again where an earlier one has the name.
  static func stems(of previews: [(name: String?, file: String)], in files: [LayoutFile]) -> [String] {
    if previews.count == 1, files.count == 1, previews[0].file == files[0].path { return [files[0].stem] }
    let stems = Dictionary(files.map { ($0.path, $0.stem) }, uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    for preview in previews { counts[preview.file, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    var taken: Set<String> = []
    return previews.map { preview in
      let file = preview.file
      let stem = stems[file] ?? FilePath.stem(of: file)
      numbers[file, default: 0] += 1
      guard counts[file, default: 0] > 1 else { return stem }
      let name = preview.name.map(fileName) ?? ""
      var candidate = "\(stem)-\(name.isEmpty ? String(numbers[file, default: 1]) : name)"
      // File systems may ignore the case of letters in names.
      while !taken.insert(candidate.lowercased()).inserted { candidate += "-\(numbers[file, default: 1])" }
      return candidate
    }
  }

  /// Returns a preview's name as a part of a file's name: letters, digits, dots, hyphens and underscores stay; each
  /// other character becomes a hyphen.
  private static func fileName(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-") }
    return words.joined(separator: "-")
  }
}
