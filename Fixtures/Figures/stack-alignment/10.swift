// The alignment guides tool at work: a tap chooses a guide, and the blocks move until their guides meet.
import SwiftUI

private enum Guide: CaseIterable {
  case leading, center, trailing

  var name: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
  var letter: String { name.prefix(1).uppercased() }
  var share: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
  var alignment: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

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
  let width: CGFloat
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(name)
        .font(.footnote)
        .bold(isChosen)
        .foregroundStyle(isChosen ? Color.white : Color.blue)
        .frame(width: width, height: 22)
        .background(isChosen ? Color.blue : Color.blue.opacity(0.12), in: .rect(cornerRadius: 5))
    }
    .buttonStyle(.plain)
  }
}

private struct Guides: View {
  let title: String
  let chosen: Guide
  let choose: (Guide) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .foregroundStyle(.secondary)
      HStack(spacing: 4) {
        ForEach(Guide.allCases, id: \.self) { guide in
          Choice(name: guide.name, isChosen: guide == chosen, width: 66) { choose(guide) }
            .id("\(title) \(guide.name)")
        }
      }
    }
  }
}

private struct Block: View {
  let width: CGFloat
  let marked: Guide
  let isExtended: Bool
  let choose: (Guide) -> Void

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 6) {
        ForEach(Guide.allCases, id: \.self) { guide in
          Choice(name: guide.letter, isChosen: guide == marked, width: 28) { choose(guide) }
            .id("\(Int(width)) \(guide.letter)")
        }
      }
      Rectangle()
        .foregroundStyle(.yellow)
        .frame(height: 20)
        .overlay(alignment: .leading) {
          Line()
            .stroke(.black, style: StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
            .frame(width: 2, height: isExtended ? 74 : 20)
            .offset(x: (width - 2) * marked.share)
        }
    }
    .padding(.top, 6)
    .frame(width: width)
    .background(.gray.opacity(0.18), in: .rect(cornerRadius: 6))
  }
}

private struct AlignmentTool: View {
  @State private var isNarrow = true
  @State private var isExtended = false
  @State private var showsPhases: Bool
  @State private var includesImplicit: Bool
  @State private var frame = Guide.center
  @State private var stack = Guide.leading
  @State private var marked: [Guide]
  @State private var used: [Guide]
  private let widths: [CGFloat]

  init(widths: [CGFloat], guides: [Guide], showsPhases: Bool, includesImplicit: Bool) {
    self.widths = widths
    _marked = State(initialValue: guides)
    _used = State(initialValue: guides)
    _showsPhases = State(initialValue: showsPhases)
    _includesImplicit = State(initialValue: includesImplicit)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .top, spacing: 24) {
        settings
        blocks
      }
      listing
    }
    .padding(16)
  }

  private var settings: some View {
    VStack(alignment: .leading, spacing: 10) {
      Toggle("Narrow container", isOn: $isNarrow.animation(.easeInOut(duration: 0.5)))
      Toggle("Extended bar", isOn: $isExtended.animation(.easeInOut(duration: 0.5)))
      Toggle("Show in two phases", isOn: $showsPhases)
      Toggle("Include implicit view", isOn: $includesImplicit.animation(.easeInOut(duration: 0.5)))
      Guides(title: "Frame alignment", chosen: frame) { guide in
        withAnimation(.easeInOut(duration: 0.5)) { frame = guide }
      }
      Guides(title: "Stack alignment", chosen: stack) { guide in
        withAnimation(.easeInOut(duration: 0.5)) { stack = guide }
      }
    }
    .font(.footnote)
    .padding(14)
    .frame(width: 240)
    .background(.gray.opacity(0.1), in: .rect(cornerRadius: 10))
  }

  private var blocks: some View {
    VStack(alignment: stack.alignment, spacing: 20) {
      ForEach(0..<widths.count, id: \.self) { index in
        Block(width: widths[index], marked: marked[index], isExtended: isExtended) { choose($0, index) }
          .alignmentGuide(stack.alignment) { d in d.width * used[index].share }
      }
      if includesImplicit {
        Text("implicit view")
          .frame(width: 250, height: 50)
          .background(.gray.opacity(0.18))
      }
    }
    .frame(width: isNarrow ? nil : 620, alignment: Alignment(horizontal: frame.alignment, vertical: .center))
    .border(.red)
  }

  private var listing: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("VStack(alignment: .\(stack.name), spacing: 20) {")
      ForEach(0..<widths.count, id: \.self) { index in
        Text("  Block(\(Int(widths[index]))).alignmentGuide(.\(stack.name)) { d in d[.\(marked[index].name)] }")
      }
      if includesImplicit { Text("  Text(\"implicit view\")") }
      Text(isNarrow ? "}" : "}.frame(width: 620, alignment: .\(frame.name))")
    }
    .font(.system(.caption, design: .monospaced))
    .fixedSize()
  }

  /// Moves the marker of a block, and then the blocks, unless both move at once.
  private func choose(_ guide: Guide, _ index: Int) {
    if showsPhases {
      withAnimation(.easeInOut(duration: 0.5)) {
        marked[index] = guide
      } completion: {
        withAnimation(.easeInOut(duration: 0.5)) { used[index] = guide }
      }
    } else {
      withAnimation(.easeInOut(duration: 0.5)) {
        marked[index] = guide
        used[index] = guide
      }
    }
  }
}

// plumbline: film tap id "250 L"; tap id "200 C"; tap id "Stack alignment trailing"
#Preview("The alignment guides tool") {
  AlignmentTool(
    widths: [250, 200, 300], guides: [.center, .trailing, .leading], showsPhases: false, includesImplicit: false)
}
