// The stack's alignment and the guide must be of one kind; a guide of another kind is ignored.
import SwiftUI

// plumbline: listing alone
// plumbline: connect ".leading" 1 to ".leading" 2 as "A guide of another kind is ignored."
#Preview("The listing of the guide at 120") {
  VStack(alignment: .leading) {
    Rectangle()
      .foregroundStyle(.green)
      .frame(width: 120, height: 50)
    Rectangle()
      .foregroundStyle(.red)
      .alignmentGuide(.leading) { _ in 120 }
      .frame(width: 200, height: 50)
    Rectangle()
      .foregroundStyle(.blue)
      .frame(width: 180, height: 50)
  }
}
