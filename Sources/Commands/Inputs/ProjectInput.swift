import PlumblineSource
import PlumblineProjects
import PlumblineViewSource

/// The project, package or workspace from which a program is taken.
struct ProjectInput: Sendable {
  /// The path that the call names.
  let path: String
  /// The modules, or nil if nothing could be read.
  let program: ProjectProgram?
  /// The faults in the project's files.
  let diagnostics: [Diagnostic]

  /// Returns the folders below a path whose files belong to projects; empty for a project, and where there is none.
  static func foldersOfProjects(below path: String) -> [String] {
    let files = DiskFiles()
    guard path != "-", Files.isFolder(path), ProjectLocation.named(path, in: files).isEmpty else { return [] }
    return ProjectLocation.foldersOfProjects(below: path, in: files)
  }

  /// Returns the programs of the projects at a path and below it; none for a file or folder that no project describes.
  static func all(at path: String, target: String?) -> [ProjectInput] {
    guard !path.hasSuffix(".swift") || path.hasSuffix("Package.swift") else { return [] }
    let files = DiskFiles()
    guard !ProjectLocation.named(path, in: files).isEmpty || !foldersOfProjects(below: path).isEmpty else { return [] }
    var options = ProjectReader.Options()
    options.target = target
    let project = ProjectReader(files, options: options).read(path)
    // Of several programs, those without previews are only parts of examples and tools.
    let drawn = project.programs.filter(\.hasPreviews)
    let programs = drawn.isEmpty || target != nil ? project.programs : drawn
    guard let first = programs.first else {
      return [ProjectInput(path: path, program: nil, diagnostics: project.diagnostics)]
    }
    let rest = programs.dropFirst().map { ProjectInput(path: path, program: $0, diagnostics: []) }
    return [ProjectInput(path: path, program: first, diagnostics: project.diagnostics)] + rest
  }

  /// The names of the modules by the paths of their files; empty for a single module.
  var modules: [String: String] {
    let modules = program?.modules ?? []
    guard modules.count > 1 else { return [:] }
    // The main module comes last, and a file that several modules share is its own.
    return modules.reduce(into: [:]) { names, module in
      for path in module.sources + Self.dataModels(of: module) { names[path] = module.name }
    }
  }

  /// Returns the files of a module's data models, from which the classes of their entities are generated.
  static func dataModels(of module: ProjectModule) -> [String] {
    let files = DiskFiles()
    return module.resources.filter { $0.kind == .dataModel }.compactMap { DataModel.contents(of: $0.path, in: files) }
  }

  /// The names of the platforms of the files that belong to no target for iOS, by path.
  ///
  /// Figures are those of an iPhone, so that a survey names the previews that other platforms show.
  var otherPlatforms: [String: String] {
    let modules = program?.modules ?? []
    // A package's platforms are the oldest versions that it supports, and exclude none.
    func supportsPhone(_ module: ProjectModule) -> Bool {
      module.platforms.isEmpty || module.platforms.contains(.iOS) || !module.id.container.hasSuffix(".xcodeproj")
    }
    let common = Set(modules.filter(supportsPhone).flatMap(\.sources))
    return modules.filter { !supportsPhone($0) }.reduce(into: [:]) { names, module in
      let name = Platform.preferred(among: module.platforms).rawValue
      for path in module.sources where !common.contains(path) { names[path] = name }
    }
  }

  /// The folders that contain the modules' asset catalogues and images, the main module's first.
  var assetFolders: [String] {
    var known: Set<String> = []
    let resources = (program?.modules ?? []).reversed().flatMap(\.resources)
    return resources.map { resource in
      let folder = resource.kind == .folder ? resource.path : Files.folder(of: resource.path)
      return folder.isEmpty ? "." : folder
    }.filter { known.insert($0).inserted }
  }

  /// The folders that contain the fonts of the modules' bundles, which code names in `Font.custom`, sorted.
  var fontFolders: [String] {
    let files = (program?.modules ?? []).flatMap(\.resources).flatMap { resource -> [String] in
      guard resource.kind == .folder else { return [resource.path] }
      return Self.fontEndings.flatMap { Files.files(below: resource.path, suffix: $0) }
    }
    let fonts = files.filter { file in Self.fontEndings.contains { file.lowercased().hasSuffix($0) } }
    return Set(fonts.map { Files.folder(of: $0) }).map { $0.isEmpty ? "." : $0 }.sorted()
  }

  private static let fontEndings = [".ttf", ".otf", ".ttc"]

  /// Adds the project's diagnostics, and a note with the files that are read and those that are omitted, to a log.
  func report(to log: DiagnosticLog) {
    for diagnostic in diagnostics { log.add(diagnostic) }
    guard let program else { return }
    log.add(Diagnostic(.note, program.summary, at: SourceRange(file: path, line: 0, column: 0)))
  }

  /// The texts of the files that diagnostics are about.
  var texts: [String: String] {
    let paths = Set(diagnostics.filter { $0.source.line > 0 }.map(\.source.file))
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, (try? Files.readText($0)) ?? "") })
  }
}

extension Program {
  /// Returns the programs of the projects among paths and below them, the paths that name none, and the folders below
  /// these whose files belong to projects.
  ///
  /// Without a chosen target, the previews of all modules are drawn. With one, only the previews of its files are
  /// drawn; the other files provide declarations.
  static func projects(
    in paths: [String], _ calls: CallSettings
  ) throws -> (programs: [Program], rest: [String], taken: [String]) {
    var programs: [Program] = []
    var rest: [String] = []
    var taken: [String] = []
    for path in paths {
      let settings = try calls.settings(at: path)
      let target = settings.call?[.target]
      let inputs = path == "-" ? [] : ProjectInput.all(at: path, target: target)
      let folders = inputs.isEmpty || target != nil ? [] : ProjectInput.foldersOfProjects(below: path)
      if inputs.isEmpty || !folders.isEmpty { rest.append(path) }
      taken += folders
      for input in inputs {
        let modules = input.program?.modules ?? []
        let chosen = target == nil ? input.program?.drawn ?? [] : input.program?.main?.sources ?? []
        let drawn = chosen.filter { !settings.excludes($0) }
        let files = LayoutFile.all(of: drawn, prefix: inputs.count > 1 ? input.program?.name : nil)
        let isDrawn = Set(drawn)
        let others =
          modules.flatMap(\.sources).filter { !isDrawn.contains($0) }
          + modules.flatMap(ProjectInput.dataModels)
        let own = FileSettings(settings, drawing: settings.drawing, projectFonts: input.fontFolders)
        programs.append(
          Program(files: files, included: settings.included + others, settings: own, project: input))
      }
    }
    return (programs, rest, taken)
  }
}

extension [Program] {
  /// Names the files of projects by their paths in the folders of the call, in the call's shard.
  ///
  /// A file that several programs share belongs to the first. Returns the paths of all files of the projects.
  mutating func ownGoldens(in paths: [String], _ calls: CallSettings) throws -> Set<String> {
    let named = try LayoutFile.all(in: paths.filter { Files.isFolder($0) } + ["."].filter { _ in paths.isEmpty })
    let stems = Dictionary(named.map { ($0.path, $0.stem) }) { first, _ in first }
    var known: Set<String> = []
    self = compactMap { program in
      var own: [LayoutFile] = []
      var others = program.included
      for file in program.files {
        let isOwn = !known.contains(file.path) && calls.call[.shard].map { $0.contains(file.path) } ?? true
        known.insert(file.path)
        if isOwn {
          own.append(LayoutFile(path: file.path, stem: stems[file.path] ?? file.stem))
        } else {
          others.append(file.path)
        }
      }
      known.formUnion(program.included)
      if own.isEmpty, !program.files.isEmpty { return nil }
      var result = Program(files: own, included: others, settings: program.settings, project: program.project)
      result.mayLackFigure = true
      return result
    }
    for path in known { known.insert(path.hasPrefix("./") ? String(path.dropFirst(2)) : path) }
    known.formUnion(named.map(\.path).filter { FilePath.name(of: $0) == "Package.swift" })
    return known
  }
}

extension LayoutFile {
  /// Files with their paths below the folder that holds them all; a file that several targets share counts once.
  fileprivate static func all(of paths: [String], prefix: String?) -> [LayoutFile] {
    var known: Set<String> = []
    let paths = paths.filter { known.insert($0).inserted }
    var shared = paths.first.map { Files.folder(of: $0).split(separator: "/", omittingEmptySubsequences: false) } ?? []
    for path in paths {
      let parts = Files.folder(of: path).split(separator: "/", omittingEmptySubsequences: false)
      shared = zip(shared, parts).prefix { $0 == $1 }.map(\.0)
    }
    let length = shared.joined(separator: "/").utf8.count
    return paths.map { path in
      let inner = String(
        Substring(path.utf8.dropFirst(length).drop { $0 == UInt8(ascii: "/") }.dropLast(".swift".utf8.count)))
      return LayoutFile(path: path, stem: prefix.map { "\($0)/\(inner)" } ?? inner)
    }
  }
}

extension Option where Value == String? {
  /// The target of a project whose previews are drawn.
  static let target = word(
    "--target", placeholder: "NAME", help: "only the previews of this target of a project or package")
}
