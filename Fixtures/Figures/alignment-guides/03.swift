// Where the confusion begins: six things in one stack are called alignment.
import SwiftUI

// plumbline: listing alone
// plumbline: mark "(alignment: .leading)" as "container alignment"
// plumbline: mark ".alignmentGuide(.leading)" as "alignment guide"
// plumbline: mark "30" as "explicit alignment value"
// plumbline: mark "dimensions[.bottom]" as "implicit alignment value"
// plumbline: mark ".multilineTextAlignment(.center)" as "text alignment"
// plumbline: mark "alignment: .trailing" as "frame alignment"
#Preview("Six alignments") {
  VStack(alignment: .leading) {
    Text("How are you?")
      .alignmentGuide(.leading) { _ in 30 }
      .alignmentGuide(.top) { dimensions in dimensions[.bottom] }
      .multilineTextAlignment(.center)
  }
  .frame(width: 200, alignment: .trailing)
}
