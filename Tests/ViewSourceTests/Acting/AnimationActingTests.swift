import Testing

@Suite struct `Animations act` {
  @Test(arguments: changes) func `on changed values`(_ example: MovingCase) throws { try expect(example) }
  @Test(arguments: scopes) func `as transactions specify`(_ example: MovingCase) throws { try expect(example) }
  @Test(arguments: transitions) func `on views that come and go`(_ example: MovingCase) throws { try expect(example) }
  @Test(arguments: scrolling) func `not on views that a finger scrolls`(_ example: MovingCase) throws {
    try expect(example)
  }
  @Test(arguments: endless) func `without end`(_ example: MovingCase) throws { try expect(example) }

  @Test func `on the state variables of a preview`() throws {
    let source = """
      import SwiftUI
      #Preview(traits: .fixedLayout(width: 400, height: 400)) {
        @Previewable @State var on = false
        ZStack { Color.red.frame(width: on ? 200 : 100, height: 50).id("a"); \(Self.go).offset(y: 100) }
      }
      """
    #expect(try Acted(source, after: #"tap "Go"; wait 0.25"#).moment == "a 137.5,175 125x50")
    #expect(try Acted(source, after: #"tap "Go"; wait 1"#).moment == "a 100,175 200x50")
  }

  private static let go = #"Button("Go") { withAnimation(.linear(duration: 1)) { on.toggle() } }"#

  static let changes: [MovingCase] = [
    MovingCase(
      "a frame grows about its middle", "@State var on = false",
      #"ZStack { Color.red.frame(width: on ? 200 : 100, height: 50).id("a"); \#(go).offset(y: 100) }"#,
      (#"tap "Go""#, "a 100,175 200x50"), (#"tap "Go"; wait 0.25"#, "a 137.5,175 125x50"),
      (#"tap "Go"; wait 1"#, "a 100,175 200x50")),
    MovingCase(
      "a view moves when its stack is aligned otherwise", "@State var on = false",
      #"VStack(alignment: on ? .trailing : .leading, spacing: 0) { Color.red.frame(width: 50, height: 50).id("a"); Color.blue.frame(width: 200, height: 50); \#(go).frame(height: 20) }"#,
      (#"tap "Go"; wait 0.5"#, "a 175,140 50x50"), (#"tap "Go""#, "a 250,140 50x50")),
    MovingCase(
      "an offset moves the views within", "@State var on = false",
      #"ZStack { Color.red.frame(width: 50, height: 50).id("a").offset(x: on ? 100 : 0); \#(go).offset(y: 100) }"#,
      (#"tap "Go"; wait 0.1"#, "a 185,175 50x50")),
    MovingCase(
      "opacity changes", "@State var on = true",
      #"ZStack { Color.red.frame(width: 50, height: 50).opacity(on ? 1 : 0.2).id("a"); \#(go).offset(y: 100) }"#,
      (#"tap "Go"; wait 0.5"#, "a 175,175 50x50 o0.6"), (#"tap "Go""#, "a 175,175 50x50 o0.2")),
    MovingCase(
      "two animations of one value add up", "@State var x = 0.0",
      #"ZStack { Color.red.frame(width: 50, height: 50).id("a").offset(x: x); Button("Go") { withAnimation(.linear(duration: 1)) { x += 100 } }.offset(y: 100) }"#,
      (#"tap "Go"; wait 0.5; tap "Go"; wait 0.25"#, "a 275,175 50x50"),
      (#"tap "Go"; wait 0.5; tap "Go"; wait 0.5"#, "a 325,175 50x50")),
    MovingCase(
      "a spring takes over the speed of the one before", "@State var x = 0.0",
      #"ZStack { Color.red.frame(width: 50, height: 50).id("a").offset(x: x); Button("Go") { withAnimation(.smooth) { x += 100 } }.offset(y: 100) }"#,
      (#"tap "Go"; wait 0.25"#, "a 257.1,175 50x50"), (#"tap "Go"; tap "Go"; wait 0.25"#, "a 339.21,175 50x50")),
    MovingCase(
      "a change without animation is there at once", "@State var on = false",
      #"ZStack { Color.red.frame(width: on ? 200 : 100, height: 50).id("a"); Button("Go") { on.toggle() }.offset(y: 100) }"#,
      (#"tap "Go"; wait 0.1"#, "a 100,175 200x50")),
    MovingCase(
      "a change without animation moves the goal of a running one", "@State var x = 0.0",
      #"ZStack { Color.red.frame(width: 50, height: 50).id("a").offset(x: x); Button("Go") { withAnimation(.linear(duration: 1)) { x += 100 } }.offset(y: 100); Button("Jump") { x += 10 }.offset(y: 150) }"#,
      (#"tap "Go"; wait 0.5; tap "Jump"; wait 0"#, "a 235,175 50x50")),
    MovingCase(
      "rows move to their new places", "@State var rows = [\"a\", \"b\"]",
      #"VStack(spacing: 0) { ForEach(rows, id: \.self) { Color.red.frame(width: 50, height: 50).id($0) }; Button("Go") { withAnimation(.linear(duration: 1)) { rows.reverse() } }.frame(height: 20) }"#,
      (#"tap "Go"; wait 0.25"#, "b 175,177.5 50x50 · a 175,152.5 50x50")),
    MovingCase(
      "an animatable layout is computed anew on the way",
      """
      struct Fan: Layout, Animatable {
        var spread: Double
        var animatableData: Double { get { spread } set { spread = newValue } }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 200, height: 50) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (i, view) in subviews.enumerated() { view.place(at: CGPoint(x: bounds.minX + Double(i) * spread * spread, y: bounds.minY), proposal: .unspecified) }
        }
      }
      ---
      @State var on = false
      """,
      #"VStack { Fan(spread: on ? 10 : 0) { ForEach(0..<2) { Color.red.frame(width: 50, height: 50).id("\($0)") } }; \#(go).frame(height: 20) }.frame(height: 78)"#,
      (#"tap "Go"; wait 0.5"#, "0 100,161 50x50 · 1 125,161 50x50"), (#"tap "Go""#, "0 100,161 50x50 · 1 200,161 50x50")
    ),
    MovingCase(
      "an animatable view is evaluated on the way",
      """
      struct Count: View, Animatable {
        var value: Double
        var animatableData: Double { get { value } set { value = newValue } }
        var body: some View { Color.red.frame(width: 10 * value.rounded(), height: 50).id("\\(Int(value))") }
      }
      ---
      @State var on = false
      """,
      #"ZStack { Count(value: on ? 10 : 0); \#(go).offset(y: 100) }"#,
      (#"tap "Go"; wait 0.5"#, "5 175,175 50x50"), (#"tap "Go""#, "10 150,175 100x50")),
  ]

  static let scopes: [MovingCase] = [
    MovingCase(
      "a modifier animates changes of its value", "@State var on = false",
      #"ZStack { Color.red.frame(width: on ? 200 : 100, height: 50).id("a").animation(.linear(duration: 1), value: on); Button("Go") { on.toggle() }.offset(y: 100) }"#,
      (#"tap "Go"; wait 0.25"#, "a 137.5,175 125x50")),
    MovingCase(
      "a modifier leaves changes of other values alone", "@State var on = false\n@State var n = 0",
      #"ZStack { Color.red.frame(width: on ? 200 : 100, height: 50).id("a").animation(.linear(duration: 1), value: n); Button("Go") { on.toggle() }.offset(y: 100) }"#,
      (#"tap "Go"; wait 0.25"#, "a 100,175 200x50")),
    MovingCase(
      "a transaction without an animation stops it", "@State var on = false",
      #"VStack(spacing: 0) { Color.red.frame(width: on ? 200 : 100, height: 50).id("a").transaction { $0.animation = nil }; Color.red.frame(width: on ? 200 : 100, height: 50).id("b"); \#(go).frame(height: 20) }"#,
      (#"tap "Go"; wait 0.5"#, "a 100,140 200x50 · b 125,190 150x50")),
    MovingCase(
      "an animated binding animates what it sets", "@State var on = false",
      #"VStack(spacing: 0) { Color.red.frame(width: on ? 200 : 100, height: 50).id("a"); Toggle("Go", isOn: $on.animation(.linear(duration: 1))).frame(height: 50) }"#,
      (#"tap "Go"; wait 0.5"#, "a 125,150 150x50")),
    MovingCase(
      "each change has the animation of its own block", "@State var a = false\n@State var b = false",
      #"VStack(spacing: 0) { Color.red.frame(width: a ? 200 : 100, height: 50).id("a"); Color.red.frame(width: b ? 200 : 100, height: 50).id("b"); Button("Go") { withAnimation(.linear(duration: 1)) { a = true }; withAnimation(.linear(duration: 2)) { b = true } }.frame(height: 50) }"#,
      (#"tap "Go"; wait 0.5"#, "a 125,125 150x50 · b 137.5,175 125x50")),
    MovingCase(
      "a completion runs after the animation", "@State var on = false\n@State var n = 0",
      #"ZStack { Color.red.frame(width: on ? 200 : 100, height: 50).id("n\(n)"); Button("Go") { withAnimation(.linear(duration: 1)) { on.toggle() } completion: { n += 1 } }.offset(y: 100) }"#,
      (#"tap "Go"; wait 0.5"#, "n0 125,175 150x50"), (#"tap "Go"; wait 1"#, "n1 100,175 200x50"),
      (#"tap "Go""#, "n1 100,175 200x50")),
    MovingCase(
      "only the modifiers in the closure are animated", "@State var on = false",
      #"ZStack { Color.red.frame(width: on ? 200 : 100, height: 50).id("a").animation(.linear(duration: 1)) { $0.opacity(on ? 0 : 1) }; Button("Go") { on.toggle() }.offset(y: 100) }"#,
      (#"tap "Go"; wait 0.5"#, "a 100,175 200x50 o0.5")),
    MovingCase(
      "an offset in the closure is animated", "@State var on = false",
      #"ZStack { Color.red.frame(width: on ? 200 : 100, height: 50).id("a").animation(.linear(duration: 1)) { $0.offset(x: on ? 100 : 0) }; Button("Go") { on.toggle() }.offset(y: 100) }"#,
      (#"tap "Go"; wait 0.5"#, "a 150,175 200x50")),
  ]

  static let scrolling: [MovingCase] = [
    MovingCase(
      "content follows a finger, as far as it reaches", "",
      #"ScrollView { VStack(spacing: 0) { Color.red.frame(width: 50, height: 40); Color.red.frame(width: 50, height: 40).id("row"); Color.red.frame(width: 50, height: 320) } }.frame(height: 100).id("list")"#,
      ("drag id row by 0,-60", "list 175,150 50x100 · row 175,130 50x40"),
      ("drag id list by 0,-60; swipe id list up", "list 175,150 50x100 · row 175,-20 50x40"),
      ("drag id list by 0,-999", "list 175,150 50x100 · row 175,-110 50x40"),
      ("drag id list by 0,60", "list 175,150 50x100 · row 175,190 50x40")),
    MovingCase(
      "the program and a person scroll in turn", "@State var row: Int?",
      #"VStack(spacing: 0) { ScrollView { VStack(spacing: 0) { Color.red.frame(width: 50, height: 200); Color.red.frame(width: 50, height: 40).overlay { Color.blue.id("row") }.id(5); Color.red.frame(width: 50, height: 160) } }.frame(height: 100).scrollPosition(id: $row, anchor: .top); Button("Go") { row = 5 }.frame(height: 20) }"#,
      (#"drag at 200,180 by 0,-60"#, "row 175,280 50x40"),
      (#"drag at 200,180 by 0,-60; tap "Go""#, "row 175,140 50x40"),
      (#"tap "Go"; drag at 200,180 by 0,50"#, "row 175,190 50x40")),
  ]

  static let transitions: [MovingCase] = [
    MovingCase(
      "a view fades in", "@State var on = false",
      #"ZStack { if on { Color.red.frame(width: 50, height: 50).id("a") }; \#(go).offset(y: 100) }"#,
      (#"tap "Go"; wait 0.25"#, "a 175,175 50x50 o0.25"), (#"tap "Go""#, "a 175,175 50x50")),
    MovingCase(
      "a sibling moves into the gap at once", "@State var on = true",
      #"VStack(spacing: 0) { if on { Color.red.frame(width: 50, height: 50).id("a") }; Color.blue.frame(width: 50, height: 50).id("b"); \#(go).frame(height: 20) }"#,
      (#"tap "Go"; wait 0.5"#, "b 175,177.5 50x50 · a 175,140 50x50 o0.5")),
    MovingCase(
      "a transition of its own animates its modifiers",
      "struct Fade: ViewModifier { var amount: Double; func body(content: Content) -> some View { content.opacity(amount) } }\n---\n@State var on = false",
      #"ZStack { if on { Color.red.frame(width: 50, height: 50).id("a").transition(.modifier(active: Fade(amount: 0.5), identity: Fade(amount: 1))) }; \#(go).offset(y: 100) }"#,
      (#"tap "Go"; wait 0.5"#, "a 175,175 50x50 o0.75")),
    MovingCase(
      "a view moves in from an edge by its own size", "@State var on = false",
      #"ZStack { if on { Color.red.frame(width: 50, height: 50).id("a").transition(.move(edge: .leading)) }; \#(go).offset(y: 100) }"#,
      (#"tap "Go"; wait 0.25"#, "a 137.5,175 50x50"), (#"tap "Go""#, "a 175,175 50x50")),
    MovingCase(
      "a view comes from an offset", "@State var on = false",
      #"ZStack { if on { Color.red.frame(width: 50, height: 50).id("a").transition(.offset(x: 100, y: -40)) }; \#(go).offset(y: 100) }"#,
      (#"tap "Go"; wait 0.75"#, "a 200,165 50x50")),
    MovingCase(
      "a removed view moves out with the views within", "@State var on = true",
      #"ZStack { if on { HStack(spacing: 0) { Color.red.frame(width: 50, height: 50).id("a"); Color.red.frame(width: 30, height: 20).id("b") }.transition(.slide) }; \#(go).offset(y: 100) }"#,
      (#"tap "Go"; wait 0.25"#, "a 180,175 50x50 · b 230,190 30x20"), (#"tap "Go""#, "")),
    MovingCase(
      "a view takes the place of another with its name", "@Namespace var names\n@State var on = false",
      #"ZStack(alignment: .topLeading) { Color.clear; if on { Color.red.matchedGeometryEffect(id: "x", in: names).frame(width: 200, height: 100).id("b").offset(x: 100) } else { Color.red.matchedGeometryEffect(id: "x", in: names).frame(width: 100, height: 100).id("a") }; \#(go).offset(y: 300) }"#,
      (#"tap "Go""#, "b 100,0 200x100")),
  ]

  static let endless: [MovingCase] = [
    MovingCase(
      "values follow keyframes", "",
      #"KeyframeAnimator(initialValue: 100.0) { Color.red.frame(width: $0, height: 50).id("a") } keyframes: { _ in KeyframeTrack { LinearKeyframe(200, duration: 1); LinearKeyframe(100, duration: 2) } }"#,
      ("wait 0", "a 150,175 100x50"), ("wait 0.5", "a 125,175 150x50"), ("wait 2", "a 125,175 150x50"),
      ("wait 3.5", "a 125,175 150x50")),
    MovingCase(
      "each property has a track of its own", "struct Values { var width = 100.0; var height = 50.0 }\n---\n",
      #"Color.red.keyframeAnimator(initialValue: Values()) { $0.frame(width: $1.width, height: $1.height).id("a") } keyframes: { _ in KeyframeTrack(\.width) { LinearKeyframe(200, duration: 1) }; KeyframeTrack(\.height) { MoveKeyframe(100); LinearKeyframe(50, duration: 2) } }"#,
      ("wait 0.5", "a 125,156.25 150x87.5")),
    MovingCase(
      "a timeline shows the last moment of its schedule", "@State var start = Date()",
      #"TimelineView(.periodic(from: start, by: 1)) { context in Color.red.frame(width: 100 + context.date.timeIntervalSince(start), height: 50).id("a") }"#,
      ("wait 0.9", "a 150,175 100x50"), ("wait 2.5", "a 149,175 102x50")),
    MovingCase(
      "a periodic schedule from now begins when the view does", "@State var start = Date()",
      #"TimelineView(.periodic(from: .now, by: 1)) { context in Color.red.frame(width: 100 + context.date.timeIntervalSince(start), height: 50).id("a") }"#,
      ("wait 2.5", "a 149,175 102x50")),
    MovingCase(
      "a paused schedule keeps its date", "@State var start = Date()\n@State var isPaused = false",
      #"TimelineView(.animation(paused: isPaused)) { context in Color.red.frame(width: 100 + context.date.timeIntervalSince(start), height: 50).id("a") }.onTapGesture { isPaused = true }"#,
      ("wait 2", "a 149,175 102x50"), ("wait 2; tap id a; wait 3", "a 149,175 102x50")),
    MovingCase(
      "an endless animation stands at its start when it appears", "@State var on = false",
      #"Color.red.frame(width: on ? 200 : 100, height: 50).id("a").onAppear { withAnimation(.linear(duration: 1).repeatForever()) { on = true } }"#,
      ("wait 0", "a 150,175 100x50"), ("wait 0.5", "a 125,175 150x50"), ("wait 1.25", "a 112.5,175 175x50")),
    MovingCase(
      "an animation that ends stands at its end when it appears", "@State var on = false",
      #"ZStack { Color.red.frame(width: on ? 200 : 100, height: 50).id("a"); Button("Go") {}.offset(y: 100) }.onAppear { withAnimation(.linear(duration: 1)) { on = true } }"#,
      (#"tap "Go""#, "a 100,175 200x50")),
    MovingCase(
      "phases follow each other", "",
      #"PhaseAnimator([100.0, 200.0]) { Color.red.frame(width: $0, height: 50).id("a") } animation: { _ in .linear(duration: 1) }"#,
      ("wait 0", "a 150,175 100x50"), ("wait 0.5", "a 125,175 150x50"), ("wait 1.5", "a 125,175 150x50"),
      ("wait 2.25", "a 137.5,175 125x50")),
    MovingCase(
      "a trigger runs the phases once", "@State var n = 0",
      #"ZStack { Color.red.phaseAnimator([100.0, 200.0], trigger: n) { $0.frame(width: $1, height: 50).id("a") } animation: { _ in .linear(duration: 1) }; Button("Go") { n += 1 }.offset(y: 100) }"#,
      (#"wait 1"#, "a 150,175 100x50"), (#"tap "Go""#, "a 150,175 100x50"),
      (#"tap "Go"; wait 0.5"#, "a 125,175 150x50"),
      (#"tap "Go"; wait 5"#, "a 150,175 100x50")),
  ]
}
