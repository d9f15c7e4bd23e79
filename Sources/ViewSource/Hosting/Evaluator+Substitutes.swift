import PlumblineLayout

extension Evaluator {
  /// Returns the substitute of a SwiftUI type for a value from elsewhere, or nil if there is none: a text is its name,
  /// a colour or a style is a grey, an image is the grey of a missing one, and a binding is constant.
  func nativeSubstitute(for value: OutsideValue, as type: String) -> Value? {
    switch type {
    case "LocalizedStringKey", "LocalizedStringResource", "Text": .native(type, TextContent(value.name))
    case "Color", "UIColor": .native(type, Color.standIn(for: value.name))
    case "ShapeStyle": .native("Color", Color.standIn(for: value.name))
    case "Image", "UIImage", "NSImage", "CGImage": .native("Image", ImageContent(.named(value.name)))
    case "Binding": .native(type, BindingValue(constant: .native(value)))
    case "Date": .native(type, options.clock)
    case "AttributedString": .native(type, TextContent(value.name))
    case "CGSize": .native(type, Size(width: 0, height: 0))
    case "CGPoint": .native(type, Point(x: 0, y: 0))
    case "CGRect": .native(type, Rect(x: 0, y: 0, width: 0, height: 0))
    case "EdgeInsets": .native(type, EdgeInsets())
    case "Font", "UIFont": .native(type, Font.body)
    case "Angle": .native(type, Angle())
    default: nil
    }
  }

  /// Returns a value that differs from the usual substitute of a SwiftUI type, or nil if there is none.
  ///
  /// The content of a binding is a value from elsewhere, which decides otherwise itself.
  func otherNativeSubstitute(for value: OutsideValue, as type: String) -> Value? {
    switch type {
    case "LocalizedStringKey", "LocalizedStringResource", "Text", "AttributedString":
      .native(type, TextContent(OtherDecisions.text(value)))
    case "Color", "UIColor": .native(type, Color.black)
    case "ShapeStyle": .native("Color", Color.black)
    case "Binding": nativeSubstitute(for: value, as: type)
    case "Date": .native(type, options.clock + 40 * 86_400)
    case "CGSize": .native(type, Size(width: 10, height: 10))
    case "CGPoint": .native(type, Point(x: 10, y: 10))
    case "CGRect": .native(type, Rect(x: 0, y: 0, width: 10, height: 10))
    case "EdgeInsets": .native(type, EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    case "Font", "UIFont": .native(type, Font.largeTitle)
    case "Angle": .native(type, Angle.degrees(90))
    default: nil
    }
  }
}
