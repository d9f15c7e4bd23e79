import Glibc
import PlumblineLayout
import PlumblineTypesetting
import PlumblineViewSource

/// Benchmarks of steps: a tap compared with an evaluation and a layout of the same views.
enum ActingBenchmarks {
  /// Measures screens of several sizes and prints a line for each.
  static func run() {
    for rows in [10, 100, 1_000] { measure(rows: rows) }
  }

  private static func measure(rows: Int) {
    let count = max(500 / rows, 1)
    var options = ReadingOptions()
    options.acts = true
    let reading = ViewSource.read([SourceFile(path: "list.swift", text: source(rows: rows))], options: options)
    let (typesetter, screen) = (FontTypesetter(), Screen(size: Size(width: 390, height: 844)))
    guard let preview = reading.previews.first else { return print("no step: the file is not understood") }
    let running = RunningPreview(preview, typesetter: typesetter, device: screen)
    guard let states = preview.states else { return print("no step: the preview has no states") }
    let steps = BenchmarkClock.thread.median {
      for _ in 0..<count { try? running.perform(.tap("More")) }
    }
    let relayouts = BenchmarkClock.thread.median {
      for _ in 0..<count {
        _ = states.evaluatedView().resolved(in: screen.size, typesetter: typesetter)
      }
    }
    print(
      "a tap on a screen of \(rows) rows: \((steps / Double(count) * 1_000).short) ms, "
        + "\((steps / relayouts).short) × an evaluation and a layout")
    // Readers of a pipe see each line when it is measured.
    fflush(nil)
  }

  private static func source(rows: Int) -> String {
    """
    import SwiftUI

    struct Row: View {
      let number: Int
      @Binding var total: Int
      @State private var isOn = false
      var body: some View {
        HStack {
          Text("Row \\(number)")
          Spacer()
          Toggle("On", isOn: $isOn).labelsHidden()
        }
      }
    }

    struct Screen: View {
      @State private var total = 0
      var body: some View {
        VStack {
          Text("Total \\(total)")
          Button("More") { total += 1 }
          ForEach(0..<\(rows), id: \\.self) { Row(number: $0, total: $total) }
        }
      }
    }

    #Preview { Screen() }
    """
  }
}
