extension Double {
  /// The number with up to six decimals and without trailing zeros.
  package var dumped: String {
    guard isFinite else { return isNaN ? "nan" : self > 0 ? "∞" : "-∞" }
    guard abs(self) < 9e12 else { return "\(self)" }
    let millionths = Int((abs(self) * 1_000_000).rounded(.toNearestOrEven))
    let sign = self < 0 && millionths != 0 ? "-" : ""
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    if rest == 0 { return sign + String(whole) }
    var (decimals, fractionDigits) = (rest, 6)
    while decimals.isMultiple(of: 10) { (decimals, fractionDigits) = (decimals / 10, fractionDigits - 1) }
    let digits = String(decimals)
    return sign + String(whole) + "." + String(repeating: "0", count: fractionDigits - digits.utf8.count) + digits
  }
}
