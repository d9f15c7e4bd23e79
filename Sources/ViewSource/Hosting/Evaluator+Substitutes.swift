import PlumblineLayout

extension Evaluator {
  /// Returns the value of a type of SwiftUI that a value from elsewhere is read as, or nil if there is none: a text is its
  /// name, a colour or a style is a grey, an image is the grey of a missing picture, and a binding is constant.
  func nativeSubstitute(for value: OutsideValue, as type: String) -> Value? {
    switch type {
    case "LocalizedStringKey", "LocalizedStringResource", "Text": .native(type, TextContent(value.name))
    case "Color", "UIColor": .native(type, Color.standIn(for: value.name))
    case "ShapeStyle": .native("Color", Color.standIn(for: value.name))
    case "Image": .native(type, ImageContent(.named(value.name)))
    case "Binding": .native(type, BindingValue(constant: .native(value)))
    default: nil
    }
  }
}
