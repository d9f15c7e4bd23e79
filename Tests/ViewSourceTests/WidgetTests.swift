import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `A widget` {
  /// Returns a widget as in Xcode's template.
  private func code(_ modifiers: String = "", preview: String) -> String {
    """
    struct Entry: TimelineEntry { let date: Date; let name: String }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: Date(), name: "\\(context.displaySize.width)") }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        completion(Timeline(entries: [], policy: .atEnd))
      }
    }
    struct EntryView: View {
      var entry: Provider.Entry
      @Environment(\\.widgetFamily) var family
      var body: some View { Text(family == .systemSmall ? entry.name : "\\(entry.name), wide") }
    }
    struct Clock: Widget {
      let kind = "Clock"
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
          EntryView(entry: entry).containerBackground(.red, for: .widget)
        }
        .configurationDisplayName("Clock").description("The time.")\(modifiers)
      }
    }
    \(preview)
    """
  }

  private func previews(_ code: String) -> [ResolvedLayout] {
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: code)])
    #expect(reading.diagnostics.diagnostics == [])
    return reading.previews.map { $0.resolved() }
  }

  private func frames(_ layout: ResolvedLayout, of view: String) -> [Rect] {
    layout.views.filter { $0.view == view }.map(\.frame)
  }

  @Test func `is drawn in its size with the timeline's first entry`() throws {
    let layouts = previews(
      code(
        preview: """
          #Preview("Small", as: .systemSmall) { Clock() } timeline: {
            let now = Date()
            Entry(date: now, name: "a")
            Entry(date: now, name: "b")
          }
          #Preview(as: .systemMedium, widget: { Clock() }, timeline: { Entry(date: .now, name: "a") })
          """))
    #expect(layouts.map(\.canvas) == [Size(width: 158, height: 158), Size(width: 338, height: 158)])
    #expect(layouts.map { $0.views.compactMap(\.detail) } == [["a"], ["a, wide"]])
    #expect(frames(layouts[0], of: "Color") == [Rect(x: 0, y: 0, width: 158, height: 158)])
  }

  @Test func `has content margins unless they are disabled`() {
    let preview = #"#Preview(as: .systemSmall) { Clock() } timeline: { Entry(date: .now, name: "a") }"#
    let standard = previews(code(preview: preview))[0]
    #expect(frames(standard, of: "frame") == [Rect(x: 16, y: 16, width: 126, height: 126)])
    let bare = previews(code(".contentMarginsDisabled()", preview: preview))[0]
    #expect(frames(bare, of: "frame") == [Rect(x: 0, y: 0, width: 158, height: 158)])
  }

  @Test func `without a preview shows its placeholder in its first size`() {
    let layouts = previews(code(".supportedFamilies([.systemLarge, .systemSmall])", preview: ""))
    #expect(layouts.map(\.canvas) == [Size(width: 338, height: 354)])
    #expect(layouts[0].views.compactMap(\.detail) == ["338.0, wide"])
  }

  @Test func `may take the entry from a provider`() {
    let preview = "#Preview(as: .accessoryCircular) { Clock() } timelineProvider: { Provider() }"
    #expect(previews(code(preview: preview))[0].views.compactMap(\.detail) == ["72.0, wide"])
  }

  @Test func `a view is previewed as a widget by its preview context, without its container background`() {
    let layout = previews(
      """
      struct V: View {
        @Environment(\\.widgetFamily) var family
        var body: some View { Text(family == .systemLarge ? "large" : "else") }
      }
      struct P: PreviewProvider {
        static var previews: some View { V().previewContext(WidgetPreviewContext(family: .systemLarge)) }
      }
      """)[0]
    #expect(layout.canvas == Size(width: 338, height: 354))
    #expect(layout.views.compactMap(\.detail) == ["large"])
    let plain = previews(#"#Preview { Text("a").containerBackground(.red, for: .widget) }"#)[0]
    #expect(plain.views.map(\.view) == ["Text"])
  }

  /// Source: Human Interface Guidelines, Live Activities, Specifications.
  @Test func `a live activity is drawn as on the lock screen, with the preview's first state`() {
    let layout = previews(
      """
      struct Ride: ActivityAttributes { struct ContentState: Codable, Hashable { var left: Int }; var name: String }
      struct Banner: View {
        let context: ActivityViewContext<Ride>
        var body: some View { Text("\\(context.attributes.name) \\(context.state.left)") }
      }
      struct Rides: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Ride.self) { context in
            HStack { Banner(context: context) }.activityBackgroundTint(.cyan)
              .activitySystemActionForegroundColor(.black)
          } dynamicIsland: { context in
            DynamicIsland { DynamicIslandExpandedRegion(.bottom) { Text("b") } } compactLeading: { Text("l") }
              compactTrailing: { Text("t") } minimal: { Text("m") }
          }
        }
      }
      #Preview("Ride", as: .content, using: Ride(name: "bus")) { Rides() } contentStates: {
        Ride.ContentState(left: 3)
        Ride.ContentState(left: 2)
      }
      """)[0]
    #expect(layout.canvas == Size(width: 371, height: 84))
    #expect(layout.views.compactMap(\.detail) == ["bus 3"])
    #expect(frames(layout, of: "Color") == [Rect(x: 0, y: 0, width: 371, height: 84)])
  }

  @Test func `missing entries and activities are reported`() {
    func messages(_ preview: String) -> [String] {
      let text = code(preview: preview)
      return ViewSource.read([SourceFile(path: "a.swift", text: text)]).diagnostics.diagnostics
        .map(\.message.description)
    }
    #expect(
      messages("#Preview(as: .systemSmall) { Clock() } timeline: { }") == [
        "the preview of a widget has no timeline entry"
      ])
    #expect(
      messages("#Preview(as: .systemSmall) { Clock() } timeline: { Entri(date: .now) }").count == 1)
    #expect(
      messages("#Preview(as: .dynamicIsland(.compact), using: 1) { Clock() } contentStates: { 2 }")
        == ["the Dynamic Island is not drawn"])
  }
}

@Suite struct `Labels in declared styles` {
  @Test func `are laid out by the style's containers as separate views`() {
    let code = """
      struct Column: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack(alignment: .leading, spacing: 2) { configuration.currentValueLabel; configuration.label }
        }
      }
      #Preview {
        Gauge(value: 0.5) { Text("l") } currentValueLabel: { Text("a"); Text("b") }.gaugeStyle(Column())
      }
      """
    let layout = ViewSource.read([SourceFile(path: "a.swift", text: code)]).previews[0].resolved()
    let texts = layout.views.filter { $0.view == "Text" }
    #expect(texts.compactMap(\.detail) == ["a", "b", "l"])
    #expect(texts.map(\.frame.origin.x) == [0, 0, 0])
  }

  @Test func `an implicit shape member is found through a type parameter`() {
    let code = """
      struct Badge<S: Shape>: View {
        var shape: S
        init(shape: S) { self.shape = shape }
        var body: some View { shape.fill(.red).frame(width: 20, height: 10) }
      }
      #Preview { Badge(shape: .capsule) }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: code)])
    #expect(reading.diagnostics.diagnostics == [])
    #expect(reading.previews[0].resolved().views.map(\.view).contains("Capsule"))
  }
}
