import PlumblineLayout

extension Device {
  /// The size that `390x844` or a device's name stands for.
  static func canvas(_ text: String) throws(UsageError) -> Size {
    if let size = size(named: text) { return size }
    let parts = text.split(separator: "x").map { Double($0) ?? .nan }
    if parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 20_000 }) { return Size(width: parts[0], height: parts[1]) }
    throw UsageError(
      "--canvas takes a size such as 390x844 or a device, not '\(text)'",
      hint: "devices: \(sizes.map(\.name).joined(separator: ", "))")
  }
}
