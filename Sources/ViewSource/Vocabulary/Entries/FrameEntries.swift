import LayoutCore

extension Vocabulary {
  /// Adds frames and padding.
  mutating func addFrames() {
    modifier(
      "frame", .named("width", .optional(.double), default: .some(nil)),
      .named("height", .optional(.double), default: .some(nil)), .named("alignment", .alignment, default: .center),
      summary: "Gives the view a fixed size on either axis.",
      example: #"Text("a").frame(width: 80, height: 40, alignment: .leading)"#
    ) { $0.frame(width: $1, height: $2, alignment: $3) }
    modifier(
      "padding", .unnamed(.double), summary: "Adds the same distance on all sides.", example: #"Text("a").padding(8)"#
    ) { $0.padding($1) }
    modifier(
      "padding", .unnamed(.edgeInsets), summary: "Adds a distance on each side.",
      example: #"Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"#
    ) { $0.padding($1) }
    modifier(
      "padding", .unnamed(.edgeSet, default: .all), .unnamed(.optional(.double), default: .some(nil)),
      summary: "Adds a distance on some sides.", example: #"Text("a").padding(.horizontal, 8)"#
    ) { $0.padding($1, $2) }
  }
}
