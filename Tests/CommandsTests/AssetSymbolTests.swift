import Testing

@testable import PlumblineCommands

/// Source: the symbols that Xcode 15 generates for asset catalogues.
@Suite struct `Symbols of assets` {
  @Test func `a symbol has the letters and digits of its asset, and the groups that provide namespaces`() {
    let names = AssetSymbol.names(["Trees 4", "Onboarding/pencil-icon", "logo_dark"], without: "image")
    #expect(names[AssetSymbol.key(of: "trees4")] == "Trees 4")
    #expect(names[AssetSymbol.key(of: "Onboarding/pencilIcon")] == "Onboarding/pencil-icon")
    #expect(names[AssetSymbol.key(of: "logoDark")] == "logo_dark")
    #expect(names[AssetSymbol.key(of: "pencilIcon")] == nil)
  }

  @Test func `a symbol leaves out the kind at the end of its asset's name, unless another asset has that name`() {
    let colors = AssetSymbol.names(["BrandColor", "AccentColor", "Accent", "Color"], without: "color")
    #expect(colors[AssetSymbol.key(of: "brand")] == "BrandColor")
    #expect(colors[AssetSymbol.key(of: "brandColor")] == "BrandColor")
    #expect(colors[AssetSymbol.key(of: "accent")] == "Accent")
    #expect(colors[AssetSymbol.key(of: "color")] == "Color")
  }
}
