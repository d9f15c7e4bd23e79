import PlumblineLayout

/// The layouts of a program's figures, kept from one version of the program to the next.
public final class KeptLayouts {
  /// The name of the conditions under which figures are made; equal names mean equal environments.
  public var conditions = ""
  private var layouts: [String: KeptLayout] = [:]
  private var used: Set<String> = []
  private var earlierCount = 0

  /// Creates an empty collection.
  public init() {}

  /// The number of updates of layouts.
  public var updateCount: Int { layouts.values.reduce(earlierCount) { $0 + $1.updateCount } }

  /// Returns the layout of a figure's preview by the preview's number in it.
  func layout(of preview: Preview, number: Int) -> KeptLayout {
    let place = preview.source.map { "\($0.file):\($0.line):\($0.column)" } ?? ""
    let key = "\(conditions) \(place) \(preview.name ?? "") \(number)"
    used.insert(key)
    if let known = layouts[key] { return known }
    let layout = KeptLayout()
    layouts[key] = layout
    return layout
  }

  /// Discards the layouts of figures that have not been made since the last call.
  public func removeUnused() {
    for key in layouts.keys where !used.contains(key) {
      earlierCount += layouts.removeValue(forKey: key)?.updateCount ?? 0
    }
    used = []
  }
}
