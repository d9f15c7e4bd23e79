// Generated from Sources/Views/Modifiers/View+Environment.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Environment.swift`.
  mutating func addViewEnvironmentDeclarations() {
    member(
      "View", "foregroundStyle", summary: "Sets the foreground style.", example: #"Text("a").foregroundStyle(.red)"#
    ) {
      .modifier(.unnamed(.shapeStyle)) { node, style in node.foregroundStyle(style) }
    }
    member(
      "View", "foregroundStyle", summary: "Sets the foreground styles of the first and second level.",
      example: #"Text("a").foregroundStyle(.red, .blue)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .unnamed(.shapeStyle)) { node, primary, secondary in
        node.foregroundStyle(primary, secondary)
      }
    }
    member(
      "View", "foregroundStyle", summary: "Sets the foreground styles of three levels.",
      example: #"Text("a").foregroundStyle(.red, .blue, .green)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .unnamed(.shapeStyle), .unnamed(.shapeStyle)) {
        node, primary, secondary, tertiary in node.foregroundStyle(primary, secondary, tertiary)
      }
    }
    member(
      "View", "foregroundColor", summary: "Sets the foreground colour; nil for the default.",
      example: #"Text("a").foregroundColor(.red)"#
    ) {
      .modifier(.unnamed(.optional(.color))) { node, color in node.foregroundColor(color) }
    }
    member(
      "View", "tint", summary: "Sets the tint to a style; nil for the default.", example: #"Button("a") {}.tint(.red)"#
    ) {
      .modifier(.unnamed(.optional(.shapeStyle))) { node, tint in node.tint(tint) }
    }
    member(
      "View", "accentColor", summary: "Sets the tint, in SwiftUI's older spelling.",
      example: #"Button("a") {}.accentColor(.red)"#
    ) {
      .modifier(.unnamed(.optional(.color))) { node, accentColor in node.accentColor(accentColor) }
    }
    member(
      "View", "backgroundStyle", summary: "Sets the style that `.background` has within the view.",
      example: #"Text("a").background().backgroundStyle(.yellow)"#
    ) {
      .modifier(.unnamed(.shapeStyle)) { node, style in node.backgroundStyle(style) }
    }
    member(
      "View", "disabled",
      summary: "Sets whether controls within the view are disabled; a view within cannot enable a disabled control.",
      example: #"Button("OK") {}.disabled(true)"#
    ) {
      .modifier(.unnamed(.bool)) { node, disabled in node.disabled(disabled) }
    }
    member(
      "View", "colorScheme", summary: "Sets the colour scheme within the view.",
      example: #"Text("a").colorScheme(.dark)"#
    ) {
      .modifier(.unnamed(.colorScheme)) { node, colorScheme in node.colorScheme(colorScheme) }
    }
    member(
      "View", "preferredColorScheme", summary: "Sets the colour scheme of the whole preview; nil for no preference.",
      example: #"Text("a").preferredColorScheme(.dark)"#
    ) {
      .modifier(.unnamed(.optional(.colorScheme))) { node, colorScheme in node.preferredColorScheme(colorScheme) }
    }
    member(
      "View", "imageScale", summary: "Sets the size of symbols in relation to text.",
      example: #"Image(systemName: "star").imageScale(.large)"#
    ) {
      .modifier(.unnamed(.imageScale)) { node, scale in node.imageScale(scale) }
    }
    member(
      "View", "dynamicTypeSize", summary: "Sets the preferred text size within the view.",
      example: #"Text("a").dynamicTypeSize(.xxLarge)"#
    ) {
      .modifier(.unnamed(.dynamicTypeSize)) { node, size in node.dynamicTypeSize(size) }
    }
    member(
      "View", "containerShape", summary: "Sets the shape that `ContainerRelativeShape` has within the view.",
      example: "ContainerRelativeShape().inset(by: 8).containerShape(RoundedRectangle(cornerRadius: 20))"
    ) {
      .modifier(.unnamed(.shape)) { node, shape in node.containerShape(shape) }
    }
  }
}
