// Guides read and set in every way: explicit values, sizes, other guides, baselines and both axes.
import SwiftUI

extension HorizontalAlignment {
  private struct Colon: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
  }

  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

extension VerticalAlignment {
  private enum MidAccount: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat {
      d[.top]
    }
  }

  fileprivate static let midAccount = VerticalAlignment(MidAccount.self)
}

private struct Field: View {
  let name: String
  let value: String

  var body: some View {
    HStack(spacing: 4) {
      Text(name + ":")
        .alignmentGuide(.colon) { d in d[.trailing] }
      Text(value).bold()
    }
  }
}

#Preview("Guides in detail") {
  VStack(alignment: .leading, spacing: 20) {
    VStack(alignment: .colon) {
      Field(name: "Name", value: "Ada Lovelace")
      Field(name: "Profession", value: "Mathematician")
      Color.red.frame(width: 60, height: 2)
    }
    HStack(alignment: .midAccount) {
      VStack {
        Text("@handle").alignmentGuide(.midAccount) { d in d[VerticalAlignment.center] }
        Color.blue.frame(width: 40, height: 40)
      }
      VStack {
        Text("Full name:")
        Text("PAUL HUDSON")
          .alignmentGuide(.midAccount) { d in d[VerticalAlignment.center] }
          .font(.largeTitle)
      }
    }
    ZStack(alignment: Alignment(horizontal: .colon, vertical: .midAccount)) {
      Color.gray.frame(width: 100, height: 60)
        .alignmentGuide(.colon) { d in
          let third = d.width / 3
          return d[explicit: .colon] ?? third
        }
      Circle().frame(width: 20, height: 20)
        .alignmentGuide(.midAccount) { d in d.height * -0.5 + max(d[.top], 4) }
    }
    HStack(alignment: .firstTextBaseline) {
      Text("Baseline").font(.caption)
      Text("of\nseveral").font(.title)
      Image(systemName: "star").imageScale(.large)
      Rectangle().frame(width: 10, height: 30)
        .alignmentGuide(.firstTextBaseline) { d in d[.bottom] - 6 }
    }
    HStack(alignment: .bottom, spacing: 2) {
      ForEach([20, 50, 35] as [CGFloat], id: \.self) { height in
        Color.green
          .frame(width: 14, height: height)
          .alignmentGuide(.bottom) { d in d[.bottom] + (height > 40 ? 10 : 0) }
      }
    }
  }
  .padding()
}
