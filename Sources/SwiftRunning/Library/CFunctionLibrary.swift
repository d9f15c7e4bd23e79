import Glibc

extension Vocabulary {
  /// The functions of C's mathematics with one argument, by name.
  static let cFunctions: [(String, @Sendable (Double) -> Double)] = [
    ("sin", { sin($0) }), ("cos", { cos($0) }), ("tan", { tan($0) }), ("asin", { asin($0) }), ("acos", { acos($0) }),
    ("atan", { atan($0) }), ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }),
    ("exp", { exp($0) }), ("exp2", { exp2($0) }), ("log", { log($0) }), ("log2", { log2($0) }),
    ("log10", { log10($0) }), ("sqrt", { $0.squareRoot() }), ("cbrt", { cbrt($0) }), ("floor", { $0.rounded(.down) }),
    ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded(.toNearestOrAwayFromZero) }),
    ("trunc", { $0.rounded(.towardZero) }), ("fabs", { abs($0) }),
    ("asinh", { asinh($0) }), ("acosh", { acosh($0) }), ("atanh", { atanh($0) }), ("expm1", { expm1($0) }),
    ("log1p", { log1p($0) }), ("logb", { logb($0) }), ("rint", { $0.rounded(.toNearestOrEven) }),
    ("nearbyint", { $0.rounded(.toNearestOrEven) }), ("tgamma", { tgamma($0) }), ("erf", { erf($0) }),
    ("erfc", { erfc($0) }),
  ]

  /// The functions of C's mathematics with two arguments that have a variant in single precision, by name.
  private static let pairFunctions: [(String, @Sendable (Double, Double) -> Double)] = [
    ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }), ("hypot", { hypot($0, $1) }), ("fmod", { fmod($0, $1) }),
    ("fmin", { fmin($0, $1) }), ("fmax", { fmax($0, $1) }), ("fdim", { fdim($0, $1) }),
    ("copysign", { copysign($0, $1) }), ("remainder", { remainder($0, $1) }),
  ]

  /// Adds the functions that round to an integer, and the variants in single precision, such as `powf`.
  mutating func addSinglePrecision() {
    for (name, compute) in Self.cFunctions {
      rawFunction(name + "f", [.value(nil, .double)]) { call throws(Fault) in
        .float(Float(compute(try call.double(0))))
      }
    }
    for (name, compute) in Self.pairFunctions {
      rawFunction(name + "f", [.value(nil, .double), .value(nil, .double)]) { call throws(Fault) in
        .float(Float(compute(try call.double(0), try call.double(1))))
      }
      guard ["fmin", "fmax", "fdim", "copysign", "remainder"].contains(name) else { continue }
      function(name, .unnamed(.double), .unnamed(.double), returns: .double) { compute($0, $1) }
    }
    let ways: [(String, FloatingPointRoundingRule)] = [
      ("lround", .toNearestOrAwayFromZero), ("llround", .toNearestOrAwayFromZero), ("lrint", .toNearestOrEven),
      ("llrint", .toNearestOrEven),
    ]
    for (name, rule) in ways {
      for name in [name, name + "f"] {
        rawFunction(name, [.value(nil, .double)]) { call throws(Fault) in
          guard let whole = Int(exactly: try call.double(0).rounded(rule)) else {
            throw call.evaluator.fault(.overflow, at: call.location)
          }
          return .int(whole)
        }
      }
    }
  }
}
