/// The sizes of the containers around views that take their lengths from one: the canvas, or the nearest scroll view.
///
/// Views are flattened before anything has a size: lengths of a scroll view count as the canvas's until it has its own, and the
/// views that asked for others are then flattened and laid out once more.
final class ContainerSizes {
  /// How often views are laid out at most.
  static let greatestPassCount = 4

  /// The size of what is around all scroll views, or nil where that is as large as the view.
  let outermost: Size?
  private var known: [Int32: Size] = [:]
  private var asked: Set<Int32> = []

  /// Sizes within a canvas or a view of a known size.
  init(outermost: Size?) { self.outermost = outermost }

  /// The size of a scroll view by its number among the flat views, or of what is around all of them for -1.
  func size(of scrollView: Int32) -> Size? {
    guard scrollView >= 0 else { return outermost }
    asked.insert(scrollView)
    return known[scrollView] ?? outermost
  }

  /// Learns the sizes that scroll views have in a layout, and answers whether views were told others.
  func needsAnotherPass(after tree: LayoutTree) -> Bool {
    var isSettled = true
    for scrollView in asked where scrollView < tree.count {
      let size = tree.containerSize(of: scrollView)
      if size == known[scrollView] ?? outermost { continue }
      known[scrollView] = size
      isSettled = false
    }
    return !isSettled
  }
}

extension LayoutTree {
  /// What a scroll view was offered in its place without its margins; lengths of which nothing was offered are those of its own size.
  func containerSize(of scrollView: Int32) -> Size {
    let flat = nodes[Int(scrollView)]
    let margins = flat.box?._withUnsafeGuaranteedRef { ($0.layout as? ScrollLayout)?.margins } ?? EdgeInsets()
    return Size(
      width: flat.offer.width.isFinite ? flat.offer.width : flat.size.width,
      height: flat.offer.height.isFinite ? flat.offer.height : flat.size.height
    ).inset(by: margins)
  }
}

extension EnvironmentValues {
  /// What is inherited within a scroll view, which keeps its margins to itself.
  mutating func enter(scrollView: Int32) {
    self.scrollView = scrollView
    if contentMargins != EdgeInsets() { contentMargins = EdgeInsets() }
  }
}
