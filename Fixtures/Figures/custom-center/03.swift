// With leading alignment, the title begins where the timestamp begins.
import SwiftUI

// plumbline: show frames
// plumbline: guides horizontal
#Preview("Leading") {
  VStack(alignment: .leading) {
    Text("Timer")
      .font(.title)
    HStack(spacing: 16) {
      Text("13:18:14.812")
        .font(.body.monospaced())
      Button(role: .destructive) {
      } label: {
        Image(systemName: "gobackward")
          .imageScale(.large)
      }
      .buttonStyle(.borderedProminent)
    }
  }
  .frame(width: 390, height: 200)
  .background(.yellow)
  .environment(\.colorScheme, .light)
}
