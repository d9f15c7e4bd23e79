import CompiledFixtures
import PlumblineLayout
import Testing

@Suite struct `Figure files` {
  @Test func `each declares a preview with a title`() {
    for fixture in Fixture.all where fixture.path.hasPrefix("Figures/") {
      #expect(!fixture.previews.isEmpty, "\(fixture.path)")
      for preview in fixture.previews { #expect(preview.make().name?.isEmpty == false, "\(fixture.path)") }
    }
  }
}
