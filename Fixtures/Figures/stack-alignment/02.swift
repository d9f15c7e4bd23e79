// With trailing alignment, the ends of the texts share the guide line.
import SwiftUI

// plumbline: show frames guides
#Preview("Trailing") {
  VStack(alignment: .trailing) {
    Text("This is some text")
    Text("This is some longer text")
    Text("This is short")
  }
}
