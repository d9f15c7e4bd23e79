extension FrameworkTypes {
  /// The roles of SwiftUI's types in the rules of the language.
  static let swiftUI = FrameworkTypes(
    constants: [
      "Alignment", "Angle", "Axis.Set", "CGPoint", "CGRect", "CGSize", "Color", "ContentMode", "Edge.Set", "EdgeInsets",
      "Font", "Font.Design", "Font.Weight", "HorizontalAlignment", "RoundedCornerStyle", "StrokeStyle", "TextAlignment",
      "UnitPoint", "VerticalAlignment",
    ],
    implied: ["Color", "Font", "Alignment"],
    rowContainers: ["ForEach", "List"],
    callable: ["AnyLayout", "GridLayout", "HStackLayout", "VStackLayout", "ZStackLayout"],
    adapted: ["Shape", "ShapeStyle", "View"],
    opaque: ["View", "Shape", "ShapeStyle", "InsettableShape"],
    memberProtocolEndings: ["Style", "Shape"],
    refinements: ["ButtonStyle": ("PrimitiveButtonStyle", 3), "View": ("Shape", 2)],
    witnesses: ["Cache": ("Layout", "makeCache")],
    texts: ["LocalizedStringKey", "LocalizedStringResource", "Text"],
    soleResults: ["Image", "Text"],
    literals: [
      "colorLiteral": ("Color", ["red": "red", "green": "green", "blue": "blue", "alpha": "opacity"]),
      "imageLiteral": ("Image", [:]),
    ],
    sources: FrameworkSources.all)
}
