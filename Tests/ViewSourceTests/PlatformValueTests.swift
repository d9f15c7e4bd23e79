import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: the documentation of UIKit and Foundation; measures of text styles are those of the Human Interface
/// Guidelines.
@Suite struct `Values of UIKit and Foundation that apps compute with` {
  private func shown(_ code: String) -> [String] {
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: "import SwiftUI\n\(code)\n")])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    let messages = reading.diagnostics.diagnostics.map(\.message.description)
    return messages.isEmpty ? views.compactMap { $0.view == "Text" ? $0.detail : nil } : messages
  }

  private func text(_ expression: String, _ setup: String = "") -> [String] {
    shown("#Preview { \(setup)\nText(\"\\(\(expression))\") }")
  }

  @Test func `a protocol's extension lists the cases of the type that conforms`() {
    #expect(
      shown(
        """
        protocol Named: CaseIterable, RawRepresentable where RawValue == String {}
        extension Named { static var names: String { allCases.map { $0.rawValue }.joined() } }
        enum Side: String, Named { case left, right }
        #Preview { Text(Side.names) }
        """) == ["leftright"])
  }

  @Test func `transformed shapes have the properties with which they were made`() {
    let setup = """
      let rotated = RotatedShape(shape: Rectangle(), angle: .degrees(30), anchor: .topLeading)
      let scaled = ScaledShape(shape: Circle(), scale: CGSize(width: 0.5, height: 0.25))
      let moved = OffsetShape(shape: Circle(), offset: CGSize(width: 20, height: 10))
      """
    #expect(text("Int(rotated.angle.degrees.rounded())", setup) == ["30"])
    #expect(text("Int(rotated.anchor.x)", setup) == ["0"])
    #expect(text("Int(scaled.scale.width * 100)", setup) == ["50"])
    #expect(text("Int(moved.offset.height)", setup) == ["10"])
    let frame = "CGRect(x: 0, y: 0, width: 4, height: 4)"
    #expect(text("Int(moved.shape.path(in: \(frame)).boundingRect.width)", setup) == ["4"])
    #expect(text("Int(moved.offset(x: 3, y: 0).shape.offset.width)", setup) == ["20"])
    #expect(text("Int(Circle().angle.degrees)").first?.contains("'Shape' has no member 'angle'") == true)
  }

  @Test func `paths are read from their description, and copied with a transform`() {
    #expect(text("Path(\"1 2 m 5 6 l\")!.boundingRect.maxX == 5") == ["true"])
    #expect(text("Path(\"nonsense\") == nil") == ["true"])
    let setup = "let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: .none).mutableCopy()!"
    #expect(text("path.boundingRect.height == 3", setup) == ["true"])
  }

  @Test func `a transform is inverted in place, unless it has no inverse`() {
    let setup = """
      var effect = ProjectionTransform(CGAffineTransform(scaleX: 4, y: 2))
      let isInvertible = effect.invert()
      """
    #expect(text("isInvertible ? effect.m11 * 100 : 0", setup) == ["25.000000"])
    #expect(text("flat.invert()", "var flat = CGAffineTransform(scaleX: 0, y: 2)") == ["false"])
  }

  @Test func `an object observes a notification by a selector`() {
    #expect(
      shown(
        """
        class Model {
          init() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(changed), name: UIScreen.brightnessDidChangeNotification, object: nil)
          }
          @objc func changed() {}
        }
        #Preview { let model = Model(); Text("a") }
        """) == ["a"])
  }

  @Test func `formatters write localized strings at once`() {
    #expect(text("NumberFormatter.localizedString(from: 1234.5, number: .decimal)") == ["1,234.5"])
    #expect(
      text("DateComponentsFormatter.localizedString(from: DateComponents(hour: 1, minute: 2), unitsStyle: .full)!")
        == ["1 hour, 2 minutes"])
  }

  @Test func `a date format's locale and time zone can be set`() {
    #expect(
      text(
        "Date(timeIntervalSince1970: 0).formatted(style)",
        "var style = Date.FormatStyle.dateTime.month(.wide).hour(); style.locale = Locale(identifier: \"de_DE\"); "
          + "style.timeZone = TimeZone(secondsFromGMT: 3600)!; style.calendar = Calendar.current") == [
          "Januar um 01 Uhr"
        ])
  }

  @Test func `the sign of a number is plus or minus`() {
    #expect(text("a.sign == .minus && (-a).sign == .plus", "let a = -2.5") == ["true"])
  }

  @Test func `fonts of UIKit have names, descriptors and traits`() {
    #expect(text("UIFont.systemFont(ofSize: 12).familyName") == [".AppleSystemUIFont"])
    #expect(
      text("UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1, compatibleWith: nil).pointSize")
        == ["28.000000"])
    #expect(
      text(
        "font.pointSize",
        "let font = UIFont(descriptor: UIFont.preferredFont(forTextStyle: .body).fontDescriptor"
          + ".withSymbolicTraits(.traitBold)!, size: 0)") == ["17.000000"])
  }

  @Test func `fonts of UIKit have the metrics of San Francisco at their size`() {
    let font = "UIFont.systemFont(ofSize: 17)"
    #expect(text("\(font).lineHeight") == ["20.287109"])
    #expect(text("\(font).ascender") == ["16.186523"])
    #expect(text("\(font).descender") == ["-4.100586"])
    #expect(text("\(font).capHeight") == ["11.978027"])
    #expect(text("\(font).xHeight") == ["8.948242"])
  }

  @Test func `a measure of UIKit grows with the preferred text size`() {
    #expect(
      text(
        "UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)",
        "let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)") == ["33.000000"])
    #expect(text("UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34)).pointSize") == ["34.000000"])
  }

  @Test func `a scaled metric grows with the text size of its environment`() {
    let code = """
      struct A: View {
        @ScaledMetric(relativeTo: .title) var wide: CGFloat = 28
        @ScaledMetric var high = 17
        var body: some View { Text("\\(wide) \\(high)") }
      }
      #Preview { A() }
      #Preview { A().dynamicTypeSize(.accessibility2) }
      """
    #expect(shown(code) == ["28.000000 17.000000", "43.000000 33.000000"])
  }

  @Test func `size categories are compared and read from the environment`() {
    #expect(
      shown(
        """
        struct A: View {
          @Environment(\\.sizeCategory) var category
          var body: some View { Text("\\(category > .large) \\(category.isAccessibilityCategory)") }
        }
        #Preview { A().environment(\\.sizeCategory, .accessibilityMedium) }
        #Preview { A() }
        """) == ["true true", "false false"])
  }

  @Test func `a function that has the name of a view leaves the view's initializers`() {
    #expect(
      shown(
        """
        func Form(title: String, @ViewBuilder content: () -> some View) -> some View { VStack { Text(title); content() } }
        #Preview { Form(title: "a") { Text("b") } }
        #Preview { Form { Text("c") } }
        """) == ["a", "b", "c"])
  }

  @Test func `a stand-in for a view or a symbol is marked in its warning`() {
    func marks(_ code: String) -> [Bool] {
      let reading = ViewSource.read([SourceFile(path: "App.swift", text: "import SwiftUI\n#Preview { \(code) }\n")])
      return reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).warnings }
        .map(\.isPlaceholder)
    }
    #expect(marks("Map()") == [true])
    #expect(marks("Text(\"a\").frame(width: -1)") == [false])
  }
}
