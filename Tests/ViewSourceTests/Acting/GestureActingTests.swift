import PlumblineLayout
import Testing

@Suite struct `Gestures act` {
  @Test(arguments: cases) func `as fingers move`(_ example: ActingCase) throws { try expect(example) }

  static let cases: [ActingCase] = [
    ActingCase(
      "a tap runs", "@State var n = 0", #"Text("n\(n)").onTapGesture { n += 1 }"#, after: #"tap "n0""#, shows: ["n1"]),
    ActingCase(
      "a double tap needs two taps", "@State var n = 0", #"Text("n\(n)").onTapGesture(count: 2) { n += 1 }"#,
      after: #"tap "n0""#, shows: ["n0"]),
    ActingCase(
      "a double tap runs at the second tap", "@State var n = 0",
      #"Text("n\(n)").onTapGesture(count: 2) { n += 1 }"#, after: #"tap "n0" twice"#, shows: ["n1"]),
    ActingCase(
      "a tap tells its place", "@State var text = \"-\"",
      #"VStack(spacing: 0) { Color.red.frame(width: 100, height: 100).onTapGesture { text = "\(Int($0.x)) \(Int($0.y))" }; Text(text) }"#,
      after: "tap at 30,40", shows: ["30 40"]),
    ActingCase(
      "the inner tap goes first", "@State var log = \"-\"",
      #"VStack { Text("inner").onTapGesture { log = "inner" }; Text(log) }.onTapGesture { log = "outer" }"#,
      after: #"tap "inner""#, shows: ["inner", "inner"]),
    ActingCase(
      "a container's tap is reached beside", "@State var log = \"-\"",
      #"VStack { Text("inner").onTapGesture { log = "inner" }; Text("other"); Text(log) }.onTapGesture { log = "outer" }"#,
      after: #"tap "other""#, shows: ["inner", "other", "outer"]),
    ActingCase(
      "a gesture of high priority goes first", "@State var log = \"-\"",
      #"VStack { Text("inner").onTapGesture { log = "inner" }; Text(log) }.highPriorityGesture(TapGesture().onEnded { log = "outer" })"#,
      after: #"tap "inner""#, shows: ["inner", "outer"]),
    ActingCase(
      "a simultaneous gesture runs too", "@State var log = \"\"",
      #"VStack { Text("inner").onTapGesture { log += "i" }; Text(log) }.simultaneousGesture(TapGesture().onEnded { log += "o" })"#,
      after: #"tap "inner""#, shows: ["inner", "io"]),
    ActingCase(
      "a drag ends with its translation", "@State var text = \"-\"",
      #"VStack { Text("drag").gesture(DragGesture().onEnded { text = "\(Int($0.translation.width)) \(Int($0.translation.height))" }); Text(text) }"#,
      after: #"drag "drag" by 30,-20"#, shows: ["drag", "30 -20"]),
    ActingCase(
      "a drag changes on the way", "@State var n = 0",
      #"VStack { Text("drag").gesture(DragGesture(minimumDistance: 0).onChanged { _ in n += 1 }); Text("\(n)") }"#,
      after: #"drag "drag" by 40,0"#, shows: ["drag", "4"]),
    ActingCase(
      "a short drag is none", "@State var log = \"-\"",
      #"VStack { Text("drag").gesture(DragGesture(minimumDistance: 50).onEnded { _ in log = "ended" }).onTapGesture {}; Text(log) }"#,
      after: #"tap "drag""#, shows: ["drag", "-"]),
    ActingCase(
      "the state of a drag returns", "@GestureState var offset = CGSize.zero\n@State var last = 0.0",
      #"VStack { Text("drag").gesture(DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in state = value.translation }.onChanged { _ in last = offset.width }); Text("\(Int(offset.width)) \(Int(last))") }"#,
      after: #"drag "drag" by 40,0"#, shows: ["drag", "0 40"]),
    ActingCase(
      "a swipe predicts its end", "@State var text = \"-\"",
      #"VStack { Text("card").gesture(DragGesture().onEnded { text = $0.predictedEndTranslation.width < -200 ? "far" : "near" }); Text(text) }"#,
      after: #"swipe "card" left"#, shows: ["card", "far"]),
    ActingCase(
      "a long press runs", "@State var log = \"-\"",
      #"VStack { Text("press").onLongPressGesture { log = "pressed" }; Text(log) }"#, after: #"long-press "press""#,
      shows: ["press", "pressed"]),
    ActingCase(
      "a press that is too short is none", "@State var log = \"-\"",
      #"VStack { Text("press").onLongPressGesture(minimumDuration: 2) { log = "pressed" }; Text(log) }"#,
      after: #"long-press "press" 1"#, shows: ["press", "-"]),
    ActingCase(
      "a magnification ends with its scale", "@State var scale = 1.0",
      #"VStack { Text("zoom").gesture(MagnificationGesture().onChanged { scale = $0 }); Text("\(scale, specifier: "%.1f")") }"#,
      after: #"magnify "zoom" by 2.5"#, shows: ["zoom", "2.5"]),
    ActingCase(
      "a magnify gesture has a value", "@State var scale = 1.0",
      #"VStack { Text("zoom").gesture(MagnifyGesture().onEnded { scale = $0.magnification }); Text("\(scale, specifier: "%.1f")") }"#,
      after: #"magnify "zoom" by 0.5"#, shows: ["zoom", "0.5"]),
    ActingCase(
      "a rotation ends with its angle", "@State var angle = Angle.zero",
      #"VStack { Text("turn").gesture(RotationGesture().onEnded { angle = $0 }); Text("\(Int(angle.degrees.rounded()))") }"#,
      after: #"rotate "turn" by 45"#, shows: ["turn", "45"]),
    ActingCase(
      "a sequence drags after a press", "@State var text = \"-\"",
      #"VStack { Text("card").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { value in switch value { case .second(true, let drag): text = "\(Int(drag?.translation.width ?? 0))"; default: text = "none" } }); Text(text) }"#,
      after: #"drag "card" by 30,0"#, shows: ["card", "30"]),
    ActingCase(
      "a gesture is a property",
      "@State var log = \"-\"\nvar tap: some Gesture { TapGesture().onEnded { log = \"tapped\" } }",
      #"VStack { Text("a").gesture(tap); Text(log) }"#, after: #"tap "a""#, shows: ["a", "tapped"]),
    ActingCase(
      "a content shape receives taps between views", "@State var log = \"-\"",
      #"VStack { HStack { Text("a"); Spacer(); Text("b") }.contentShape(Rectangle()).onTapGesture { log = "row" }; Text(log) }.frame(width: 300)"#,
      after: "tap at 150,10", shows: ["a", "b", "row"]),
  ]

  @Test func `a view follows the drag`() throws {
    let acted = try Acted(
      """
      import SwiftUI
      struct Example: View {
        @State var offset = CGSize.zero
        var body: some View {
          Color.red.frame(width: 20, height: 20).id("dot").offset(offset)
            .gesture(DragGesture().onChanged { offset = $0.translation }).frame(width: 200, height: 100)
        }
      }
      #Preview { Example() }
      """, after: "drag id dot by 30,10")
    #expect(try acted.frame("dot") == Rect(x: 120, y: 50, width: 20, height: 20))
  }
}

@Suite struct `Steps that cannot be taken` {
  private func fault(_ content: String, _ steps: String, _ declarations: String = "") -> StepFault? {
    let example = ActingCase("", declarations, content, after: steps, shows: [])
    do { _ = try Acted(example.source, after: steps) } catch { return error as? StepFault }
    return nil
  }

  @Test func `name near labels and what can be tapped`() {
    let fault = fault(#"VStack { Button("More") {}; Button("Less") {} }"#, #"tap "Mroe""#)
    #expect(fault?.message == "no view is labelled 'Mroe'")
    #expect(fault?.hint == "did you mean 'More'? can be tapped: More, Less")
  }

  @Test func `name a disabled control`() {
    let fault = fault(#"Button("More") {}.disabled(true)"#, #"tap "More""#)
    #expect(fault?.message == "'More' is disabled")
  }

  @Test func `name the view in front`() {
    let fault = fault(
      #"ZStack { Button("More") {}; Color.red.frame(width: 200, height: 100).id("cover") }"#, #"tap "More""#)
    #expect(fault?.message == "Color \"cover\" is in front of Button \"More\"")
  }

  @Test func `reach a button behind a view that lets touches through`() {
    #expect(
      fault(
        #"ZStack { Button("More") {}; Color.red.frame(width: 200, height: 100).allowsHitTesting(false) }"#,
        #"tap "More""#) == nil)
  }

  @Test func `say which view receives nothing`() {
    let fault = fault(#"Text("plain")"#, #"tap "plain""#)
    #expect(fault?.message == "nothing responds to a tap on 'plain', the front view there")
  }

  @Test func `say what a control takes`() {
    let fault = fault(#"Toggle("Wi-Fi", isOn: .constant(true))"#, #"set "Wi-Fi" to 3"#)
    #expect(fault?.hint == "it takes on or off")
  }

  @Test func `name the options of a picker`() {
    let fault = fault(
      #"Picker("Size", selection: .constant(1)) { Text("Small").tag(1); Text("Large").tag(2) }.pickerStyle(.segmented)"#,
      #"set "Size" to "Larg""#)
    #expect(fault?.hint == "did you mean 'Large'?")
  }

  @Test func `name near ids`() {
    let fault = fault(#"Text("a").id("title")"#, "tap id titel")
    #expect(fault?.hint == "did you mean 'title'?")
  }

  @Test(arguments: [
    ("tpa \"More\"", "did you mean 'tap'?"), ("tap", "write 'tap \"LABEL\" [twice]'"),
    ("drag \"a\" to 3", "write 'drag \"LABEL\" by X,Y'"), ("set \"a\" 3", "write 'set \"LABEL\" to VALUE'"),
  ])
  func `are reported as they are read`(_ text: String, _ hint: String) {
    do { _ = try Step.reading(text) } catch { #expect(error.hint == hint) }
    #expect((try? Step.reading(text)) == nil)
  }

  @Test func `stop an action that does not end`() throws {
    let source = ActingCase(
      "", "@State var n = 0\nfunc spin() { while true { n += 1 } }", #"Button("Go") { spin() }"#, after: "", shows: []
    ).source
    let acted = try Acted(source, after: #"tap "Go""#)
    let found = acted.log.diagnostics.first
    #expect(found?.message == "the code runs for more than 5000000 steps")
    #expect(found?.notes.map(\.message) == ["called from 'spin'"])
  }
}
