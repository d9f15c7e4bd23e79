// Every example of the page of supported views and modifiers: plumbline vocabulary --examples
// swift-format-ignore-file
import SwiftUI

private struct Day: Identifiable {
  let id = 1
}

private struct Width: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct Receiver: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { true }
}

private struct Share: LayoutValueKey {
  static let defaultValue = 1.0
}

private struct Marked: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isMarked: Bool {
    get { self[Marked.self] }
    set { self[Marked.self] = newValue }
  }
}

private struct Plain: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
}

#Preview {
  AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(180))
}

#Preview {
  AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
}

#Preview {
  AngularGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center, startAngle: .zero, endAngle: .degrees(180))
}

#Preview {
  AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
}

#Preview {
  AngularGradient(colors: [.red, .blue], center: .center)
}

#Preview {
  AngularGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center)
}

#Preview {
  AnyShape(Circle())
}

#Preview {
  AnyView(Text("a"))
}

#Preview {
  AnyView(erasing: Text("a"))
}

#Preview {
  AsyncImage(url: URL(string: "https://example.org/a.png"))
}

#Preview {
  AsyncImage(url: URL(string: "https://example.org/a.png")) { $0.resizable() } placeholder: { Color.gray }
}

#Preview {
  AsyncImage(url: nil) { phase in if let image = phase.image { image } else { ProgressView() } }
}

#Preview {
  Button(action: {}) { Text("OK") }
}

#Preview {
  Button(role: .destructive) {} label: { Text("Delete") }
}

#Preview {
  Button("OK", role: .cancel) {}
}

#Preview {
  Button("Add", systemImage: "plus") {}
}

#Preview {
  Button("Photo", image: "photo") {}
}

#Preview {
  Button(role: .cancel) {}
}

#Preview {
  Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
}

#Preview {
  Capsule(style: .circular)
}

#Preview {
  Circle()
}

#Preview {
  Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
}

#Preview {
  Color(white: 0.8)
}

#Preview {
  Color(hue: 0.6, saturation: 0.5, brightness: 0.9)
}

#Preview {
  Color.red.mix(with: .blue, by: 0.5)
}

#Preview {
  Color.red.opacity(0.5)
}

#Preview {
  ColorPicker(selection: .constant(.red)) { Text("Fill") }
}

#Preview {
  ColorPicker("Fill", selection: .constant(.red))
}

#Preview {
  ContainerRelativeShape()
}

#Preview {
  ContentUnavailableView { Label("No net", systemImage: "wifi.slash") } description: { Text("Try again.") }
}

#Preview {
  ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail shows here."))
}

#Preview {
  ContentUnavailableView("No photo", image: "photo")
}

#Preview {
  ControlGroup { Button("A") {}; Button("B") {} }
}

#Preview {
  ControlGroup("More", systemImage: "ellipsis") { Button("A") {}; Button("B") {} }
}

#Preview {
  DisclosureGroup { Text("a") } label: { Text("More") }
}

#Preview {
  DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }
}

#Preview {
  Divider()
}

#Preview {
  EditButton()
}

#Preview {
  Ellipse()
}

#Preview {
  EllipticalGradient(gradient: Gradient(colors: [.red, .blue]))
}

#Preview {
  EllipticalGradient(colors: [.red, .blue])
}

#Preview {
  EllipticalGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)])
}

#Preview {
  EmptyView()
}

#Preview {
  EquatableView(content: Color.red)
}

#Preview {
  Text("a").font(.custom("Lato", fixedSize: 20))
}

#Preview {
  Text("a").font(.custom("Lato", size: 20))
}

#Preview {
  Text("a").font(.custom("Lato", size: 20, relativeTo: .title))
}

#Preview {
  Text("a").font(.system(.title, design: .serif, weight: .bold))
}

#Preview {
  Text("a").font(.system(size: 20, weight: .bold, design: .rounded))
}

#Preview {
  ForEach(0..<3) { Text("\($0)") }
}

#Preview {
  ForEach(subviews: Group { Text("a"); Text("b") }) { $0.border(.red) }
}

#Preview {
  ForEach(sections: Section("s") { Text("a") }) { part in VStack { part.content } }
}

#Preview {
  ForEach(.constant(["a", "b"]), id: \.self) { _ in Text("a") }
}

#Preview {
  Form { Text("a") }
}

#Preview {
  Gauge(value: 0.4) { Text("CPU") }
}

#Preview {
  GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
}

#Preview {
  GlassEffectContainer { Text("a").glassEffect() }
}

#Preview {
  Grid(alignment: .leading, horizontalSpacing: 4) { GridRow { Text("a"); Text("b") } }
}

#Preview {
  Grid { GridRow(alignment: .top) { Text("a") } }
}

#Preview {
  Group { Text("a"); Text("b") }
}

#Preview {
  Group(subviews: Group { Text("a"); Text("b") }) { views in HStack { views } }
}

#Preview {
  Group(sections: Section("s") { Text("a") }) { parts in ForEach(parts) { $0.content } }
}

#Preview {
  GroupBox { Text("a") }
}

#Preview {
  GroupBox(label: Text("Box")) { Text("a") }
}

#Preview {
  GroupBox("Box") { Text("a") }
}

#Preview {
  HStack(alignment: .top, spacing: 10) { Text("a"); Text("b") }
}

#Preview {
  Image(systemName: "wifi", variableValue: 0.5)
}

#Preview {
  Image("photo")
}

#Preview {
  Image(decorative: "photo")
}

#Preview {
  Image(systemName: "star").interpolation(.none)
}

#Preview {
  Image(systemName: "star").renderingMode(.template)
}

#Preview {
  Image(systemName: "star").resizable()
}

#Preview {
  Image(systemName: "star").symbolRenderingMode(.hierarchical)
}

#Preview {
  KeyframeAnimator(initialValue: 1.0) { Text("a").opacity($0) } keyframes: { _ in }
}

#Preview {
  Label { Text("Star") } icon: { Image(systemName: "star") }
}

#Preview {
  Label("Star", systemImage: "star")
}

#Preview {
  Label("Photo", image: "photo")
}

#Preview {
  LabeledContent { Text("Ada") } label: { Text("Name") }
}

#Preview {
  LabeledContent("Name") { Text("Ada") }
}

#Preview {
  LabeledContent("Name", value: "Ada")
}

#Preview {
  LabeledContent("Price", value: 3, format: .number)
}

#Preview {
  LazyHGrid(rows: [GridItem(.fixed(40))], spacing: 8) { Text("a") }
}

#Preview {
  LazyHStack(spacing: 4) { Text("a") }
}

#Preview {
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 8) { Text("a") }
}

#Preview {
  LazyVStack(spacing: 4) { Text("a") }
}

#Preview {
  LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
}

#Preview {
  LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
}

#Preview {
  LinearGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom)
}

#Preview {
  Link("Site", destination: URL(string: "https://example.org")!)
}

#Preview {
  Link(destination: URL(string: "https://example.org")!) { Text("Site") }
}

#Preview {
  List { Text("a"); Text("b") }
}

#Preview {
  List(0..<3, id: \.self) { Text("\($0)") }
}

#Preview {
  List(.constant(["a", "b"]), id: \.self) { _ in Text("a") }
}

#Preview {
  Menu { Button("Copy") {} } label: { Text("More") }
}

#Preview {
  Menu(label: Text("More")) { Button("Copy") {} }
}

#Preview {
  Menu("More") { Button("Copy") {} }
}

#Preview {
  Menu("More", systemImage: "ellipsis") { Button("Copy") {} }
}

#Preview {
  MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
}

#Preview {
  NavigationLink { Text("b") } label: { Text("More") }
}

#Preview {
  NavigationLink(isActive: .constant(false)) { Text("b") } label: { Text("More") }
}

#Preview {
  NavigationLink(destination: Text("b"), isActive: .constant(false)) { Text("More") }
}

#Preview {
  NavigationLink(destination: Text("b"), tag: 1, selection: .constant(1)) { Text("More") }
}

#Preview {
  NavigationLink(value: 1) { Text("More") }
}

#Preview {
  NavigationLink("More", destination: Text("b"))
}

#Preview {
  NavigationLink("More", destination: Text("b"), isActive: .constant(false))
}

#Preview {
  NavigationLink("More", destination: Text("b"), tag: 1, selection: .constant(1))
}

#Preview {
  NavigationLink("More", value: 1)
}

#Preview {
  NavigationSplitView { Text("a") } detail: { Text("b") }
}

#Preview {
  NavigationStack { Text("a").navigationTitle("Title") }
}

#Preview {
  NavigationView { Text("a").navigationTitle("Title") }
}

#Preview {
  OffsetShape(shape: Rectangle(), offset: CGSize(width: 4, height: 4))
}

#Preview {
  Path()
}

#Preview {
  Path { path in path.move(to: .zero); path.addLine(to: CGPoint(x: 10, y: 10)) }
}

#Preview {
  PhaseAnimator([1, 0.5]) { Text("a").opacity($0) }
}

#Preview {
  Picker(selection: .constant(1)) { Text("S").tag(1) } label: { Text("Size") }
}

#Preview {
  Picker(selection: .constant(1), label: Text("Size")) { Text("S").tag(1) }
}

#Preview {
  Picker("Size", selection: .constant(1)) { Text("S").tag(1) } currentValueLabel: { Text("S") }
}

#Preview {
  Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }
}

#Preview {
  Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("S").tag(1) }
}

#Preview {
  ProgressView(value: 0.4) { Text("Loading") } currentValueLabel: { Text("40 %") }
}

#Preview {
  ProgressView()
}

#Preview {
  ProgressView(value: 0.4, total: 1)
}

#Preview {
  ProgressView { Text("Loading") }
}

#Preview {
  ProgressView("Loading")
}

#Preview {
  ProgressView("Loading", value: 0.4)
}

#Preview {
  RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 50)
}

#Preview {
  RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)
}

#Preview {
  RadialGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center, startRadius: 0, endRadius: 50)
}

#Preview {
  Rectangle()
}

#Preview {
  RotatedShape(shape: Rectangle(), angle: .degrees(45))
}

#Preview {
  RoundedRectangle(cornerRadius: 8)
}

#Preview {
  RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))
}

#Preview {
  ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 1))
}

#Preview {
  ScrollView(.horizontal, showsIndicators: false) { Text("a") }
}

#Preview {
  ScrollViewReader { proxy in Text("a") }
}

#Preview {
  List { Section { Text("a") } header: { Text("A") } footer: { Text("z") } }
}

#Preview {
  List { Section(header: Text("A"), footer: Text("z")) { Text("a") } }
}

#Preview {
  List { Section(header: Text("A")) { Text("a") } }
}

#Preview {
  List { Section(isExpanded: .constant(true)) { Text("a") } header: { Text("A") } }
}

#Preview {
  List { Section(footer: Text("z")) { Text("a") } }
}

#Preview {
  List { Section("A") { Text("a") } }
}

#Preview {
  List { Section("A", isExpanded: .constant(true)) { Text("a") } }
}

#Preview {
  SecureField("Password", text: .constant(""), onCommit: {})
}

#Preview {
  SecureField(text: .constant("")) { Text("Password") }
}

#Preview {
  SecureField("Password", text: .constant("abc"))
}

#Preview {
  Circle().fill(.red)
}

#Preview {
  Circle().inset(by: 4)
}

#Preview {
  Circle().intersection(Rectangle().offset(x: 5)).fill(.red)
}

#Preview {
  Circle().lineIntersection(Rectangle().offset(x: 5)).stroke(.red)
}

#Preview {
  Circle().lineSubtraction(Rectangle().offset(x: 5)).stroke(.red)
}

#Preview {
  Circle().offset(x: 4)
}

#Preview {
  Color.red.clipShape(.rect(cornerRadius: 8))
}

#Preview {
  Rectangle().rotation(.degrees(45))
}

#Preview {
  Circle().scale(0.5)
}

#Preview {
  Circle().scale(x: 0.5)
}

#Preview {
  Circle().size(width: 20, height: 20)
}

#Preview {
  Circle().stroke(.red, lineWidth: 2)
}

#Preview {
  Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))
}

#Preview {
  Circle().stroke(lineWidth: 2)
}

#Preview {
  Circle().stroke(style: StrokeStyle(lineWidth: 2))
}

#Preview {
  Circle().strokeBorder(.red, lineWidth: 2)
}

#Preview {
  Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2))
}

#Preview {
  Circle().subtracting(Rectangle().offset(x: 5)).fill(.red)
}

#Preview {
  Circle().symmetricDifference(Rectangle().offset(x: 5)).fill(.red)
}

#Preview {
  Circle().transform(CGAffineTransform(translationX: 4, y: 0))
}

#Preview {
  Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)
}

#Preview {
  Circle().union(Rectangle().offset(x: 5)).fill(.red)
}

#Preview {
  ShareLink(item: "text") { Text("Send") }
}

#Preview {
  ShareLink(item: "text", preview: SharePreview("Text")) { Text("Send") }
}

#Preview {
  ShareLink(items: "text") { Text("Send") }
}

#Preview {
  ShareLink(items: "text", preview: SharePreview("Text")) { Text("Send") }
}

#Preview {
  ShareLink(item: "text")
}

#Preview {
  ShareLink(item: "text", preview: SharePreview("Text"))
}

#Preview {
  ShareLink("Send", item: "text")
}

#Preview {
  ShareLink("Send", item: "text", preview: SharePreview("Text"))
}

#Preview {
  ShareLink(items: "text")
}

#Preview {
  ShareLink(items: "text", preview: SharePreview("Text"))
}

#Preview {
  ShareLink("Send", items: "text")
}

#Preview {
  ShareLink("Send", items: "text", preview: SharePreview("Text"))
}

#Preview {
  Slider(value: .constant(0.3)) { Text("Size") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
}

#Preview {
  Slider(value: .constant(0.3), in: 0...1, step: 0.1)
}

#Preview {
  Spacer()
}

#Preview {
  Stepper("Count", value: .constant(1), in: 0...9)
}

#Preview {
  Stepper(value: .constant(1), in: 0...9) { Text("Count") }
}

#Preview {
  Stepper(value: .constant(1), in: 0...9, onEditingChanged: { _ in }) { Text("Count") }
}

#Preview {
  Stepper { Text("Count") } onIncrement: {} onDecrement: {}
}

#Preview {
  Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") }
}

#Preview {
  Stepper("Count", onIncrement: {}, onDecrement: {})
}

#Preview {
  SubscriptionView(content: Text("a"), publisher: Timer.publish(every: 1, on: .main, in: .common)) { _ in }
}

#Preview {
  TabView { Tab { Text("a") } label: { Text("A") } }
}

#Preview {
  TabView { Tab("A", systemImage: "star") { Text("a") } }
}

#Preview {
  TabView { Tab("A", image: "a") { Text("a") } }
}

#Preview {
  TabView { Tab(value: 1) { Text("a") } }
}

#Preview {
  TabView { TabSection("A") { Tab("A", systemImage: "star") { Text("a") } } }
}

#Preview {
  TabView(selection: .constant(1)) { Text("a").tag(1) }
}

#Preview {
  TabView { Text("a").tabItem { Label("A", systemImage: "star") } }
}

#Preview {
  Text("**Hello**")
}

#Preview {
  Text("Hello", comment: "a greeting")
}

#Preview {
  Text(verbatim: "*Hello*")
}

#Preview {
  Text(Image(systemName: "star"))
}

#Preview {
  Text(0.25, format: .percent)
}

#Preview {
  Text("a").baselineOffset(4)
}

#Preview {
  Text("a").bold()
}

#Preview {
  Text("a").font(.caption)
}

#Preview {
  Text("a").fontDesign(.rounded)
}

#Preview {
  Text("a").fontWeight(.light)
}

#Preview {
  Text("a").fontWidth(.expanded)
}

#Preview {
  Text("a").foregroundStyle(.secondary)
}

#Preview {
  Text("a").italic()
}

#Preview {
  Text("a").kerning(2)
}

#Preview {
  Text("a").monospaced()
}

#Preview {
  Text("1").monospacedDigit()
}

#Preview {
  Text("a").strikethrough()
}

#Preview {
  Text("a").textScale(.secondary)
}

#Preview {
  Text("a").tracking(2)
}

#Preview {
  Text("a").underline(true, color: .red)
}

#Preview {
  TextEditor(text: .constant("Hello"))
}

#Preview {
  TextField(text: .constant("")) { Text("Name") }
}

#Preview {
  TextField("Name", text: .constant(""))
}

#Preview {
  TextField("Name", text: .constant(""), onEditingChanged: { _ in }, onCommit: {})
}

#Preview {
  TextField("Name", text: .constant(""), onCommit: {})
}

#Preview {
  TextField("Amount", value: .constant(1), format: .number)
}

#Preview {
  Toggle(isOn: .constant(true)) { Text("Wi-Fi") }
}

#Preview {
  Toggle("Wi-Fi", isOn: .constant(true))
}

#Preview {
  Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))
}

#Preview {
  Toggle("Photo", image: "photo", isOn: .constant(true))
}

#Preview {
  NavigationStack { Text("a").toolbar { ToolbarItem(placement: .topBarLeading) { Text("b") } } }
}

#Preview {
  NavigationStack { Text("a").toolbar { ToolbarItemGroup { Text("b"); Text("c") } } }
}

#Preview {
  NavigationStack { Text("a").toolbar { ToolbarItemGroup { Text("b") } label: { Text("c") } } }
}

#Preview {
  NavigationStack { Text("a").toolbar { Text("b"); ToolbarSpacer(.fixed) } }
}

#Preview {
  NavigationStack { Text("a").toolbar { ToolbarTitleMenu { Text("b") } } }
}

#Preview {
  TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 4, y: 0))
}

#Preview {
  UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 8))
}

#Preview {
  UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
}

#Preview {
  VStack(alignment: .leading) { Text("a"); Text("b") }
}

#Preview {
  Text("a").accessibility(addTraits: .isHeader)
}

#Preview {
  Text("a").accessibility(hidden: false)
}

#Preview {
  Text("a").accessibility(hint: Text("b"))
}

#Preview {
  Text("a").accessibility(identifier: "b")
}

#Preview {
  Text("a").accessibility(label: Text("b"))
}

#Preview {
  Text("a").accessibility(removeTraits: .isHeader)
}

#Preview {
  Text("a").accessibility(sortPriority: 1)
}

#Preview {
  Text("a").accessibility(value: Text("b"))
}

#Preview {
  Text("a").accessibilityIdentifier("b")
}

#Preview {
  Text("a").accessibilityLabel("b")
}

#Preview {
  Text("a").actionSheet(isPresented: .constant(false)) { ActionSheet(title: Text("b")) }
}

#Preview {
  Text("a").actionSheet(item: .constant(Day?.none)) { _ in ActionSheet(title: Text("b")) }
}

#Preview {
  Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} }
}

#Preview {
  Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} } message: { Text("d") }
}

#Preview {
  Text("a").alert("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} }
}

#Preview {
  Text("a").alert("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} } message: { Text($0) }
}

#Preview {
  Text("a").alert(isPresented: .constant(false)) { Alert(title: Text("b")) }
}

#Preview {
  Text("a").alert(isPresented: .constant(false)) { Alert(title: Text("c")) }
}

#Preview {
  Text("a").alert(item: .constant(Day?.none)) { _ in Alert(title: Text("b")) }
}

#Preview {
  Text("a").alignmentGuide(.leading) { $0.width / 3 }
}

#Preview {
  Text("a").alignmentGuide(.top) { $0[VerticalAlignment.center] }
}

#Preview {
  Text("a").allowsHitTesting(false)
}

#Preview {
  Text("a").allowsTightening(true)
}

#Preview {
  Text("a").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
}

#Preview {
  Text("a").animation(.easeIn)
}

#Preview {
  Text("a").animation(.easeIn) { $0.opacity(0.5) }
}

#Preview {
  Text("a").animation(.default, value: 1)
}

#Preview {
  Text("a").annotation("callout", "The title")
}

#Preview {
  Color.red.aspectRatio(1.5, contentMode: .fit)
}

#Preview {
  Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)
}

#Preview {
  Text("a").background(Circle(), alignment: .top)
}

#Preview {
  Text("a").background(.yellow)
}

#Preview {
  Text("a").background(.yellow, in: .capsule)
}

#Preview {
  Text("a").background(alignment: .leading) { Color.red }
}

#Preview {
  Text("a").background().backgroundStyle(.yellow)
}

#Preview {
  Text("a").background(in: Circle())
}

#Preview {
  Text("a").backgroundPreferenceValue(Width.self) { Text("\($0)") }
}

#Preview {
  List { Text("a").badge(3) }
}

#Preview {
  List { Text("a").badge(Text("3")) }
}

#Preview {
  List { Text("a").badge("3") }
}

#Preview {
  VStack { Text("a") }.baselineOffset(4)
}

#Preview {
  Color.red.blendMode(.multiply)
}

#Preview {
  Text("a").blur(radius: 2)
}

#Preview {
  VStack { Text("a") }.bold()
}

#Preview {
  Text("a").border(.red, width: 2)
}

#Preview {
  Color.red.brightness(0.2)
}

#Preview {
  Button("OK") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
}

#Preview {
  Button("OK") {}.buttonStyle(.borderedProminent)
}

#Preview {
  Color.red.clipShape(Circle())
}

#Preview {
  Text("a").clipped()
}

#Preview {
  Text("a").colorEffect(ShaderLibrary.tint(), isEnabled: false)
}

#Preview {
  Color.red.colorInvert()
}

#Preview {
  Color.white.colorMultiply(.red)
}

#Preview {
  Text("a").colorScheme(.dark)
}

#Preview {
  Text("a").compositingGroup()
}

#Preview {
  Text("a").confirmationDialog("b", isPresented: .constant(false), titleVisibility: .visible) { Button("c") {} }
}

#Preview {
  Text("a").confirmationDialog("b", isPresented: .constant(false)) { Button("c") {} } message: { Text("d") }
}

#Preview {
  Text("a").confirmationDialog("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} }
}

#Preview {
  Text("a").confirmationDialog("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} } message: { Text($0) }
}

#Preview {
  Text("a").containerBackground(.yellow, for: .navigation)
}

#Preview {
  Text("a").containerBackground(for: .navigation) { Color.yellow }
}

#Preview {
  Text("a").containerRelativeFrame(.horizontal)
}

#Preview {
  Text("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
}

#Preview {
  Text("a").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)
}

#Preview {
  ContainerRelativeShape().inset(by: 8).containerShape(RoundedRectangle(cornerRadius: 20))
}

#Preview {
  Text("a").containerValue(\.isMarked, true)
}

#Preview {
  ScrollView { Text("a") }.contentMargins(.horizontal, 8)
}

#Preview {
  ScrollView { Text("a") }.contentMargins(.all, EdgeInsets())
}

#Preview {
  ScrollView { Text("a") }.contentMargins(8)
}

#Preview {
  Text("a").contentShape(.interaction, Rectangle())
}

#Preview {
  Text("a").contentShape(Rectangle())
}

#Preview {
  Text("a").contentTransition(.numericText())
}

#Preview {
  Text("a").contextMenu(ContextMenu { Button("b") {} })
}

#Preview {
  List { Text("a") }.contextMenu(forSelectionType: Int.self) { _ in Button("b") {} }
}

#Preview {
  Text("a").contextMenu { Button("b") {} }
}

#Preview {
  Text("a").contextMenu { Button("b") {} } preview: { Text("c") }
}

#Preview {
  Color.red.contrast(0.5)
}

#Preview {
  ControlGroup { Button("A") {} }.controlGroupStyle(.navigation)
}

#Preview {
  Button("OK") {}.controlSize(.large)
}

#Preview {
  Text("a").coordinateSpace(.named("box"))
}

#Preview {
  Text("a").coordinateSpace(name: "box")
}

#Preview {
  Color.red.cornerRadius(8)
}

#Preview {
  TextField("a", text: .constant("")).defaultFocus(.constant(1), 2)
}

#Preview {
  ScrollView { Text("a") }.defaultScrollAnchor(.bottom)
}

#Preview {
  ScrollView { Text("a") }.defaultScrollAnchor(.bottom, for: .alignment)
}

#Preview {
  List { Text("a").deleteDisabled(true) }
}

#Preview {
  Button("OK") {}.disabled(true)
}

#Preview {
  DisclosureGroup("More") { Text("a") }.disclosureGroupStyle(.automatic)
}

#Preview {
  Text("a").distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero, isEnabled: false)
}

#Preview {
  Text("a").draggable("b")
}

#Preview {
  Text("a").draggable("b") { Text("c") }
}

#Preview {
  Text("a").drawingGroup()
}

#Preview {
  Text("a").dropDestination(for: String.self) { _, _ in true }
}

#Preview {
  Text("a").dynamicTypeSize(.xxLarge)
}

#Preview {
  Text("a").dynamicTypeSize(.small ... .xLarge)
}

#Preview {
  Color.red.edgesIgnoringSafeArea(.all)
}

#Preview {
  Text("a").environment(\.layoutDirection, .rightToLeft)
}

#Preview {
  Color.red.equatable()
}

#Preview {
  Text("a").fixedSize()
}

#Preview {
  Text("a").fixedSize(horizontal: false, vertical: true)
}

#Preview {
  Text("a").flipsForRightToLeftLayoutDirection(true)
}

#Preview {
  TextField("a", text: .constant("")).focused(.constant(true))
}

#Preview {
  TextField("a", text: .constant("")).focused(.constant(1), equals: 2)
}

#Preview {
  Text("a").font(.title)
}

#Preview {
  VStack { Text("a") }.fontDesign(.serif)
}

#Preview {
  VStack { Text("a") }.fontWeight(.bold)
}

#Preview {
  VStack { Text("a") }.fontWidth(.condensed)
}

#Preview {
  Text("a").foregroundStyle(.red)
}

#Preview {
  Text("a").foregroundStyle(.red, .blue)
}

#Preview {
  Text("a").foregroundStyle(.red, .blue, .green)
}

#Preview {
  Form { Text("a") }.formStyle(.grouped)
}

#Preview {
  Text("a").frame(maxDepth: 10)
}

#Preview {
  Text("a").frame(minWidth: 10, maxWidth: .infinity, minHeight: 20, alignment: .topLeading)
}

#Preview {
  Text("a").frame(width: 80, height: 40, alignment: .leading)
}

#Preview {
  Text("a").fullScreenCover(isPresented: .constant(false)) { Text("b") }
}

#Preview {
  Text("a").fullScreenCover(item: .constant(Day?.none)) { _ in Text("b") }
}

#Preview {
  Gauge(value: 0.4) { Text("CPU") }.gaugeStyle(.accessoryCircular)
}

#Preview {
  Text("a").gesture(DragGesture())
}

#Preview {
  Text("a").gesture(DragGesture(), isEnabled: true)
}

#Preview {
  Text("a").padding().glassEffect()
}

#Preview {
  Text("a").padding().glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 8))
}

#Preview {
  Color.red.grayscale(0.5)
}

#Preview {
  Grid { GridRow { Text("a").gridCellAnchor(.topLeading) } }
}

#Preview {
  Grid { GridRow { Text("a").gridCellColumns(2) } }
}

#Preview {
  Grid { Divider().gridCellUnsizedAxes(.horizontal) }
}

#Preview {
  Grid { GridRow { Text("a").gridColumnAlignment(.trailing) } }
}

#Preview {
  GroupBox("Box") { Text("a") }.groupBoxStyle(.automatic)
}

#Preview {
  List { Section("A") { Text("a") }.headerProminence(.increased) }
}

#Preview {
  Text("a").hidden()
}

#Preview {
  Text("a").highPriorityGesture(TapGesture())
}

#Preview {
  Text("a").highPriorityGesture(TapGesture(), isEnabled: true)
}

#Preview {
  Color.red.hueRotation(.degrees(90))
}

#Preview {
  Text("a").id("name")
}

#Preview {
  Color.red.ignoresSafeArea(edges: .top)
}

#Preview {
  Image(systemName: "star").imageScale(.large)
}

#Preview {
  TabView { Text("a") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
}

#Preview {
  Text("a").inspector(isPresented: .constant(false)) { Text("b") }
}

#Preview {
  Text("a").interactiveDismissDisabled()
}

#Preview {
  VStack { Text("a") }.italic()
}

#Preview {
  VStack { Text("a") }.kerning(2)
}

#Preview {
  Text("a").keyframeAnimator(initialValue: 1.0) { $0.opacity($1) } keyframes: { _ in }
}

#Preview {
  Label("Star", systemImage: "star").labelIconToTitleSpacing(20)
}

#Preview {
  Label("Star", systemImage: "star").labelReservedIconWidth(40)
}

#Preview {
  Label("Star", systemImage: "star").labelStyle(.titleOnly)
}

#Preview {
  LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)
}

#Preview {
  Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
}

#Preview {
  Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.hidden)
}

#Preview {
  Text("a").layerEffect(ShaderLibrary.glow(), maxSampleOffset: .zero, isEnabled: false)
}

#Preview {
  Text("a").layoutPriority(1)
}

#Preview {
  Text("a").layoutValue(key: Share.self, value: 2)
}

#Preview {
  Text("a").lineLimit(2)
}

#Preview {
  Text("a").lineLimit(2...4)
}

#Preview {
  Text("a").lineLimit(2, reservesSpace: true)
}

#Preview {
  Text("a").lineSpacing(4)
}

#Preview {
  List { Label("Star", systemImage: "star").listItemTint(.monochrome) }
}

#Preview {
  List { Label("Star", systemImage: "star").listItemTint(.red) }
}

#Preview {
  List { Text("a").listRowBackground(Color.yellow) }
}

#Preview {
  List { Text("a").listRowInsets(EdgeInsets()) }
}

#Preview {
  List { Text("a").listRowSeparator(.hidden) }
}

#Preview {
  List { Text("a").listRowSeparatorTint(.red); Text("b") }
}

#Preview {
  List { Text("a") }.listRowSpacing(8)
}

#Preview {
  List { Section("A") { Text("a") }.listSectionSeparator(.hidden) }.listStyle(.plain)
}

#Preview {
  List { Section("A") { Text("a") }.listSectionSeparatorTint(.red) }.listStyle(.plain)
}

#Preview {
  List { Text("a") }.listSectionSpacing(8)
}

#Preview {
  List { Text("a") }.listSectionSpacing(.compact)
}

#Preview {
  List { Text("a") }.listStyle(.plain)
}

#Preview {
  Color.white.luminanceToAlpha()
}

#Preview {
  Color.red.mask(Circle())
}

#Preview {
  Color.red.mask { Text("a") }
}

#Preview {
  Text("a").matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)
}

#Preview {
  Menu("More") { Button("Copy") {} }.menuStyle(.button)
}

#Preview {
  Text("a").minimumScaleFactor(0.5)
}

#Preview {
  Text("a").modifier(EmptyModifier())
}

#Preview {
  VStack { Text("a") }.monospaced()
}

#Preview {
  VStack { Text("1") }.monospacedDigit()
}

#Preview {
  List { Text("a").moveDisabled(true) }
}

#Preview {
  Text("a").multilineTextAlignment(.trailing)
}

#Preview {
  Text("a").navigationBarBackButtonHidden()
}

#Preview {
  NavigationView { Text("a").navigationBarHidden(true) }
}

#Preview {
  NavigationView { Text("a").navigationBarItems(leading: Text("b")) }
}

#Preview {
  NavigationView { Text("a").navigationBarItems(leading: Text("b"), trailing: Text("c")) }
}

#Preview {
  NavigationView { Text("a").navigationBarItems(trailing: Text("b")) }
}

#Preview {
  NavigationView { Text("a").navigationBarTitle("Title") }
}

#Preview {
  NavigationView { Text("a").navigationBarTitle("Title", displayMode: .inline) }
}

#Preview {
  NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
}

#Preview {
  Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
}

#Preview {
  Text("a").navigationDestination(isPresented: .constant(false)) { Text("b") }
}

#Preview {
  Text("a").navigationDestination(item: .constant(1)) { Text("\($0)") }
}

#Preview {
  List { NavigationLink("More", value: 1).navigationLinkIndicatorVisibility(.hidden) }
}

#Preview {
  NavigationSplitView { Text("a").navigationSplitViewColumnWidth(200) } detail: {}
}

#Preview {
  NavigationSplitView { Text("a").navigationSplitViewColumnWidth(min: 100, ideal: 200) } detail: {}
}

#Preview {
  NavigationStack { Text("a").navigationTitle(.constant("Title")) }
}

#Preview {
  Text("a").offset(CGSize(width: 5, height: 0))
}

#Preview {
  Text("a").offset(x: 5)
}

#Preview {
  Text("a").onAppear {}
}

#Preview {
  Text("a").onChange(of: 1) { _, _ in }
}

#Preview {
  Text("a").onChange(of: 1, initial: true) {}
}

#Preview {
  Text("a").onChange(of: 1, perform: { _ in })
}

#Preview {
  List { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } }
}

#Preview {
  Text("a").onDisappear {}
}

#Preview {
  Text("a").onDrag { NSItemProvider() }
}

#Preview {
  Text("a").onDrag { NSItemProvider() } preview: { Text("c") }
}

#Preview {
  Text("a").onDrop(of: [.text], delegate: Receiver())
}

#Preview {
  Text("a").onDrop(of: [.text], isTargeted: nil) { _ in false }
}

#Preview {
  Text("a").onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }
}

#Preview {
  Text("a").onLongPressGesture {}
}

#Preview {
  Text("a").onLongPressGesture(pressing: { _ in }, perform: {})
}

#Preview {
  List { ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in } }
}

#Preview {
  Text("a").onPreferenceChange(Width.self) { _ in }
}

#Preview {
  Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in }
}

#Preview {
  ScrollView { Text("a") }.onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, _ in }
}

#Preview {
  ScrollView { Text("a") }.onScrollPhaseChange { _, _ in }
}

#Preview {
  ScrollView { Text("a") }.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
}

#Preview {
  ScrollView { Text("a").onScrollVisibilityChange { _ in } }
}

#Preview {
  Text("a").onSubmit {}
}

#Preview {
  Text("a").onTapGesture(count: 2) {}
}

#Preview {
  Text("a").onTapGesture {}
}

#Preview {
  Text("a").opacity(0.5)
}

#Preview {
  Color.red.overlay(Text("a"), alignment: .bottom)
}

#Preview {
  Text("a").overlay(.ultraThinMaterial)
}

#Preview {
  Text("a").overlay(.thinMaterial, in: Circle())
}

#Preview {
  Color.red.overlay(alignment: .topLeading) { Text("a") }
}

#Preview {
  Text("a").overlayPreferenceValue(Width.self) { Text("\($0)") }
}

#Preview {
  Text("a").padding(8)
}

#Preview {
  Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
}

#Preview {
  Text("a").padding(.horizontal, 8)
}

#Preview {
  Text("a").phaseAnimator([1, 0.5]) { $0.opacity($1) }
}

#Preview {
  Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.segmented)
}

#Preview {
  Text("a").popover(isPresented: .constant(false)) { Text("b") }
}

#Preview {
  Text("a").popover(item: .constant(Day?.none)) { _ in Text("b") }
}

#Preview {
  Text("a").position(CGPoint(x: 20, y: 30))
}

#Preview {
  Text("a").position(x: 20, y: 30)
}

#Preview {
  Text("a").preference(key: Width.self, value: 8)
}

#Preview {
  Text("a").preferredColorScheme(.dark)
}

#Preview {
  Text("a").presentationBackground(.thinMaterial)
}

#Preview {
  Text("a").presentationBackground { Color.red }
}

#Preview {
  Text("a").presentationBackgroundInteraction(.enabled(upThrough: .medium))
}

#Preview {
  Text("a").presentationCompactAdaptation(.popover)
}

#Preview {
  Text("a").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
}

#Preview {
  Text("a").presentationCornerRadius(8)
}

#Preview {
  Text("a").presentationDetents([.medium, .height(200)])
}

#Preview {
  Text("a").presentationDetents([.medium, .large], selection: .constant(.large))
}

#Preview {
  Text("a").presentationDragIndicator(.visible)
}

#Preview {
  Text("a").presentationSizing(.form)
}

#Preview {
  Text("a").previewDevice("iPhone 15 Pro")
}

#Preview {
  Text("a").previewDisplayName("name")
}

#Preview {
  Text("a").previewInterfaceOrientation(.landscapeLeft)
}

#Preview {
  Text("a").previewLayout(.fixed(width: 100, height: 50))
}

#Preview {
  Text("a").privacySensitive()
}

#Preview {
  ProgressView().progressViewStyle(.circular)
}

#Preview {
  Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
}

#Preview {
  Text("a").redacted(reason: .placeholder)
}

#Preview {
  Text("a").refreshable {}
}

#Preview {
  Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
}

#Preview {
  Text("a").rotationEffect(.degrees(45), anchor: .topLeading)
}

#Preview {
  Color.red.safeAreaBar(edge: .bottom) { Text("a") }
}

#Preview {
  Color.red.safeAreaInset(edge: .bottom) { Text("a") }
}

#Preview {
  Color.red.safeAreaInset(edge: .leading, alignment: .top) { Text("a") }
}

#Preview {
  Text("a").safeAreaPadding(EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0))
}

#Preview {
  Text("a").safeAreaPadding(8)
}

#Preview {
  Text("a").safeAreaPadding(.top, 8)
}

#Preview {
  Color.red.saturation(0.5)
}

#Preview {
  Text("a").scaleEffect(2)
}

#Preview {
  Text("a").scaleEffect(CGSize(width: 2, height: 1))
}

#Preview {
  Text("a").scaleEffect(x: -1)
}

#Preview {
  Text("a").scaledToFill()
}

#Preview {
  Text("a").scaledToFit()
}

#Preview {
  Text("a").scenePadding(.horizontal)
}

#Preview {
  Text("a").scenePadding(.minimum, edges: .horizontal)
}

#Preview {
  ScrollView { Text("a") }.scrollClipDisabled()
}

#Preview {
  List { Text("a") }.scrollContentBackground(.hidden)
}

#Preview {
  ScrollView { Text("a") }.scrollDisabled(true)
}

#Preview {
  ScrollView { Color.red.frame(width: 20, height: 200) }.frame(height: 99).scrollPosition(.constant(ScrollPosition(edge: .bottom)))
}

#Preview {
  ScrollView { ForEach(0..<9) { Text("\($0)").padding() } }.frame(height: 99).scrollPosition(id: .constant(5))
}

#Preview {
  ScrollView { Text("a").scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
}

#Preview {
  Text("a").searchCompletion("b")
}

#Preview {
  Text("a").searchScopes(.constant(1), activation: .onSearchPresentation) { Text("b").tag(1) }
}

#Preview {
  Text("a").searchScopes(.constant(1)) { Text("b").tag(1) }
}

#Preview {
  Text("a").searchSuggestions { Text("b") }
}

#Preview {
  NavigationStack { Text("a").searchable(text: .constant(""), editableTokens: .constant([1])) { _ in Text("b") } }
}

#Preview {
  NavigationStack { Text("a").searchable(text: .constant(""), isPresented: .constant(false)) }
}

#Preview {
  NavigationStack { Text("a").searchable(text: .constant(""), prompt: "Find") }
}

#Preview {
  NavigationStack { Text("a").searchable(text: .constant("")) { Text("b") } }
}

#Preview {
  NavigationStack { Text("a").searchable(text: .constant(""), tokens: .constant([1])) { _ in Text("b") } }
}

#Preview {
  NavigationStack { Text("a").searchable(text: .constant(""), tokens: .constant([1]), suggestedTokens: .constant([2])) { _ in Text("b") } }
}

#Preview {
  List { Text("a").selectionDisabled() }
}

#Preview {
  Color.red.shadow(color: .black, radius: 5, x: 2, y: 2)
}

#Preview {
  Text("a").sheet(isPresented: .constant(false)) { Text("b") }
}

#Preview {
  Text("a").sheet(item: .constant(Day?.none)) { _ in Text("b") }
}

#Preview {
  Text("a").simultaneousGesture(LongPressGesture())
}

#Preview {
  Text("a").simultaneousGesture(LongPressGesture(), isEnabled: true)
}

#Preview {
  Text("a").statusBar(hidden: true)
}

#Preview {
  Text("a").statusBarHidden()
}

#Preview {
  VStack { Text("a") }.strikethrough(color: .red)
}

#Preview {
  TextField("a", text: .constant("")).submitScope()
}

#Preview {
  List { Text("a").swipeActions(edge: .leading) { Button("b") {} } }
}

#Preview {
  Label("a", systemImage: "star.circle").symbolRenderingMode(.palette)
}

#Preview {
  Image(systemName: "star").symbolVariant(.fill)
}

#Preview {
  TabView { Text("a").tabItem { Text("A") } }
}

#Preview {
  TabView { Text("a") }.tabViewStyle(.page)
}

#Preview {
  Text("a").tag(1)
}

#Preview {
  Text("a").task(id: 1) {}
}

#Preview {
  Text("a").task {}
}

#Preview {
  Text("a").textCase(.uppercase)
}

#Preview {
  TextEditor(text: .constant("a")).textEditorStyle(.plain)
}

#Preview {
  TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
}

#Preview {
  Text("a").textRenderer(Plain())
}

#Preview {
  VStack { Text("a") }.textScale(.secondary)
}

#Preview {
  Button("a") {}.tint(.red)
}

#Preview {
  Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button)
}

#Preview {
  NavigationStack { Text("a").navigationTitle("b").toolbar(.hidden, for: .navigationBar) }
}

#Preview {
  NavigationStack { Text("a").toolbar { Button("b") {} } }
}

#Preview {
  NavigationStack { Text("a").toolbar(removing: .title) }
}

#Preview {
  Text("a").toolbarBackground(.visible, for: .tabBar)
}

#Preview {
  Text("a").toolbarBackground(.red, for: .navigationBar)
}

#Preview {
  Text("a").toolbarBackgroundVisibility(.visible, for: .tabBar)
}

#Preview {
  Text("a").toolbarColorScheme(.dark, for: .navigationBar)
}

#Preview {
  Text("a").toolbarRole(.editor)
}

#Preview {
  NavigationStack { Text("a").navigationTitle("Title").toolbarTitleDisplayMode(.inline) }
}

#Preview {
  Text("a").toolbarTitleMenu { Button("b") {} }
}

#Preview {
  NavigationStack { Text("a").navigationTitle("b").toolbarVisibility(.hidden, for: .navigationBar) }
}

#Preview {
  VStack { Text("a") }.tracking(2)
}

#Preview {
  Text("a").transaction { $0.animation = nil }
}

#Preview {
  Text("a").transaction(value: 1) { $0.animation = nil }
}

#Preview {
  Text("a").transformAnchorPreference(key: Bounds.self, value: .bounds) { $0 = $1 }
}

#Preview {
  Text("a").transformEffect(CGAffineTransform(translationX: 5, y: 5))
}

#Preview {
  Text("a").transformEnvironment(\.font) { $0 = .title }
}

#Preview {
  Text("a").transformPreference(Width.self) { $0 += 8 }
}

#Preview {
  Text("a").transition(.opacity)
}

#Preview {
  Text("a").truncationMode(.middle)
}

#Preview {
  VStack { Text("a") }.underline(true, pattern: .dash, color: .red)
}

#Preview {
  Text("a").unredacted().redacted(reason: .placeholder)
}

#Preview {
  Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
}

#Preview {
  Text("a").zIndex(1)
}

#Preview {
  ViewThatFits(in: .horizontal) { Text("long"); Text("s") }
}

#Preview {
  ZStack(alignment: .topLeading) { Color.red; Text("a") }
}

#Preview {
  Text("a").onOpenURL { _ in }
}

#Preview {
  Text("a").fileDialogDefaultDirectory(URL(fileURLWithPath: "/a"))
}

#Preview {
  Text("a").onCopyCommand { [] }
}

#Preview {
  Text("a").onPasteCommand(of: [.text]) { _ in }
}

#Preview {
  Text("a").itemProvider { nil }
}

#Preview {
  Text("a").exportsItemProviders([.text]) { [] }
}

#Preview {
  Text("a").importsItemProviders([.text]) { _ in false }
}

#Preview {
  Text("a").fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in }
}

#Preview {
  Text("a").fileMover(isPresented: .constant(false), file: nil) { _ in }
}

#Preview {
  Text("a").quickLookPreview(.constant(nil))
}

#Preview {
  Text("a").navigationDocument(URL(string: "https://example.org")!)
}

#Preview {
  Text("a").widgetURL(nil)
}

#Preview {
  Text("a").defaultAppStorage(.standard)
}

#Preview {
  Text("a").userActivity("b") { _ in }
}

#Preview {
  Text("a").onContinueUserActivity("b") { _ in }
}

#Preview {
  List { ForEach(0..<2) { Text("\($0)") }.onInsert(of: [.text]) { _, _ in } }
}

#Preview {
  ScrollView { Text("a") }.scrollInputBehavior(.disabled, for: .digitalCrown)
}

#Preview {
  Text("a").accessibilityValue("b")
}

#Preview {
  Text("a").accessibilityHint("b")
}

#Preview {
  Text("a").accessibilityHidden(true)
}

#Preview {
  Text("a").accessibilityElement(children: .combine)
}

#Preview {
  Text("a").accessibilitySortPriority(1)
}

#Preview {
  Text("a").accessibilityAdjustableAction { _ in }
}

#Preview {
  Text("a").accessibilityAddTraits(.isButton)
}

#Preview {
  Text("a").accessibilityRemoveTraits([.isImage, .isLink])
}

#Preview {
  Text("a").accessibilityAction {}
}

#Preview {
  Text("a").accessibilityAction(.escape) {}
}

#Preview {
  Text("a").accessibilityActions { Button("b") {} }
}

#Preview {
  Text("a").accessibilityScrollAction { _ in }
}

#Preview {
  Text("a").accessibilityZoomAction { _ in }
}

#Preview {
  Text("a").accessibilityQuickAction(style: .outline) { Button("b") {} }
}

#Preview {
  Text("a").accessibilityActivationPoint(.center)
}

#Preview {
  Text("a").accessibilityActivationPoint(CGPoint(x: 1, y: 2))
}

#Preview {
  Text("a").accessibilityDirectTouch()
}

#Preview {
  Text("a").accessibilityRespondsToUserInteraction()
}

#Preview {
  Text("a").accessibilityFocused(.constant(true))
}

#Preview {
  Text("a").accessibilityFocused(.constant(1), equals: 2)
}

#Preview {
  Text("a").accessibilityRotor("b") { AccessibilityRotorEntry("c", id: 1) }
}

#Preview {
  Text("a").accessibilityRotorEntry(id: 1, in: Namespace().wrappedValue)
}

#Preview {
  Text("a").accessibilityHeading(.h1)
}

#Preview {
  Text("a").accessibilityInputLabels(["b", "c"])
}

#Preview {
  Text("a").accessibilityInputLabels([Text("b")])
}

#Preview {
  Text("a").accessibilityTextContentType(.sourceCode)
}

#Preview {
  Text("a").accessibilityCustomContent("b", "c")
}

#Preview {
  Text("a").accessibilityLabeledPair(role: .label, id: 1, in: Namespace().wrappedValue)
}

#Preview {
  Text("a").accessibilityLinkedGroup(id: 1, in: Namespace().wrappedValue)
}

#Preview {
  Text("a").accessibilityChildren { Text("b") }
}

#Preview {
  Text("a").accessibilityRepresentation { Text("b") }
}

#Preview {
  Text("a").accessibilityIgnoresInvertColors()
}

#Preview {
  Text("a").accessibilityShowsLargeContentViewer()
}

#Preview {
  Text("a").accessibilityShowsLargeContentViewer { Text("b") }
}

#Preview {
  Text("a").speechAdjustedPitch(0.5)
}

#Preview {
  Text("a").speechSpellsOutCharacters()
}

#Preview {
  Text("a").onKeyPress(.space) { .handled }
}

#Preview {
  Text("a").onModifierKeysChanged { _, _ in }
}

#Preview {
  Text("a").onDeleteCommand {}
}

#Preview {
  Text("a").onExitCommand {}
}

#Preview {
  Text("a").onPlayPauseCommand {}
}

#Preview {
  Text("a").onMoveCommand { _ in }
}

#Preview {
  Text("a").onPencilDoubleTap { _ in }
}

#Preview {
  Text("a").onContinuousHover { _ in }
}

#Preview {
  Text("a").defaultHoverEffect(.highlight)
}

#Preview {
  Text("a").pointerStyle(.link)
}

#Preview {
  Text("a").pointerVisibility(.hidden)
}

#Preview {
  Text("a").handGestureShortcut(.primaryAction)
}

#Preview {
  Text("a").buttonRepeatBehavior(.enabled)
}

#Preview {
  Text("a").springLoadingBehavior(.enabled)
}

#Preview {
  Text("a").defersSystemGestures(on: .all)
}

#Preview {
  Text("a").allowsWindowActivationEvents(true)
}

#Preview {
  Text("a").dragConfiguration(DragConfiguration(allowMove: true))
}

#Preview {
  Text("a").dropConfiguration { _ in DropConfiguration(operation: .copy) }
}

#Preview {
  Text("a").onDragSessionUpdated { _ in }
}

#Preview {
  Text("a").dropDestination(for: String.self) { _, _ in false }
}

#Preview {
  Text("a").onHover { _ in }
}

#Preview {
  Text("a").focusable()
}

#Preview {
  Text("a").focusScope(Namespace().wrappedValue)
}

#Preview {
  Text("a").prefersDefaultFocus(in: Namespace().wrappedValue)
}

#Preview {
  TextEditor(text: .constant("a")).findNavigator(isPresented: .constant(false)).writingToolsBehavior(.disabled)
}

#Preview {
  TextField("a", text: .constant("")).keyboardType(.emailAddress).textContentType(.username).autocapitalization(.none)
}

#Preview {
  Text("a").typesettingLanguage(.automatic)
}

#Preview {
  Text("a").searchPresentationToolbarBehavior(.avoidHidingContent)
}

#Preview {
  Text("a").searchToolbarBehavior(.minimize)
}

#Preview {
  TextField("a", text: .constant("")).submitLabel(.done)
}

#Preview {
  TextField("a", text: .constant("")).autocorrectionDisabled().disableAutocorrection(true)
}

#Preview {
  TextField("a", text: .constant("")).textInputAutocapitalization(.never).textInputSuggestions { Text("b") }
}

#Preview {
  Text("a").textSelection(.enabled)
}

#Preview {
  Text("a").focusEffectDisabled()
}

#Preview {
  Text("a").focusSection()
}

#Preview {
  Text("a").hoverEffect(.lift)
}

#Preview {
  Text("a").hoverEffectDisabled()
}

#Preview {
  Text("a").sensoryFeedback(.success, trigger: 1)
}

#Preview {
  Text("a").digitalCrownRotation(.constant(1.0))
}

#Preview {
  Text("a").searchFocused(.constant(true))
}

#Preview {
  ScrollView { Text("a") }.scrollIndicators(.hidden).scrollIndicatorsFlash(onAppear: true)
}

#Preview {
  Text("a").help("b")
}

#Preview {
  Text("a").inspectorColumnWidth(200)
}

#Preview {
  Text("a").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
}

#Preview {
  NavigationView { Text("a") }.navigationViewStyle(.stack)
}

#Preview {
  NavigationSplitView { Text("a") } detail: {}.navigationSplitViewStyle(.balanced)
}

#Preview {
  Text("a").persistentSystemOverlays(.hidden)
}

#Preview {
  TabView { Text("a") }.tabBarMinimizeBehavior(.onScrollDown).tabViewSearchActivation(.searchTabSelection)
}

#Preview {
  Menu("a") { Text("b") }.menuIndicator(.hidden).menuOrder(.fixed).menuActionDismissBehavior(.disabled)
}

#Preview {
  Button("a") {}.keyboardShortcut("b").keyboardShortcut(.defaultAction).keyboardShortcut("c", modifiers: [.shift])
}

#Preview {
  ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize)
}

#Preview {
  Text("a").scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }
}

#Preview {
  ScrollView { Text("a") }.scrollEdgeEffectStyle(.soft, for: .top).scrollDismissesKeyboard(.immediately)
}

#Preview {
  Image(systemName: "star").symbolEffect(.pulse).symbolEffectsRemoved()
}

#Preview {
  Text("a").navigationTransition(.automatic)
}

#Preview {
  Text("a").matchedTransitionSource(id: 1, in: Namespace().wrappedValue)
}

#Preview {
  Text("a").geometryGroup()
}

#Preview {
  Text("a").glassEffectID(1, in: Namespace().wrappedValue)
}

#Preview {
  Text("a").glassEffectUnion(id: 1, namespace: Namespace().wrappedValue)
}

#Preview {
  Text("a").materialActiveAppearance(.active)
}

#Preview {
  Text("a").allowedDynamicRange(.high)
}

#Preview {
  Text("a").presentationContentInteraction(.scrolls)
}

#Preview {
  Text("a").dialogIcon(Image(systemName: "star"))
}

#Preview {
  Text("a").fileDialogMessage("b")
}

#Preview {
  Text("a").fileDialogConfirmationLabel("b")
}

#Preview {
  Text("a").dialogSeverity(.critical)
}

#Preview {
  Text("a").toolbarForegroundStyle(.red, for: .navigationBar)
}

#Preview {
  TabView { Text("a") }.tabViewCustomization(.constant(TabViewCustomization()))
}

#Preview {
  Text("a").tableStyle(.inset)
}

#Preview {
  Text("a").tableColumnHeaders(.hidden)
}

#Preview {
  List { Text("a").sectionIndexLabel("A") }.listSectionIndexVisibility(.hidden).alternatingRowBackgrounds()
}

#Preview {
  Text("a").defaultWheelPickerItemHeight(20)
}

#Preview {
  Text("a").invalidatableContent()
}

#Preview {
  Text("a").assistiveAccessNavigationIcon(systemImage: "star")
}

#Preview {
  Text("a").handlesExternalEvents(preferring: [], allowing: ["b"])
}

#Preview {
  Text("a").widgetAccentable()
}

#Preview {
  Text("a").translationPresentation(isPresented: .constant(false), text: "b")
}

#Preview {
  NavigationLink("a", value: 1).isDetailLink(false)
}
