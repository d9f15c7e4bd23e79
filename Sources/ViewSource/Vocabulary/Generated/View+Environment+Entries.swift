// Generated from Sources/Views/Modifiers/View+Environment.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Environment.swift`.
  mutating func addViewEnvironmentDeclarations() {
    member("View", "foregroundStyle", summary: "The foreground style.", example: #"Text("a").foregroundStyle(.red)"#) {
      .modifier(.unnamed(.shapeStyle)) { node, style in node.foregroundStyle(style) }
    }
    member(
      "View", "foregroundStyle", summary: "The foreground styles of the first and second level.",
      example: #"Text("a").foregroundStyle(.red, .blue)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .unnamed(.shapeStyle)) { node, primary, secondary in
        node.foregroundStyle(primary, secondary)
      }
    }
    member(
      "View", "foregroundStyle", summary: "The foreground styles of three levels.",
      example: #"Text("a").foregroundStyle(.red, .blue, .green)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .unnamed(.shapeStyle), .unnamed(.shapeStyle)) {
        node, primary, secondary, tertiary in node.foregroundStyle(primary, secondary, tertiary)
      }
    }
    member(
      "View", "foregroundColor", summary: "The foreground colour; nil is the default.",
      example: #"Text("a").foregroundColor(.red)"#
    ) {
      .modifier(.unnamed(.optional(.color))) { node, color in node.foregroundColor(color) }
    }
    member("View", "tint", summary: "The tint.", example: #"Button("a") {}.tint(.red)"#) {
      .modifier(.unnamed(.optional(.shapeStyle))) { node, tint in node.tint(tint) }
    }
    member(
      "View", "accentColor", summary: "The tint, by its older name.", example: #"Button("a") {}.accentColor(.red)"#
    ) {
      .modifier(.unnamed(.optional(.color))) { node, accentColor in node.accentColor(accentColor) }
    }
    member(
      "View", "backgroundStyle", summary: "What `.background` stands for within.",
      example: #"Text("a").background().backgroundStyle(.yellow)"#
    ) {
      .modifier(.unnamed(.shapeStyle)) { node, style in node.backgroundStyle(style) }
    }
    member(
      "View", "disabled", summary: "Whether controls answer; once disabled, nothing within is enabled again.",
      example: #"Button("OK") {}.disabled(true)"#
    ) {
      .modifier(.unnamed(.bool)) { node, disabled in node.disabled(disabled) }
    }
    member("View", "colorScheme", summary: "The appearance within.", example: #"Text("a").colorScheme(.dark)"#) {
      .modifier(.unnamed(.colorScheme)) { node, colorScheme in node.colorScheme(colorScheme) }
    }
    member(
      "View", "preferredColorScheme", summary: "The appearance that the view asks of the whole preview; nil leaves it.",
      example: #"Text("a").preferredColorScheme(.dark)"#
    ) {
      .modifier(.unnamed(.optional(.colorScheme))) { node, colorScheme in node.preferredColorScheme(colorScheme) }
    }
    member(
      "View", "imageScale", summary: "How large symbols are relative to text.",
      example: #"Image(systemName: "star").imageScale(.large)"#
    ) {
      .modifier(.unnamed(.imageScale)) { node, scale in node.imageScale(scale) }
    }
    member(
      "View", "dynamicTypeSize", summary: "The preferred text size within.",
      example: #"Text("a").dynamicTypeSize(.xxLarge)"#
    ) {
      .modifier(.unnamed(.dynamicTypeSize)) { node, size in node.dynamicTypeSize(size) }
    }
    member(
      "View", "containerShape", summary: "The shape that `ContainerRelativeShape` follows within.",
      example: "ContainerRelativeShape().inset(by: 8).containerShape(RoundedRectangle(cornerRadius: 20))"
    ) {
      .modifier(.unnamed(.shape)) { node, shape in node.containerShape(shape) }
    }
  }
}
