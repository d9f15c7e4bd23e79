import PlumblineSource
import PlumblineLayout
import PlumblineProjects
import PlumblineViewSource
import Synchronization

/// The localized texts in strings files and string catalogues, by table, language and key.
final class StringFolders: StringCatalog, Sendable {
  /// The tables, with `Localizable` first.
  private let tables: [(name: String, table: StringTable)]
  /// The keys that files list.
  private let listed: Set<String>
  /// The keys of a table by the letters and digits of their constants and functions, once one is looked up; those of
  /// all tables have no name.
  private let symbols = Mutex<[String?: GeneratedSymbols]>([:])
  let sourceLanguage: String
  /// The errors in the files, as warnings.
  let diagnostics: [Diagnostic]
  /// The paths of the files.
  let paths: [String]
  /// The texts of each module, by its name.
  private let modules: [String: StringFolders]
  /// The name of the module whose bundle is the app's, or nil.
  private let app: String?

  /// Reads files; `development` is the language of texts without a translation, if a project names it, and `modules` has
  /// the files of each module, among them `app`.
  init(paths: [String], development: String?, modules: [String: [String]] = [:], app: String? = nil) {
    self.app = app
    self.modules = modules.mapValues { StringFolders(paths: $0, development: development) }
    var reader = StringReader()
    for path in paths { reader.read(path) }
    let main = "Localizable"
    let names = [main] + reader.tables.keys.filter { $0 != main }.sorted()
    tables = names.map { (name: $0, table: reader.tables[$0] ?? StringTable()) }
    listed = reader.listed
    sourceLanguage = reader.sourceLanguage ?? development ?? "en"
    diagnostics = reader.diagnostics
    self.paths = paths
  }

  func text(
    for key: String, table: TextTable, languages: [String]
  ) -> (format: LocalizedFormat, language: String)? {
    let tables = if case .named(let name) = table { self.tables.filter { $0.name == name } } else { self.tables }
    for (index, language) in languages.enumerated() {
      for (_, table) in tables {
        guard let text = table.texts[language]?[key] else { continue }
        if !table.isHidden(text, behind: languages[..<index]) { return (text.format, language) }
      }
    }
    return nil
  }

  func text(
    for key: String, table: TextTable, languages: [String], in bundle: TextBundle
  ) -> (format: LocalizedFormat, language: String)? {
    let own: StringFolders?
    switch bundle {
    case .nearest(let module):
      own = module.flatMap { modules[$0] }
      if let text = own?.text(for: key, table: table, languages: languages) { return text }
      return text(for: key, table: table, languages: languages)
    case .app: own = app.flatMap { modules[$0] }
    case .module(let name): own = modules[name]
    }
    // A bundle without the table is one whose files are not known.
    guard let own, own.has(table) else { return text(for: key, table: table, languages: languages) }
    return own.text(for: key, table: table, languages: languages)
  }

  private func has(_ table: TextTable) -> Bool {
    guard case .named(let name) = table else { return !listed.isEmpty }
    return tables.contains { $0.name == name && !$0.table.texts.isEmpty }
  }

  func lists(_ key: String) -> Bool { listed.contains(key) }

  func key(ofSymbol symbol: String, table: String?) -> String? {
    generatedSymbols(of: table).constants[GeneratedSymbols.plain(symbol)]
  }

  func key(ofFunction symbol: String, table: String?) -> String? {
    generatedSymbols(of: table).functions[GeneratedSymbols.plain(symbol)]
  }

  func table(ofSymbol symbol: String) -> String? {
    let name = GeneratedSymbols.plain(symbol)
    return tables.first { !$0.table.listed.isEmpty && GeneratedSymbols.plain($0.name) == name }?.name
  }

  private func generatedSymbols(of table: String?) -> GeneratedSymbols {
    symbols.withLock { symbols in
      if let known = symbols[table] { return known }
      let keys = table.map { name in tables.first { $0.name == name }?.table.listed ?? [] } ?? listed
      let made = GeneratedSymbols(keys) {
        text(for: $0, table: TextTable(table), languages: [sourceLanguage, "Base"])?.format
      }
      symbols[table] = made
      return made
    }
  }

  func hasTexts(in languages: [String]) -> Bool {
    tables.contains { table in languages.contains { table.table.texts[$0] != nil } }
  }
}

/// The texts of one table in all languages.
private struct StringTable {
  /// A text and the folder of the `.lproj` folders that it comes from; nil for one of a catalogue.
  struct Text {
    var format: LocalizedFormat
    var origin: String?
  }

  /// The texts by language and key.
  var texts: [String: [String: Text]] = [:]
  /// The keys that the table's files list.
  var listed: Set<String> = []
  /// The origins that have a file for a language.
  private var origins: [String: Set<String>] = [:]

  /// Adds the texts of a file; of two texts of a key the one with plural forms counts, or else the first.
  mutating func add(_ formats: [String: LocalizedFormat], _ language: String, origin: String?) {
    if let origin { origins[language, default: []].insert(origin) }
    texts[language, default: [:]].merge(formats.mapValues { Text(format: $0, origin: origin) }) { first, second in
      !first.format.hasForms && second.format.hasForms ? second : first
    }
  }

  /// Returns whether the file of an earlier language takes precedence over a text's file: a bundle has one file for
  /// each table, that of the first language that has any, and a key that it lacks has no text.
  ///
  /// Source: `_copyStringFromTable` in `CFBundle_Strings.c` of swift-corelibs-foundation.
  func isHidden(_ text: Text, behind languages: ArraySlice<String>) -> Bool {
    guard let origin = text.origin else { return false }
    return languages.contains { origins[$0]?.contains(origin) == true }
  }
}

/// A reader of strings files.
private struct StringReader {
  var tables: [String: StringTable] = [:]
  var listed: Set<String> = []
  var sourceLanguage: String?
  var diagnostics: [Diagnostic] = []

  mutating func read(_ path: String) {
    guard let bytes = try? Files.read(path) else { return }
    let language = StringFile.language(of: path)
    if path.hasSuffix(".xcstrings") {
      guard let catalog = StringCatalogFile(bytes) else {
        let place = SourceRange(file: path, line: 0, column: 0)
        diagnostics.append(Diagnostic(.warning, "the file is no string catalogue", at: place))
        return
      }
      sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
      let table = FilePath.stem(of: path)
      for (language, texts) in catalog.texts { tables[table, default: StringTable()].add(texts, language, origin: nil) }
      tables[table, default: StringTable()].listed.formUnion(catalog.keys)
      listed.formUnion(catalog.keys)
    } else if path.hasSuffix(".stringsdict") {
      let (entries, faults) = StringsFile.pluralEntries(in: bytes, path: path)
      diagnostics += faults.map(StringFile.warning)
      let texts = entries.compactMapValues(Self.format)
      add(texts, path, language)
      listed.formUnion(texts.keys)
    } else {
      let (entries, faults) = StringsFile.texts(in: bytes, path: path)
      diagnostics += faults.map(StringFile.warning)
      add(entries.mapValues { LocalizedFormat($0) }, path, language)
      listed.formUnion(entries.keys)
    }
  }

  /// Returns the text of a key with plural forms, or with texts for kinds of devices; nil if none of these is for an
  /// iPhone.
  private static func format(_ entry: StringsFile.PluralEntry) -> LocalizedFormat? {
    if !entry.devices.isEmpty { return LocalizedFormat(devices: entry.devices.compactMapValues(format)) }
    return LocalizedFormat(entry.format, variables: entry.variables.mapValues { LocalizedFormat.Variable(forms: $0) })
  }

  /// Adds the texts of a file in an `.lproj` folder, or beside such folders.
  private mutating func add(_ texts: [String: LocalizedFormat], _ path: String, _ language: String) {
    let folder = Files.folder(of: path)
    let bundle = folder.hasSuffix(".lproj") ? Files.folder(of: folder) : folder
    let kind = path.hasSuffix(".stringsdict") ? "stringsdict" : "strings"
    tables[FilePath.stem(of: path), default: StringTable()].listed.formUnion(texts.keys)
    tables[FilePath.stem(of: path), default: StringTable()].add(texts, language, origin: "\(kind):\(bundle)")
  }
}

/// The strings files of folders, and the texts in them, each read once in a run.
final class StringFileCache: Sendable {
  private struct State {
    var paths: [String: [String]] = [:]
    var texts: [[String]: StringFolders] = [:]
  }

  private let state = Mutex(State())

  /// Returns the strings files beside the layout files of a folder.
  func paths(beside folder: String) -> [String] {
    state.withLock { state in
      if let known = state.paths[folder] { return known }
      let paths = StringFile.paths(beside: folder)
      state.paths[folder] = paths
      return paths
    }
  }

  /// Returns the texts in files, of which `modules` has those of each module, among them `app`.
  func texts(
    in paths: [String], development: String?, modules: [String: [String]] = [:], app: String? = nil
  ) -> StringFolders {
    state.withLock { state in
      if let known = state.texts[paths] { return known }
      let texts = StringFolders(paths: paths, development: development, modules: modules, app: app)
      state.texts[paths] = texts
      return texts
    }
  }
}

/// The files that hold localized texts.
enum StringFile {
  /// Returns the language of a file, by the `.lproj` folder that holds it; `Base` for a file that is in none.
  static func language(of path: String) -> String { FilePath.language(of: path) ?? "Base" }

  /// Returns an error in a strings file as a warning: the other texts are used.
  static func warning(_ diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(.warning, diagnostic.message, at: diagnostic.source, hint: diagnostic.hint)
  }

  /// Returns the strings files beside the layout files of a folder: in it and in up to three folders above, there also
  /// in `.lproj` folders and in a folder `Resources`.
  static func paths(beside folder: String) -> [String] {
    var result: [String] = []
    var above = folder
    for _ in 0...3 {
      for place in [above, Files.join(above, "Resources")] {
        for entry in Files.entries(of: place, suffixes: suffixes + [".lproj"]) {
          if entry.hasSuffix(".lproj") {
            result += Files.entries(of: entry, suffixes: suffixes).filter(isStrings)
          } else if isStrings(entry) {
            result.append(entry)
          }
        }
      }
      above = Files.parent(of: above)
    }
    return result
  }

  private static let suffixes = [".strings", ".stringsdict", ".xcstrings"]

  private static func isStrings(_ path: String) -> Bool {
    suffixes.contains { path.hasSuffix($0) } && !path.hasSuffix("InfoPlist.strings")
  }
}

extension Program {
  /// The localized texts of the program's modules, or those beside its files; nil if there are none.
  var strings: StringFolders? {
    let paths = stringPaths
    if paths.isEmpty { return nil }
    let modules = project?.program?.modules ?? []
    let own = modules.count < 2 ? [] : modules.map { ($0.name, $0.resources.filter(Self.isStrings).map(\.path)) }
    return settings.strings.texts(
      in: paths, development: project?.program?.main?.developmentLanguage,
      modules: Dictionary(own.filter { !$0.1.isEmpty }) { first, _ in first }, app: project?.program?.main?.name)
  }

  private static func isStrings(_ resource: ProjectResource) -> Bool {
    [.strings, .stringsDictionary, .stringCatalog].contains(resource.kind)
      && !resource.path.hasSuffix("InfoPlist.strings")
  }

  /// The paths of the strings files.
  var stringPaths: [String] {
    if let modules = project?.program?.modules {
      // The main module comes last, and its texts win.
      return modules.reversed().flatMap(\.resources).filter(Self.isStrings).map(\.path)
    }
    var seen: Set<String> = []
    let folders = files.filter { $0.path != "-" }.map { Files.folder(of: $0.path) }
    let places = folders.map { $0.isEmpty ? "." : $0 }.filter { seen.insert($0).inserted }
    var known: Set<String> = []
    return places.flatMap { settings.strings.paths(beside: $0) }.filter { known.insert($0).inserted }
  }
}
