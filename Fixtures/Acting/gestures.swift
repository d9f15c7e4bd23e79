// --- a tap runs
// after: tap "n0"
// shows: "n1"
struct Example: View {
  @State var n = 0
  var body: some View {
    Text("n\(n)").onTapGesture { n += 1 }
  }
}

// --- a double tap needs two taps
// after: tap "n0"
// shows: "n0"
struct Example: View {
  @State var n = 0
  var body: some View {
    Text("n\(n)").onTapGesture(count: 2) { n += 1 }
  }
}

// --- a double tap runs at the second tap
// after: tap "n0" twice
// shows: "n1"
struct Example: View {
  @State var n = 0
  var body: some View {
    Text("n\(n)").onTapGesture(count: 2) { n += 1 }
  }
}

// --- a tap has its position
// after: tap at 30,40
// shows: "30 40"
struct Example: View {
  @State var text = "-"
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 100).onTapGesture { text = "\(Int($0.x)) \(Int($0.y))" }
      Text(text)
    }
  }
}

// --- the inner tap goes first
// after: tap "inner"
// shows: "inner", "inner"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      Text("inner").onTapGesture { log = "inner" }
      Text(log)
    }.onTapGesture { log = "outer" }
  }
}

// --- a container's tap is reached beside
// after: tap "other"
// shows: "inner", "other", "outer"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      Text("inner").onTapGesture { log = "inner" }
      Text("other")
      Text(log)
    }.onTapGesture { log = "outer" }
  }
}

// --- a gesture of high priority goes first
// after: tap "inner"
// shows: "inner", "outer"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      Text("inner").onTapGesture { log = "inner" }
      Text(log)
    }.highPriorityGesture(TapGesture().onEnded { log = "outer" })
  }
}

// --- a simultaneous gesture runs too
// after: tap "inner"
// shows: "inner", "io"
struct Example: View {
  @State var log = ""
  var body: some View {
    VStack {
      Text("inner").onTapGesture { log += "i" }
      Text(log)
    }.simultaneousGesture(TapGesture().onEnded { log += "o" })
  }
}

// --- a drag ends with its translation
// after: drag "drag" by 30,-20
// shows: "drag", "30 -20"
struct Example: View {
  @State var text = "-"
  var body: some View {
    VStack {
      Text("drag").gesture(
        DragGesture().onEnded { text = "\(Int($0.translation.width)) \(Int($0.translation.height))" })

      Text(text)
    }
  }
}

// --- a drag changes on the way
// after: drag "drag" by 40,0
// shows: "drag", "4"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("drag").gesture(DragGesture(minimumDistance: 0).onChanged { _ in n += 1 })
      Text("\(n)")
    }
  }
}

// --- a short drag is none
// after: tap "drag"
// shows: "drag", "-"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      Text("drag").gesture(DragGesture(minimumDistance: 50).onEnded { _ in log = "ended" }).onTapGesture {}
      Text(log)
    }
  }
}

// --- the state of a drag returns
// after: drag "drag" by 40,0
// shows: "drag", "0 40"
struct Example: View {
  @GestureState var offset = CGSize.zero
  @State var last = 0.0
  var body: some View {
    VStack {
      Text("drag").gesture(
        DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in state = value.translation }.onChanged {
          _ in last = offset.width
        })

      Text("\(Int(offset.width)) \(Int(last))")
    }
  }
}

// --- a swipe predicts its end
// after: swipe "card" left
// shows: "card", "far"
struct Example: View {
  @State var text = "-"
  var body: some View {
    VStack {
      Text("card").gesture(DragGesture().onEnded { text = $0.predictedEndTranslation.width < -200 ? "far" : "near" })

      Text(text)
    }
  }
}

// --- a long press runs
// after: long-press "press"
// shows: "press", "pressed"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      Text("press").onLongPressGesture { log = "pressed" }
      Text(log)
    }
  }
}

// --- a press that is too short is none
// after: long-press "press" 1
// shows: "press", "-"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      Text("press").onLongPressGesture(minimumDuration: 2) { log = "pressed" }
      Text(log)
    }
  }
}

// --- a magnification ends with its scale
// after: magnify "zoom" by 2.5
// shows: "zoom", "2.5"
struct Example: View {
  @State var scale = 1.0
  var body: some View {
    VStack {
      Text("zoom").gesture(MagnificationGesture().onChanged { scale = $0 })
      Text("\(scale, specifier: "%.1f")")
    }
  }
}

// --- a magnify gesture has a value
// after: magnify "zoom" by 0.5
// shows: "zoom", "0.5"
struct Example: View {
  @State var scale = 1.0
  var body: some View {
    VStack {
      Text("zoom").gesture(MagnifyGesture().onEnded { scale = $0.magnification })
      Text("\(scale, specifier: "%.1f")")
    }
  }
}

// --- a rotation ends with its angle
// after: rotate "turn" by 45
// shows: "turn", "45"
struct Example: View {
  @State var angle = Angle.zero
  var body: some View {
    VStack {
      Text("turn").gesture(RotationGesture().onEnded { angle = $0 })
      Text("\(Int(angle.degrees.rounded()))")
    }
  }
}

// --- a sequence drags after a press
// after: drag "card" by 30,0
// shows: "card", "30"
struct Example: View {
  @State var text = "-"
  var body: some View {
    VStack {
      Text("card").gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          switch value {
          case .second(true, let drag): text = "\(Int(drag?.translation.width ?? 0))"

          default: text = "none"
          }
        })

      Text(text)
    }
  }
}

// --- a gesture is a property
// after: tap "a"
// shows: "a", "tapped"
struct Example: View {
  @State var log = "-"
  var tap: some Gesture { TapGesture().onEnded { log = "tapped" } }
  var body: some View {
    VStack {
      Text("a").gesture(tap)
      Text(log)
    }
  }
}

// --- a content shape receives taps between views
// after: tap at 150,10
// shows: "a", "b", "row"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }.contentShape(Rectangle()).onTapGesture { log = "row" }
      Text(log)
    }.frame(width: 300)
  }
}

// --- a view is pulled down to refresh
// after: swipe "n0" down
// shows: "n1"
struct Example: View {
  @State var n = 0
  var body: some View {
    List { Text("n\(n)") }.refreshable { n += 1 }
  }
}

// --- a proxy scrolls to a view
// after: tap "Last"
// shows: "Last"
struct Example: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("Last") { proxy.scrollTo(2) }
        ScrollView {
          VStack {
            ForEach(0..<3) { Color.red.frame(height: 200).id($0) }
          }
        }
      }
    }
    .frame(height: 300)
  }
}

// --- a double tap that comes first leaves out the single one
// after: tap "photo" twice
// shows: "photo", "1 double, 0 single"
struct Example: View {
  @State var double = 0
  @State var single = 0
  var body: some View {
    VStack {
      Text("photo").onTapGesture(count: 2) { double += 1 }.onTapGesture { single += 1 }
      Text("\(double) double, \(single) single")
    }
  }
}

// --- a single tap runs when no second one follows
// after: tap "photo"; tap "photo"
// shows: "photo", "0 double, 2 single"
struct Example: View {
  @State var double = 0
  @State var single = 0
  var body: some View {
    VStack {
      Text("photo").onTapGesture(count: 2) { double += 1 }.onTapGesture { single += 1 }
      Text("\(double) double, \(single) single")
    }
  }
}

// --- a double tap excludes a single one
// after: tap "photo" twice
// shows: "photo", "1 double, 0 single"
struct Example: View {
  @State var double = 0
  @State var single = 0
  var body: some View {
    VStack {
      Text("photo").gesture(
        TapGesture(count: 2).onEnded { double += 1 }.exclusively(before: TapGesture().onEnded { single += 1 }))
      Text("\(double) double, \(single) single")
    }
  }
}

// --- a mask leaves the gestures of views within out
// after: tap "inner"
// shows: "inner", "outer"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      HStack { Text("inner").onTapGesture { log = "inner" } }
        .gesture(TapGesture().onEnded { log = "outer" }, including: .gesture)
      Text(log)
    }
  }
}

// --- a mask leaves the added gesture out
// after: tap "inner"
// shows: "inner", "in"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      HStack { Text("inner").onTapGesture { log = "in" } }
        .highPriorityGesture(TapGesture().onEnded { log = "out" }, including: .subviews)
      Text(log)
    }
  }
}

// --- a clear colour receives no touches
// after: tap at 20,20
// shows: "back"
struct Example: View {
  @State var log = "-"
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.onTapGesture { log = "back" }
      Color.blue.opacity(0).onTapGesture { log = "front" }
      Text(log).offset(y: 60)
    }
    .frame(width: 390, height: 844).ignoresSafeArea()
  }
}

// --- a drag that is too short changes nothing
// after: drag "card" by 5,5
// shows: "card", "0"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("card").gesture(DragGesture().onChanged { _ in n += 1 })
      Text("\(n)")
    }
  }
}

// --- a drag sets the binding of the scrolled view
// after: drag "Row 3" by 0,-100
// shows: "id 2", "Row 0", "Row 1", "Row 2", "Row 3", "Row 4", "Row 5"
struct Example: View {
  @State private var id: Int?
  var body: some View {
    VStack(spacing: 0) {
      Text("id \(id ?? -1)")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6) { Text("Row \($0)").frame(height: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $id)
      .frame(width: 200, height: 150)
    }
  }
}

// --- a scrolled position is one of the person
// after: scroll "Row 3" by 0,-60
// shows: "true 1", "Row 0", "Row 1", "Row 2", "Row 3", "Row 4", "Row 5"
// reader only: the identity of a position is read by its type
struct Example: View {
  @State private var position = ScrollPosition(idType: Int.self)
  var body: some View {
    VStack(spacing: 0) {
      Text("\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6) { Text("Row \($0)").frame(height: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .frame(width: 200, height: 150)
    }
  }
}

// --- a scroll view that is disabled stays
// after: scroll "Row 3" by 0,-100
// error: ScrollView "Row 0" does not scroll
struct Example: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<6) { Text("Row \($0)").frame(height: 50) }
      }
    }
    .frame(width: 200, height: 150)
    .scrollDisabled(true)
  }
}

// --- a view that excludes touches is not tapped
// after: tap "Go"
// error: 'Go' receives no touches
struct Example: View {
  var body: some View { Button("Go") {}.allowsHitTesting(false) }
}

// --- a page that is dragged by more than half turns
// after: scroll id list by -60,0
// shows: "1"
struct Example: View {
  @State private var top: Int?
  var body: some View {
    VStack(spacing: 0) {
      Text("\(top ?? -1)")
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<9) { row in
            Color.blue.frame(width: 100, height: 60)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $top)
      .accessibilityIdentifier("list")
      .frame(width: 100, height: 60)
    }
  }
}

// --- a page that is dragged by less than half stays
// after: scroll id list by -40,0
// shows: "0"
struct Example: View {
  @State private var top: Int?
  var body: some View {
    VStack(spacing: 0) {
      Text("\(top ?? -1)")
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<9) { row in
            Color.blue.frame(width: 100, height: 60)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $top)
      .accessibilityIdentifier("list")
      .frame(width: 100, height: 60)
    }
  }
}

// --- scrolling rests at the nearest view
// after: scroll id list by 0,-100
// shows: "2"
struct Example: View {
  @State private var top: Int?
  var body: some View {
    VStack(spacing: 0) {
      Text("\(top ?? -1)")
      ScrollView(.vertical) {
        VStack(spacing: 0) {
          ForEach(0..<9) { row in
            Color.blue.frame(width: 100, height: 60)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $top)
      .accessibilityIdentifier("list")
      .frame(width: 100, height: 200)
    }
  }
}

// --- a swipe turns one page
// after: swipe id list left; swipe id list left; swipe id list right
// shows: "1"
struct Example: View {
  @State private var page: Int?
  var body: some View {
    VStack {
      Text("\(page ?? -1)")
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4) { _ in
            Color.blue.frame(width: 300, height: 60)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .accessibilityIdentifier("list")
      .frame(width: 300)
    }
  }
}

// --- the geometry of a scroll view is followed
// after: scroll id list by 0,-90
// shows: "90 of 1000, 200"
struct Example: View {
  @State private var text = "-"
  var body: some View {
    VStack {
      Text(text)
      ScrollView { Color.red.frame(height: 1000) }
        .accessibilityIdentifier("list")
        .frame(width: 100, height: 200)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, new in
          text = "\(Int(new)) of 1000, 200"
        }
    }
  }
}

// --- a view in a scroll view becomes visible and hidden
// after: scroll id list by 0,-300; scroll id list by 0,300
// shows: "+-"
struct Example: View {
  @State private var log = ""
  var body: some View {
    VStack {
      Text(log)
      ScrollView {
        VStack(spacing: 0) {
          Color.gray.frame(height: 400)
          Color.red.frame(height: 100).onScrollVisibilityChange(threshold: 0.5) { log += $0 ? "+" : "-" }
        }
      }
      .accessibilityIdentifier("list")
      .frame(width: 100, height: 200)
    }
  }
}

// --- a button refreshes the view around it
// after: tap "Reload"
// reader only: compiled code starts its own tasks on another thread
// shows: "1", "Reload"
struct Reload: View {
  @Environment(\.refresh) private var refresh
  var body: some View {
    if let refresh { Button("Reload") { Task { await refresh() } } }
  }
}
struct Example: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Reload()
    }
    .refreshable { count += 1 }
  }
}

// --- a button is pressed before its action runs
// after: tap "Go"
// shows: "pressed, released", "1", "Go"
struct Reporting: ButtonStyle {
  @Binding var log: [String]
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in
      log.append(isPressed ? "pressed" : "released")
    }
  }
}
struct Example: View {
  @State var log: [String] = []
  @State var count = 0
  var body: some View {
    VStack {
      Text(log.joined(separator: ", "))
      Text("\(count)")
      Button("Go") { count += 1 }.buttonStyle(Reporting(log: $log))
    }
  }
}

// --- a long press on a button runs its action
// after: long-press "Go"
// shows: "1", "Go"
struct Example: View {
  @State var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Button("Go") { count += 1 }
    }
  }
}

// --- a dragged value is dropped
// after: drag "Apple" by 0,100
// shows: "Apple", "got apple at 50, 50"
struct Example: View {
  @State var basket = "empty"
  var body: some View {
    VStack(spacing: 0) {
      Text("Apple").frame(width: 100, height: 100).contentShape(Rectangle()).draggable("apple")
      Text(basket).frame(width: 100, height: 100).contentShape(Rectangle())
        .dropDestination(for: String.self) { items, point in
          basket = "got \(items[0]) at \(Int(point.x)), \(Int(point.y))"
          return true
        }
    }
  }
}

// --- a destination is targeted while a value is over it
// after: drag "Apple" by 0,100
// shows: "Apple", "over, left"
struct Example: View {
  @State var log: [String] = []
  var body: some View {
    VStack(spacing: 0) {
      Text("Apple").frame(width: 100, height: 100).contentShape(Rectangle()).draggable("apple")
      Text(log.joined(separator: ", ")).frame(width: 100, height: 100).contentShape(Rectangle())
        .dropDestination(for: String.self) { _, _ in
          true
        } isTargeted: {
          log.append($0 ? "over" : "left")
        }
    }
  }
}

// --- a value of another type is not dropped
// after: drag "Apple" by 0,100
// error: nothing responds to a drag on 'Apple', the front view there
struct Example: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Apple").frame(width: 100, height: 100).contentShape(Rectangle()).draggable("apple")
      Color.blue.frame(width: 100, height: 100).dropDestination(for: Int.self) { _, _ in true }
    }
  }
}

// --- a finger that rests before it is lifted leaves the content at rest
// after: scroll "Row 0" by 0,-100
// shows: "tracking, interacting, idle", "Row 0", "Row 1"
struct Example: View {
  @State var log: [String] = []
  var body: some View {
    VStack(spacing: 0) {
      Text(log.joined(separator: ", "))
      ScrollView { ForEach(0..<2) { Text("Row \($0)").frame(height: 200) } }.frame(height: 300)
        .onScrollPhaseChange { _, new in log.append("\(new)") }
    }
  }
}

// --- content glides on after a swipe
// after: swipe "Row 0" up
// shows: "tracking, interacting, decelerating, idle", "Row 0", "Row 1"
struct Example: View {
  @State var log: [String] = []
  var body: some View {
    VStack(spacing: 0) {
      Text(log.joined(separator: ", "))
      ScrollView { ForEach(0..<2) { Text("Row \($0)").frame(height: 200) } }.frame(height: 300)
        .onScrollPhaseChange { _, new in log.append("\(new)") }
    }
  }
}

// --- the context of a phase has the geometry
// after: scroll "Row 0" by 0,-60
// shows: "60 true", "Row 0", "Row 1"
struct Example: View {
  @State var offset = 0.0
  @State var isMoving = true
  var body: some View {
    VStack(spacing: 0) {
      Text("\(Int(offset)) \(isMoving ? "false" : "true")")
      ScrollView { ForEach(0..<2) { Text("Row \($0)").frame(height: 200) } }.frame(height: 300)
        .onScrollPhaseChange { _, new, context in
          isMoving = new.isScrolling
          offset = context.geometry.contentOffset.y
        }
    }
  }
}

// --- the exclusive gesture of a double and a single tap gives the double one
// after: tap "box" twice
// shows: "double"
struct Example: View {
  @State var log = "idle"
  var body: some View {
    VStack {
      Text(log)
      Color.red.frame(width: 100, height: 100).accessibilityLabel("box")
        .gesture(
          TapGesture(count: 2).onEnded { log = "double" }
            .exclusively(before: TapGesture().onEnded { log = "single" }))
    }
  }
}

// --- simultaneous gestures both end
// after: drag "box" by 40,0
// shows: "40 and 40"
struct Example: View {
  @State var a = 0.0
  @State var b = 0.0
  var body: some View {
    VStack {
      Text("\(Int(a)) and \(Int(b))")
      Color.red.frame(width: 100, height: 100).accessibilityLabel("box")
        .gesture(DragGesture().onEnded { a = $0.translation.width })
        .simultaneousGesture(DragGesture().onEnded { b = $0.translation.width })
    }
  }
}

// --- a view sees the state of a drag, which returns
// after: drag "box" by 0,25
// shows: "now 0", "seen 25"
struct Example: View {
  @GestureState var shift = CGSize.zero
  @State var seen = 0.0
  var body: some View {
    VStack {
      Text("now \(Int(shift.height))")
      Text("seen \(Int(seen))")
      Color.red.frame(width: 100, height: 100).accessibilityLabel("box")
        .gesture(DragGesture(minimumDistance: 0).updating($shift) { value, state, _ in state = value.translation })
        .onChange(of: shift) { old, new in seen = max(seen, new.height) }
    }
  }
}

// --- the drag has its start in the named coordinate space
// after: drag id box by 10,10
// shows: "70,50"
struct Example: View {
  @State var text = "-"
  var body: some View {
    VStack(spacing: 0) {
      Text(text).frame(height: 20)
      Color.red.frame(width: 100, height: 40).id("box")
        .gesture(
          DragGesture(coordinateSpace: .named("screen")).onEnded {
            text = "\(Int($0.location.x)),\(Int($0.location.y))"
          })
    }
    .frame(width: 120)
    .coordinateSpace(name: "screen")
  }
}

// --- a tap in the local space of the view
// after: tap at 60,50
// shows: "50,30"
struct Example: View {
  @State var text = "-"
  var body: some View {
    VStack(spacing: 0) {
      Text(text).frame(width: 120, height: 20)
      Color.red.frame(width: 100, height: 40)
        .onTapGesture { text = "\(Int($0.x)),\(Int($0.y))" }
    }
    .frame(width: 120, height: 60)
  }
}

// --- a high-priority gesture of the container hides the child's tap
// after: tap "inner"
// shows: "outer", "inner"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Text("inner").onTapGesture { log = "inner" }
    }
    .highPriorityGesture(TapGesture().onEnded { log = "outer" })
  }
}

// --- a magnification changes and ends
// after: magnify "box" by 2
// shows: "scale 2.000000"
struct Example: View {
  @State var scale = 1.0
  var body: some View {
    VStack {
      Text("scale \(scale)")
      Color.red.frame(width: 100, height: 100).accessibilityLabel("box")
        .gesture(MagnifyGesture().onEnded { scale *= $0.magnification })
    }
  }
}

// --- long presses report that they are pressing
// after: long-press "box"
// shows: "true false", "done"
struct Example: View {
  @State var log: [String] = []
  @State var end = "-"
  var body: some View {
    VStack {
      Text(log.joined(separator: " "))
      Text(end)
      Color.red.frame(width: 100, height: 100).accessibilityLabel("box")
        .onLongPressGesture(minimumDuration: 0.5) {
          end = "done"
        } onPressingChanged: {
          log.append("\($0)")
        }
    }
  }
}

// --- the inner of two drags on a view goes first
// after: drag "box" by 40,0
// shows: "A"
struct Example: View {
  @State var a = "-"
  var body: some View {
    VStack {
      Text(a)
      Color.red.frame(width: 100, height: 100).accessibilityLabel("box")
        .gesture(DragGesture().onEnded { _ in a = "A" })
        .gesture(DragGesture().onEnded { _ in a = "B" })
    }
  }
}

// --- the inner of two taps on a view goes first
// after: tap "box"
// shows: "A"
struct Example: View {
  @State var a = "-"
  var body: some View {
    VStack {
      Text(a)
      Color.red.frame(width: 100, height: 100).accessibilityLabel("box")
        .onTapGesture { a = "A" }
        .onTapGesture { a = "B" }
    }
  }
}

// --- the outer of two high taps on a view goes first
// after: tap "box"
// shows: "B"
struct Example: View {
  @State var a = "-"
  var body: some View {
    VStack {
      Text(a)
      Color.red.frame(width: 100, height: 100).accessibilityLabel("box")
        .highPriorityGesture(TapGesture().onEnded { a = "A" })
        .highPriorityGesture(TapGesture().onEnded { a = "B" })
    }
  }
}

// --- a view that changes in a drag reports it on the way
// after: drag "box" by 0,40
// shows: "10 20 30 40"
struct Example: View {
  @State var y = 0.0
  @State var log: [String] = []
  var body: some View {
    VStack {
      Text(log.joined(separator: " "))
      Color.red.frame(width: 100, height: 100).accessibilityLabel("box")
        .gesture(DragGesture().onChanged { y = $0.translation.height })
        .onChange(of: y) { _, new in log.append("\(Int(new))") }
    }
  }
}

// --- content that the program scrolls with an animation is animating
// after: tap "Plain"; tap "Animated"
// shows: "animating idle", "Plain", "Animated", "row"
struct Example: View {
  @State var log: [String] = []
  @State var position = ScrollPosition(edge: .top)
  var body: some View {
    VStack {
      Text(log.joined(separator: " "))
      Button("Plain") { position.scrollTo(y: 100) }
      Button("Animated") { withAnimation { position.scrollTo(edge: .bottom) } }
      ScrollView { Text("row").frame(height: 3000) }
        .scrollPosition($position)
        .onScrollPhaseChange { _, new in log.append("\(new)") }
    }
  }
}

// --- an item is dropped onto a view
// after: drag "Apple" by 0,100
// shows: "Apple", "1 dropped"
struct Example: View {
  @State var g = "none"
  var body: some View {
    VStack(spacing: 0) {
      Text("Apple").frame(width: 200, height: 100).onDrag { NSItemProvider(object: "Apple" as NSString) }
      Text(g).frame(width: 200, height: 100).contentShape(Rectangle()).onDrop(of: [.text], isTargeted: nil) { p in
        g = "\(p.count) dropped"
        return true
      }
    }
  }
}

// --- a drop delegate moves rows as a drag enters them
// after: drag "A" by 0,100
// shows: "B", "A", "B A"
struct Example: View {
  @State var items = ["A", "B"]
  @State var dragged: String?
  var body: some View {
    VStack(spacing: 0) {
      ForEach(items, id: \.self) { i in
        Text(i).frame(width: 200, height: 100).contentShape(Rectangle()).onDrag {
          dragged = i
          return NSItemProvider(object: i as NSString)
        }.onDrop(of: [.text], delegate: D(item: i, items: $items, dragged: $dragged))
      }
      Text(items.joined(separator: " "))
    }
  }
  struct D: DropDelegate {
    let item: String
    @Binding var items: [String]
    @Binding var dragged: String?
    func performDrop(info: DropInfo) -> Bool {
      dragged = nil
      return true
    }
    func dropEntered(info: DropInfo) {
      guard let dragged, dragged != item, let from = items.firstIndex(of: dragged), let to = items.firstIndex(of: item)
      else { return }
      withAnimation { items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
    }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  }
}

// --- a dropped item gives its object
// after: drag "Apple" by 0,100
// shows: "Apple", "got Apple"
// reader only: compiled code waits in real time
struct Example: View {
  @State var g = "none"
  @State var over = false
  var body: some View {
    VStack(spacing: 0) {
      Text("Apple").frame(width: 200, height: 100).onDrag { NSItemProvider(object: "Apple" as NSString) }
      Text(g).frame(width: 200, height: 100).contentShape(Rectangle()).onDrop(of: ["public.text"], isTargeted: $over) {
        p in
        _ = p.first?.loadObject(ofClass: NSString.self) { s, _ in
          if let s = s as? String { DispatchQueue.main.async { g = "got \(s)" } }
        }
        return true
      }
    }
  }
}

// --- a finger that stays keeps the state of its drag
// after: hold "card" by 30,20
// shows: "card", "30 20", "-"
struct Example: View {
  @GestureState var moved = CGSize.zero
  @State var log = "-"
  var body: some View {
    VStack {
      Text("card").gesture(
        DragGesture().updating($moved) { value, state, _ in state = value.translation }
          .onEnded { _ in log = "ended" })
      Text("\(Int(moved.width)) \(Int(moved.height))")
      Text(log)
    }
  }
}

// --- the next step lifts the finger first
// after: hold "card" by 30,20; tap "more 0"
// shows: "card", "0", "ended 30", "more 1"
struct Example: View {
  @GestureState var moved = CGSize.zero
  @State var log = "-"
  @State var count = 0
  var body: some View {
    VStack {
      Text("card").gesture(
        DragGesture().updating($moved) { value, state, _ in state = value.translation }
          .onEnded { log = "ended \(Int($0.translation.width))" })
      Text("\(Int(moved.width))")
      Text(log)
      Button("more \(count)") { count += 1 }
    }
  }
}

// --- a held button is pressed
// after: hold "more 0"
// shows: "more 0", "pressed"
struct Example: View {
  @State var count = 0
  var body: some View {
    Button("more \(count)") { count += 1 }.buttonStyle(Telling())
  }
}
struct Telling: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(configuration.isPressed ? "pressed" : "at rest")
    }
  }
}

// --- a held button acts when the finger is lifted
// after: hold "more 0"; tap "less"
// shows: "more 1", "at rest", "less"
struct Example: View {
  @State var count = 0
  var body: some View {
    VStack {
      Button("more \(count)") { count += 1 }.buttonStyle(Telling())
      Button("less") {}
    }
  }
}
struct Telling: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(configuration.isPressed ? "pressed" : "at rest")
    }
  }
}

// --- a long press is recognized while the finger rests
// after: hold "card"; wait 1.5
// shows: "card", "yes", "free"
struct Example: View {
  @State var long = "no"
  @State var isHeld = false
  var body: some View {
    VStack {
      Text("card").onLongPressGesture(minimumDuration: 1) {
        long = "yes"
      } onPressingChanged: {
        isHeld = $0
      }
      Text(long)
      Text(isHeld ? "held" : "free")
    }
  }
}

// --- a finger that is lifted early is no long press
// after: hold "card"; wait 0.5; tap "other"
// shows: "card", "no", "free", "other"
struct Example: View {
  @State var long = "no"
  @State var isHeld = false
  var body: some View {
    VStack {
      Text("card").onLongPressGesture(minimumDuration: 1) {
        long = "yes"
      } onPressingChanged: {
        isHeld = $0
      }
      Text(long)
      Text(isHeld ? "held" : "free")
      Button("other") {}
    }
  }
}

// --- a slider under a finger is being edited
// after: hold "size" by 1000,0
// shows: "1 edited"
struct Example: View {
  @State var value = 0.5
  @State var isEdited = false
  var body: some View {
    VStack {
      Slider(value: $value) { isEdited = $0 }.accessibilityLabel("size")
      Text("\(Int(value)) \(isEdited ? "edited" : "at rest")")
    }
  }
}

// --- a drop target under a finger waits for the drop
// after: hold "seed" by 0,60
// shows: "seed", "above", "-"
struct Example: View {
  @State var isAbove = false
  @State var log = "-"
  var body: some View {
    VStack(spacing: 0) {
      Text("seed").frame(height: 60).draggable("seed")
      Text(isAbove ? "above" : "away").frame(width: 100, height: 60)
        .dropDestination(for: String.self) { values, _ in
          log = values[0]
          return true
        } isTargeted: {
          isAbove = $0
        }
      Text(log)
    }
  }
}

// --- a long press ends when it is recognized, while the finger still rests
// after: hold id box; wait 0.6
// shows: "done", "pressed "
struct Example: View {
  @GestureState private var isPressing = false
  @State private var isDone = false
  @State private var log = ""
  var body: some View {
    VStack {
      Text(isPressing ? "pressing" : isDone ? "done" : "-")
      Text(log)
      Color.red.frame(width: 40, height: 40).id("box")
        .gesture(
          LongPressGesture(minimumDuration: 0.5)
            .updating($isPressing) { value, state, _ in state = value }
            .onEnded { _ in
              isDone = true
              log += "pressed "
            })
    }
  }
}
