import PlumblineDrawing
import Testing

@testable import PlumblineLayout
@testable import PlumblineViewSource

/// Source: UIKit's documentation of `UIGraphicsImageRenderer`, and SwiftUI's of `Image(size:renderer:)`.
@Suite struct `Images that code draws` {
  /// Returns the layout of a preview and the messages, with text of fixed widths that code can measure.
  private func read(_ code: String) -> (layout: ResolvedLayout?, messages: [String]) {
    var options = ReadingOptions()
    options.environment = options.environment.typeset(by: FixedTypesetter())
    let file = SourceFile(path: "App.swift", text: "import SwiftUI\n\(code)\n")
    let reading = ViewSource.read([file], options: options)
    let layout = reading.previews.first?.view.resolved(in: Size(width: 300, height: 400))
    return (layout, reading.diagnostics.diagnostics.map(\.message.description))
  }

  /// Returns the paths that a preview fills, from the origin of its image.
  private func fills(_ code: String) -> [Rect] {
    let (layout, messages) = read(code)
    #expect(messages == [])
    guard let layout, let image = layout.views.first(where: { $0.view == "Image" }) else { return [] }
    let shift = Transform.translation(x: -image.frame.minX, y: -image.frame.minY)
    return ResolvedLayout.items(of: layout.views[...]).flatMap { $0.fills(shift) }
  }

  private let squares = """
    func drawn() -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.cgContext.translateBy(x: 10, y: 0)
        context.cgContext.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
      }
    }
    """

  @Test func `an image of a renderer has the renderer's size and what was drawn`() {
    let found = fills("\(squares)\n#Preview { Image(uiImage: drawn()) }")
    #expect(found == [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 12, y: 2, width: 6, height: 6)])
    let size = read("\(squares)\n#Preview { Text(\"\\(Int(drawn().size.width))\").frame(width: drawn().size.height) }")
    #expect(size.layout?.views.first { $0.view == "Text" }?.detail == "20")
  }

  @Test func `a resizable image scales what was drawn`() {
    let found = fills("\(squares)\n#Preview { Image(uiImage: drawn()).resizable().frame(width: 40, height: 40) }")
    #expect(found == [Rect(x: 0, y: 0, width: 20, height: 40), Rect(x: 24, y: 8, width: 12, height: 24)])
  }

  @Test func `a context that is begun and ended draws an image`() {
    let found = fills(
      """
      func drawn() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
        defer { UIGraphicsEndImageContext() }
        UIColor.blue.setFill()
        UIBezierPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4)).fill()
        return UIGraphicsGetImageFromCurrentImageContext()
      }
      #Preview { Image(uiImage: drawn()!) }
      """)
    #expect(found == [Rect(x: 1, y: 1, width: 4, height: 4)])
  }

  @Test func `an image draws another in a rectangle`() {
    let found = fills(
      """
      \(squares)
      extension UIImage {
        func resized(to size: CGSize) -> UIImage {
          UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
        }
      }
      #Preview { Image(uiImage: drawn().resized(to: CGSize(width: 10, height: 5))) }
      """)
    #expect(found == [Rect(x: 0, y: 0, width: 5, height: 5), Rect(x: 6, y: 1, width: 3, height: 3)])
  }

  @Test func `SwiftUI's image runs its renderer`() {
    let found = fills(
      """
      #Preview {
        Image(size: CGSize(width: 20, height: 10)) { context in
          context.fill(Path(CGRect(x: 4, y: 2, width: 5, height: 5)), with: .color(.red))
        }
      }
      """)
    #expect(found == [Rect(x: 4, y: 2, width: 5, height: 5)])
  }

  @Test func `strings are measured with their font, and drawn where they are placed`() {
    let (layout, messages) = read(
      """
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
      func drawn() -> UIImage {
        let text = "ab" as NSString
        let size = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        return UIGraphicsImageRenderer(size: size).image { _ in text.draw(at: .zero, withAttributes: attributes) }
      }
      #Preview { HStack(spacing: 0) { Image(uiImage: drawn()); Text("ab").font(.system(size: 20)) } }
      """)
    #expect(messages == [])
    let image = layout?.views.first { $0.view == "Image" }?.frame.size
    let text = layout?.views.first { $0.view == "Text" }?.frame.size
    #expect(image != nil)
    #expect(image == text)
  }

  @Test func `a text is measured in lines as wide as its box`() {
    let (layout, messages) = read(
      """
      #Preview {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let box = CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)
        let one = NSAttributedString(string: "abc", attributes: font).size().height
        let two = NSAttributedString(string: "abc abc", attributes: font)
          .boundingRect(with: box, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).height
        let same = ("abc abc" as NSString)
          .boundingRect(with: box, options: .usesLineFragmentOrigin, attributes: font, context: nil).height
        Text("\\(two > one * 1.5) \\(two == same)")
      }
      """)
    #expect(messages == [])
    #expect(layout?.views.first { $0.view == "Text" }?.detail == "true true")
  }

  @Test func `a shape's name gives the members of shapes`() {
    let found = read(
      """
      struct Card: View {
        var mask: UnevenRoundedRectangle { .rect(topLeadingRadius: 4, bottomTrailingRadius: 8) }
        var body: some View { Color.red.clipShape(mask).frame(width: 40, height: 40) }
      }
      #Preview { Card() }
      """)
    #expect(found.messages == [])
  }
}

extension DisplayItem {
  /// The bounds of the filled paths in the item, in the coordinates around it.
  fileprivate func fills(_ transform: Transform) -> [Rect] {
    switch self {
    case .fill(let path, _, _): [path.applying(transform).boundingRect]
    case .group(let group): group.items.flatMap { $0.fills(group.transform.concatenating(transform)) }
    default: []
    }
  }
}
