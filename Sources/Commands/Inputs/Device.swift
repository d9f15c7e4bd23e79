import LayoutCore

/// Canvases by name.
enum Device {
  /// Devices and the points of their screens, upright.
  ///
  /// Source: Apple's Human Interface Guidelines, device screen sizes.
  static let sizes: [(name: String, size: Size)] = [
    ("iphone-se", Size(width: 375, height: 667)),
    ("iphone-13-mini", Size(width: 375, height: 812)),
    ("iphone-15", Size(width: 393, height: 852)),
    ("iphone-15-plus", Size(width: 430, height: 932)),
    ("iphone-16", Size(width: 393, height: 852)),
    ("iphone-16-pro", Size(width: 402, height: 874)),
    ("iphone-16-pro-max", Size(width: 440, height: 956)),
    ("ipad-mini", Size(width: 744, height: 1133)),
    ("ipad-air-11", Size(width: 820, height: 1180)),
    ("ipad-pro-13", Size(width: 1032, height: 1376)),
  ]

  /// The size that `390x844` or a device's name stands for.
  static func size(named text: String) throws(UsageError) -> Size {
    if let device = sizes.first(where: { $0.name == text.lowercased() }) { return device.size }
    let parts = text.split(separator: "x").map { Double($0) ?? .nan }
    if parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 20_000 }) { return Size(width: parts[0], height: parts[1]) }
    throw UsageError(
      "--canvas takes a size such as 390x844 or a device, not '\(text)'",
      hint: "devices: \(sizes.map(\.name).joined(separator: ", "))")
  }
}
