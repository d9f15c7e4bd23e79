// --- onAppear runs before anything is seen
// after: wait 0
// shows: "after"
struct Example: View {
  @State var text = "before"
  var body: some View {
    Text(text).onAppear { text = "after" }
  }
}

// --- onAppear runs once
// after: tap "Go"; tap "Go"
// shows: "1", "Go"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Go") {}
    }.onAppear { n += 1 }
  }
}

// --- onAppear runs when a branch is taken
// after: tap "Show"
// shows: "came", "x", "Show"
struct Example: View {
  @State var isShown = false
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      if isShown { Text("x").onAppear { log = "came" } }
      Button("Show") { isShown = true }
    }
  }
}

// --- onDisappear runs when a view has disappeared
// after: tap "Hide"
// shows: "went", "Hide"
struct Example: View {
  @State var isShown = true
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      if isShown { Text("x").onDisappear { log = "went" } }
      Button("Hide") { isShown = false }
    }
  }
}

// --- a task runs to its first wait
// after: wait 0
// shows: "b"
struct Example: View {
  @State var text = "a"
  var body: some View {
    Text(text).task {
      text = "b"
      try? await Task.sleep(for: .seconds(1))
      text = "c"
    }
  }
}

// --- a task goes on after its wait
// after: wait 1
// shows: "c"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = "a"
  var body: some View {
    Text(text).task {
      text = "b"
      try? await Task.sleep(for: .seconds(1))
      text = "c"
    }
  }
}

// --- a task waits in nanoseconds
// after: wait 0.5
// shows: "b"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = "a"
  var body: some View {
    Text(text).task {
      try? await Task.sleep(nanoseconds: 500_000_000)
      text = "b"
    }
  }
}

// --- a task in a loop counts seconds
// after: wait 3.5
// shows: "3"
// reader only: compiled code waits in real time
struct Example: View {
  @State var n = 0
  var body: some View {
    Text("\(n)").task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        n += 1
      }
    }
  }
}

// --- a task ends with its view
// after: wait 2; tap "Hide"; wait 5
// shows: "2", "Hide"
// reader only: compiled code waits in real time
struct Example: View {
  @State var n = 0
  @State var isShown = true
  var body: some View {
    VStack {
      Text("\(n)")

      if isShown {
        Text("x").task {
          do {
            while true {
              try await Task.sleep(for: .seconds(1))
              n += 1
            }
          } catch {}
        }
      }

      Button("Hide") { isShown = false }
    }
  }
}

// --- a task begins again with its id
// after: tap "Next"; tap "Next"
// shows: "012", "Next"
struct Example: View {
  @State var id = 0
  @State var log = ""
  var body: some View {
    VStack {
      Text(log)
      Button("Next") { id += 1 }
    }.task(id: id) { log += "\(id)" }
  }
}

// --- a task calls asynchronous functions in order
// after: wait 2
// shows: "ab"
// reader only: compiled code waits in real time
struct Example: View {
  @State var log = ""
  func load(_ name: String) async -> String {
    try? await Task.sleep(for: .seconds(1))
    return name
  }
  var body: some View {
    Text(log).task {
      log += await load("a")
      log += await load("b")
    }
  }
}

// --- a button starts a task
// after: tap "Load"; wait 1
// shows: "loading", "Load"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = "idle"
  var body: some View {
    VStack {
      Text(text)

      Button("Load") {
        Task {
          text = "loading"
          try await Task.sleep(for: .seconds(2))
          text = "done"
        }
      }
    }
  }
}

// --- a started task ends in time
// after: tap "Load"; wait 2
// shows: "done", "Load"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = "idle"
  var body: some View {
    VStack {
      Text(text)

      Button("Load") {
        Task {
          text = "loading"
          try await Task.sleep(for: .seconds(2))
          text = "done"
        }
      }
    }
  }
}

// --- a task is cancelled
// after: tap "Load"; wait 1; tap "Stop"
// shows: "cancelled", "Load", "Stop"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = "idle"
  @State var task: Task<Void, Never>?
  var body: some View {
    VStack {
      Text(text)

      Button("Load") {
        task = Task {
          try? await Task.sleep(for: .seconds(2))
          text = Task.isCancelled ? "cancelled" : "done"
        }
      }
      Button("Stop") { task?.cancel() }
    }
  }
}

// --- the main queue runs later
// after: wait 0
// shows: "ab"
// reader only: compiled code waits in real time
struct Example: View {
  @State var log = ""
  var body: some View {
    Text(log).onAppear {
      DispatchQueue.main.async { log += "b" }
      log += "a"
    }
  }
}

// --- asyncAfter waits
// after: wait 1.4
// shows: "a"
struct Example: View {
  @State var text = "a"
  var body: some View {
    Text(text).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { text = "b" } }
  }
}

// --- asyncAfter runs in time
// after: wait 1.5
// shows: "b"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = "a"
  var body: some View {
    Text(text).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { text = "b" } }
  }
}

// --- events run in the order of their times
// after: wait 1
// shows: "123"
// reader only: compiled code waits in real time
struct Example: View {
  @State var log = ""
  var body: some View {
    Text(log).onAppear {
      for t in [0.3, 0.1, 0.2] { DispatchQueue.main.asyncAfter(deadline: .now() + t) { log += "\(Int(t * 10))" } }
    }
  }
}

// --- a timer's publisher ticks
// after: wait 3
// shows: "3"
struct Example: View {
  @State var n = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    Text("\(n)").onReceive(timer) { _ in n += 1 }
  }
}

// --- a scheduled timer repeats until it is invalidated
// after: wait 10
// shows: "3"
// reader only: compiled code waits in real time
struct Example: View {
  @State var n = 0
  var body: some View {
    Text("\(n)").onAppear {
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        n += 1
        if n == 3 { timer.invalidate() }
      }
    }
  }
}

// --- a current value subject fires at once
// after: wait 0
// shows: "now"
struct Example: View {
  @State var text = "-"
  let subject = CurrentValueSubject<String, Never>("now")
  var body: some View {
    Text(text).onReceive(subject) { text = $0 }
  }
}

// --- a published property fires at once
// after: wait 0
// shows: "got 7"
class Model: ObservableObject { @Published var n = 7 }

struct Example: View {
  @StateObject var model = Model()
  @State var text = "-"
  var body: some View {
    Text(text).onReceive(model.$n) { text = "got \($0)" }
  }
}

// --- a debounced value arrives late
// after: set "Word" to "a"; wait 0.5; set "Word" to "ab"; wait 1
// shows: "ab", "find ab"
class Model: ObservableObject { @Published var word = "" }

struct Example: View {
  @StateObject var model = Model()
  @State var found = "-"
  var body: some View {
    VStack {
      TextField("Word", text: $model.word)
      Text(found)
    }.onReceive(model.$word.debounce(for: .seconds(1), scheduler: RunLoop.main)) { found = "find \($0)" }
  }
}

// --- onChange runs at the start if it is initial
// after: wait 0
// shows: "initial"
struct Example: View {
  @State var text = "-"
  var body: some View {
    Text(text).onChange(of: 5, initial: true) { text = "initial" }
  }
}

// --- the date goes on with virtual time
// after: wait 90; tap "Look"
// shows: "90", "Look"
// reader only: compiled code waits in real time
struct Example: View {
  @State var start = Date()
  @State var text = "-"
  var body: some View {
    VStack {
      Text(text)
      Button("Look") { text = "\(Int(Date().timeIntervalSince(start)))" }
    }
  }
}

// --- time stands still without a wait
// after: tap "Go"
// shows: "0", "Go"
struct Example: View {
  @State var n = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Go") {}
    }.onReceive(timer) { _ in n += 1 }
  }
}

// --- the focus is set at the start
// after: wait 0
// shows: "Name", "yes"
struct Example: View {
  @FocusState var isFocused: Bool
  @State var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isFocused)
      Text(isFocused ? "yes" : "no")
    }.onAppear { isFocused = true }
  }
}

// --- a timer of tenths ticks ten times a second
// after: wait 3
// shows: "30"
// reader only: compiled intervals add up with an error of rounding
struct Example: View {
  @State var n = 0
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  var body: some View {
    Text("\(n)").onReceive(timer) { _ in n += 1 }
  }
}

// --- constants of async let are computed at the same time
// after: tap "Go"; wait 1.1
// shows: "3", "Go"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var sum = 0
  func one() async -> Int {
    try? await Task.sleep(for: .seconds(1))
    return 1
  }
  func two() async -> Int {
    try? await Task.sleep(for: .seconds(1))
    return 2
  }
  var body: some View {
    VStack {
      Text("\(sum)")
      Button("Go") {
        Task {
          async let a = one()
          async let b = two()
          sum = await a + b
        }
      }
    }
  }
}

// --- the results of a task group arrive as its tasks end
// after: tap "Go"; wait 2.5
// shows: "12", "Go"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var log = ""
  var body: some View {
    VStack {
      Text(log)
      Button("Go") {
        Task {
          await withTaskGroup(of: Int.self) { group in
            for seconds in [3, 1, 2] {
              group.addTask {
                try? await Task.sleep(for: .seconds(seconds))
                return seconds
              }
            }
            for await value in group { log += "\(value)" }
          }
        }
      }
    }
  }
}

// --- a stream yields over time
// after: wait 1.5
// shows: "01"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var log = ""
  var ticks: AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        for tick in 0..<3 {
          continuation.yield(tick)
          try? await Task.sleep(for: .seconds(1))
        }
        continuation.finish()
      }
    }
  }
  var body: some View {
    Text(log).task { for await tick in ticks { log += "\(tick)" } }
  }
}

// --- a continuation ends a wait
// after: tap "Go"; wait 1
// shows: "7", "Go"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Go") {
        Task {
          n = await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume(returning: 7) }
          }
        }
      }
    }
  }
}

// --- a timer ticks when it is connected
// after: wait 2; tap "Go"; wait 2.5
// shows: "2", "Go"
// reader only: a compiled view has another timer after each evaluation
struct Example: View {
  @State private var n = 0
  @State private var connection: Cancellable?
  let timer = Timer.publish(every: 1, on: .main, in: .common)
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Go") { connection = timer.connect() }
    }
    .onReceive(timer) { _ in n += 1 }
  }
}

// --- a timer that connects itself is stopped by its connection
// after: wait 2; tap "Stop"; wait 3
// shows: "2", "Stop"
// reader only: a compiled view has another timer after each evaluation
struct Example: View {
  @State private var n = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Stop") { timer.upstream.connect().cancel() }
    }
    .onReceive(timer) { _ in n += 1 }
  }
}

// --- a constant of the root keeps its first value
// after: wait 2.5
// shows: "2"
// reader only: compiled code waits in real time
struct Example: View {
  let start = Date()
  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { context in
      Text("\(Int(context.date.timeIntervalSince(start)))")
    }
  }
}

// --- an animation counts as complete before its end
// after: tap "Go"; wait 0.5
// shows: "done", "Go"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var isOn = false
  @State private var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Go") {
        withAnimation(.linear(duration: 2).logicallyComplete(after: 0.3)) {
          isOn.toggle()
        } completion: {
          log = "done"
        }
      }
    }
    .opacity(isOn ? 1 : 0.5)
  }
}

// --- a spring is removed after it is complete
// after: tap "Go"; wait 0.6
// shows: "-", "Go"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var isOn = false
  @State private var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Go") {
        withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
          isOn.toggle()
        } completion: {
          log = "done"
        }
      }
    }
    .opacity(isOn ? 1 : 0.5)
  }
}

// --- a timeline of keyframes has values
// after: wait 0
// shows: "50 2"
struct Example: View {
  var body: some View {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100.0, duration: 1)
      LinearKeyframe(0.0, duration: 1)
    }
    Text("\(Int(timeline.value(time: 0.5))) \(Int(timeline.duration))")
  }
}

// --- a timer of the main loop ticks twice in a second at intervals of 0.4
// after: wait 1
// shows: "2"
struct Example: View {
  @State var n = 0
  let timer = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()
  var body: some View {
    Text(verbatim: "\(n)").onReceive(timer) { _ in n += 1 }
  }
}

// --- a task sleeps until an instant
// after: wait 2
// shows: "woke"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = "sleeps"
  var body: some View {
    Text(text).task {
      try? await Task.sleep(until: .now + .seconds(1.5), clock: .continuous)
      text = "woke"
    }
  }
}

// --- a task of a clock sleeps
// after: wait 0.9
// shows: "sleeps"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = "sleeps"
  var body: some View {
    Text(text).task {
      let clock = ContinuousClock()
      try? await clock.sleep(for: .seconds(1))
      text = "woke"
    }
  }
}

// --- the value of a task arrives
// after: tap "Go"; wait 1
// shows: "42", "Go"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = "-"
  var body: some View {
    VStack {
      Text(text)
      Button("Go") {
        Task {
          let task = Task { () -> Int in
            try await Task.sleep(nanoseconds: 500_000_000)
            return 42
          }
          text = "\((try? await task.value) ?? 0)"
        }
      }
    }
  }
}

// --- a cancelled sleep throws
// after: tap "Start"; tap "Stop"
// shows: "cancelled", "Start", "Stop"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = "-"
  @State var task: Task<Void, Never>?
  var body: some View {
    VStack {
      Text(text)
      Button("Start") {
        task = Task {
          do { try await Task.sleep(for: .seconds(10)); text = "done" } catch { text = "cancelled" }
        }
      }
      Button("Stop") { task?.cancel() }
    }
  }
}

// --- an actor counts
// after: tap "Go"; wait 0
// shows: "3", "Go"
// reader only: compiled code waits in real time
struct Example: View {
  actor Counter { var n = 0; func add() -> Int { n += 1; return n } }
  @State var text = "-"
  let counter = Counter()
  var body: some View {
    VStack {
      Text(text)
      Button("Go") { Task { for _ in 0..<3 { text = "\(await counter.add())" } } }
    }
  }
}

// --- an async sequence of notifications is followed
// after: tap "Post"; tap "Post"
// shows: "2", "Post"
// reader only: compiled code waits in real time
struct Example: View {
  static let name = Notification.Name("mine")
  @State var n = 0
  var body: some View {
    VStack {
      Text(verbatim: "\(n)")
      Button("Post") { NotificationCenter.default.post(name: Self.name, object: nil) }
    }
    .task { for await _ in NotificationCenter.default.notifications(named: Self.name) { n += 1 } }
  }
}

// --- a task that starts again waits again, so that nothing runs during typing
// after: set "Q" to "a"; wait 0.1; set "Q" to "ab"; wait 0.5
// shows: "ab", "ab 1"
// reader only: compiled code waits in real time
struct Example: View {
  @State var query = ""
  @State var shown = "-"
  @State var count = 0
  var body: some View {
    VStack {
      TextField("Q", text: $query)
      Text("\(shown) \(count)")
    }
    .task(id: query) {
      guard !query.isEmpty else { return }
      do {
        try await Task.sleep(for: .milliseconds(300))
        shown = query
        count += 1
      } catch {}
    }
  }
}

// --- a semaphore waits for the work of another queue
// after: tap "Go"
// shows: "7 timed out", "Go"
// reader only: the work of a queue runs in real time
struct Example: View {
  @State private var text = "-"
  var body: some View {
    VStack {
      Text(text)
      Button("Go") {
        let semaphore = DispatchSemaphore(value: 0)
        var result = 0
        DispatchQueue.global().async {
          result = 7
          semaphore.signal()
        }
        semaphore.wait()
        let second = semaphore.wait(timeout: .now() + 1)
        text = "\(result) \(second == .timedOut ? "timed out" : "signalled")"
      }
    }
  }
}

// --- a cancelled work item does not run, and the next one does
// after: set "Query" to "a"; wait 0.2; set "Query" to "ab"; wait 0.6
// shows: "ab", "search ab 1"
// reader only: the work of a queue runs in real time
struct Example: View {
  @State private var query = ""
  @State private var result = "-"
  @State private var count = 0
  @State private var pending: DispatchWorkItem?
  var body: some View {
    VStack {
      TextField("Query", text: $query)
      Text(result)
    }
    .onChange(of: query) {
      pending?.cancel()
      let item = DispatchWorkItem {
        count += 1
        result = "search \(query) \(count)"
      }
      pending = item
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
    }
  }
}

// --- a group notifies when its work has ended
// after: tap "Go"; wait 1
// shows: "3 7 op", "Go"
// reader only: the work of a queue runs in real time
struct Example: View {
  @State private var text = "-"
  @State private var operation = ""
  var body: some View {
    VStack {
      Text("\(text) \(operation)")
      Button("Go") {
        let group = DispatchGroup()
        var total = 0
        for number in 1...2 {
          group.enter()
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.1 * Double(number)) {
            total += number
            group.leave()
          }
        }
        group.notify(queue: .main) { text = "\(total) \(text)" }
        let other = DispatchGroup()
        DispatchQueue.global().async(group: other) { text = "7" }
        other.wait()
        OperationQueue.main.addOperation { operation = "op" }
      }
    }
  }
}

// --- a group that its body leaves discards the errors of the other tasks
// after: wait 5
// shows: "1 true"
struct Example: View {
  @State var text = "-"
  var body: some View {
    Text(text).task {
      let first = try? await withThrowingTaskGroup(of: Int.self) { group in
        group.addTask { 1 }
        group.addTask {
          try await Task.sleep(for: .seconds(2))
          return 2
        }
        let first = try await group.next()
        group.cancelAll()
        return first ?? 0
      }
      let length = await ContinuousClock().measure { await Task.yield() }
      text = "\(first ?? -1) \(length < .seconds(5))"
    }
  }
}
