import PlumblineLayout

extension Vocabulary {
  /// Adds the texts that show a value in a format.
  mutating func addFormattedTexts() {
    // `.now` is a member of the type that the format takes.
    for (type, example) in [
      (SwiftType.any, "Text(0.25, format: .percent)"), (.native("Date"), "Text(Date.now, format: .iso8601)"),
    ] {
      rawInitializer(
        "Text", [.value(nil, type), .value("format", .native("FormatStyle"))], summary: "Shows a value in a format.",
        example: example
      ) { call throws(Fault) in
        .native(
          "Text", try call.evaluator.localized { () throws(Fault) in try call.formatted(call.value(0), by: 1) })
      }
    }
    rawInitializer("Text", [.value(), .value("formatter")]) { call throws(Fault) in
      let text = try call.evaluator.callMethod("string", of: call.value(1), [call.value(0)]).asString
      if let text { return .native("Text", TextContent(text)) }
      return .native("Text", TextContent(try call.evaluator.describe(call.value(0), at: call.location)))
    }
    rawInitializer(
      "LabeledContent",
      [.value(nil, TypeBinding<TextContent>.title.type), .value("value"), .value("format", .native("FormatStyle"))],
      summary: "A label and a value in a format.", example: #"LabeledContent("Price", value: 3, format: .number)"#
    ) { call throws(Fault) in
      let title = try TypeBinding.title.read(call.value(0), call.evaluator) ?? TextContent("")
      let value = try call.evaluator.localized { () throws(Fault) in try call.formatted(call.value(1), by: 2) }
      return .view(.labeledContent(label: [.text(title)], content: [.text(value)]))
    }
    rawInitializer(
      "Text", [.value(nil, .native("Date")), .value("style", .native("Text.DateStyle"))],
      summary: "Shows a date, or its distance from the figure's clock.", example: "Text(Date(), style: .date)"
    ) { call throws(Fault) in
      guard case .native(let native) = call.value(1), let style = native.payload as? LiveDate else { return .none }
      let content = try call.evaluator.localized { () throws(Fault) in
        let text = try call.evaluator.text(of: call.value(0), in: .live(style), at: call.location)
        guard let text else { throw call.mismatch(of: call.value(0), with: .native("Date"), at: 0) }
        return text
      }
      return .native("Text", content)
    }
    cases(of: TypeBinding<LiveDate>.native("Text.DateStyle"))
    rawInitializer(
      "Text", [.value(nil, .range(.native("Date")))], summary: "Shows the time between two dates.",
      example: "Text(Date.now...Date.now.addingTimeInterval(60))"
    ) { call throws(Fault) in
      let format = ValueFormat.date(DateStyle(date: "omitted", time: "shortened"))
      let content = try call.evaluator.localized { () throws(Fault) in
        guard let text = try call.evaluator.text(of: call.value(0), in: format, at: call.location) else {
          throw call.mismatch(of: call.value(0), with: .range(.native("Date")), at: 0)
        }
        return text
      }
      return .native("Text", content)
    }
    rawInitializer(
      "Text",
      [
        .value("timerInterval", .range(.native("Date"))),
        .value("pauseTime", .optional(.native("Date")), optional: true),
        .value("countsDown", .bool, default: .bool(true)), .value("showsHours", .bool, default: .bool(true)),
      ], summary: "Shows the remaining time.",
      example: "Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))"
    ) { call throws(Fault) in
      let progress = try call.progress(at: call.value(1).asMoment, countsDown: try call.bool(2))
      return .native("Text", TextContent(progress.text(showsHours: try call.bool(3))))
    }
  }
}

extension Call {
  /// Returns the progress of the interval in the first argument at a time, or at the clock if it is nil.
  func progress(at time: Double?, countsDown: Bool) throws(Fault) -> TimeProgress {
    guard case .range(let range) = value(0), let start = range.lower?.value.asMoment,
      let end = range.upper?.value.asMoment
    else { throw mismatch(of: value(0), with: .range(.native("Date")), at: 0) }
    return TimeProgress(from: start, to: end, at: time ?? evaluator.options.clock, countsDown: countsDown)
  }
}

extension TimeProgress {
  /// Returns the time that is shown, in the form of a clock.
  func text(showsHours: Bool = true) -> String {
    let length = TimeLength(length.rounded())
    return length.clock(showsHours && length.seconds >= 3_600 ? "hourMinuteSecond" : "minuteSecond")
  }
}
