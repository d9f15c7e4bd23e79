import PlumblineLayout
import PlumblineViewSource

extension Inspection {
  /// The boxes of all views, each as `[key, name, x, y, width, height, parent]`, in points of the drawing.
  private var allBoxes: String {
    let keys = names.keys
    var text = "["
    for (index, view) in layout.views.enumerated() {
      text += index == 0 ? "[" : ",["
      JSON.quote(keys[index], to: &text)
      text += ","
      JSON.quote(title(of: index) + (view.detail.map { " “\($0.prefix(24))”" } ?? ""), to: &text)
      write(view.frame, to: &text)
      text += ",\(view.parent ?? -1)]"
    }
    return text + "]"
  }

  private func write(_ frame: Rect, to text: inout String) {
    for length in [frame.minX - area.minX, frame.minY - area.minY, frame.width, frame.height] {
      text += "," + (length.isFinite ? length.dumped : "0")
    }
  }

  /// The boxes that a page has, for finding those that changed.
  struct KnownBoxes {
    /// A hash of the views' kinds, texts and containers.
    let structure: Int
    /// The origin of the drawing and the frames of the views.
    let frames: [Rect]
  }

  /// Returns the members with the views' boxes: with all of them, or with those that moved, as
  /// `[index, x, y, width, height]`, if the views are those that the page has.
  func boxes(_ known: inout KnownBoxes?) -> String {
    var hasher = Hasher()
    var frames = [area]
    frames.reserveCapacity(layout.views.count + 1)
    for index in layout.views.indices {
      hasher.combine(layout.views[index].view)
      hasher.combine(layout.views[index].detail)
      hasher.combine(layout.views[index].parent)
      frames.append(layout.views[index].frame)
    }
    let now = KnownBoxes(structure: hasher.finalize(), frames: frames)
    defer { known = now }
    guard let known, known.structure == now.structure, known.frames.count == frames.count,
      known.frames[0].origin == area.origin
    else { return ",\"boxes\":\(allBoxes)" }
    var text = ",\"moved\":["
    for index in layout.views.indices where known.frames[index + 1] != frames[index + 1] {
      text += text.last == "[" ? "[\(index)" : ",[\(index)"
      write(frames[index + 1], to: &text)
      text += "]"
    }
    return text + "]"
  }
}
