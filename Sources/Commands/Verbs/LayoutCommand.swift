import PlumblineSource
import PlumblineFigureMaking
import PlumblineLayout
import PlumblineTypesetting

/// `plumbline layout`: prints the resolved layout of every figure.
enum LayoutCommand {
  /// Prints a tree for each figure, or one JSON document for all.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let calls = CallSettings(call)
    let programs = try Program.all(in: calls)
    let call = try calls.wholeCall()
    let form: Form = call[.json] ? .json : call[.explain] ? .explanation : .tree
    var limits = try BatchSettings(call)
    // It is unknown which of several programs uses the memory of their process.
    if programs.count > 1 { limits.memory = BatchSettings.greatestMemory }
    let settings = limits
    let failed = FailedRun.takeAll()
    let printed = Printed()
    let isRepeatable = console.executable != nil && call[.filesFrom] != "-" && !call.paths.contains("-")
    Workers.run(programs.count, jobs: call.workerCount) { index in
      var program = programs[index]
      let watch = RunWatch(
        file: program.files.first?.path ?? "", settings: settings, console: console, canRepeat: isRepeatable,
        earlier: failed, repeatsOnCrash: false)
      program.watch = PreviewWatch(skipped: Set(failed.map(\.location)), report: watch.preview.begin)
      if console.executable != nil { watch.start() }
      defer { watch.preview.end() }
      return layouts(
        of: program, form: form, typesetter: calls.typesetter(for: program.settings), console: console)
    } deliver: { _, outcome in
      for message in outcome.messages { console.note(message) }
      printed.add(outcome.texts, code: outcome.exitCode)
    }
    for run in failed {
      let cause = "the preview is left out: \(run.message)"
      let fault = BatchResult.fault(run.status, file: run.location, cause, console: console)
      for message in fault.outcome.messages { console.note(message) }
      printed.add([], code: fault.outcome.exitCode)
    }
    console.write(printed.text(form))
    if let figure = Program.figureInAny(of: programs, call), printed.isEmpty, printed.exitCode == .done {
      console.note(Program.missing(figure, in: programs.count, console))
      return .inputError
    }
    return printed.exitCode
  }

  /// The form in which layouts are printed.
  enum Form: Sendable {
    case tree, json, explanation
  }

  private struct Outcome: Sendable {
    var texts: [String] = []
    var messages: [String] = []
    var exitCode = ExitCode.done
  }

  private static func layouts(
    of program: Program, form: Form, typesetter: any Typesetter, console: Console
  ) -> Outcome {
    var outcome = Outcome()
    let details: ResolvedDetails = form == .explanation ? [.relations, .idealSizes, .gridSpacings] : .relations
    let settings = FigureSettings(details: details)
    let figures = ProgramFigures(of: program, settings: settings, typesetter: typesetter) { entry in
      guard let figure = entry.figure else { return }
      for (preview, layout) in zip(figure.plan.previews, figure.layouts) {
        outcome.texts.append(text(of: layout, preview, entry.variant, form))
      }
    }
    outcome.messages = figures.messages(for: console)
    outcome.exitCode = figures.exitCode
    return outcome
  }

  private static func text(of layout: ResolvedLayout, _ preview: Preview, _ variant: FigureVariant, _ form: Form)
    -> String
  {
    let file = preview.source?.file ?? ""
    let name = (preview.name ?? FilePath.stem(of: file)) + variant.suffix
    return switch form {
    case .json: "{\"file\":\(JSON.string(file).text),\"name\":\(JSON.string(name).text),\(layout.json)}"
    case .tree: "\(file) · \(name)\n\(layout.dump)\n"
    case .explanation: "\(file) · \(name)\n\(layout.explanation)\n"
    }
  }
}

/// The texts that are printed at the end, in the order of the inputs; they arrive one at a time.
private final class Printed: @unchecked Sendable {
  private var texts: [String] = []
  private(set) var exitCode = ExitCode.done

  /// Whether there is nothing to print.
  var isEmpty: Bool { texts.isEmpty }

  func add(_ more: [String], code: ExitCode) {
    texts += more
    exitCode = max(exitCode, code)
  }

  func text(_ form: LayoutCommand.Form) -> String {
    form == .json ? "{\"figures\":[" + texts.joined(separator: ",") + "]}\n" : texts.joined(separator: "\n")
  }
}
