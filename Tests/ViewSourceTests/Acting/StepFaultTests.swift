import PlumblineLayout
import Testing

@Suite struct `Steps that cannot be taken` {
  private func fault(_ content: String, _ steps: String, _ declarations: String = "") -> StepFault? {
    do { _ = try Acted(Acted.source(declarations, content), after: steps) } catch { return error as? StepFault }
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

  @Test func `mark disabled controls among those that can be tapped`() {
    let fault = fault(#"VStack { Button("More") {}.disabled(true); Button("Less") {} }"#, #"tap "Gone""#)
    #expect(fault?.hint == "can be tapped: More (disabled), Less")
  }

  @Test func `say how a control is set that is not tapped`() {
    let fault = fault(#"Slider(value: .constant(1), in: 0...10) { Text("Size") }"#, #"tap "Size""#)
    #expect(fault?.message == "'Size' does not respond to a tap")
    #expect(fault?.hint == #"it can be set: set "Size" to 5"#)
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

  @Test func `name the canvas for a place outside of it, and otherwise what can be tapped`() {
    let button = #"Button("More") {}.frame(width: 200, height: 100)"#
    let outside = fault(button, "tap at 300,50")
    #expect(outside?.message == "no view receives touches at 300, 50")
    #expect(outside?.hint == "the canvas is 200×100 points")
    #expect(fault(button, "tap at 1,1")?.hint == "can be tapped: More")
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
    let source = Acted.source(
      "@State var n = 0\nfunc spin() { while true { n += 1 } }", #"Button("Go") { spin() }"#)
    let acted = try Acted(source, after: #"tap "Go""#)
    let found = acted.log.diagnostics.first
    #expect(found?.message == "the code runs for more than 5000000 steps")
    #expect(found?.notes.map(\.message) == ["called from 'spin'"])
  }
}
