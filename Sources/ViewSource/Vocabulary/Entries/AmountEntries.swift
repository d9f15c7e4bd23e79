import PlumblineLayout

extension Vocabulary {
  /// Adds the progress of an interval of time.
  mutating func addAmounts() {
    rawInitializer(
      "ProgressView",
      [
        .value("timerInterval", .range(.native("Date"))), .value("countsDown", .bool, default: .bool(true)),
        ParameterShape.content("label", optional: true),
        ParameterShape.content("currentValueLabel", optional: true),
      ], summary: "A bar of the remaining time.",
      example: "ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60))"
    ) { call throws(Fault) in
      let progress = try call.progress(at: nil, countsDown: try call.bool(1))
      return .view(
        .progressView(
          share: progress.share, label: try call.content(2),
          currentValueLabel: try call.content(3, default: .text(progress.text()))))
    }
  }
}
