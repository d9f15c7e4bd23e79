// Declarations with arguments that few programs pass: nil, zero, negative, empty and non-finite values, and sets of one.
import SwiftUI

private struct Mail: Hashable, Identifiable {
  var id: Int
  var subject: String
}

#Preview("frames with limits in another order") {
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 40, maxWidth: 10, minHeight: 30, idealHeight: 20)
    Color.blue.frame(width: nil, height: 12, alignment: .bottomTrailing)
    Color.green.frame(width: -5, height: .infinity)
  }
  .frame(width: 120, height: 80)
}

#Preview("padding of one edge and without a length") {
  VStack(spacing: 0) {
    Text("a").padding(.vertical, nil)
    Text("b").padding([.leading, .top], 0)
    Text("c").padding(EdgeInsets(top: -3, leading: 4, bottom: 0, trailing: -2))
    Text("d").padding(-6)
  }
}

#Preview("stacks with negative and missing spacing") {
  VStack(alignment: .listRowSeparatorLeading, spacing: -4) {
    Color.red.frame(width: 20, height: 10)
    HStack(alignment: .lastTextBaseline, spacing: nil) {
      Text("a")
      Text("b\nc")
    }
    ZStack(alignment: Alignment(horizontal: .trailing, vertical: .firstTextBaseline)) {
      Color.blue.frame(width: 30, height: 30)
      Text("d")
    }
  }
}

#Preview("line limits as ranges") {
  VStack(spacing: 0) {
    Text("one two three four five six").lineLimit(2...3)
    Text("one").lineLimit(2...)
    Text("one two three four five six").lineLimit(...1)
    Text("one two three four five six").lineLimit(1, reservesSpace: true)
    Text("one two three four five six").lineLimit(nil)
  }
  .frame(width: 80)
}

#Preview("scale factors out of range") {
  VStack(spacing: 0) {
    Text("one two three").minimumScaleFactor(0).lineLimit(1)
    Text("one two three").minimumScaleFactor(2).lineLimit(1)
    Text("one two three").lineSpacing(-4)
    Text("one two three").kerning(-2).tracking(0).baselineOffset(-3)
  }
  .frame(width: 60)
}

#Preview("aspect ratios of zero and of a size") {
  HStack(spacing: 0) {
    Color.red.aspectRatio(0, contentMode: .fit)
    Color.green.aspectRatio(CGSize(width: 0, height: 4), contentMode: .fit)
    Color.blue.aspectRatio(nil, contentMode: .fill)
  }
  .frame(width: 90, height: 40)
}

#Preview("offsets, positions and scales") {
  ZStack {
    Color.red.frame(width: 20, height: 20).offset(CGSize(width: -10, height: 5))
    Color.green.frame(width: 20, height: 20).position(CGPoint(x: -4, y: 50))
    Color.blue.frame(width: 20, height: 20).scaleEffect(x: -1, anchor: .bottomLeading)
    Color.orange.frame(width: 20, height: 20).scaleEffect(CGSize(width: 0, height: 2))
    Color.gray.frame(width: 20, height: 20).rotationEffect(.radians(-.pi / 2), anchor: UnitPoint(x: 2, y: -1))
  }
  .frame(width: 100, height: 60)
}

#Preview("grids with spans and empty rows") {
  Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: nil) {
    GridRow(alignment: .top) {
      Color.red.frame(width: 10, height: 10).gridCellColumns(0)
      Text("a").gridColumnAlignment(.leading)
    }
    GridRow {}
    Divider().gridCellUnsizedAxes([.horizontal, .vertical])
    GridRow { Color.blue.frame(width: 40, height: 4).gridCellColumns(5).gridCellAnchor(UnitPoint(x: 0.25, y: 1)) }
  }
}

#Preview("lazy grids with limits in another order") {
  LazyVGrid(
    columns: [
      GridItem(.flexible(minimum: 50, maximum: 20), spacing: 0, alignment: .topLeading), GridItem(.fixed(0)),
      GridItem(.adaptive(minimum: 15, maximum: 18), spacing: -2),
    ], alignment: .trailing, spacing: 0
  ) {
    ForEach(0..<7, id: \.self) { _ in Color.red.frame(height: 6) }
  }
  .frame(width: 130)
}

#Preview("safe areas of single edges") {
  Color.red
    .safeAreaPadding(.horizontal, 12)
    .safeAreaPadding(EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 5))
    .overlay(alignment: .bottomLeading) { Color.blue.frame(width: 8, height: 8) }
    .ignoresSafeArea(.container, edges: [])
    .frame(width: 80, height: 40)
}

#Preview("insets with spacing and alignment") {
  Color.red
    .safeAreaInset(edge: .top, alignment: .leading, spacing: nil) { Color.blue.frame(width: 10, height: 10) }
    .safeAreaInset(edge: .trailing, alignment: .lastTextBaseline, spacing: -3) { Text("a") }
    .frame(width: 100, height: 60)
}

#Preview("badges without a value") {
  List {
    Text("nil").badge(nil as Text?)
    Text("words").badge("new")
    Text("text").badge(Text("n").bold())
    Text("negative").badge(-1)
  }
  .frame(width: 220, height: 240)
}

#Preview("redaction by an empty set") {
  VStack(spacing: 0) {
    Text("a").redacted(reason: [])
    Text("b").redacted(reason: [.invalidated])
    Text("c").redacted(reason: .placeholder).unredacted()
    Text("d").privacySensitive(false).redacted(reason: .privacy)
  }
}

#Preview("styles that a Boolean or nil undoes") {
  VStack(spacing: 0) {
    Text("a").underline(false, pattern: .dash, color: .red)
    Text("b").strikethrough(true, pattern: .dot, color: nil)
    Text("c").foregroundStyle(.red, .blue).foregroundColor(nil)
    Text("d").font(nil).fontWeight(nil).fontDesign(nil).fontWidth(nil)
    Text("e").textCase(nil).multilineTextAlignment(.trailing)
    Text("f").monospaced(false).italic(false).bold(false)
  }
  .font(.title).fontWeight(.heavy).textCase(.uppercase)
}

#Preview("shapes with unusual insets and trims") {
  VStack(spacing: 2) {
    RoundedRectangle(cornerSize: CGSize(width: 0, height: 8), style: .circular).inset(by: -3)
    UnevenRoundedRectangle(topLeadingRadius: 100, bottomTrailingRadius: -4)
    Circle().trim(from: 0.75, to: 0.25).stroke(style: StrokeStyle(lineWidth: 0, dash: [0, 4], dashPhase: -2))
    Ellipse().inset(by: 40).strokeBorder(.red, lineWidth: -2)
    Rectangle().rotation(.zero, anchor: .topLeading).scale(x: 0, y: 1).offset(x: 4)
  }
  .frame(width: 60, height: 120)
}

#Preview("backgrounds and overlays of several views") {
  Text("a")
    .background(alignment: .topLeading) {
      Color.red.frame(width: 4, height: 4)
      Color.blue.frame(width: 2, height: 6)
    }
    .background(.red, in: Capsule(style: .circular), fillStyle: FillStyle(eoFill: true, antialiased: false))
    .background(in: Rectangle())
    .overlay(.green, ignoresSafeAreaEdges: [])
    .border(Color.blue, width: 0)
}

#Preview("clips, masks and shadows of nothing") {
  Color.red
    .clipShape(Circle(), style: FillStyle(eoFill: true))
    .mask(alignment: .bottomTrailing) { Color.black.frame(width: 5, height: 5) }
    .shadow(color: .clear, radius: -2, x: 4)
    .blur(radius: 0, opaque: true)
    .opacity(1.5)
    .cornerRadius(-4, antialiased: false)
    .frame(width: 30, height: 20)
}

#Preview("priorities and indices below zero") {
  HStack(spacing: 0) {
    Text("a long line of text").layoutPriority(-1)
    Text("another long line").layoutPriority(.infinity).zIndex(-2)
    Spacer(minLength: 0)
    Spacer(minLength: -4)
  }
  .frame(width: 100)
}

#Preview("fixed sizes on no axis and on one") {
  HStack(spacing: 0) {
    Text("one two three").fixedSize(horizontal: false, vertical: false)
    Text("one two three").fixedSize(horizontal: false, vertical: true)
    Text("one two three").fixedSize(horizontal: true, vertical: false)
  }
  .frame(width: 90, height: 30)
}

#Preview("values beyond their bounds") {
  VStack(spacing: 0) {
    ProgressView(value: 3, total: 2)
    ProgressView(value: -1)
    ProgressView(value: nil as Double?, total: 4)
    Gauge(value: 12, in: 0...10) { Text("g") }
    Slider(value: .constant(-3), in: -2...2, step: 0.5)
    Stepper("s", value: .constant(9), in: 0...4, step: 3)
  }
  .frame(width: 200)
}

#Preview("images of nothing") {
  HStack(spacing: 0) {
    Image(systemName: "star", variableValue: nil)
    Image(systemName: "wifi", variableValue: 0).symbolVariant(.none)
    Image(systemName: "heart").imageScale(.small).symbolRenderingMode(nil)
    Image(systemName: "plus").resizable(capInsets: EdgeInsets(), resizingMode: .tile).frame(width: 12)
  }
}

#Preview("loops over nothing and over ranges") {
  VStack(spacing: 0) {
    ForEach(0..<0) { Text("\($0)") }
    ForEach([Mail](), id: \.subject) { Text($0.subject) }
    ForEach([Mail(id: 2, subject: "x"), Mail(id: 1, subject: "y")]) { Text($0.subject) }
    ForEach(Array("ab".enumerated()), id: \.offset) { Text("\($0.offset)\(String($0.element))") }
  }
}

#Preview("labels without one part") {
  VStack(spacing: 0) {
    Label("a", systemImage: "star").labelStyle(.iconOnly)
    Label { EmptyView() } icon: { Image(systemName: "plus") }
    LabeledContent("k", value: "")
    LabeledContent { EmptyView() } label: { Text("m") }
    ControlGroup { Button("x") {} }
  }
  .frame(width: 160)
}

#Preview("a container that takes fractions") {
  ScrollView([]) {
    VStack(spacing: 0) {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0, alignment: .trailing).frame(height: 5)
      Color.blue.containerRelativeFrame([.horizontal, .vertical], alignment: .bottom) { length, axis in
        axis == .horizontal ? length / 3 : length / 10
      }
    }
  }
  .frame(width: 90, height: 70)
}

#Preview("scroll views with margins and anchors") {
  ScrollView(.horizontal, showsIndicators: false) {
    HStack(spacing: 0) { Color.red.frame(width: 300, height: 20) }
  }
  .contentMargins([.leading, .top], 7, for: .scrollContent)
  .contentMargins(.bottom, nil)
  .defaultScrollAnchor(.trailing)
  .scrollClipDisabled(false)
  .frame(width: 80, height: 40)
}

#Preview("the first that fits one axis") {
  VStack(spacing: 0) {
    ViewThatFits(in: .vertical) {
      Color.red.frame(width: 500, height: 8)
      Text("unused")
    }
    ViewThatFits(in: []) {
      Color.blue.frame(width: 500, height: 500)
      Text("unused")
    }
    ViewThatFits { EmptyView() }
  }
  .frame(width: 50, height: 40, alignment: .topLeading)
}

#Preview("guides of other axes and of themselves") {
  HStack(alignment: .top, spacing: 0) {
    Color.red.frame(width: 10, height: 30).alignmentGuide(.top) { -$0[.bottom] }
    Color.blue.frame(width: 10, height: 20).alignmentGuide(.leading) { _ in 400 }
    Color.green.frame(width: 10, height: 10).alignmentGuide(.top) { $0[.top] + $0.width * 0.5 }
    Text("a").alignmentGuide(.top) { $0[explicit: .top] ?? $0[.lastTextBaseline] }
  }
}

#Preview("environment values that code sets") {
  VStack(spacing: 0) {
    Text("one two three four").environment(\.lineLimit, 1)
    Text("a").environment(\.font, .system(size: 30, weight: .bold, design: .serif))
    Text("a\nb").environment(\.multilineTextAlignment, .trailing).environment(\.lineSpacing, 9)
    Text("c").environment(\.layoutDirection, .rightToLeft).environment(\.isEnabled, false)
    Text("d").dynamicTypeSize(.xSmall ... .medium).environment(\.dynamicTypeSize, .accessibility3)
    Text("e").transformEnvironment(\.font) { $0 = nil }
  }
  .frame(width: 80)
}

#Preview("pickers, toggles and fields without a choice") {
  VStack(spacing: 0) {
    Picker("p", selection: .constant(7)) { ForEach(0..<2, id: \.self) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
    Picker(selection: .constant(nil as Int?)) { Text("none").tag(nil as Int?) } label: { Text("q") }
    Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden().toggleStyle(.button)
    TextField("t", text: .constant(""), prompt: Text("prompt"), axis: .vertical).textFieldStyle(.roundedBorder)
    SecureField("s", text: .constant("abc"), prompt: nil)
    Menu("m") {}.menuIndicator(.hidden)
  }
  .frame(width: 180)
}

#Preview("rows with unusual insets") {
  List {
    Section {
      Text("a").listRowInsets(EdgeInsets()).listRowSeparator(.hidden, edges: .bottom)
      Text("b").listRowInsets(nil).listRowBackground(Color.red)
      Text("c").listRowSeparatorTint(nil, edges: [.top, .bottom]).alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
    } header: {
      EmptyView()
    } footer: {
      Text("f").textCase(nil)
    }
    .listSectionSeparator(.hidden)
  }
  .listStyle(.plain)
  .listRowSpacing(nil)
  .environment(\.defaultMinListRowHeight, 0)
  .frame(width: 200, height: 220)
}

#Preview("a transform that has no inverse") {
  ZStack {
    Color.red.frame(width: 20, height: 20).transformEffect(CGAffineTransform(scaleX: 0, y: 1))
    Color.blue.frame(width: 20, height: 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 0))
    Color.green.frame(width: 20, height: 20).projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 1)))
  }
}
