// --- a matched view is between two places at half of the time
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 100,150 60x60 · a 100,150 60x60"
struct Example: View {
  @State private var isOn = false
  @Namespace private var space
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isOn {
        Color.red.frame(width: 100, height: 100).matchedGeometryEffect(id: "m", in: space).id("a")
          .offset(x: 160, y: 260)
      } else {
        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: "m", in: space).id("a")
          .offset(x: 40, y: 40)
      }
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- phases follow a trigger, and end at the first
// after: tap "Go"; wait 1.5
// shows: "Go"
// moment: "a 240,190 20x20"
struct Example: View {
  @State private var n = 0
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a")
        .phaseAnimator([0.0, 100.0], trigger: n) { $0.offset(x: $1) } animation: { _ in .linear(duration: 1) }
      Button("Go") { n += 1 }
    }
    .frame(width: 400, height: 400)
  }
}

// --- keyframes of two tracks
// after: tap "Go"; wait 0.75
// shows: "Go"
// moment: "a 240,140 20x20"
struct Values { var x = 0.0; var y = 0.0 }
struct Example: View {
  @State private var n = 0
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a")
        .keyframeAnimator(initialValue: Values(), trigger: n) { content, value in
          content.offset(x: value.x, y: value.y)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(100.0, duration: 0.5)
            LinearKeyframe(0.0, duration: 0.5)
          }
          KeyframeTrack(\.y) {
            MoveKeyframe(-100.0)
            LinearKeyframe(0.0, duration: 1.5)
          }
        }
      Button("Go") { n += 1 }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a transition of the protocol goes the other way as it leaves
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 240,190 20x20"
struct Through: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase == .willAppear ? -100 : phase == .didDisappear ? 100 : 0)
  }
}
struct Example: View {
  @State private var isOn = true
  var body: some View {
    ZStack {
      if isOn { Color.red.frame(width: 20, height: 20).id("a").transition(Through()) }
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = false } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- an asymmetric transition leaves by its removal
// after: tap "Go"; wait 0.25
// shows: "Go"
// moment: "a 190,185 20x20"
struct Example: View {
  @State private var isOn = true
  var body: some View {
    ZStack {
      if isOn {
        Color.red.frame(width: 20, height: 20).id("a")
          .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .top)))
      }
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = false } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a number changes by a content transition
// after: tap "Add"; tap "Add"
// shows: "2", "Add"
struct Example: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text(n, format: .number).contentTransition(.numericText(value: Double(n)))
      Button("Add") { withAnimation { n += 1 } }
    }
  }
}

// --- an animation without end moves to its goal and back
// after: wait 1.5
// shows: "a"
// moment: "box 240,190 20x20"
struct Example: View {
  @State private var isOn = false
  var body: some View {
    ZStack {
      Text("a").hidden()
      Color.red.frame(width: 20, height: 20).id("box").offset(x: isOn ? 100 : 0)
        .animation(.linear(duration: 1).repeatForever(autoreverses: true), value: isOn)
    }
    .frame(width: 400, height: 400)
    .onAppear { isOn = true }
  }
}

// --- a timer that the program starts and stops
// after: tap "Start"; wait 3.5; tap "Stop"; wait 5
// shows: "3", "Start"
struct Example: View {
  @State private var n = 0
  @State private var isRunning = false
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    VStack {
      Text("\(n)")
      Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
    }
    .onReceive(timer) { _ in if isRunning { n += 1 } }
  }
}

// --- a cancelled sleep in a loop returns at once
// after: wait 2.5; tap "Hide"; wait 3
// shows: "3", "Hide"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var n = 0
  @State private var isShown = true
  var body: some View {
    VStack {
      Text("\(n)")
      if isShown {
        Color.red.frame(width: 10, height: 10).task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            n += 1
          }
        }
      }
      Button("Hide") { isShown = false }
    }
  }
}

// --- a stream is fed by a button
// after: tap "Send"; tap "Send"; tap "End"; tap "Send"
// shows: "0 1 end", "Send", "End"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var log: [String] = []
  @State private var n = 0
  @State private var pipe = AsyncStream<Int>.makeStream()
  var body: some View {
    VStack {
      Text(log.joined(separator: " "))
      Button("Send") {
        pipe.continuation.yield(n)
        n += 1
      }
      Button("End") { pipe.continuation.finish() }
    }
    .task {
      for await value in pipe.stream { log.append("\(value)") }
      log.append("end")
    }
  }
}

// --- a model debounces its query
// after: set "Query" to "a"; wait 0.1; set "Query" to "ab"; wait 0.5
// shows: "ab", "searched ab 1"
final class Model: ObservableObject {
  @Published var query = ""
  @Published var result = "-"
  private var count = 0
  private var bag = Set<AnyCancellable>()
  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .sink { [weak self] query in
        guard let self else { return }
        count += 1
        result = "searched \(query) \(count)"
      }
      .store(in: &bag)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      TextField("Query", text: $model.query)
      Text(model.result)
    }
  }
}

// --- a form is valid when both fields are
// after: set "User" to "ann"; set "Code" to "1234"; tap "Enter"
// shows: "ann", "1234", "Enter", "entered"
final class Form2: ObservableObject {
  @Published var user = ""
  @Published var code = ""
  @Published var isValid = false
  init() {
    Publishers.CombineLatest($user, $code)
      .map { $0.count > 2 && $1.count == 4 }
      .assign(to: &$isValid)
  }
}
struct Example: View {
  @StateObject private var form = Form2()
  @State private var log = "-"
  var body: some View {
    VStack {
      TextField("User", text: $form.user)
      TextField("Code", text: $form.code)
      Button("Enter") { log = "entered" }.disabled(!form.isValid)
      Text(log)
    }
  }
}

// --- onChange has the old and the new value, and runs at first
// after: tap "Next"; tap "Next"
// shows: "0>0 0>1 1>2", "Next"
struct Example: View {
  @State private var n = 0
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text(log.joined(separator: " "))
      Button("Next") { n += 1 }
    }
    .onChange(of: n, initial: true) { old, new in log.append("\(old)>\(new)") }
  }
}

// --- a preference sets a state
// after: tap "Wide"
// shows: "Wide", "width 200"
struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct Example: View {
  @State private var isWide = false
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      Color.red.frame(width: isWide ? 200 : 100, height: 20)
        .background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
      Button("Wide") { isWide = true }
      Text("width \(Int(width))")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

// --- a geometry change sets a state
// after: tap "Tall"
// shows: "Tall", "20 50"
struct Example: View {
  @State private var height = 20.0
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Color.red.frame(width: 50, height: height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { log.append("\(Int($0))") }
      Button("Tall") { height = 50 }
      Text(log.joined(separator: " "))
    }
  }
}

// --- the scroll position follows a scroll and is set
// after: scroll "row 1" by 0,-200
// shows: "row 0", "row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7", "row 8", "row 9", "row 10", "row 11", "row 12", "row 13", "row 14", "row 15", "row 16", "row 17", "row 18", "row 19", "at 2"
struct Example: View {
  @State private var position: Int?
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { n in Text("row \(n)").frame(width: 200, height: 100).id(n) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position)
      .frame(height: 300)
      Text("at \(position.map(String.init) ?? "-")")
    }
  }
}

// --- a button scrolls to a row in the middle
// after: tap "Go"; wait 5
// shows: "Go"
// moment: "view 0,0 200x300 · 10 0,100 200x100"
struct Example: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { n in
              if n == 10 { Color.red.frame(width: 200, height: 100).id("10") } else { Color.blue.frame(width: 200, height: 100) }
            }
          }
        }
        .frame(width: 200, height: 300)
        .id("view")
        Button("Go") { withAnimation { proxy.scrollTo("10", anchor: .center) } }.frame(height: 20)
      }
      .frame(width: 200, height: 320)
    }
    .frame(width: 200, height: 320)
  }
}

// --- a scroll past a mark is noticed
// after: scroll id list by 0,-150
// shows: "past"
struct Example: View {
  @State private var isPast = false
  var body: some View {
    VStack(spacing: 0) {
      ScrollView { Color.blue.frame(height: 1000) }
        .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, new in isPast = new }
        .frame(height: 300)
        .id("list")
      Text(isPast ? "past" : "before")
    }
  }
}

// --- a swipe turns one page of a paging scroll view
// after: swipe "page 0" left; swipe "page 1" left
// shows: "page 0", "page 1", "page 2", "page 3", "page 4", "on 2"
struct Example: View {
  @State private var page: Int?
  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<5) { n in Text("page \(n)").frame(width: 300, height: 200).id(n) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .frame(width: 300, height: 200)
      Text("on \(page ?? 0)")
    }
  }
}

// --- a timeline is paused
// after: wait 2; tap "Pause"; wait 5
// shows: "2", "Pause"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var isPaused = false
  @State private var start = Date()
  var body: some View {
    VStack {
      TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
        Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
      }
      Button("Pause") { isPaused = true }
    }
  }
}

// --- a matched shape moves between its frames about the middle of the screen
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "dot 10,20 40x40 · dot 10,20 40x40"
struct Example: View {
  @State private var isOn = false
  @Namespace private var space
  var body: some View {
    VStack(spacing: 0) {
      if isOn { Circle().frame(width: 60, height: 60).matchedGeometryEffect(id: "dot", in: space).id("dot") }
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.frame(height: 20)
      if !isOn { Circle().frame(width: 20, height: 20).matchedGeometryEffect(id: "dot", in: space).id("dot") }
    }
  }
}

// --- a row that is scrolled to the top is right below the low bar
// after: tap "Go"
// shows: "T", "Go"
// moment: "row 0,44 390x20"
struct Example: View {
  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<100) { n in
              if n == 30 { Color.red.frame(height: 20).id("row") } else { Color.blue.frame(height: 20) }
            }
          }
        }
        .toolbar { Button("Go") { proxy.scrollTo("row", anchor: .top) } }
      }
      .navigationTitle("T")
    }
  }
}

// --- a row below a header is scrolled to the top of its scroll view
// after: tap "Go"
// shows: "Go", "T"
// moment: "row 0,116 390x20"
struct Example: View {
  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Color.green.frame(height: 20)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<100) { n in
                if n == 30 { Color.red.frame(height: 20).id("row") } else { Color.blue.frame(height: 20) }
              }
            }
          }
        }
        .toolbar { Button("Go") { proxy.scrollTo("row", anchor: .top) } }
      }
      .navigationTitle("T")
    }
  }
}

// --- the matched parts of a view that leaves move on their own, and the others stay
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "b 200,60 40x40 · a 200,10 40x40 · rest 20,70 20x20 · a 200,10 40x40 · b 200,60 40x40"
struct Example: View {
  @State private var isOn = false
  @Namespace private var space
  private func part(_ name: String, _ size: CGFloat, _ x: CGFloat, _ y: CGFloat) -> some View {
    Color.red.matchedGeometryEffect(id: name, in: space).id(name).frame(width: size, height: size).offset(x: x, y: y)
  }
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isOn {
        part("b", 60, 380, 50)
        part("a", 60, 380, 0)
      } else {
        ZStack(alignment: .topLeading) {
          part("a", 20, 20, 20)
          part("b", 20, 20, 70)
          Color.green.frame(width: 20, height: 20).id("rest").offset(x: 20, y: 70)
        }
      }
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
    .frame(width: 440, height: 200)
  }
}
