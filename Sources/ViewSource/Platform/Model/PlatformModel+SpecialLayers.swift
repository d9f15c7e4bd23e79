extension PlatformModel {
  /// Animations, gradients and shapes.
  static let specialLayers = """
    public class CAAnimation {
      public init() {}
      public var duration = 0.25
      public var repeatCount: Float = 0
      public var repeatDuration = 0.0
      public var autoreverses = false
      public var beginTime = 0.0
      public var timeOffset = 0.0
      public var speed: Float = 1
      public var fillMode: Any?
      public var timingFunction: Any?
      public var isRemovedOnCompletion = true
      public var delegate: Any?
    }
    public class CABasicAnimation: CAAnimation {
      public var keyPath: String?
      public var fromValue: Any?
      public var toValue: Any?
      public var byValue: Any?
      public init(keyPath: String?) { self.keyPath = keyPath }
    }
    public class CAGradientLayer: CALayer {
      public var colors: [Any]?
      public var locations: [Any]?
      public var startPoint = CGPoint(x: 0.5, y: 0)
      public var endPoint = CGPoint(x: 0.5, y: 1)
      public var type: Any?
      override func _content() -> SwiftUI.AnyView? {
        if type != nil { _undraw("the type of a gradient layer is not modelled") }
        guard let colors, !colors.isEmpty else { return nil }
        var stops: [SwiftUI.Gradient.Stop] = []
        for (index, color) in colors.enumerated() {
          let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
          let place = locations.map { Double("\\($0[index])") ?? even } ?? even
          let color = SwiftUI.Color(cgColor: color)
          if let last = stops.last, _opacity(last.color) != _opacity(color) {
            for step in 1..<16 {
              let share = Double(step) / 16
              stops.append(
                SwiftUI.Gradient.Stop(
                  color: last.color.mix(with: color, by: share), location: last.location + (place - last.location) * share))
            }
          }
          stops.append(SwiftUI.Gradient.Stop(color: color, location: place))
        }
        return SwiftUI.AnyView(
          _shape.fill(
            SwiftUI.LinearGradient(
              stops: stops, startPoint: SwiftUI.UnitPoint(x: startPoint.x, y: startPoint.y),
              endPoint: SwiftUI.UnitPoint(x: endPoint.x, y: endPoint.y))))
      }
    }
    func _opacity(_ color: SwiftUI.Color) -> Float { color.resolve(in: SwiftUI.EnvironmentValues()).opacity }
    public enum CAShapeLayerLineCap { case butt, round, square }
    public enum CAShapeLayerLineJoin { case miter, round, bevel }
    public enum CAShapeLayerFillRule { case nonZero, evenOdd }
    public class CAShapeLayer: CALayer {
      public var path: CGPath?
      public var fillColor: CGColor? = UIColor.black.cgColor
      public var strokeColor: CGColor?
      public var lineWidth: CGFloat = 1
      public var lineCap = CAShapeLayerLineCap.butt
      public var lineJoin = CAShapeLayerLineJoin.miter
      public var miterLimit: CGFloat = 10
      public var fillRule = CAShapeLayerFillRule.nonZero
      public var lineDashPattern: [Any]?
      public var lineDashPhase: CGFloat = 0
      public var strokeStart: CGFloat = 0
      public var strokeEnd: CGFloat = 1
      override func _content() -> SwiftUI.AnyView? {
        guard let path else { return nil }
        let cap: CGLineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        let join: CGLineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        let dashes = (lineDashPattern ?? []).map { CGFloat(Double("\\($0)") ?? 0) }
        let style = SwiftUI.StrokeStyle(
          lineWidth: lineWidth, lineCap: cap, lineJoin: join, miterLimit: miterLimit, dash: dashes, dashPhase: lineDashPhase)
        let outline = Path(path)
        let (fill, stroke) = (fillColor, strokeColor)
        let isOdd = fillRule == .evenOdd
        let part = strokeStart == 0 && strokeEnd == 1 ? outline : outline.trimmedPath(from: strokeStart, to: strokeEnd)
        return SwiftUI.AnyView(
          SwiftUI.ZStack {
            if let fill { outline.fill(SwiftUI.Color(cgColor: fill), style: SwiftUI.FillStyle(eoFill: isOdd)) }
            if let stroke { part.stroke(SwiftUI.Color(cgColor: stroke), style: style) }
          })
      }
    }
    """
}
