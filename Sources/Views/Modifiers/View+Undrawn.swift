// What changes a first frame in SwiftUI and is not drawn here: the view says so.
extension View {
  /// The view, with a warning; bars have one line.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> LoweredView { undrawn("navigationSubtitle") }
  /// The view, with a warning; bars have one line.
  public func navigationSubtitle(_ subtitle: Text) -> LoweredView { undrawn("navigationSubtitle") }
  /// The view, with a warning; pictures end where they end.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> LoweredView { undrawn("backgroundExtensionEffect") }
  /// The view, with a warning; lines are as high as their font.
  public func lineHeight(_ lineHeight: LineHeight?) -> LoweredView { undrawn("lineHeight") }
  /// The view, with a warning; symbols have even colours.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> LoweredView {
    undrawn("symbolColorRenderingMode")
  }
  /// The view, with a warning; symbols are drawn whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> LoweredView {
    undrawn("symbolVariableValueMode")
  }
  /// The view, with a warning; tabs stand alone.
  public func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> LoweredView {
    undrawn("tabViewBottomAccessory")
  }

  private func undrawn(_ name: String) -> LoweredView {
    lowered { $0.without(name, because: "a figure does not draw what it does") }
  }
}

/// How high lines are.
public enum LineHeight: Hashable, Sendable {
  /// The heights that SwiftUI names.
  case normal, loose, tight, variable
  /// A number of font sizes.
  case multiple(factor: CGFloat)
  /// A number of points more than the font's.
  case leading(increase: CGFloat)
  /// A number of points.
  case exact(points: CGFloat)
}

/// Whether symbols have gradients.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  /// The ways that SwiftUI names.
  case flat, gradient
}

/// How symbols show a part of a whole.
public enum SymbolVariableValueMode: Hashable, Sendable {
  /// The ways that SwiftUI names.
  case color, draw
}
