import SwiftUI

/// A tile with a letter, for the figures of the chapter.
struct Tile: View {
  var letter: String
  var color: Color
  var size = 44.0

  var body: some View {
    Text(letter)
      .font(.headline)
      .frame(width: size, height: size)
      .background(color.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
  }
}
