// Text alignment puts the lines at the centre of the text's own width, and moves no view.
import SwiftUI

// plumbline: show frames
#Preview("Text alignment, centre") {
  Text("Hello!\nNice to meet you!\nHow are you?")
    .font(.title)
    .multilineTextAlignment(.center)
}
