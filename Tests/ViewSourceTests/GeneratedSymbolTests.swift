import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: the names of the symbols that Xcode 15 and SwiftGen generate.
@Suite struct `Generated symbols` {
  /// An image and a colour, which are found by their own names and by those of their symbols.
  private struct Assets: AssetCatalog {
    func image(named name: String, colorScheme: ColorScheme) -> ImageSource? {
      guard name == "Onboarding/Pencil 4" || name == "photo-card" else { return nil }
      return ImageSource(path: "p.png", format: .png, pixelSize: Size(width: 20, height: 10), scale: 1)
    }
    func color(named name: String) -> Color? {
      ["BrandColor", "Palette/gray"].contains(name) ? Color(red: 1, green: 0, blue: 0) : nil
    }
    func name(ofSymbol symbol: String, isColor: Bool) -> String? {
      let names =
        isColor
        ? ["brand": "BrandColor", "Palette/gray": "Palette/gray"] : ["Onboarding/pencil4": "Onboarding/Pencil 4"]
      return names[symbol]
    }
  }

  /// The texts of two keys.
  private final class Texts: StringCatalog {
    let sourceLanguage = "en"
    func text(for key: String, table: TextTable, languages: [String]) -> (format: LocalizedFormat, language: String)? {
      let texts = ["settings.title": "Settings", "Day %lld": "Day %1$(number)lld of the **plan**"]
      if key == "back", table == .named("App") { return (LocalizedFormat("Back"), "en") }
      return texts[key].map { (LocalizedFormat($0), "en") }
    }
    func lists(_ key: String) -> Bool { ["settings.title", "Day %lld"].contains(key) }
    func hasTexts(in languages: [String]) -> Bool { true }
    func key(ofSymbol symbol: String, table: String?) -> String? {
      if table != nil { return symbol == "back" ? "back" : nil }
      return ["settingstitle", "settingsTitle", "Settingstitle"].contains(symbol) ? "settings.title" : nil
    }
    func key(ofFunction symbol: String, table: String?) -> String? { symbol == "day" ? "Day %lld" : nil }
    func table(ofSymbol symbol: String) -> String? { ["app", "App"].contains(symbol) ? "App" : nil }
  }

  private func read(_ code: String) -> (views: [ResolvedView], messages: [String]) {
    var options = ReadingOptions()
    options.assets = Assets()
    options.localization = Localization(strings: Texts())
    let file = SourceFile(path: "App.swift", text: "import SwiftUI\nimport Elsewhere\n\(code)\n")
    let reading = ViewSource.read([file], options: options)
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    return (views, reading.diagnostics.diagnostics.map(\.message.description))
  }

  @Test(arguments: [
    "Image(.Onboarding.pencil4)", "Image(ImageResource.Onboarding.pencil4)",
    "Image([ImageResource.Onboarding.pencil4, .Onboarding.pencil4][1])",
  ]) func `an image of a namespace is found by its symbol`(_ image: String) {
    let found = read("#Preview { \(image) }")
    #expect(found.messages == [])
    #expect(found.views.first { $0.view == "Image" }?.frame.size == Size(width: 20, height: 10))
  }

  @Test(arguments: [
    "Color(.brand)", "Color(.brand).opacity(1)",
    "Text(\"a\").background({ if true { return Color.red }; return .brand }())",
  ]) func `a colour is found by its symbol`(_ view: String) {
    #expect(read("#Preview { \(view) }").messages == [])
  }

  @Test(arguments: [
    "UIImage(resource: .photoCard)", "UIImage.photoCard", "chosen", "UIImage(resource: .Onboarding.pencil4)",
  ]) func `an image of UIKit is found by its symbol`(_ image: String) {
    let found = read(
      """
      var chosen: UIImage? { .photoCard }
      #Preview { if let image: UIImage = \(image) { Image(uiImage: image) } }
      """)
    #expect(found.messages == [])
    #expect(found.views.first { $0.view == "Image" }?.frame.size == Size(width: 20, height: 10))
  }

  @Test(arguments: ["UIColor(resource: .brand)", "UIColor.brand", "tint"])
  func `a colour of UIKit is found by its symbol`(_ color: String) {
    let found = read(
      """
      let tint: UIColor = .brand
      #Preview { Text(\(color) == UIColor(red: 1, green: 0, blue: 0, alpha: 1) ? "same" : "other") }
      """)
    #expect(found.messages == [])
    #expect(found.views.compactMap { $0.view == "Text" ? $0.detail : nil } == ["same"])
  }

  @Test func `a colour of a namespace is found by its symbol`() {
    let found = read(
      """
      struct Badge: View { var color: Color; var body: some View { Text("a").background(color) } }
      #Preview { Badge(color: Color(.Palette.gray)) }
      """)
    #expect(found.messages == [])
  }

  @Test func `a colour of the program that is made from its asset does not depend on itself`() {
    let found = read(
      """
      extension Color { static let brand = Color(.brand) }
      #Preview { Color.brand }
      """)
    #expect(found.messages == [])
  }

  @Test(arguments: [
    ("Text(.settingsTitle)", ["Settings"]), ("Text(.day(number: 3))", ["Day 3 of the plan"]),
    ("Text(String(localized: .settingsTitle))", ["Settings"]),
    ("Text(.App.back)", ["Back"]), ("Text(.app(.back))", ["Back"]), ("Text(.app(.day(4)))", ["Day 4 of the plan"]),
    ("Text(String(localized: .app(.back)))", ["Back"]), ("Text(LocalizedStringResource.App.back)", ["Back"]),
    ("Text(.App.day(5))", ["Day 5 of the plan"]),
    ("Label(.settingsTitle, systemImage: \"gear\").labelStyle(.titleOnly)", ["Settings"]),
  ]) func `a text is found by the symbol of a string catalogue`(_ view: String, _ texts: [String]) {
    let found = read("#Preview { \(view) }")
    #expect(found.messages == [])
    #expect(found.views.compactMap { $0.view == "Text" ? $0.detail : nil } == texts)
  }

  @Test func `a generated constant has the text of its key`() {
    let found = read("#Preview { Text(L10n.Settings.title) }")
    #expect(found.messages == [])
    #expect(found.views.compactMap { $0.view == "Text" ? $0.detail : nil } == ["Settings"])
  }

  @Test func `a generated function has the text of its key with its values`() {
    let found = read("#Preview { Text(L10n.day(3)) }")
    #expect(found.messages == [])
    #expect(found.views.compactMap { $0.view == "Text" ? $0.detail : nil } == ["Day 3 of the **plan**"])
  }
}
