/// The layout of a view of UIKit: its subviews have the frames that UIKit's layout gave them.
///
/// Rule: <doc:UIKitViews#Frames>.
package struct SubviewsLayout: Layout {
  /// The size of the view, in points.
  private let size: Size
  /// The frames of the subviews in the view's coordinates, in points.
  private let frames: [Rect]

  /// Creates the layout of a view with a size and the frames of its subviews.
  package init(size: Size, frames: [Rect]) {
    self.size = size
    self.frames = frames
  }

  package static var layoutProperties: LayoutProperties { LayoutProperties(.container) }

  /// Returns the view's size.
  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size { size }

  /// Centres each subview in its frame, whose size it is proposed.
  package func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (child, frame) in zip(subviews, frames) {
      child.place(
        at: Point(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
        proposal: ProposedViewSize(frame.size))
    }
  }
}

extension LayoutNode {
  /// Returns a view of UIKit with a class name, a size and subviews in frames.
  package static func platformView(_ name: String, size: Size, frames: [Rect], subviews: [LayoutNode]) -> LayoutNode {
    LayoutNode(view: name, .layout(SubviewsLayout(size: size, frames: frames)), children: subviews)
  }

  /// Returns a view whose size is computed by code, with one child that fills it.
  package static func measured(
    _ name: String, _ content: LayoutNode, size: @escaping (ProposedViewSize) -> Size
  ) -> LayoutNode {
    LayoutNode(view: name, .layout(MeasuredLayout(size: size)), children: [content])
  }
}

/// A layout whose size is computed by code, with a child that fills it.
private struct MeasuredLayout: Layout {
  let size: (ProposedViewSize) -> Size

  static var layoutProperties: LayoutProperties { LayoutProperties(.container) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    size(proposal).usable
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for child in subviews { child.place(in: bounds, alignment: .topLeading, proposal: ProposedViewSize(bounds.size)) }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

extension EnvironmentValues {
  /// Returns the size of a view for a proposal, in points, or nil before layout begins.
  package func size(of view: LayoutNode, in proposal: ProposedViewSize) -> Size? {
    guard let typesetter else { return nil }
    var environment = self
    environment.stackOrientation = nil
    environment.scrollView = -1
    environment.containerSizes = nil
    return LayoutEngine(view, environment: environment, typesetter: typesetter).size(in: proposal)
  }
}
