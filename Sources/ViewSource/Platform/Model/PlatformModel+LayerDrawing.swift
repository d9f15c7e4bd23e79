extension PlatformModel {
  /// The drawing of layers: background, content, sublayers, mask, border, shadow and opacity.
  static let layerDrawing = """
    extension CALayer {
      func _layOut() {
        layoutSublayers()
        for layer in sublayers ?? [] { if layer._view == nil { layer._layOut() } }
      }
      /// Returns the layer's own content between the background and the sublayers, or nil.
      func _content() -> SwiftUI.AnyView? { nil }
      var _shape: SwiftUI.AnyShape {
        if cornerRadius <= 0 { return SwiftUI.AnyShape(SwiftUI.Rectangle()) }
        let style: RoundedCornerStyle = cornerCurve == .continuous ? .continuous : .circular
        let radius = Swift.min(cornerRadius, bounds.width / 2, bounds.height / 2)
        if maskedCorners.rawValue == 15 { return SwiftUI.AnyShape(SwiftUI.RoundedRectangle(cornerRadius: radius, style: style)) }
        return SwiftUI.AnyShape(
          SwiftUI.UnevenRoundedRectangle(
            topLeadingRadius: maskedCorners.contains(.layerMinXMinYCorner) ? radius : 0,
            bottomLeadingRadius: maskedCorners.contains(.layerMinXMaxYCorner) ? radius : 0,
            bottomTrailingRadius: maskedCorners.contains(.layerMaxXMaxYCorner) ? radius : 0,
            topTrailingRadius: maskedCorners.contains(.layerMaxXMinYCorner) ? radius : 0, style: style))
      }
      func _drawing(_ view: UIView?) -> SwiftUI.AnyView {
        if _overrides(self, "display") || _overrides(self, "draw") {
          _undraw("the drawing of '\\(type(of: self))' is not run")
        }
        let size = bounds.size
        let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        var frames: [CGRect] = []
        var views: [SwiftUI.AnyView] = []
        if let color = backgroundColor {
          frames.append(whole)
          views.append(SwiftUI.AnyView(_shape.fill(SwiftUI.Color(cgColor: color))))
        }
        if let content = _content() {
          frames.append(whole)
          views.append(content)
        }
        if let view, _overrides(view, "draw") {
          frames.append(whole)
          views.append(SwiftUI.AnyView(_drawn { view.draw(view.bounds) }))
        }
        if let content = view?._content() {
          frames.append(view!._contentFrame)
          views.append(content)
        }
        let ordered = (sublayers ?? []).enumerated().sorted {
          ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }
        for (_, layer) in ordered {
          if layer.isHidden || layer._view?.isHidden ?? false { continue }
          var frame = view?._shown(layer.frame) ?? layer.frame
          if UIView._isMirrored, layer._isPhysical { frame.origin.x = size.width - frame.maxX }
          frames.append(frame)
          views.append(layer._view?._drawing() ?? layer._drawing(nil))
        }
        var drawing = SwiftUI.AnyView(_layers(_className, size, frames, views))
        if let shadowPath, shadowOpacity > 0, !masksToBounds, let shadowColor {
          // The path casts the shadow, whatever the layer draws; a mask is applied to both.
          let shadow = SwiftUI.AnyView(
            SwiftUI.Path(shadowPath).fill(SwiftUI.Color(cgColor: shadowColor).opacity(Double(shadowOpacity)))
              .blur(radius: shadowRadius).offset(x: shadowOffset.width, y: shadowOffset.height))
          drawing = SwiftUI.AnyView(_layers(_className, size, [whole, whole], [shadow, drawing]))
        }
        if let mask = mask ?? view?.mask?.layer {
          let shape = mask._drawing(mask._view)
          drawing = SwiftUI.AnyView(drawing.mask { SwiftUI.AnyView(_layers("mask", size, [mask.frame], [shape])) })
        }
        if masksToBounds { drawing = SwiftUI.AnyView(drawing.clipShape(_shape)) }
        if borderWidth > 0 {
          let color = borderColor.map { SwiftUI.Color(cgColor: $0) } ?? SwiftUI.Color.black
          drawing = SwiftUI.AnyView(drawing.overlay { _border(color) })
        }
        if shadowOpacity > 0, shadowPath == nil, !masksToBounds, let shadowColor {
          drawing = SwiftUI.AnyView(
            drawing.compositingGroup().shadow(
              color: SwiftUI.Color(cgColor: shadowColor).opacity(Double(shadowOpacity)), radius: shadowRadius,
              x: shadowOffset.width, y: shadowOffset.height))
        }
        let visible = Double(opacity) * Double(view?.alpha ?? 1)
        if visible < 1 { drawing = SwiftUI.AnyView(drawing.compositingGroup().opacity(visible)) }
        if let view, view.transform != CGAffineTransform.identity {
          drawing = SwiftUI.AnyView(drawing.transformEffect(_centered(view.transform, size)))
        }
        if view?.transform3D != nil { _undraw("a transform in space is not modelled") }
        if let view, view.overrideUserInterfaceStyle != .unspecified {
          let scheme: ColorScheme = view.overrideUserInterfaceStyle == .dark ? .dark : .light
          drawing = SwiftUI.AnyView(drawing.environment(\\.colorScheme, scheme))
        }
        return drawing
      }
      /// Whether the frame is measured from the left edge in either layout direction.
      var _isPhysical: Bool { _view.map { $0.translatesAutoresizingMaskIntoConstraints && !$0._isArranged } ?? true }
      func _border(_ color: SwiftUI.Color) -> SwiftUI.AnyView {
        let half = borderWidth / 2
        let radius = Swift.min(cornerRadius, bounds.width / 2, bounds.height / 2)
        if cornerRadius <= 0 { return SwiftUI.AnyView(SwiftUI.Rectangle().inset(by: half).stroke(color, lineWidth: borderWidth)) }
        if maskedCorners.rawValue != 15 { return SwiftUI.AnyView(_shape.stroke(color, lineWidth: borderWidth)) }
        return SwiftUI.AnyView(
          SwiftUI.RoundedRectangle(cornerRadius: radius, style: cornerCurve == .continuous ? .continuous : .circular)
            .inset(by: half).stroke(color, lineWidth: borderWidth))
      }
      func _centered(_ transform: CGAffineTransform, _ size: CGSize) -> CGAffineTransform {
        CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
      }
      var _className: String { _view.map { "\\(type(of: $0))" } ?? "\\(type(of: self))" }
    }
    """
}
