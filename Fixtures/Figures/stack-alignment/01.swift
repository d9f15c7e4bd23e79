// A stack that is given no alignment puts the centres of its views on one line.
import SwiftUI

// plumbline: show frames guides
#Preview("Centre, the default") {
  VStack {
    Text("This is some text")
    Text("This is some longer text")
    Text("This is short")
  }
}
