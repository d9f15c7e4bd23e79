// Arguments that compiled and interpreted code must understand alike, since both read one declaration.
import SwiftUI

#Preview("the alignment of a safe area inset") {
  Color.red
    .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { Color.blue.frame(width: 20, height: 10) }
    .frame(width: 100, height: 60)
}

#Preview("the alignment of an inset at the side") {
  Color.red
    .safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { Color.blue.frame(width: 20, height: 10) }
    .frame(width: 100, height: 60)
}

#Preview("a bar below the view") {
  Color.red
    .safeAreaBar(edge: .bottom, alignment: .trailing, spacing: 4) { Color.blue.frame(width: 20, height: 10) }
    .frame(width: 100, height: 60)
}

#Preview("a badge of no mail") {
  List {
    Text("Inbox").badge(0)
    Text("Drafts").badge(3).badge(0)
  }
  .frame(width: 200, height: 120)
}

#Preview("several reasons to redact") {
  VStack(spacing: 0) {
    Text("a").redacted(reason: [.privacy, .placeholder])
    Text("b").redacted(reason: .privacy)
  }
}

#Preview("an inner setting of a text wins") {
  HStack(spacing: 0) {
    Text("a").bold().bold(false)
    Text("b").italic(false).italic()
  }
}

#Preview("a progress view in a colour of its own") {
  ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)).frame(width: 100)
}

#Preview("a modifier without effect") {
  Text("a").hoverEffectDisabled().ignoresSafeArea([.keyboard, .container])
}
