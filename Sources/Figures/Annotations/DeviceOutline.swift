import PlumblineLayout

extension AnnotationEntry {
  /// The cutout and the home indicator of the device.
  static let device = AnnotationEntry(
    all: WholeFigure(
      word: .device, summary: "outlines of the Dynamic Island or the notch, and of the home indicator",
      layer: .outlines, isOverlay: false, isDescribed: false
    ) { _ in [DeviceOutline()] })
}

extension Figures.Word {
  /// The cutout and the home indicator of the device.
  public static let device = Figures.Word("device")
}

/// Faint outlines of the parts of a device's screen: the Dynamic Island or the notch, and the home indicator.
///
/// Source: Apple's design resources for iOS 18. The island is 126 by 37 points, 11 below the edge of a screen with an
/// inset of 59; the home indicator is 5 points high, 8 above the bottom, and about a third as wide as the screen.
struct DeviceOutline: FigureAnnotation {
  /// Returns the outlines, as far as the canvas reaches.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "device")
    let layout = scene.layout
    guard let device = layout.device else { return result }
    let canvas = Rect(size: layout.canvas)
    let line = scene.theme.container
    for part in parts(of: device, on: layout.screen) where canvas.union(part.bounds ?? .zero) == canvas {
      result.over.append(line.stroke(part))
      if let bounds = part.bounds { result.lines += bounds.edges }
    }
    return result
  }

  private func parts(of device: Screen, on screen: Rect) -> [Path] {
    let isLandscape = device.isLandscape
    let inset = isLandscape ? device.safeArea.leading : device.safeArea.top
    let (length, depth, gap): (Double, Double, Double) =
      switch device.cutout {
      case .none: (0, 0, 0)
      case .notch: (inset < 47 ? 209 : 162, inset < 47 ? 30 : 33, 0)
      case .island: (126, 37, inset - 48)
      }
    var parts: [Path] = []
    if length > 0 {
      let place =
        isLandscape
        ? Rect(x: screen.minX + gap, y: screen.midY - length / 2, width: depth, height: length)
        : Rect(x: screen.midX - length / 2, y: screen.minY + gap, width: length, height: depth)
      parts.append(AnyShape.roundedRectangle(cornerRadius: gap > 0 ? depth / 2 : 20).path(in: place))
    }
    if device.hasHomeIndicator {
      let width = (isLandscape ? 0.27 : 0.355) * screen.width
      let bar = Rect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
      parts.append(AnyShape.capsule.path(in: bar))
    }
    return parts
  }
}
