// Symbols and images within lines of text.
import SwiftUI

#Preview("Symbols") {
  VStack(alignment: .leading) {
    Text("Rate \(Image(systemName: "star.fill")) and share \(Image(systemName: "square.and.arrow.up"))")
    Text("Bold \(Image(systemName: "bell")) text").bold()
    Text("\(Image(systemName: "globe")) \(Text("Worldwide").italic()) \(3) times")
    Text(Image(systemName: "heart")) + Text(" liked")
  }
}

#Preview("Widths") {
  VStack(alignment: .leading) {
    Text("Condensed").fontWidth(.condensed)
    Text("Compressed").font(.title.width(.compressed))
    Text("Expanded").fontWidth(.expanded).bold()
  }
}
