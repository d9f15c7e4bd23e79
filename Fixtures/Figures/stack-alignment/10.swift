// The alignment guides tool: a panel of settings, and three blocks whose guides meet on one line.
import SwiftUI

private struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    return path
  }
}

private struct Choice: View {
  let name: String
  let isChosen: Bool

  var body: some View {
    Text(name)
      .font(.footnote)
      .bold()
      .foregroundStyle(isChosen ? Color.white : Color.blue)
      .frame(width: 28, height: 20)
      .background(isChosen ? Color.blue : Color.blue.opacity(0.12), in: .rect(cornerRadius: 5))
  }
}

private struct Block: View {
  let width: CGFloat
  let guide: HorizontalAlignment
  let choice: Int
  private let names = ["L", "C", "T"]

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 6) {
        ForEach(names.indices, id: \.self) { index in
          Choice(name: names[index], isChosen: index == choice)
        }
      }
      Rectangle()
        .foregroundStyle(.yellow)
        .frame(height: 20)
        .overlay(alignment: Alignment(horizontal: guide, vertical: .center)) {
          Line()
            .stroke(.black, style: StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
            .frame(width: 2)
        }
    }
    .padding(.top, 6)
    .frame(width: width)
    .background(.gray.opacity(0.18), in: .rect(cornerRadius: 6))
  }
}

private struct Setting: View {
  let name: String
  let isOn: Bool

  var body: some View {
    HStack {
      Text(name)
        .frame(maxWidth: .infinity, alignment: .leading)
      Capsule()
        .foregroundStyle(isOn ? .green : .gray.opacity(0.4))
        .frame(width: 38, height: 22)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle()
            .foregroundStyle(.white)
            .frame(width: 18, height: 18)
            .padding(2)
        }
    }
  }
}

private struct Alignments: View {
  let name: String
  let choice: Int
  private let names = ["leading", "center", "trailing"]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name)
        .foregroundStyle(.secondary)
      HStack(spacing: 0) {
        ForEach(names.indices, id: \.self) { index in
          Text(names[index])
            .foregroundStyle(index == choice ? Color.white : Color.primary)
            .frame(width: 70, height: 24)
            .background(index == choice ? Color.blue : Color.clear, in: .rect(cornerRadius: 6))
        }
      }
      .background(.gray.opacity(0.15), in: .rect(cornerRadius: 6))
    }
  }
}

private struct Settings: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Setting(name: "Narrow container", isOn: false)
      Setting(name: "Extended bar", isOn: false)
      Setting(name: "Show in two phases", isOn: false)
      Setting(name: "Include implicit view", isOn: false)
      Alignments(name: "Frame alignment", choice: 1)
      Alignments(name: "Stack alignment", choice: 0)
    }
    .font(.footnote)
    .padding(14)
    .frame(width: 240)
    .background(.gray.opacity(0.1), in: .rect(cornerRadius: 10))
  }
}

private struct Blocks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Block(width: 250, guide: .center, choice: 1)
        .alignmentGuide(.leading) { d in d[HorizontalAlignment.center] }
      Block(width: 200, guide: .trailing, choice: 2)
        .alignmentGuide(.leading) { d in d[.trailing] }
      Block(width: 300, guide: .leading, choice: 0)
    }
    .annotation("guides")
    .border(.red)
  }
}

#Preview("The alignment guides tool") {
  HStack(alignment: .top, spacing: 24) {
    Settings()
    Blocks()
  }
}
