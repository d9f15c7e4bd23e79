import PlumblineTesting
import Testing

/// Assets of two colours.
private struct Palette: AssetCatalog {
  func image(named name: String, colorScheme: ColorScheme) -> ImageSource? { nil }
  func color(named name: String) -> Color? {
    ["brand": Color(light: .init(red: 1, green: 0, blue: 0), dark: .init(red: 0, green: 0, blue: 1)), "ink": .black][
      name]
  }
}

@Suite struct `Colours of the assets in compiled code` {
  /// The colours that a view is filled with, and the warnings.
  private func fills(of view: some View) -> (colors: [Color], warnings: [String]) {
    let renderer = ImageRenderer(content: view)
    renderer.assets = Palette()
    let layout = renderer.layout
    let colors = layout.views.flatMap(\.items).compactMap { item -> Color? in
      if case .fill(_, .color(let color), _) = item { color } else { nil }
    }
    return (colors, layout.warnings.map(\.message))
  }

  /// The content of the light appearance, in which a renderer draws.
  private let brand = Color(red: 1, green: 0, blue: 0)

  @Test func `a colour is looked up by its name where it is drawn, with the opacity that it was given`() {
    #expect(fills(of: Color("brand")).colors == [brand])
    #expect(fills(of: Color("brand").opacity(0.25)).colors == [brand.opacity(0.25)])
    #expect(fills(of: Rectangle().fill(Color("ink"))).colors == [.black])
    #expect(fills(of: Rectangle().foregroundStyle(Color("brand").opacity(0.5))).colors == [brand.opacity(0.5)])
    #expect(fills(of: Color("brand").environment(\.colorScheme, .dark)).colors == [Color(red: 0, green: 0, blue: 1)])
  }

  @Test func `a mixture with such a colour is mixed where it is drawn`() {
    let half = Color("brand").mix(with: .black, by: 0.5)
    #expect(fills(of: half).colors == [Color(red: 0.5, green: 0, blue: 0)])
    #expect(fills(of: half.opacity(0.5)).colors == [Color(red: 0.5, green: 0, blue: 0, opacity: 0.5)])
    #expect(fills(of: Color.black.mix(with: half, by: 0.5)).colors == [Color(red: 0.25, green: 0, blue: 0)])
    #expect(fills(of: half.environment(\.colorScheme, .dark)).colors == [Color(red: 0, green: 0, blue: 0.5)])
  }

  @Test func `two colours of one name are equal, of two names not`() {
    #expect(Color("brand") == Color("brand"))
    #expect(Color("brand") != Color("ink"))
    #expect(Color("brand").assetName == "brand")
    #expect(Color.red.assetName == nil)
  }

  @Test func `gradients and shadows have such colours`() throws {
    let renderer = ImageRenderer(
      content: LinearGradient(colors: [Color("brand"), .white], startPoint: .top, endPoint: .bottom)
        .shadow(color: Color("ink"), radius: 2))
    renderer.assets = Palette()
    let layout = renderer.layout
    let described = "\(layout.views.flatMap(\.items))"
    #expect(layout.warnings.isEmpty)
    #expect(!described.contains("-1000000000"))
    #expect(described.contains("linear"))
  }

  @Test func `a missing colour is grey, and is reported once`() {
    let found = fills(
      of: VStack {
        Color("nowhere"); Color("nowhere").opacity(0.5)
      })
    let grey = Color.standIn(for: "nowhere").fixed(to: .light)
    #expect(found.colors == [grey, grey.opacity(0.5)])
    #expect(found.warnings == ["there is no colour named 'nowhere'"])
  }
}
