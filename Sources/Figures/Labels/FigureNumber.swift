import PlumblineLayout

extension Double {
  /// The number as figures write it: at most two decimals, a true minus sign, ∞ for infinity.
  var inFigure: String {
    guard isFinite else { return isNaN ? "–" : self < 0 ? "−∞" : "∞" }
    guard abs(self) < 1e12 else { return self < 0 ? "−∞" : "∞" }
    let hundredths = Int((abs(self) * 100).rounded())
    var text = String(hundredths / 100)
    if hundredths % 100 != 0 {
      let rest = hundredths % 100
      text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    }
    return self < 0 && hundredths > 0 ? "−" + text : text
  }
}

extension Size {
  /// The size as figures write it: `120 × 50`.
  var inFigure: String { "\(width.inFigure) × \(height.inFigure)" }
}

extension ProposedViewSize {
  /// The proposal as figures write it: `nil × ∞`.
  var inFigure: String { "\(width.map(\.inFigure) ?? "nil") × \(height.map(\.inFigure) ?? "nil")" }
}
