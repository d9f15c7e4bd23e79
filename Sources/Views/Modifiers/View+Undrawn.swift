// Modifiers that change a first frame in SwiftUI and are not drawn here: the view gets a warning.
extension View {
  /// Returns the view with a warning: subtitles are not drawn.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> LoweredView { undrawn("navigationSubtitle") }
  /// Returns the view with a warning: subtitles are not drawn.
  public func navigationSubtitle(_ subtitle: Text) -> LoweredView { undrawn("navigationSubtitle") }
  /// Returns the view with a warning: images do not extend into the safe area.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> LoweredView { undrawn("backgroundExtensionEffect") }
  /// Returns the view with a warning: lines have the height of their font.
  public func lineHeight(_ lineHeight: LineHeight?) -> LoweredView { undrawn("lineHeight") }
  /// Returns the view with a warning: symbols have no gradients.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> LoweredView {
    undrawn("symbolColorRenderingMode")
  }
  /// Returns the view with a warning: symbols are drawn with their full value.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> LoweredView {
    undrawn("symbolVariableValueMode")
  }
  /// Returns the view with a warning: accessories of tab views are not drawn.
  public func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> LoweredView {
    undrawn("tabViewBottomAccessory")
  }

  private func undrawn(_ name: String) -> LoweredView {
    lowered { $0.without(name, because: "Plumbline does not draw its effect") }
  }
}

/// The height of lines.
public enum LineHeight: Hashable, Sendable {
  /// The heights that SwiftUI names.
  case normal, loose, tight, variable
  /// Returns a multiple of the font size.
  case multiple(factor: CGFloat)
  /// A number of points in addition to the font's height.
  case leading(increase: CGFloat)
  /// Returns a number of points.
  case exact(points: CGFloat)
}

/// The rendering mode of a symbol's colours.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  /// The values that SwiftUI names.
  case flat, gradient
}

/// The mode in which a symbol shows a variable value.
public enum SymbolVariableValueMode: Hashable, Sendable {
  /// The values that SwiftUI names.
  case color, draw
}
