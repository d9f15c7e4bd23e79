extension LayoutNode {
  /// A choice of a date, shown as texts on fields: a day, a time, or both.
  public static func datePicker(values: [TextContent], label: [LayoutNode]) -> LayoutNode {
    let fields = values.map { value in
      LayoutNode.text(value).padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
        .background(.color(.tertiaryFill), in: .roundedRectangle(cornerRadius: 6))
    }
    let label = LayoutNode.hStack(children: label)
    return .deferred("DatePicker") { environment in
      .row(label, .hStack(spacing: 8, children: fields), view: "DatePicker", in: environment)
    }
  }

  /// A choice of a colour, shown as a disc within a ring of all hues.
  public static func colorPicker(color: Color, label: [LayoutNode]) -> LayoutNode {
    let hues = Gradient(colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 0.85, brightness: 1) })
    let ring = ShapeLeaf.Layer.strokeBorder(
      .angular(hues, center: .center, startAngle: .zero, endAngle: .degrees(360)), StrokeStyle(lineWidth: 3))
    let disc = LayoutNode.shape(.circle, layers: [.fill(.color(color))]).frame(width: 18, height: 18)
    let well = LayoutNode.zStack(children: [.shape(.circle, layers: [ring]), disc]).frame(width: 28, height: 28)
    let label = LayoutNode.hStack(children: label)
    return .deferred("ColorPicker") { environment in .row(label, well, view: "ColorPicker", in: environment) }
  }

  /// A picture that is not loaded: its placeholder, or a plain grey area.
  public static func asyncImage(placeholder: [LayoutNode]? = nil) -> LayoutNode {
    let gray = LayoutNode.color(.secondaryFill)
    return .stacked(placeholder ?? [gray]).modifiedOnce().named("AsyncImage")
  }
}
