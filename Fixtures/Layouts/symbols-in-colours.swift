// Symbols in several colours: a mark and its box, a badge, parts beside each other.
import SwiftUI

private struct Symbols: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .blue)
        Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.palette).foregroundStyle(
          .black, .yellow)
        Image(systemName: "person.crop.circle.badge.plus").foregroundStyle(.green, .gray)
      }
      HStack {
        Image(systemName: "xmark.circle.fill")
        Image(systemName: "cloud.sun.fill")
        Image(systemName: "plus.square")
      }
      .symbolRenderingMode(.hierarchical)
      .foregroundStyle(.purple)
      HStack {
        Image(systemName: "sun.max.fill")
        Image(systemName: "heart.fill")
        Image(systemName: "checkmark.seal.fill")
      }
      .symbolRenderingMode(.multicolor)
      Image(systemName: "star.circle.fill").resizable().frame(width: 60, height: 60).foregroundStyle(.white, .orange)
    }
    .font(.largeTitle)
    .padding()
  }
}

#Preview("Symbols in colours") { Symbols() }
