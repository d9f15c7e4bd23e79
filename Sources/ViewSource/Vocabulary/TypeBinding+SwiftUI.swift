import PlumblineLayout

extension TypeBinding where T == Alignment {
  /// The binding of `Alignment`.
  static var alignment: TypeBinding { .native("Alignment") }
}

extension TypeBinding where T == HorizontalAlignment {
  /// The binding of `HorizontalAlignment`.
  static var horizontalAlignment: TypeBinding { .native("HorizontalAlignment") }
}

extension TypeBinding where T == VerticalAlignment {
  /// The binding of `VerticalAlignment`.
  static var verticalAlignment: TypeBinding { .native("VerticalAlignment") }
}

extension TypeBinding where T == ViewDimensions {
  /// The binding of `ViewDimensions`.
  static var viewDimensions: TypeBinding { .native("ViewDimensions") }
}

extension TypeBinding where T == EdgeInsets {
  /// The binding of `EdgeInsets`.
  static var edgeInsets: TypeBinding { .native("EdgeInsets") }
}

extension TypeBinding where T == Edge.Set {
  /// The binding of `Edge.Set`.
  static var edgeSet: TypeBinding { .native("Edge.Set") }
}

extension TypeBinding where T == Color {
  /// The binding of `Color`.
  static var color: TypeBinding { .native("Color") }
  /// The binding of a colour of UIKit or AppKit, which also allows names such as `.systemGray6`; it reads any colour.
  static var platformColor: TypeBinding {
    TypeBinding(type: TypeBinding.native("UIColor").type, read: TypeBinding.color.read, write: TypeBinding.color.write)
  }
}

extension TypeBinding where T == AnyShapeStyle {
  /// The binding of a shape style: a colour, a gradient or a material, for example.
  static var shapeStyle: TypeBinding { .native("ShapeStyle") }
}

extension TypeBinding where T == AnyShape {
  /// The binding of `Shape`.
  static var shape: TypeBinding { .native("Shape") }
}

extension TypeBinding where T == Font {
  /// The binding of `Font`.
  static var font: TypeBinding { .native("Font") }
}

extension TypeBinding where T == TextContent {
  /// The binding of `Text`, which is a view and can be concatenated.
  static var text: TypeBinding { .native("Text") }

  /// The binding of a `LocalizedStringKey` or a string; only literals are parsed as Markdown.
  static var key: TypeBinding {
    TypeBinding(
      type: .oneOf([.native("LocalizedStringKey"), .string]),
      read: { value, evaluator throws(Fault) in
        if let string = value.asString { return TextContent(string) }
        return try TypeBinding.text.read(value, evaluator)
      },
      write: text.write)
  }

  /// The binding of a control's title: a `Text`, a `LocalizedStringKey` or a string.
  static var title: TypeBinding {
    TypeBinding(
      type: .oneOf([.native("LocalizedStringKey"), .string, .native("Text")]),
      read: { value, evaluator throws(Fault) in
        if let string = value.asString { return TextContent(string) }
        return try TypeBinding.text.read(value, evaluator)
      },
      write: text.write)
  }
}
