import PlumblineLayout

/// Starts the app of a program before its previews.
///
/// To show a preview of an app's own module, Xcode starts the app. Services that the initializer registers are
/// therefore registered when the preview is made. Plumbline runs the initializer alone: neither the app's scenes, nor
/// its state objects, nor the methods of its delegate, which Xcode calls. A preview of another module does not start
/// the app.
///
/// Source: Apple, "Structure your app for SwiftUI previews" (WWDC 2020); Stack Overflow 61148251, for the delegate.
struct AppStart {
  let program: Program
  let evaluator: Evaluator

  /// The share of a preview's steps that the initializer may take.
  private static let shareOfSteps = 10

  /// Runs the app's initializer; an error is a warning, since previews seldom need the rest of it.
  ///
  /// Its other diagnostics are omitted, because its results are not drawn.
  func run() {
    guard let app else { return }
    let limit = evaluator.options.stepLimit
    evaluator.options.stepLimit = limit / Self.shareOfSteps
    evaluator.begin()
    // A state object is created when the body of its view is first evaluated.
    for field in program.layout(of: app).fields {
      if case .stateObject? = field.wrapper?.role { field.isLazy = true }
    }
    let error = evaluator.log.withoutDiagnostics {
      evaluator.guarded(neutral: ()) { () throws(Fault) in
        let frame = Frame(evaluator, parent: nil, count: 0)
        _ = try evaluator.construct(.declared(app), [], frame, hint: .any, at: app.location)
      }
      if program.isActing { _ = evaluator.swiftUI.events.runDue() }
    }
    evaluator.options.stepLimit = limit
    guard let error else { return }
    let hint = "\(error.message); previews are drawn without the rest of it"
    evaluator.log.add(
      Diagnostic(.warning, "the initializer of the app '\(app.name)' ends early", at: error.source, hint: hint))
  }

  /// The app of the module that is previewed.
  private var app: TypeDeclaration? {
    guard !program.entryPoints.isEmpty, let file = program.files.first(where: { !$0.text.file.isIncluded }) else {
      return nil
    }
    return program.entryPoints.first { $0.file.moduleName == file.moduleName && program.conforms($0, to: "App") }
  }
}
