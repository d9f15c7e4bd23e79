extension Double {
  /// Returns the number, or another one if it is not finite.
  func finite(or other: Double = 0) -> Double { isFinite ? self : other }

  /// The number clamped to 0...1; 0 if it is NaN.
  var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }

  /// The number clamped to ±8 million, the range of Cairo's coordinates.
  var withinCairo: Double { min(max(self, -8_000_000), 8_000_000) }
}
