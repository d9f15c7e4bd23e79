import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Previews that return views and view controllers of UIKit.
@Suite struct `Previews of UIKit`: PlatformSuite {
  @Test func `a view fills the screen, with its subviews in it`() {
    let found = layout(
      """
      import UIKit
      final class Card: UIView {
        private let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "abcd"
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor), label.topAnchor.constraint(equalTo: topAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      #Preview {
        let card = Card()
        card.backgroundColor = .systemRed
        return card
      }
      """)
    #expect(found.errors.isEmpty)
    #expect(!found.warnings.contains { $0.contains("cannot draw") })
    #expect(found.frame("Card") == Rect(x: 0, y: 0, width: 300, height: 400))
    #expect(found.frame(text: "abcd")?.midX == 150)
  }

  @Test func `a view controller is loaded and fills the screen`() {
    let found = layout(
      """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
          label.text = "abcd"
          view.addSubview(label)
        }
      }
      #Preview { Screen() }
      """)
    #expect(found.errors.isEmpty)
    #expect(!found.warnings.contains { $0.contains("cannot draw") })
    #expect(found.frame(text: "abcd") != nil)
  }
}
