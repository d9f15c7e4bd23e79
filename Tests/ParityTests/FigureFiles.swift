import CompiledFixtures
import PlumblineLayout
import Testing

@Suite struct `Figure files` {
  @Test func `each declares a preview with a title`() {
    let figures = Fixture.all.filter { $0.path.hasPrefix("Figures/") }
    #expect(figures.count > 10)
    for fixture in figures {
      #expect(!fixture.previews.isEmpty, "\(fixture.path)")
      for preview in fixture.previews { #expect(preview.make().name?.isEmpty == false, "\(fixture.path)") }
    }
  }
}
