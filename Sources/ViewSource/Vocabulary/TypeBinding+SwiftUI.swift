import PlumblineLayout

extension TypeBinding where T == Alignment {
  /// A guide on each axis.
  static var alignment: TypeBinding { .native("Alignment") }
}

extension TypeBinding where T == HorizontalAlignment {
  /// A guide along the horizontal axis.
  static var horizontalAlignment: TypeBinding { .native("HorizontalAlignment") }
}

extension TypeBinding where T == VerticalAlignment {
  /// A guide along the vertical axis.
  static var verticalAlignment: TypeBinding { .native("VerticalAlignment") }
}

extension TypeBinding where T == ViewDimensions {
  /// A view's size and guides.
  static var viewDimensions: TypeBinding { .native("ViewDimensions") }
}

extension TypeBinding where T == EdgeInsets {
  /// A distance for each edge.
  static var edgeInsets: TypeBinding { .native("EdgeInsets") }
}

extension TypeBinding where T == Edge.Set {
  /// Any number of edges.
  static var edgeSet: TypeBinding { .native("Edge.Set") }
}

extension TypeBinding where T == Color {
  /// A colour.
  static var color: TypeBinding { .native("Color") }
  /// A colour of UIKit or AppKit, whose names such as `.systemGray6` stand where one is expected; any colour otherwise.
  static var platformColor: TypeBinding {
    TypeBinding(type: TypeBinding.native("UIColor").type, read: TypeBinding.color.read, write: TypeBinding.color.write)
  }
}

extension TypeBinding where T == AnyShapeStyle {
  /// A colour, a gradient, a material: whatever fills an area.
  static var shapeStyle: TypeBinding { .native("ShapeStyle") }
}

extension TypeBinding where T == AnyShape {
  /// A shape.
  static var shape: TypeBinding { .native("Shape") }
}

extension TypeBinding where T == Font {
  /// A font.
  static var font: TypeBinding { .native("Font") }
}

extension TypeBinding where T == TextContent {
  /// A `Text`, which is a view and can be joined with others.
  static var text: TypeBinding { .native("Text") }

  /// What a text shows: Markdown is read in what is written as a literal, and only there.
  static var key: TypeBinding {
    TypeBinding(
      type: .oneOf([.native("LocalizedStringKey"), .string]),
      read: { value, evaluator throws(Fault) in
        if let string = value.asString { return TextContent(string) }
        return try TypeBinding.text.read(value, evaluator)
      },
      write: text.write)
  }

  /// What a control is called: a `Text`, or a string as most code has it.
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
