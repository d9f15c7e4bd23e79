// Generated from Sources/Views/Modifiers/View+Frames.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Frames.swift`.
  mutating func addViewFramesDeclarations() {
    member(
      "View", "frame", summary: "Gives the view a frame of a fixed size on either axis, with an alignment.",
      example: #"Text("a").frame(width: 80, height: 40, alignment: .leading)"#
    ) {
      .modifier(
        .named("width", .optional(.double), default: .some(nil)),
        .named("height", .optional(.double), default: .some(nil)), .named("alignment", .alignment, default: .center)
      ) { node, width, height, alignment in node.frame(width: width, height: height, alignment: alignment) }
    }
    member(
      "View", "frame", summary: "Gives the view a frame with limits on either axis, with an alignment.",
      example: #"Text("a").frame(minWidth: 10, maxWidth: .infinity, minHeight: 20, alignment: .topLeading)"#
    ) {
      .modifier(
        .named("minWidth", .optional(.double), default: .some(nil)),
        .named("idealWidth", .optional(.double), default: .some(nil)),
        .named("maxWidth", .optional(.double), default: .some(nil)),
        .named("minHeight", .optional(.double), default: .some(nil)),
        .named("idealHeight", .optional(.double), default: .some(nil)),
        .named("maxHeight", .optional(.double), default: .some(nil)), .named("alignment", .alignment, default: .center)
      ) { node, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment in
        node.frame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
      }
    }
    member("View", "padding", summary: "Adds padding on all edges, in points.", example: #"Text("a").padding(8)"#) {
      .modifier(.unnamed(.double)) { node, length in node.padding(length) }
    }
    member(
      "View", "padding", summary: "Adds padding with a distance for each edge.",
      example: #"Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"#
    ) {
      .modifier(.unnamed(.edgeInsets)) { node, insets in node.padding(insets) }
    }
    member(
      "View", "padding", summary: "Adds padding on some edges; nil for 16 points.",
      example: #"Text("a").padding(.horizontal, 8)"#
    ) {
      .modifier(.unnamed(.edgeSet, default: .all), .unnamed(.optional(.double), default: .some(nil))) {
        node, edges, length in node.padding(edges, length)
      }
    }
    member("View", "fixedSize", summary: "Gives the view its ideal size.", example: #"Text("a").fixedSize()"#) {
      .modifier { node in node.fixedSize() }
    }
    member(
      "View", "fixedSize", summary: "Gives the view its ideal size on some axes.",
      example: #"Text("a").fixedSize(horizontal: false, vertical: true)"#
    ) {
      .modifier(.named("horizontal", .bool), .named("vertical", .bool)) { node, horizontal, vertical in
        node.fixedSize(horizontal: horizontal, vertical: vertical)
      }
    }
    member(
      "View", "aspectRatio", summary: "Gives the view an aspect ratio of width to height; nil for its own.",
      example: "Color.red.aspectRatio(1.5, contentMode: .fit)"
    ) {
      .modifier(.unnamed(.optional(.double), default: .some(nil)), .named("contentMode", .contentMode)) {
        node, aspectRatio, contentMode in node.aspectRatio(aspectRatio, contentMode: contentMode)
      }
    }
    member(
      "View", "aspectRatio", summary: "Gives the view the aspect ratio of a size.",
      example: "Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)"
    ) {
      .modifier(.unnamed(.size), .named("contentMode", .contentMode)) { node, aspectRatio, contentMode in
        node.aspectRatio(aspectRatio, contentMode: contentMode)
      }
    }
    member(
      "View", "scaledToFit", summary: "Scales the view to fit its proposed size, with its own aspect ratio.",
      example: #"Text("a").scaledToFit()"#
    ) {
      .modifier { node in node.scaledToFit() }
    }
    member(
      "View", "scaledToFill", summary: "Scales the view to fill its proposed size, with its own aspect ratio.",
      example: #"Text("a").scaledToFill()"#
    ) {
      .modifier { node in node.scaledToFill() }
    }
    member(
      "View", "position",
      summary: "Puts the view's centre at a point of the proposed size, all of which the result takes.",
      example: #"Text("a").position(x: 20, y: 30)"#
    ) {
      .modifier(.named("x", .double, default: 0), .named("y", .double, default: 0)) { node, x, y in
        node.position(x: x, y: y)
      }
    }
    member(
      "View", "position",
      summary: "Puts the view's centre at a point of the proposed size, all of which the result takes.",
      example: #"Text("a").position(CGPoint(x: 20, y: 30))"#
    ) {
      .modifier(.unnamed(.point)) { node, position in node.position(position) }
    }
  }
}
