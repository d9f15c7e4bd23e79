import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: the language, and the documentation of Foundation, UIKit and Kingfisher.
@Suite struct `Types as values and as receivers` {
  private func shown(_ imports: String = "", _ code: String) -> [String] { AppCode.shown(code, importing: imports) }

  @Test func `a type is one of another only if it is, inherits or conforms`() {
    let code = """
      class Base {}
      class Derived: Base {}
      protocol Marked {}
      struct Mark: Marked {}
      func kind<V>(_ type: V.Type) -> String {
        switch V.self {
        case is Data.Type: "data"
        case is String.Type: "string"
        case is Base.Type: "base"
        case is any Marked.Type: "marked"
        default: "other"
        }
      }
      #Preview {
        Text([kind(Data.self), kind(String.self), kind(Derived.self), kind(Mark.self), kind(Int.self)].joined(separator: " "))
        Text("\\(Derived.self is Base.Type) \\(Base.self as? Derived.Type == nil) \\(Int.self is NSNumber.Type)")
      }
      """
    #expect(shown("", code) == ["data string base marked other", "true true false"])
  }

  @Test func `a metatype is a key`() {
    let code = """
      class First {}
      class Second {}
      func key<Service>(_ type: Service.Type) -> ObjectIdentifier { ObjectIdentifier(Service.Type.self) }
      #Preview { Text("\\(key(First.self) == key(First.self)) \\(key(First.self) == key(Second.self))") }
      """
    #expect(shown("", code) == ["true false"])
  }

  @Test func `an extension of a class whose values are another type's is chosen by the receiver's type`() {
    let code = """
      extension Color {
        var platform: UIColor { UIColor(self) }
        var name: String { "Color, " + platform.name }
      }
      extension UIColor {
        var name: String { "UIColor" }
        func described() -> String { "by UIKit" }
      }
      extension Color { func described() -> String { "by SwiftUI, " + platform.described() } }
      extension NSDecimalNumber {
        func isBelowZero() -> Bool { decimalValue._isNegative == 1 }
      }
      #Preview {
        Text(Color.red.name)
        Text(Color.red.described())
        Text("\\(NSDecimalNumber(string: "-2.5").isBelowZero()) \\(NSDecimalNumber.one.isBelowZero())")
      }
      """
    #expect(shown("UIKit", code) == ["Color, UIColor", "by SwiftUI, by UIKit", "true false"])
  }

  @Test func `an untyped sum has the type of a static method of a class`() {
    let code = """
      final class Sizes {
        static func all(_ names: [String: String]) -> [String: Int64] {
          let sizes = names.mapValues { name in size(of: name) }
          let total = sizes.values.reduce(0) { sum, size in
            return sum + size
          }
          return sizes.merging(["total": total]) { first, _ in first }
        }
        private static func size(of name: String) -> Int64 { Int64(name.count) }
      }
      #Preview { Text("\\(Sizes.all(["a": "bb", "c": "ddd"])["total"] ?? 0)") }
      """
    #expect(shown("", code) == ["5"])
  }

  @Test func `a macro of the program adds its conformances`() {
    let code = """
      protocol Named { associatedtype Value }
      extension Named { var title: String { "\\(Self.self)" } }
      @attached(extension, conformances: Named, Sendable, names: named(title))
      macro Titled() = #externalMacro(module: "Macros", type: "Titled")
      @Titled struct Book { typealias Value = Int }
      @resultBuilder enum Shelf { static func buildBlock<N: Named>(_ named: N) -> N { named } }
      func shelf<N: Named>(@Shelf _ content: () -> N) -> N { content() }
      #Preview { Text(shelf { Book() }.title) }
      """
    #expect(shown("", code) == ["Book"])
  }

  @Test func `a style of relative dates is set after it is made`() {
    let code = """
      func days(_ count: Double, _ style: Date.RelativeFormatStyle) -> String {
        Date().addingTimeInterval(count * 86_400).formatted(style)
      }
      #Preview {
        Text({
          var style = Date.RelativeFormatStyle()
          style.presentation = .named
          return days(-1, style)
        }())
        Text(days(-3, Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .wide)))
      }
      """
    #expect(shown("", code) == ["yesterday", "3 days ago"])
  }

  @Test func `a number of a literal is made by its label`() {
    let code = """
      #Preview {
        let factor: CGFloat = 1.5
        Rectangle().frame(width: 10, height: 10).scaleEffect(.init(floatLiteral: factor >= 1.0 ? factor : 1.0))
        Text(String(Double(floatLiteral: 2.5)))
      }
      """
    #expect(shown("", code) == ["2.5"])
  }

  @Test func `an app adds its own options to images of the web`() {
    let code = """
      extension KFOptionSetter {
        func plain(keeps isKept: Bool) -> Self {
          options.callbackQueue = .dispatch(.main)
          options.transition = .fade(0.2)
          options.diskCacheExpiration = .days(2)
          options.cacheOriginalImage = isKept
          return self
        }
      }
      #Preview { KFImage(nil).plain(keeps: true).placeholder { Text("Empty") }.onFailure { _ in } }
      """
    #expect(shown("Kingfisher", code) == ["Empty"])
  }

  @Test func `what a reader may customize changes no figure`() {
    let code = """
      #Preview {
        Text("Glass").glassEffectTransition(.materialize)
        List { Section("Names") { Text("Row") }.collapsible(false) }
      }
      """
    #expect(shown("", code) == ["Glass", "Names", "Row"])
  }
}
