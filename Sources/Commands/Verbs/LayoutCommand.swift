import PlumblineLayout
import PlumblineTypesetting

/// `plumbline layout`: prints the resolved layout of every figure.
enum LayoutCommand {
  /// Prints a tree for each figure, or one JSON document for all.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let programs = try Program.all(in: call)
    let typesetter = FontTypesetter(fontFolders: call[.fonts])
    let form: Form = call[.json] ? .json : call[.explain] ? .story : .tree
    let printed = Printed()
    Workers.run(programs.count, jobs: call[.jobs] == 0 ? Workers.processorCount : call[.jobs]) { index in
      layouts(of: programs[index], form: form, typesetter: typesetter, console: console)
    } deliver: { _, outcome in
      for message in outcome.messages { console.note(message) }
      printed.add(outcome.texts, code: outcome.exitCode)
    }
    console.write(printed.text(form))
    if let figure = Program.figureInAny(of: programs, call), printed.isEmpty, printed.exitCode == .done {
      console.note(Program.missing(figure, in: programs.count, console))
      return .inputError
    }
    return printed.exitCode
  }

  /// How layouts are printed.
  enum Form: Sendable {
    case tree, json, story
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
    let assets = program.assets
    let (reading, faults, texts) = program.read(assets)
    let environment = Program.environment(assets)
    for preview in reading.previews {
      let layout = preview.resolved(
        environment: environment, typesetter: typesetter, device: program.settings.canvas,
        details: form == .story ? [.relations, .idealSizes, .gridSpacings] : .relations)
      reading.diagnostics.add(layout, isStrict: program.settings.isStrict)
      let file = preview.source?.file ?? ""
      let name = preview.name ?? Files.stem(of: file)
      switch form {
      case .json:
        outcome.texts.append(
          "{\"file\":\(JSON.string(file).text),\"name\":\(JSON.string(name).text),\(layout.json)}")
      case .tree: outcome.texts.append("\(file) · \(name)\n\(layout.dump)\n")
      case .story: outcome.texts.append("\(file) · \(name)\n\(layout.explanation)\n")
      }
    }
    let printer = DiagnosticPrinter(texts: texts, console: console)
    outcome.messages = reading.diagnostics.diagnostics.flatMap(printer.lines)
    outcome.messages += faults.map { "\(console.styled("error:", .error)) \($0.message)" }
    outcome.exitCode = faults.isEmpty ? reading.diagnostics.hasErrors ? .inputError : .done : .inputOutput
    return outcome
  }
}

/// What is printed at the end, in the order of the inputs; delivered one at a time.
private final class Printed: @unchecked Sendable {
  private var texts: [String] = []
  private(set) var exitCode = ExitCode.done

  /// Whether there was nothing to print.
  var isEmpty: Bool { texts.isEmpty }

  func add(_ more: [String], code: ExitCode) {
    texts += more
    exitCode = max(exitCode, code)
  }

  func text(_ form: LayoutCommand.Form) -> String {
    form == .json ? "{\"figures\":[" + texts.joined(separator: ",") + "]}\n" : texts.joined(separator: "\n")
  }
}
