import PlumblineDrawing
import Foundation
import FoundationXML
import PlumblineRendering
import Testing

@Suite struct `Formats of a drawing` {
  private func options(_ change: (inout Rendering.Options) -> Void) -> Rendering.Options {
    var options = Rendering.Options()
    options.scale = 1
    change(&options)
    return options
  }

  @Test func `an independent renderer draws the outlined SVG like the PNG`() throws {
    let png = try #require(
      Bitmap(png: try Rendering.data(Samples.variety, as: .png, options: options { $0.scale = 2 })))
    let svg = try Rendering.data(Samples.variety, as: .svg, options: options { $0.svgText = .outline })
    let difference = try #require(png.meanDifference(from: try OtherRenderers.librsvg(svg, scale: 2)))
    #expect(difference < 1)
  }

  @Test func `an independent renderer draws Cairo's SVG like the PNG`() throws {
    let png = try #require(
      Bitmap(png: try Rendering.data(Samples.variety, as: .png, options: options { $0.scale = 2 })))
    let svg = try Rendering.data(Samples.variety, as: .svg, options: options { $0.svgEngine = .cairo })
    let difference = try #require(png.meanDifference(from: try OtherRenderers.librsvg(svg, scale: 2)))
    #expect(difference < 1)
  }

  @Test func `neither SVG rasterizes an angular gradient`() throws {
    let center = Point(x: 50, y: 50)
    let paint = Paint.angular(Samples.rainbow, center: center, start: .zero, end: .degrees(360))
    let disc = Path(ellipseIn: Rect(x: 20, y: 20, width: 60, height: 60))
    let drawing = Samples.drawing(
      .fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100)), .opacity(paint, 0.5)), .fill(disc, paint),
      .stroke(disc, paint, StrokeStyle(lineWidth: 8)))
    let png = try #require(Bitmap(png: Rendering.data(drawing, as: .png, options: options { _ in })))
    for engine in Rendering.SVGEngine.allCases {
      let svg = try Rendering.data(drawing, as: .svg, options: options { $0.svgEngine = engine })
      #expect(!String(decoding: svg, as: UTF8.self).contains("<image"))
      #expect(try #require(png.meanDifference(from: OtherRenderers.librsvg(svg))) < 1)
    }
  }

  @Test(arguments: Rendering.SVGText.allCases, [Rendering.Appearance.light, .adaptive])
  func `every form of SVG is well-formed, labelled and measured in px`(
    text: Rendering.SVGText, appearance: Rendering.Appearance
  ) throws {
    let svg = try Rendering.data(
      Samples.variety, as: .svg,
      options: options {
        $0.svgText = text
        $0.appearance = appearance
      })
    let root = try SVGOutline(svg)
    #expect(root.attributes["width"] == "300" && root.attributes["height"] == "300")
    #expect(root.attributes["viewBox"] == "0 0 300 300" && root.attributes["role"] == "img")
    #expect(root.texts["title"] == "Variety & more")
    #expect(root.texts["desc"] == "A <sample> of everything.")
    #expect(root.danglingReferences.isEmpty)
    #expect(root.names.contains("Faded"))
    #expect((root.texts["text"] != nil) == (text != .outline))
  }

  @Test func `the SVG of Cairo has no dangling references and is measured in px`() throws {
    let root = try SVGOutline(Rendering.data(Samples.variety, as: .svg, options: options { $0.svgEngine = .cairo }))
    #expect(root.danglingReferences.isEmpty)
    #expect(root.attributes["width"] == "300px")
    #expect(root.attributes["role"] == "img")
  }

  @Test func `two figures in one page share no identifier`() throws {
    let first = try SVGOutline(Rendering.data(Samples.variety, as: .svg))
    var other = Samples.variety
    other.title = "Another"
    let second = try SVGOutline(Rendering.data(other, as: .svg))
    #expect(!first.identifiers.isEmpty)
    #expect(first.identifiers.isDisjoint(with: second.identifiers))
  }

  @Test func `text in an SVG reads in logical order`() throws {
    let drawing = Samples.drawing(.text(Samples.text("first fish"), at: .zero, paint: Samples.ink))
    let root = try SVGOutline(Rendering.data(drawing, as: .svg))
    #expect(root.texts["text"]?.contains("first fish") == true)
  }

  @Test func `text in a PDF can be selected`() throws {
    let drawing = Samples.drawing(
      .text(Samples.text("Office fi", size: 12), at: .zero, paint: Samples.ink),
      .text(Samples.text("漢字 é", size: 12), at: Point(x: 0, y: 40), paint: Samples.ink))
    let text = try OtherRenderers.popplerText(Rendering.data(drawing, as: .pdf))
    #expect(text.contains("Office fi"))
    #expect(text.contains("漢字"))
  }

  @Test func `an adaptive SVG has both values of a colour, and one value once`() throws {
    let square = Samples.square(0, 0, 50, .color(.hex(0x112233, dark: 0x445566)))
    let svg = try Rendering.data(Samples.drawing(square), as: .svg, options: options { $0.appearance = .adaptive })
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("@media(prefers-color-scheme:dark)"))
    #expect(text.contains("#123") && text.contains("#456"))
  }

  @Test func `an animated group plays only for readers without reduced motion`() throws {
    let frames = [
      DisplayAnimation.Keyframe(time: 0), DisplayAnimation.Keyframe(time: 1, transform: .translation(x: 9, y: 0)),
    ]
    let group = DisplayGroup(
      items: [Samples.square(0, 0, 20)], animation: DisplayAnimation(duration: 2, keyframes: frames))
    let text = String(decoding: try Rendering.data(Samples.drawing(.group(group)), as: .svg), as: UTF8.self)
    #expect(text.contains("@keyframes") && text.contains("translate(9px,0px)"))
    #expect(text.contains("prefers-reduced-motion:no-preference"))
  }
}

/// The elements and attributes that an XML parser finds in an SVG.
private final class SVGOutline: NSObject, XMLParserDelegate {
  private(set) var attributes: [String: String] = [:]
  private(set) var identifiers: Set<String> = []
  private(set) var texts: [String: String] = [:]
  private(set) var names: Set<String> = []
  private var references: Set<String> = []
  private var path: [String] = []

  var danglingReferences: Set<String> { references.subtracting(identifiers) }

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { throw OtherRenderers.Failure(message: "not well-formed at \(parser.lineNumber)") }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String] = [:]
  ) {
    if path.isEmpty { attributes = values }
    path.append(name)
    if let identifier = values["id"] { identifiers.insert(identifier) }
    if let name = values["data-name"] { names.insert(name) }
    for value in values.values {
      if value.hasPrefix("url(#") { references.insert(String(value.dropFirst(5).dropLast())) }
      if value.hasPrefix("#"), values["xlink:href"] == value { references.insert(String(value.dropFirst())) }
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    path.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let element = path.last { texts[element, default: ""] += string }
  }
}
