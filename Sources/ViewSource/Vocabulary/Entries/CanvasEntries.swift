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
    ) { call throws(Fault) in try call.canvas() }
  }

  private mutating func addTimelines() {
    rawInitializer(
      "TimelineView",
      [
        .value(nil, .native("TimelineSchedule")),
        ParameterShape.content("content", of: [.native("TimelineContext")]),
      ], summary: "A view that changes with time, at the figure's clock.",
      example: "TimelineView(.everyMinute) { Text($0.date, style: .time) }"
    ) { call throws(Fault) in try call.timeline() }
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
    ) { call throws(Fault) in try call.meshGradient() }
    initializer("SIMD2", .unnamed(.double), .unnamed(.double), returns: .point) { Point(x: $0, y: $1) }
    initializer("SIMD2", .named("x", .double), .named("y", .double), returns: .point) { Point(x: $0, y: $1) }
  }
}
