import PlumblineSource
import PlumblineFigures
import PlumblineLayout
import PlumblineLivePage
import PlumblineViewSource

/// The state of a live page's thread: the programs, the pages, and the drawings of each page.
final class LiveSession {
  /// The call.
  let call: Invocation
  /// The console.
  let console: Console
  /// The engine on whose thread the session lives.
  let engine: LiveEngine
  /// The reader's editor, or nil.
  let editor: Editor?
  private let watch: FileWatch
  private(set) var calls: CallSettings
  /// The programs, in the order of the call.
  private(set) var programs: [Program] = []
  /// The error that keeps the programs from being listed, or nil.
  private var fault: String?
  /// The pages by their numbers.
  private(set) var pages: [Int: LivePage] = [:]
  private var pageCount = 0
  /// The texts of files as they were last read, by path.
  private var texts: [String: String] = [:]
  /// The paths of all files other than Swift that figures depend on.
  private var assets: Set<String> = []

  /// Creates the session of a call.
  init(_ call: Invocation, _ console: Console, engine: LiveEngine, editor: Editor? = nil) {
    (self.call, self.console, self.engine, self.editor) = (call, console, engine, editor)
    calls = CallSettings(call)
    watch = FileWatch { paths in engine.addUrgent { $0.filesChanged(paths) } }
    list()
  }

  /// The changes of pages that are not saved.
  private(set) var unsaved = UnsavedChanges()

  // MARK: Changes

  /// Changes the texts of files without saving, and shows the changed figures.
  func edit(_ change: (inout UnsavedChanges) -> Set<String>) {
    let before = unsaved.texts
    let files = change(&unsaved)
    for file in files { follow(file, from: before[file] ?? unsaved.saved(file) ?? "", to: text(of: file)) }
    for program in programs where (program.files.map(\.path) + program.included).contains(where: files.contains) {
      draw(program)
    }
    announceChanges()
  }

  /// Preserves the selection on pages that inspect views, while the code that creates the selected view changes.
  private func follow(_ file: String, from old: String, to new: String) {
    for page in pages.values {
      guard let code = page.inspected?.code, code.file == file else { continue }
      page.inspected?.code = code.following(from: old, to: new)
    }
  }

  /// Returns the text of a file with its changes.
  func text(of file: String) -> String { unsaved.texts[file] ?? (try? Files.readText(file)) ?? "" }

  private func announceChanges(_ note: String? = nil) {
    let text = JSON.object([
      "patch": .string(unsaved.patch), "undo": .bool(unsaved.canUndo), "redo": .bool(unsaved.canRedo),
      "note": note.map(JSON.string),
    ]).text
    for page in pages.values { page.stream.send("changes", text) }
  }

  /// Applies the changes of files to newly saved texts; those of the same lines are dropped, and the page reports it.
  private func keepChanges(in paths: Set<String>) {
    var notes: [String] = []
    var isChanged = false
    for path in unsaved.texts.keys.sorted() where paths.contains(path) {
      guard let saved = try? Files.readText(path), saved != unsaved.original(of: path) else { continue }
      isChanged = true
      if !unsaved.rebase(path, onto: saved) {
        notes.append(
          "\(FilePath.name(of: path)) was saved with other changes of the same lines: those of the page are dropped.")
      }
    }
    if isChanged { announceChanges(notes.isEmpty ? nil : notes.joined(separator: " ")) }
  }

  // MARK: Programs

  /// Lists the programs again, and watches their folders.
  private func list() {
    calls = CallSettings(call)
    for page in pages.values { page.forgetLayouts() }
    do {
      programs = try Program.all(in: calls)
      fault = nil
    } catch let error as UsageError {
      fault = error.message
    } catch let error as FileError {
      fault = error.message
    } catch let error as SettingsError {
      fault = error.messages(for: console).joined(separator: "\n")
    } catch {
      fault = "\(error)"
    }
    watch.add(folders)
  }

  /// The folders in which a change may change a figure.
  private var folders: Set<String> {
    var folders: Set<String> = []
    for path in call.paths + call[.include] where Files.isFolder(path) {
      folders.formUnion(LiveFolders.all(below: path))
    }
    if let folder = call[.assets] { folders.formUnion(LiveFolders.all(below: folder)) }
    for program in programs {
      for path in program.files.map(\.path) + program.included + program.stringPaths {
        folders.insert(Files.folder(of: path))
      }
      for assets in program.assetFolders { folders.formUnion(assets.folders) }
      if let path = program.settings.path { folders.insert(Files.folder(of: path)) }
    }
    return folders
  }

  /// Shows the figures that changed with files.
  func filesChanged(_ paths: Set<String>) {
    keepChanges(in: paths)
    let isListed = programs.contains { program in
      program.files.contains { paths.contains($0.path) } || program.included.contains { paths.contains($0) }
    }
    let others = paths.filter { path in !path.hasSuffix(".swift") && isRelevant(path) }
    let known = Set(programs.flatMap { $0.files.map(\.path) + $0.included })
    let isMoved = paths.contains { path in
      path.hasSuffix(".swift") && (known.contains(path) != (Files.size(of: path) != nil))
    }
    if !others.isEmpty || isMoved || fault != nil {
      let before = programs.map(\.livePath)
      list()
      if fault != nil || before != programs.map(\.livePath) { for page in pages.values { announce(to: page) } }
      for program in programs { draw(program) }
      return
    }
    guard isListed || paths.contains(where: { $0.hasSuffix(".swift") }) else { return }
    // Programs share included files, so that those with another text are found before one program is drawn.
    let new = paths.filter(isNew)
    for program in programs {
      let own = program.files.map(\.path) + program.included
      guard own.contains(where: new.contains) || mayDeclare(paths, for: program) else { continue }
      draw(program)
    }
  }

  /// Returns whether a file beside a program's may contain the program's missing declarations.
  private func mayDeclare(_ paths: Set<String>, for program: Program) -> Bool {
    let own = Set(program.files.map(\.path) + program.included)
    let folders = Set(program.files.map { Files.folder(of: $0.path) })
    return failing.contains(program.livePath)
      && paths.contains { $0.hasSuffix(".swift") && !own.contains($0) && folders.contains(Files.folder(of: $0)) }
  }

  /// The programs with errors.
  private var failing: Set<String> = []

  private func isNew(_ path: String) -> Bool { (try? Files.readText(path)) != texts[path] }

  private func isRelevant(_ path: String) -> Bool {
    if assets.contains(path) || Files.isFolder(path) || FilePath.name(of: path) == SettingsFile.name { return true }
    let endings = [".png", ".jpg", ".jpeg", ".svg", ".json", ".strings", ".stringsdict", ".xcstrings", ".ttf", ".otf"]
    return endings.contains { path.hasSuffix($0) }
  }

  // MARK: Pages

  /// Adds a page that listens to a stream.
  func connect(_ stream: EventStream) {
    pageCount += 1
    let page = LivePage(number: pageCount, stream: stream)
    pages[page.number] = page
    page.stream.send("hello", greeting(of: page).text)
    announce(to: page)
    announceChanges()
  }

  /// Returns the page's number, and the values that its controls offer.
  private func greeting(of page: LivePage) -> JSON {
    func words(_ words: [String]) -> JSON { .array(words.map(JSON.string)) }
    return .object([
      "page": .number(Double(page.number)), "write": .bool(call[.write]), "editor": .bool(editor != nil),
      "devices": words(Device.screens.map(\.name)),
      "typeSizes": words(FigureVariant.Axis.typeSizeNames), "contrasts": words(FigureVariant.Axis.contrastNames),
      "accessibility": words(FigureVariant.Axis.accessibilityNames),
      "overlays": words(Figures.Word.overlays.map(\.name)),
      "locales": words(["en_US", "de", "fr", "es", "ar", "he", "ja", "zh_CN", "en-XA", "ar-XB", "en-XL"]),
    ])
  }

  /// Removes the page that listens to a stream.
  func disconnect(_ stream: EventStream) {
    pages = pages.filter { $0.value.stream !== stream }
  }

  /// Sends the list of programs to a page, which removes the figures of all others.
  private func announce(to page: LivePage) {
    page.forgetDrawings { figure, _ in program(of: figure) == nil }
    let list = programs.map { JSON.object(["path": .string($0.livePath)]) }
    page.stream.send("programs", JSON.object(["programs": .array(list), "fault": fault.map(JSON.string)]).text)
  }

  /// Shows all figures on a page under other looks.
  func show(_ looks: [LiveLook], on page: LivePage) {
    page.looks = looks
    page.forgetLayouts()
    page.version += 1
    let (number, version) = (page.number, page.version)
    // One job for each program, so that other requests need not wait for all of them.
    for index in programs.indices {
      engine.add { session in
        guard let page = session.pages[number], page.version == version, session.programs.indices.contains(index) else {
          return
        }
        session.draw(session.programs[index], on: page)
      }
    }
  }

  /// Draws a program's figures on all pages.
  func draw(_ program: Program) {
    for page in pages.values.sorted(by: { $0.number < $1.number }) { draw(program, on: page) }
  }

  /// Draws a program's figures on a page, and plays the movements in those with the given keys.
  func draw(_ program: Program, on page: LivePage, playing: Set<String> = []) {
    guard !page.looks.isEmpty, !page.stream.isClosed else { return }
    show(read(program, for: page, playing: playing), of: program, on: page)
  }

  /// Reads a program and makes its figures under each look of a page.
  func read(_ program: Program, for page: LivePage, playing: Set<String>) -> [LiveReading] {
    var program = program
    program.unsaved = unsaved.texts
    for path in program.files.map(\.path) + program.included { texts[path] = try? program.text(of: path) }
    return page.looks.enumerated().map { number, look in
      LiveReading(
        of: program.shown(as: look, acts: !page.isInspecting), steps: page.steps,
        typesetter: calls.typesetter(for: program.settings), details: page.details, playing: playing,
        kept: page.isInspecting ? page.keptLayouts(of: program, look: number) : nil)
    }
  }

  /// Sends a page the changes of the figures of a program.
  func show(_ readings: [LiveReading], of program: Program, on page: LivePage) {
    var program = program
    program.unsaved = unsaved.texts
    var update = ProgramUpdate(program: program, page: page, console: console)
    for (number, reading) in readings.enumerated() { update.add(reading, look: number) }
    for reading in readings {
      assets.formUnion(reading.assets)
      watch.add(Set(reading.assets.map { Files.folder(of: $0) }))
    }
    update.forgetRemoved()
    if update.hasErrors { failing.insert(program.livePath) } else { failing.remove(program.livePath) }
    page.stream.send("program", update.text)
    // The readings are freed after the page has its update.
    withExtendedLifetime((readings, update)) {}
  }
}
