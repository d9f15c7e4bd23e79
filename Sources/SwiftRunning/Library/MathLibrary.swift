import Glibc

extension Vocabulary {
  /// Adds mathematical functions, `min`, `max` and `stride`.
  mutating func addMathematics() {
    for (name, compute) in Self.cFunctions {
      function(name, .unnamed(.double), returns: .double) { compute($0) }
    }
    for (name, value) in [("M_PI", Double.pi), ("M_PI_2", .pi / 2), ("M_PI_4", .pi / 4), ("M_E", exp(1.0))] {
      constant(name, value, as: .double)
    }
    for (name, value) in [
      ("DBL_MAX", Double.greatestFiniteMagnitude), ("DBL_MIN", .leastNormalMagnitude), ("DBL_EPSILON", .ulpOfOne),
    ] { constant(name, value, as: .double) }
    for (name, value) in [
      ("MAXFLOAT", Float.greatestFiniteMagnitude), ("FLT_MAX", .greatestFiniteMagnitude),
      ("FLT_MIN", .leastNormalMagnitude), ("FLT_EPSILON", .ulpOfOne),
    ] { constants[name] = { .float(value) } }
    for (name, value) in [
      ("NSEC_PER_SEC", 1_000_000_000), ("NSEC_PER_MSEC", 1_000_000), ("NSEC_PER_USEC", 1000),
      ("USEC_PER_SEC", 1_000_000), ("MSEC_PER_SEC", 1000),
    ] {
      constant(name, value, as: .int)
    }
    addSinglePrecision()
    function("pow", .unnamed(.double), .unnamed(.double), returns: .double) { pow($0, $1) }
    function("atan2", .unnamed(.double), .unnamed(.double), returns: .double) { atan2($0, $1) }
    function("hypot", .unnamed(.double), .unnamed(.double), returns: .double) { hypot($0, $1) }
    function("fmod", .unnamed(.double), .unnamed(.double), returns: .double) { fmod($0, $1) }
    rawFunction("abs", [.value()]) { call throws(Fault) in
      switch call.value(0) {
      case .int(let int): return .int(Int(clamping: int.magnitude))
      case .literal(let int): return .literal(Int(clamping: int.magnitude))
      case .double(let double): return .double(abs(double))
      case .native where call.value(0).asFloat != nil: return .double(abs(call.value(0).asDouble ?? 0))
      case .native where call.value(0).asSized != nil:
        guard let number = call.value(0).asSized, let answer = SizedInteger(abs(number.value), exactly: number.type)
        else {
          throw call.evaluator.fault(.overflow, at: call.location)
        }
        return .whole(answer)
      case .native where call.value(0).asDecimal != nil:
        return .optional(call.value(0).asDecimal.map { .decimal($0.magnitude) })
      case let other: throw call.mismatch(of: other, with: .double, at: 0)
      }
    }
    for name in ["min", "max"] {
      rawFunction(name, [.value(), .value(nil, .array(.any), variadic: true)]) { call throws(Fault) in
        var best = call.value(0)
        var isFloating = false
        for candidate in try call.list(1) {
          let candidate = candidate.beside(best)
          best = best.beside(candidate)
          if case .double = candidate { isFloating = true }
          if case .double = best { isFloating = true }
          let isBetter =
            name == "min"
            ? try call.evaluator.isAscending(candidate, best, at: call.location)
            : try !call.evaluator.isAscending(candidate, best, at: call.location)
          if isBetter { best = candidate }
        }
        if isFloating, case .literal(let int) = best { return .double(Double(int)) }
        return best
      }
    }
    for name in ["through", "to"] {
      rawFunction("stride", [.value("from"), .value(name), .value("by")]) { call throws(Fault) in
        try Self.stride(call, isClosed: name == "through")
      }
    }
  }

  /// Returns the values of a stride over sized integers, or nil if the arguments are not.
  private static func sizedStride(_ call: Call, isClosed: Bool) throws(Fault) -> [Value]? {
    guard let type = (call.value(0).asSized ?? call.value(1).asSized)?.type, let start = call.value(0).asWhole,
      let end = call.value(1).asWhole, let step = call.value(2).asWhole
    else { return nil }
    guard step.value != 0 else { throw call.evaluator.fault(.divisionByZero, at: call.location) }
    let limit = call.evaluator.options.stepLimit
    guard (end.value - start.value) / step.value < Int128(limit) else {
      throw call.evaluator.exceeded(.stepLimit(limit), at: call.location)
    }
    let last = isClosed ? end.value : end.value - step.value.signum()
    return Swift.stride(from: start.value, through: last, by: Int(step.value)).map {
      .whole(SizedInteger($0, clampedTo: type))
    }
  }

  /// Returns the values of a stride over values of a type of the program, or nil for other arguments.
  private static func declaredStride(_ call: Call, isClosed: Bool) throws(Fault) -> [Value]? {
    let evaluator = call.evaluator
    var (current, end) = (call.value(0), call.value(1))
    guard let type = evaluator.declaration(of: current) else { return nil }
    if case .literal = end {
      end = try evaluator.literal(["integerLiteral", "floatLiteral"], end, of: type, at: call.location) ?? end
    }
    let step = ArgumentExpression(label: "by", value: ConstantExpression(call.location, call.value(2).settledNumber))
    let isForward = (call.value(2).asNumber ?? 1) >= 0
    var values: [Value] = []
    while true {
      let isPast =
        isForward
        ? try evaluator.isAscending(end, current, at: call.location)
        : try evaluator.isAscending(current, end, at: call.location)
      if isPast { return values }
      if !isClosed, try evaluator.areEqual(current, end, at: call.location) { return values }
      try evaluator.checkCount(values.count + 1, at: call.location)
      values.append(current)
      current = try evaluator.invoke(
        "advanced", on: current, [step], Frame(evaluator, parent: nil, count: 1), hint: .any, at: call.location,
        whole: call.location)
    }
  }

  private static func stride(_ call: Call, isClosed: Bool) throws(Fault) -> Value {
    let limit = call.evaluator.options.stepLimit
    if let start = call.value(0).asInt, let end = call.value(1).asInt, let step = call.value(2).asInt {
      guard step != 0 else { throw call.evaluator.fault(.divisionByZero, at: call.location) }
      let isShort = (Double(end) - Double(start)) / Double(step) < Double(limit)
      guard isShort else { throw call.evaluator.exceeded(.stepLimit(limit), at: call.location) }
      let values =
        isClosed
        ? Array(Swift.stride(from: start, through: end, by: step)) : Array(Swift.stride(from: start, to: end, by: step))
      return .array(values.map { .int($0) })
    }
    if let values = try sizedStride(call, isClosed: isClosed) { return .array(values) }
    if let values = try declaredStride(call, isClosed: isClosed) { return .array(values) }
    // Dates are strides of their seconds.
    let isDate = if case .native(let first) = call.value(0) { first.type == "Date" } else { false }
    let (start, end) =
      isDate
      ? (call.value(0).asMoment ?? 0, call.value(1).asMoment ?? 0) : (try call.double(0), try call.double(1))
    let step = try call.double(2)
    guard step != 0, ((end - start) / step) < Double(limit) else {
      throw call.evaluator.exceeded(.stepLimit(limit), at: call.location)
    }
    let values =
      isClosed
      ? Array(Swift.stride(from: start, through: end, by: step)) : Array(Swift.stride(from: start, to: end, by: step))
    if isDate { return .array(values.map { .native("Date", $0) }) }
    let isSingle = call.arguments.contains { $0?.asFloat != nil }
    return .array(values.map { isSingle ? .float(Float($0)) : .double($0) })
  }
}
