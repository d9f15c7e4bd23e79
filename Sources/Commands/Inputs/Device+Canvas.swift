import PlumblineLayout

extension Device {
  /// Returns the size for a text such as `390x844` or for a device's name.
  static func canvas(_ text: String) throws(UsageError) -> Size {
    if let size = size(named: text) { return size }
    let parts = text.split(separator: "x").map { Double($0) ?? .nan }
    if parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 20_000 }) { return Size(width: parts[0], height: parts[1]) }
    throw UsageError(
      "--canvas takes a size such as 390x844 or a device, not '\(text)'",
      hint: "devices: \(sizes.map(\.name).joined(separator: ", "))")
  }
}
