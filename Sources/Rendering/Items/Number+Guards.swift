extension Double {
  /// The number, or a given one in place of what is not finite.
  func finite(or other: Double = 0) -> Double { isFinite ? self : other }

  /// The number as a share from 0 to 1; what is not a number is 0.
  var share: Double { self > 0 ? min(self, 1) : 0 }

  /// The number within what Cairo's coordinates can hold, ±8 million.
  var withinCairo: Double { min(max(self, -8_000_000), 8_000_000) }
}
