import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: UIKit's documentation of `UIButton.Configuration`; the metrics are those of SwiftUI's bordered buttons.
@Suite struct `Configurations of UIKit's buttons`: PlatformSuite {
  private func size(_ code: String, _ kind: String = "UIButton") -> (size: Size?, warnings: [String]) {
    let found = layout(of: kind, code, ".fixedSize()")
    #expect(found.errors == [])
    return (found.frame(kind)?.size, found.warnings)
  }

  private func size(of swiftUI: String) -> Size? {
    let found = layout("#Preview { \(swiftUI) }")
    return found.layout?.views.first?.frame.size
  }

  @Test func `a filled button is as large as a prominent one of SwiftUI`() {
    let found = size(
      "let button = UIButton(configuration: .filled()); button.setTitle(\"Send\", for: .normal); return button")
    #expect(found.warnings == [])
    #expect(found.size == size(of: #"Button("Send") {}.buttonStyle(.borderedProminent)"#))
  }

  @Test func `a title of the configuration, an image and insets count`() throws {
    let plain = try #require(
      size("var look = UIButton.Configuration.gray(); look.title = \"Send\"; return UIButton(configuration: look)").size
    )
    let wide = try #require(
      size(
        """
        var look = UIButton.Configuration.gray()
        look.title = "Send"
        look.contentInsets = NSDirectionalEdgeInsets(top: 17, leading: 22, bottom: 17, trailing: 22)
        return UIButton(configuration: look)
        """
      ).size)
    // A line of 17 points between insets of 17; the usual insets leave less than the least height.
    #expect(wide == Size(width: plain.width + 20, height: 51))
    let found = layout(
      of: "UIButton",
      """
      var look = UIButton.Configuration.tinted()
      look.image = UIImage(systemName: "star")
      look.imagePadding = 6
      look.imagePlacement = .trailing
      return UIButton(configuration: look, primaryAction: UIAction(title: "Keep") { _ in })
      """, ".fixedSize()")
    #expect(found.warnings == [])
    let (text, image) = (try #require(found.frame(text: "Keep")), try #require(found.frame("Image")))
    #expect(abs(image.minX - text.maxX - 6) < 0.01)
  }

  @Test func `a look that is not modelled is reported`() {
    let found = size(
      "var look = UIButton.Configuration.filled(); look.subtitle = \"b\"; look.title = \"a\"; return UIButton(configuration: look)"
    )
    #expect(
      found.warnings == [
        "Plumbline cannot draw 'Wrapper' (the subtitle of a button is not modelled); a labelled placeholder is drawn instead"
      ])
  }

  @Test func `a date picker is that of SwiftUI, and its wheels are reported`() {
    let compact = size("let picker = UIDatePicker(); picker.datePickerMode = .date; return picker", "UIDatePicker")
    #expect(compact.warnings == [])
    #expect(
      compact.size
        == size(
          of: #"DatePicker("", selection: .constant(.now), displayedComponents: .date).labelsHidden().fixedSize()"#))
    let wheels = size(
      "let picker = UIDatePicker(); picker.preferredDatePickerStyle = .wheels; return picker", "UIDatePicker")
    #expect(wheels.warnings.first?.contains("the wheels of a date picker are not modelled") ?? false)
  }
}
