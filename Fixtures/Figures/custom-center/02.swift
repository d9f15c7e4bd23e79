// By default the row is centred as a whole, so the timestamp is not.
import SwiftUI

// plumbline: show frames
// plumbline: guides horizontal
#Preview("Centre, the default") {
  VStack {
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
