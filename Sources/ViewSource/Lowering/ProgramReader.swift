import PlumblineLayout
import PlumblineSource

/// The reader of a program's files, of its declarations and then of its previews.
struct ProgramReader {
  private let options: ReadingOptions
  private let log = DiagnosticLog()

  /// Creates a reader with options.
  init(options: ReadingOptions) { self.options = options }

  /// Reads files as one program.
  func read(_ files: [SourceFile]) -> Reading {
    let isActing = options.acts || files.contains { DirectiveComments.takesSteps(in: $0.text) }
    if let program = options.programCache?.take(for: files, acting: isActing, log: log) {
      let reading = run(program)
      // Diagnostics are reported only by a program that has just been read.
      if log.diagnostics.isEmpty { return reading }
      program.isSpent = true
      return ProgramReader(options: options).read(files)
    }
    let program = Program(vocabulary: .standard, log: log, isShared: options.programCache != nil)
    program.add(modules: options.modules)
    let unreadable = Set(
      files.compactMap { file in
        options.willReadFile?()
        return program.read(file)
      })
    program.add(stubs: PackageStubs.files(for: program.missingModules))
    if let assets = options.assets {
      let generated = GeneratedAssets(assets: assets, isDeclared: program.declaresType(named:))
      if let file = generated.file(for: files) { program.add(stubs: [("GeneratedAssets", file)]) }
    }
    if program.declares(inheriting: PlatformModel.wrappers) || program.previewsPlatformViews {
      program.add(platform: PlatformModel.file)
    }
    program.attachExtensions()
    if isActing { program.beginActing() }
    return run(program, without: unreadable)
  }

  /// Runs the previews of a program's files, apart from those that cannot be read.
  private func run(_ program: Program, without unreadable: Set<Int> = []) -> Reading {
    var evaluator = Evaluator(
      program: program, options: options.running,
      host: SwiftUIHost(
        screen: options.screen, assets: options.assets, localization: options.localization,
        environment: options.environment))
    evaluator.swiftUI.clock = options.clock
    evaluator.swiftUI.safeArea = options.safeArea
    evaluator.swiftUI.mayAnimate = program.isActing && (program.animates || program.precedesSteps && program.presents)
    if let settings = options.keepsViewsUnder, let views = program.views(keptUnder: settings) {
      evaluator = views.begin(evaluator)
    }
    AppStart(program: program, evaluator: evaluator).run()
    var previews: [Preview] = []
    let failures = FailedPreviews()
    for file in program.files where !file.text.file.isIncluded && !unreadable.contains(Int(file.index)) {
      var reader = PreviewReader(file: file, evaluator: evaluator, options: options, failures: failures)
      previews += reader.previews()
    }
    let mayBeEmpty = options.mayBeEmpty || options.figure != nil && options.mayLackFigure
    if previews.isEmpty, failures.all.isEmpty, !mayBeEmpty, !log.hasErrors,
      let first = program.files.first(where: { !$0.text.file.isIncluded })
    {
      let location = SourceLocation(file: first.index, offset: 0, length: 0)
      if options.mayLackFigure, let reason = reasonForNoFigure(in: program) {
        log.add(Diagnostic(.note, reason, at: program.range(of: location)))
        return Reading(
          previews: [], diagnostics: log, failures: [], callsAnnotation: false,
          owner: ProgramOwner(evaluator, programCache: options.programCache))
      }
      let message: Diagnostic.Message =
        options.figure.map { .noFigure($0, closest: NearNames.closest(to: $0, in: figureNames(in: program))) }
        ?? .nothingToDraw
      log.add(Diagnostic(.error, message, at: program.range(of: location)))
    }
    let owner = ProgramOwner(evaluator, programCache: options.programCache)
    for index in previews.indices { previews[index].owner = owner }
    return Reading(
      previews: previews, diagnostics: log, failures: failures.all, callsAnnotation: program.callsAnnotation,
      owner: owner)
  }

  /// Returns the reason for which a file among others has nothing to draw, or nil for one with views.
  private func reasonForNoFigure(in program: Program) -> Diagnostic.Message? {
    if program.hasUnitTests { return .onlyTests }
    let types = program.files.filter { !$0.text.file.isIncluded }.flatMap(\.types)
    return types.contains { program.conforms($0, to: "View") } ? nil : .noViews
  }

  /// Returns the names by which figures of a program can be chosen.
  private func figureNames(in program: Program) -> [String] {
    program.files.flatMap { file in
      file.previewMacros.compactMap(\.name)
        + file.types.filter { program.conforms($0, to: "View") || program.conforms($0, to: "PreviewProvider") }
        .map(\.name)
    }
  }
}
