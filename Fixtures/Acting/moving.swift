// --- a frame is halfway at half of a linear animation
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 125,150 150x100"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: isOn ? 200 : 100, height: 100).id("a")
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a frame has its goal after a step without a wait
// after: tap "Go"
// shows: "Go"
// moment: "a 100,150 200x100"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: isOn ? 200 : 100, height: 100).id("a")
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- an animation begins slowly
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 221.54,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.easeIn(duration: 1)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a critically damped spring of 10 radians a second has 4 % to go after half a second
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 285.96,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") {
        withAnimation(.interpolatingSpring(mass: 1, stiffness: 100, damping: 20)) { isOn = true }
      }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a delayed animation begins later
// after: tap "Go"; wait 1
// shows: "Go"
// moment: "a 240,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.linear(duration: 1).delay(0.5)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- an animation at double speed takes half of its time
// after: tap "Go"; wait 0.25
// shows: "Go"
// moment: "a 240,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.linear(duration: 1).speed(2)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- an endless animation goes back at each second time
// after: wait 1.25
// shows: "a"
// moment: "a 265,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Text("a").hidden()
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
    }
    .frame(width: 400, height: 400)
    .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
  }
}

// --- the animation of a value moves what changes with it
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 240,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
        .animation(.linear(duration: 1), value: isOn)
      Button("Go") { isOn = true }
    }
    .frame(width: 400, height: 400)
  }
}

// --- the animation of another value moves nothing
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 290,190 20x20"
struct Example: View {
  @State var isOn = false
  @State var other = 0
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
        .animation(.linear(duration: 1), value: other)
      Button("Go") { isOn = true }
    }
    .frame(width: 400, height: 400)
  }
}

// --- the modifiers in the closure of an animation are animated
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 240,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").animation(.linear(duration: 1)) { $0.offset(x: isOn ? 100 : 0) }
      Button("Go") { isOn = true }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a transaction disables the animations within
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 290,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
        .animation(.linear(duration: 1), value: isOn)
      Button("Go") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOn = true }
      }
    }
    .frame(width: 400, height: 400)
  }
}

// --- the transaction of a view is changed
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 290,190 20x20 · b 240,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0).transaction { $0.animation = nil }
      Color.red.frame(width: 20, height: 20).id("b").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a binding is animated
// after: set "Go" to on; wait 0.5
// shows: "Go"
// moment: "a 240,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Toggle("Go", isOn: $isOn.animation(.linear(duration: 1)))
    }
    .frame(width: 400, height: 400)
  }
}

// --- a view comes by its transition
// after: tap "Go"; wait 0.25
// shows: "Go"
// moment: "a 265,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      if isOn { Color.red.frame(width: 20, height: 20).id("a").transition(.offset(x: 100)) }
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a view moves by its own size as it comes
// after: tap "Go"; wait 0.25
// shows: "Go"
// moment: "a 205,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      if isOn {
        Color.red.frame(width: 20, height: 20).id("a")
          .transition(.asymmetric(insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale))
      }
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a transition of one's own modifies the view
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 240,190 20x20"
struct Displaced: ViewModifier {
  var x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      if isOn {
        Color.red.frame(width: 20, height: 20).id("a")
          .transition(.modifier(active: Displaced(x: 100), identity: Displaced(x: 0)))
      }
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- rows move to their new places
// after: tap "Go"; wait 0.25
// shows: "Go"
// moment: "b 175,177.5 50x50 · a 175,152.5 50x50"
struct Example: View {
  @State var rows = ["a", "b"]
  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows, id: \.self) { Color.red.frame(width: 50, height: 50).id($0) }
      Button("Go") { withAnimation(.linear(duration: 1)) { rows.reverse() } }.frame(height: 20)
    }
    .frame(width: 400, height: 400)
  }
}

// --- an animatable modifier is laid out again on the way
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 125,150 150x100"
struct Wide: ViewModifier, Animatable {
  var width: CGFloat
  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
  func body(content: Content) -> some View { content.frame(width: width, height: 100).id("a") }
}
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.modifier(Wide(width: isOn ? 200 : 100))
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- an animatable view shows the numbers on the way
// after: tap "Go"; wait 0.5
// shows: "100", "Go"
// moment: "a 150,180 100x20"
struct Bar: View, Animatable {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  var body: some View { Text("\(Int(share * 100))").frame(width: share * 200, height: 20).id("a") }
}
struct Example: View {
  @State var isOn = false
  var body: some View {
    VStack(spacing: 0) {
      Bar(share: isOn ? 1 : 0)
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }.frame(height: 20)
    }
    .frame(width: 400, height: 400)
  }
}

// --- a completion runs when its animation is complete
// after: tap "Go"; wait 0.9
// shows: "moves", "Go"
struct Example: View {
  @State var isOn = false
  @State var state = "rests"
  var body: some View {
    VStack {
      Text(state).opacity(isOn ? 1 : 0.5)
      Button("Go") {
        state = "moves"
        withAnimation(.linear(duration: 1)) {
          isOn = true
        } completion: {
          state = "has moved"
        }
      }
    }
  }
}

// --- a completion has run after its animation
// after: tap "Go"; wait 1
// shows: "has moved", "Go"
struct Example: View {
  @State var isOn = false
  @State var state = "rests"
  var body: some View {
    VStack {
      Text(state).opacity(isOn ? 1 : 0.5)
      Button("Go") {
        state = "moves"
        withAnimation(.linear(duration: 1)) {
          isOn = true
        } completion: {
          state = "has moved"
        }
      }
    }
  }
}

// --- a sheet rises
// after: tap "Open"; wait 0.1
// shows: "Open"
// moment: "content 0,735.04 390x200"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) { Color.blue.id("content").presentationDetents([.height(200)]) }
  }
}

// --- a sheet that is opened without animation is there at once
// after: tap "Open"; wait 0.1
// shows: "Open"
// moment: "content 0,644 390x200"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { isShown = true }
    }
    .sheet(isPresented: $isShown) { Color.blue.id("content").presentationDetents([.height(200)]) }
  }
}

// --- a sheet has risen before the next step is taken in it
// after: tap "Open"; tap "Go"; wait 0.5
// shows: "Open", "Go"
// moment: "a 235,734 20x20"
struct Inner: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }
}
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) { Inner().presentationDetents([.height(200)]) }
  }
}

// --- a cover rises by the height of the screen
// after: tap "Open"; wait 0.1
// shows: "Open"
// moment: "content 0,384.21 390x844"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.fullScreenCover(isPresented: $isShown) { Color.blue.id("content") }
  }
}

// --- a pushed screen slides in from the trailing edge
// after: tap "Open"; wait 0.1
// shows: "Back"
// moment: "content 177.54,44 390x800"
struct Example: View {
  var body: some View { NavigationStack { NavigationLink("Open") { Color.blue.id("content") } } }
}

// --- a screen is uncovered from the leading side
// after: tap "Open"; tap "Back"; wait 0.1
// shows: "Open"
// moment: "content -53.26,0 390x844"
struct Example: View {
  var body: some View {
    NavigationStack { Color.red.id("content").overlay { NavigationLink("Open") { Color.blue } } }
  }
}

// --- an animation that begins and ends slowly is a Bézier curve
// after: tap "Go"; wait 0.25
// shows: "Go"
// moment: "a 202.92,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.easeInOut(duration: 1)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- an animation that ends slowly is a Bézier curve
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 227.81,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.easeOut(duration: 2)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a timing curve has two control points
// after: tap "Go"; wait 0.3
// shows: "Go"
// moment: "a 272.76,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 1)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a spring with response and damping fraction
// after: tap "Go"; wait 0.2
// shows: "Go"
// moment: "a 277.37,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a spring with duration and bounce
// after: tap "Go"; wait 0.3
// shows: "Go"
// moment: "a 270.42,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.spring(duration: 0.8, bounce: 0.25)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a smooth spring does not bounce
// after: tap "Go"; wait 0.2
// shows: "Go"
// moment: "a 261.54,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.smooth) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a snappy spring bounces a little
// after: tap "Go"; wait 0.2
// shows: "Go"
// moment: "a 268.64,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.snappy) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a bouncy spring bounces more
// after: tap "Go"; wait 0.2
// shows: "Go"
// moment: "a 277.37,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.bouncy) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a bouncy spring with extra bounce
// after: tap "Go"; wait 0.25
// shows: "Go"
// moment: "a 286.89,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.bouncy(duration: 0.6, extraBounce: 0.1)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a linear animation at half speed
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 215,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.linear(duration: 1).speed(0.5)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a repeated animation that does not go back begins again
// after: tap "Go"; wait 1.25
// shows: "Go"
// moment: "a 215,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.linear(duration: 1).repeatCount(3, autoreverses: false)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a repeated animation goes back at its second run
// after: tap "Go"; wait 1.25
// shows: "Go"
// moment: "a 265,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.linear(duration: 1).repeatCount(3)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- an animation after a delay at its middle
// after: tap "Go"; wait 1
// shows: "Go"
// moment: "a 240,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.linear(duration: 1).delay(0.5)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- the default animation is a spring without bounce
// after: tap "Go"; wait 0.25
// shows: "Go"
// moment: "a 267.83,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.default) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- an animation that is interrupted adds to the one before
// after: tap "Go"; wait 0.5; tap "Go"; wait 0.5
// shows: "Go"
// moment: "a 240,190 20x20"
struct Example: View {
  @State var isOn = false
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: isOn ? 100 : 0)
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a phase animator has moved to the middle of its second phase
// after: wait 0.5
// moment: "a 240,190 20x20"
struct Example: View {
  var body: some View {
    Color.red.frame(width: 20, height: 20).id("a")
      .phaseAnimator([0, 100.0]) { view, x in
        view.offset(x: x)
      } animation: { _ in
        .linear(duration: 1)
      }
      .frame(width: 400, height: 400)
  }
}

// --- a keyframe animator with a trigger follows its linear keyframe
// after: tap "Go"; wait 0.25
// shows: "Go"
// moment: "a 240,190 20x20"
struct Example: View {
  @State var n = 0
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a")
        .keyframeAnimator(initialValue: 0.0, trigger: n) { view, x in
          view.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(100, duration: 0.5)
          LinearKeyframe(0, duration: 0.5)
        }
      Button("Go") { n += 1 }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a completion follows an animation and starts the next
// after: tap "Go"; wait 1.5
// shows: "Go"
// moment: "a 215,190 20x20"
struct Example: View {
  @State var x = 0.0
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a").offset(x: x)
      Button("Go") {
        withAnimation(.linear(duration: 1)) {
          x = 100
        } completion: {
          withAnimation(.linear(duration: 1)) { x = -50 }
        }
      }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a view with another identity comes as the one before goes
// after: tap "Next"; wait 0.5
// shows: "Next"
// moment: "a 240,190 20x20 · a 140,190 20x20"
struct Example: View {
  @State private var n = 0
  var body: some View {
    ZStack {
      Color.clear
      Color.red.frame(width: 20, height: 20).id("a")
        .transition(.asymmetric(insertion: .offset(x: 100), removal: .offset(x: -100)))
        .id(n)
      Button("Next") { withAnimation(.linear(duration: 1)) { n += 1 } }
    }
    .frame(width: 400, height: 400)
  }
}
