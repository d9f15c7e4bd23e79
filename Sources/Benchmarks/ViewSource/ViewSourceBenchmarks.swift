import PlumblineFigures
import PlumblineLayout
import PlumblineRendering
import PlumblineTypesetting
import PlumblineViewSource

/// Benchmarks of reading layout files: a typical one of 60 lines compared with its layout and drawing, and a long
/// `ForEach`.
enum ViewSourceBenchmarks {
  private static let count = 1_000

  /// Measures both and prints a line for each.
  static func run() {
    let typesetter = FontTypesetter()
    let files = (0..<count).map { SourceFile(path: "\($0).swift", text: settingsScreen(number: $0)) }
    let lines = files[0].text.split(separator: "\n", omittingEmptySubsequences: false).count
    let first = BenchmarkClock.wall.once { _ = ViewSource.read([files[0]]) }
    var figureCount = 0
    let reading = BenchmarkClock.wall.median {
      figureCount = 0
      for file in files { figureCount += ViewSource.read([file]).previews.count }
    }
    guard figureCount == count else { return print("no reading: the file is not understood") }
    let readings = files.prefix(100).map { ViewSource.read([$0]) }
    let drawing =
      BenchmarkClock.wall.median {
        for reading in readings { draw(reading, typesetter: typesetter) }
      } / Double(readings.count)
    let rate = Double(count) / reading
    print(
      "a file of \(lines) lines: \(rate.short) read a second on one thread, the first in \((first * 1_000).short) ms; "
        + "layout and drawing take \((drawing * rate).short) × as long")
    let list = BenchmarkClock.wall.median { draw(ViewSource.read([longList]), typesetter: typesetter, isDrawn: false) }
    print("a ForEach of 100,000 texts: \((list * 1_000).short) ms to read and lay out")
  }

  /// Lays out the figures and, unless `isDrawn` is false, draws them as SVG.
  private static func draw(_ reading: Reading, typesetter: FontTypesetter, isDrawn: Bool = true) {
    for preview in reading.previews {
      let layout = preview.resolved(environment: EnvironmentValues(), typesetter: typesetter)
      guard isDrawn else { continue }
      let figure = Figures.figure(layout, showing: [], theme: .book, typesetter: typesetter)
      _ = try? Rendering.data(figure, as: .svg)
    }
  }

  private static let longList = SourceFile(
    path: "list.swift",
    text: """
      import SwiftUI

      #Preview {
        VStack {
          ForEach(0..<100_000) { index in
            Text("Row \\(index)")
          }
        }
      }

      """)

  /// Returns the source of a typical app screen: rows from data, a reusable row, a modifier, and a badge aligned by a
  /// custom guide.
  private static func settingsScreen(number: Int) -> String {
    """
    import SwiftUI

    struct Setting: Identifiable {
      let id: Int
      var title: String
      var detail: String?
      var tint: Color = .blue
    }

    extension VerticalAlignment {
      private enum TitleGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
      }
      static let titleGuide = VerticalAlignment(TitleGuide.self)
    }

    struct Card: ViewModifier {
      var radius: CGFloat = \(8 + number % 8)
      func body(content: Content) -> some View {
        content
          .padding(12)
          .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: radius))
      }
    }

    struct SettingRow: View {
      let setting: Setting
      var body: some View {
        HStack(alignment: .titleGuide, spacing: 12) {
          Circle()
            .fill(setting.tint)
            .frame(width: 24, height: 24)
          VStack(alignment: .leading, spacing: 2) {
            Text(setting.title)
              .font(.headline)
              .alignmentGuide(.titleGuide) { $0[VerticalAlignment.center] }
            if let detail = setting.detail {
              Text(detail).font(.caption).foregroundColor(.secondary)
            }
          }
          Spacer(minLength: 8)
          Text("\\(setting.id * 10) %")
        }
        .modifier(Card())
      }
    }

    #Preview("Settings \(number)") {
      VStack(alignment: .leading, spacing: 8) {
        Text("Settings").font(.largeTitle).bold()
        ForEach([
          Setting(id: 1, title: "General", detail: "Name and language"),
          Setting(id: 2, title: "Display", detail: nil, tint: .orange),
          Setting(id: 3, title: "Sound", detail: "Quiet at night", tint: .green),
        ]) { SettingRow(setting: $0) }
      }
      .padding()
      .frame(width: \(320 + number % 80))
    }

    """
  }
}
