import Testing

@testable import PlumblineLayout

/// Source: UIKit's documentation of `UIImage.withTintColor(_:renderingMode:)`; SwiftUI shows a symbol in the foreground
/// colour unless its rendering mode is `alwaysOriginal`.
@Suite struct `Images of UIKit` {
  private let symbol = ImageContent(.symbol("star"))
  private let picture = ImageContent(.named("photo"))

  @Test func `a tinted symbol has its tint in the original rendering mode only`() {
    #expect(symbol.tinted(.red).showingTint == nil)
    #expect(symbol.tinted(.red).rendered(.template).showingTint == nil)
    let shown = symbol.tinted(.red).rendered(.original).showingTint
    #expect(shown?.symbolRenderingMode == .monochrome)
    #expect(shown?.renderingMode == nil)
  }

  @Test func `a tinted picture is a template in its tint, unless the foreground colour replaces it`() {
    #expect(picture.tinted(.red).showingTint?.renderingMode == .template)
    #expect(picture.tinted(.red).rendered(.original).showingTint?.renderingMode == .template)
    #expect(picture.tinted(.red).rendered(.template).showingTint == nil)
  }

  @Test func `a rendering mode of UIKit is that of SwiftUI`() {
    #expect(picture.rendered(.template).renderingMode == .template)
    #expect(picture.rendered(.original).renderingMode == .original)
    #expect(picture.rendered(.template).rendered(.automatic).renderingMode == nil)
  }

  @Test func `a flipped image is mirrored where text runs from right to left`() {
    let image = symbol.flippedForRightToLeft().node
    let directions: [(LayoutDirection, Int)] = [(.leftToRight, 0), (.rightToLeft, 1)]
    for (direction, count) in directions {
      let layout = image.environment(\.layoutDirection, direction).resolved(in: Size(width: 100, height: 100))
      #expect(layout.views.filter { $0.group != nil }.count == count)
    }
  }
}
