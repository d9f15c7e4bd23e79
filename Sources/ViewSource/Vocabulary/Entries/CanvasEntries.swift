import PlumblineLayout

extension Vocabulary {
  /// Adds views that draw by code or change with time.
  mutating func addCanvases() {
    addCanvasViews()
    addTimelines()
    addContextDrawing()
    later(["GraphicsContext.Shading"]) { $0.addContextParts() }
    addMeshGradient()
  }

  private static let drawing = ParameterShape(
    label: "renderer", type: .function([.native("GraphicsContext"), .native("CGSize")], .void, builder: false),
    isOptional: false, isUnevaluated: false)

  private mutating func addCanvasViews() {
    let plain = ["opaque", "colorMode", "rendersAsynchronously"].map { ParameterShape.ignored($0) }
    let symbols = ParameterShape.content("symbols", optional: true)
    rawInitializer(
      "Canvas", plain + [Self.drawing, symbols], summary: "An area that code draws in.",
      example: #"Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }"#
    ) { call throws(Fault) in
      guard case .function(let function) = call.value(3) else { return .none }
      let evaluator = call.evaluator
      let surroundings = evaluator.environment
      let symbols = try call.content(4)
      return .view(
        .canvas(symbols: symbols) { context, size in
          evaluator.surrounded(by: surroundings) {
            evaluator.guarded(neutral: ()) { () throws(Fault) in
              var arguments: [Value] = [.native("GraphicsContext", context), .native("CGSize", size)]
              _ = try evaluator.call(function, changing: &arguments, expecting: .void)
              return ()
            }
          }
        })
    }
  }

  private mutating func addTimelines() {
    rawInitializer(
      "TimelineView",
      [
        .value(nil, .native("TimelineSchedule")),
        ParameterShape.content("content", of: [.native("TimelineContext")]),
      ], summary: "A view that changes with time, at the figure's clock.",
      example: "TimelineView(.everyMinute) { Text($0.date, style: .time) }"
    ) { call throws(Fault) in
      let now = call.evaluator.options.clock
      let date = call.evaluator.timelineDate(of: call.payload(0) ?? .frames, at: now)
      let content = try call.evaluator.content(of: call.value(1), arguments: [.native("TimelineContext", date)])
      return .view(call.evaluator.group(content))
    }
    property(on: TypeBinding<Double>.native("TimelineContext"), "date", as: .native("Date")) { $0 }
    property(on: TypeBinding<Double>.native("TimelineContext"), "cadence", as: .cadence) { _ in .live }
    let schedule = TypeBinding<TimelineTimes>.native("TimelineSchedule")
    constant(on: "TimelineSchedule", "animation", .frames, as: schedule)
    constant(on: "TimelineSchedule", "everyMinute", .minutes, as: schedule)
    let frames: [ParameterShape] = [.ignored("minimumInterval"), .value("paused", .bool, default: .bool(false))]
    rawStatic("TimelineSchedule", "animation", frames) { _, call in .frames(isPaused: call.arguments[1]) }
    let date = TypeBinding<Double>.native("Date")
    staticMethod(
      on: "TimelineSchedule", "periodic", .named("from", date), .named("by", .double),
      returns: TypeBinding<TimelineTimes>.native("TimelineSchedule")
    ) { .periodic($0, $1) }
    staticMethod(
      on: "TimelineSchedule", "explicit", .unnamed(.array(date)),
      returns: TypeBinding<TimelineTimes>.native("TimelineSchedule")
    ) { .explicit($0) }
    initializer(
      "PeriodicTimelineSchedule", .named("from", date), .named("by", .double),
      returns: TypeBinding<TimelineTimes>.native("TimelineSchedule")
    ) { .periodic($0, $1) }
    rawInitializer("EveryMinuteTimelineSchedule", []) { _ in .native("TimelineSchedule", TimelineTimes.minutes) }
    rawInitializer("AnimationTimelineSchedule", frames) { call in .frames(isPaused: call.arguments[1]) }
  }

  private mutating func addMeshGradient() {
    rawInitializer(
      "MeshGradient",
      [
        .value("width", .int), .value("height", .int), .value("points", .array(.native("SIMD2"))),
        .value("colors", .array(.native("Color"))), .value("background", .native("Color"), optional: true),
        .value("smoothsColors", .bool, optional: true),
        .ignored("colorSpace"),
      ], summary: "Colours at the points of a grid.",
      example:
        "MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])"
    ) { call throws(Fault) in
      var points: [Point] = []
      for value in try call.list(2) {
        if case .native(let native) = value, let point = native.payload as? Point {
          points.append(point)
        } else {
          let parts = try call.evaluator.elements(of: value)?.compactMap(\.asNumber) ?? []
          guard parts.count == 2 else { throw call.mismatch(of: value, with: .native("SIMD2<Float>"), at: 2) }
          points.append(Point(x: parts[0], y: parts[1]))
        }
      }
      let colors = try TypeBinding<[Color]>.array(.color).read(call.value(3), call.evaluator) ?? []
      let gradient = MeshGradient(width: try call.int(0), height: try call.int(1), points: points, colors: colors)
      guard let gradient else {
        throw call.evaluator.fault(
          .stopped("a MeshGradient needs a point and a colour for each of its width × height vertices"),
          at: call.location)
      }
      return .view(.meshGradient(gradient))
    }
    initializer("SIMD2", .unnamed(.double), .unnamed(.double), returns: .point) { Point(x: $0, y: $1) }
    initializer("SIMD2", .named("x", .double), .named("y", .double), returns: .point) { Point(x: $0, y: $1) }
  }
}
