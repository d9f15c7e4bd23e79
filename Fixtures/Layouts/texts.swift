// Text in all its attributes, joined, limited and aligned.
import SwiftUI

private struct Paragraphs: View {
  let price = 12.5
  private let long = "The quick brown fox jumps over the lazy dog and runs away into the deep dark forest."

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title).fontWeight(.heavy)
      Text("Headline").font(.headline).italic()
      Text("System").font(.system(size: 20, weight: .semibold, design: .rounded))
      Text("Custom").font(.custom("Avenir", size: 14))
      Text("Under").underline() + Text(" and ").foregroundColor(.red)
        + Text("through").strikethrough(true, color: .blue)
      Text("Kerned").kerning(2)
      Text("Tracked").tracking(4)
      Text("Raised").baselineOffset(6)
      Text("small caps").font(.body.smallCaps())
      Text("monospaced 123").monospacedDigit()
      Text(verbatim: "as *it* is")
      Text("Price: \(price, specifier: "%.2f")")
      Text(long).lineLimit(2).truncationMode(.middle)
      Text(long).multilineTextAlignment(.trailing).lineSpacing(4)
      Text(long).lineLimit(1).minimumScaleFactor(0.5)
      Text("capitals").textCase(.uppercase)
    }
    .frame(width: 240)
  }
}

#Preview("Texts") {
  Paragraphs()
}
