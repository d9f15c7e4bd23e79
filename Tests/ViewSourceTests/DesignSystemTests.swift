import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Forms of code because of which previews of design systems and browsers were not drawn.
@Suite struct `Forms of design systems` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `runs of an attributed string by one attribute are pairs of its value and the range`() {
    let code = """
      #Preview {
        let text = try! AttributedString(markdown: "a **b** [c](https://x.y) d")
        Text(verbatim: text.runs[\\.link].map { "\\($0.0?.absoluteString ?? "-"):\\(String(text[$0.1].characters))" }.joined(separator: "|"))
      }
      #Preview {
        Text(verbatim: ProcessInfo.processInfo.physicalMemory > 1_000_000 && UIDevice.current.identifierForVendor?.uuidString.count == 36 ? "known" : "")
      }
      """
    #expect(shown(code, importing: "Foundation") == ["-:a b |https://x.y:c|-: d", "known"])
  }

  @Test func `names in extensions of framework types are first those of their own nested types`() {
    let code = """
      extension Font {
        enum Kind { case a; var textStyle: TextStyle { switch self { case .a: return .largeTitle } } }
        static func my(_ kind: Kind) -> Font { Font.system(kind.textStyle).weight(.bold) }
      }
      #Preview { Text(Font.Kind.a.textStyle == Font.TextStyle.largeTitle ? "large" : "other").font(.my(.a)) }
      """
    #expect(shown(code) == ["large"])
  }

  @Test func `traits, orientations, directions of languages and limits of numbers are known`() {
    let code = """
      #Preview {
        let traits = UITraitCollection.current
        Text(verbatim: "\\(traits.userInterfaceLevel == .elevated) \\(traits.accessibilityContrast == .normal)")
      }
      #Preview { Text(verbatim: "\\(UIInterfaceOrientation.landscapeLeft.isLandscape) \\(CGFloat(MAXFLOAT) > 1e30) \\(DBL_MAX > 1e300)") }
      #Preview { Text(verbatim: "\\(Locale(identifier: "ar").language.characterDirection == .rightToLeft)") }
      """
    #expect(shown(code) == ["false true", "true true true", "true"])
    let memory =
      "#Preview { let bytes: UInt64 = ProcessInfo.processInfo.physicalMemory; Text(verbatim: \"\\(bytes / 1_000_000_000)\") }"
    #expect(shown(memory, importing: "Foundation") == ["8"])
  }

  @Test func `a font is made of a descriptor's attributes`() {
    let code = """
      extension UIFont {
        static func my(_ style: TextStyle, _ weight: Weight) -> UIFont {
          let size = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize
          let plain = UIFontDescriptor(fontAttributes: [
            UIFontDescriptor.AttributeName.size: size,
            UIFontDescriptor.AttributeName.family: UIFont.systemFont(ofSize: size).familyName,
          ])
          let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
          return UIFont(descriptor: heavy, size: 0)
        }
      }
      #Preview { Text(verbatim: "\\(UIFont.my(.largeTitle, .bold).pointSize) \\(Font(UIFont.my(.body, .bold)) == Font(UIFont.systemFont(ofSize: 17, weight: .bold)))") }
      """
    #expect(shown(code) == ["34.0 true"])
  }

  @Test func `elements from elsewhere fulfil the condition of a conformance`() {
    let code = """
      import Missing
      protocol Storable: Equatable {}
      extension String: Storable {}
      extension Array: Storable where Element: Storable {}
      final class Option<Value: Equatable> {
        let value: Value
        private init(initial: Value) { value = initial }
        convenience init(_ value: Value) where Value: Storable { self.init(initial: value) }
        convenience init<Part>(_ value: Value) where Part: Storable, Value == Part? { self.init(initial: value) }
      }
      #Preview { Text("\\(Option<[String]>([Elsewhere.name]).value.count)") }
      """
    #expect(shown(code) == ["1"])
  }
}
