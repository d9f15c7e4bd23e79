import PlumblineLayout
import PlumblineViewSource

@testable import PlumblineFigures

/// Figures of random views with random annotations, equal in every run.
struct GeneratedFigure {
  /// The number that the figure grows from.
  let seed: Int
  /// The preview with its directives.
  let code: String
  /// The theme.
  let theme: Theme

  /// Writes the code of a figure.
  init(seed: Int) {
    self.seed = seed
    var source = FigureSource(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    for _ in 0..<4 { _ = source.next() }
    let view = source.view(depth: 0)
    var lines = ["// plumbline: show " + source.words.joined(separator: " ")]
    for (number, id) in source.ids.enumerated() where source.chance(2) {
      lines.append("// plumbline: callout \(id) \"Remark \(number) about this view\"")
    }
    code = (["import SwiftUI", ""] + lines + ["#Preview {", "  \(view)", "}", ""]).joined(separator: "\n")
    theme = Theme.all[source.below(3)]
  }

  /// Returns the composition of the figure's only preview.
  func composition(_ typesetter: any Typesetter) -> FigureComposition? {
    let reading = ViewSource.read([SourceFile(path: "\(seed).swift", text: code)])
    guard let preview = reading.previews.first, reading.diagnostics.diagnostics.isEmpty else { return nil }
    return FigureComposition(
      layouts: [preview.resolved(typesetter: typesetter)], request: FigureRequest.reading(preview.directives).request,
      listing: nil, theme: theme, typesetter: typesetter)
  }
}

/// A writer of random views.
private struct FigureSource: RandomNumberGenerator {
  var state: UInt64
  /// The ids of the views that were written.
  var ids: [String] = []
  private var leaves = 0

  init(state: UInt64) { self.state = state }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) | (state << 31)
  }

  /// A number from 0 to below another.
  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  /// True once in some times.
  mutating func chance(_ times: Int) -> Bool { below(times) == 0 }
  private mutating func pick(_ words: [String]) -> String { words[below(words.count)] }

  /// The words of the `show` directive.
  var words: [String] {
    mutating get {
      let all = [
        "frames", "guides", "spacing", "sizes", "labels", "values", "baselines", "proposals", "highlights", "rulers",
        "grid", "ideal", "callouts", "marks",
      ]
      let count = 1 + below(3)
      return Array(all.shuffled(using: &self).prefix(count)).sorted()
    }
  }

  /// A view and its modifiers.
  mutating func view(depth: Int) -> String {
    var text = depth < 3 && (depth == 0 || !chance(2)) && leaves < 5 ? stack(depth: depth) : leaf()
    if chance(3) { text += ".padding(\([4, 8, 10, 16, 20][below(5)]))" }
    if chance(5) { text += ".background(Color.\(pick(["yellow", "mint", "gray", "indigo"])))" }
    if chance(7) { text += ".border(Color.gray)" }
    if depth > 0, chance(6) { text += ".alignmentGuide(.leading) { _ in \(below(5) * 10) }" }
    if depth == 0, chance(4) { text += ".frame(width: 360, alignment: .\(pick(["leading", "center", "trailing"])))" }
    if depth > 0, chance(6) {
      ids.append("v\(ids.count)")
      text += ".id(\"\(ids[ids.count - 1])\")"
    }
    return text
  }

  private mutating func stack(depth: Int) -> String {
    let children = (0..<(2 + below(2))).map { _ in view(depth: depth + 1) }.joined(separator: "\n")
    let spacing = ["", "", "spacing: 4", "spacing: 8", "spacing: 20", "spacing: 0"][below(6)]
    switch below(5) {
    case 0, 1:
      return "VStack(alignment: .\(pick(["leading", "center", "trailing"]))\(after(spacing))) {\n\(children)\n}"
    case 2, 3:
      let alignment = pick(["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
      return "HStack(alignment: .\(alignment)\(after(spacing))) {\n\(children)\n}"
    default:
      let back = "Color.\(pick(["yellow", "mint", "teal"])).frame(width: \(100 + below(4) * 20), height: 90)"
      return "ZStack(alignment: .\(pick(["center", "topLeading", "bottomTrailing"]))) {\n\(back)\n\(leaf())\n}"
    }
  }

  private func after(_ spacing: String) -> String { spacing.isEmpty ? "" : ", " + spacing }

  private mutating func leaf() -> String {
    leaves += 1
    let color = pick(["red", "green", "blue", "orange", "purple", "black", "white"])
    switch below(8) {
    case 0, 1: return "Text(\"\(pick(["Timer", "Bell Peppers", "This is some text", "Hello", "13:18:14"]))\")"
    case 2:
      let words = pick(["Higher levels of capsicum", "Athos, Porthos and Aramis", "Quiet"])
      return "Text(\"\(words)\").font(.\(pick(["caption", "title", "headline", "largeTitle"])))"
    case 3: return "Image(systemName: \"\(pick(["star.fill", "gobackward", "arrow.right.circle.fill"]))\")"
    case 4: return "Circle().fill(.\(color)).frame(width: 60, height: 60)"
    default:
      return "Rectangle().fill(.\(color)).frame(width: \(30 + below(5) * 15), height: \(16 + below(6) * 12))"
    }
  }
}
