// The colours of UIKit, in every spelling.
import SwiftUI

#Preview("Platform colours") {
  VStack {
    Color(.systemGray6).frame(width: 40, height: 20)
    Color(uiColor: .secondarySystemBackground).frame(width: 40, height: 20)
    Color(UIColor.label).frame(width: 40, height: 20)
    Color(uiColor: UIColor.systemRed).frame(width: 40, height: 20)
    Color(Color.red).frame(width: 40, height: 20)
  }
}
