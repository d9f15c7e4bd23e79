import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Content of UIKit's views`: PlatformSuite {
  /// The warning about the placeholder of the wrapper, for a reason.
  private func warning(_ reason: String) -> String {
    "Plumbline cannot draw 'Wrapper' (\(reason)); a labelled placeholder is drawn instead"
  }

  // MARK: Text

  @Test func `a label is as large as SwiftUI's text, and centres its lines`() throws {
    let code = """
      let label = UILabel()
      label.text = "Label"
      label.font = .systemFont(ofSize: 20)
      label.setContentHuggingPriority(.required, for: .horizontal)
      return label
      """
    let found = layout(of: "UILabel", code)
    let text = layout(#"#Preview { Text("Label").font(.system(size: 20)) }"#)
    #expect(found.errors == [] && found.warnings == [])
    let size = try #require(text.frame("Text")?.size)
    #expect(found.frame("UILabel")?.size == Size(width: size.width, height: 400))
    #expect(found.frame("Text")?.size == size)
    #expect(found.frame("Text")?.midY == 200)
  }

  @Test func `a label that wraps has the height of its lines in a second pass`() throws {
    let code = """
      let view = UIView()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten eleven twelve"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return view
      """
    let found = layout(of: "UIView", code, ".frame(width: 150)")
    let text = layout(
      "#Preview { Text(\"one two three four five six seven eight nine ten eleven twelve\").frame(width: 150) }")
    let height = try #require(text.frame("Text")?.height)
    #expect(height > 50)
    #expect(found.frame("UILabel")?.size == Size(width: 150, height: height))
  }

  @Test func `a cast finds the colors of attributes`() {
    let found = layout(
      """
      #Preview {
        let value: Any = UIColor.red
        if value is UIColor { Color.red.frame(width: 7, height: 7) } else { Text("no") }
      }
      """)
    #expect(found.errors == [])
    #expect(found.frame("Color")?.width == 7)
  }

  @Test func `a text view insets its text by its padding`() {
    let code = """
      let view = UITextView()
      view.text = "Text"
      view.textContainerInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
      return view
      """
    let found = layout(of: "UITextView", code)
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame(text: "Text")?.origin == Point(x: 25, y: 10))
  }

  // MARK: Images and controls

  @Test func `an image view fits its image`() {
    let code = """
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.contentMode = .scaleAspectFit
      return view
      """
    let found = layout(of: "UIImageView", code, ".frame(width: 60, height: 90)")
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame("UIImageView") == Rect(x: 120, y: 155, width: 60, height: 90))
    #expect(found.frame("Image").map { $0.width <= 60 && $0.midX == 150 && $0.midY == 200 } ?? false)
  }

  @Test(arguments: [
    ("UIActivityIndicatorView", "UIActivityIndicatorView(style: .large)", Size(width: 37, height: 37)),
    ("UISwitch", "UISwitch()", Size(width: 49, height: 31)),
    ("UISlider", "UISlider()", Size(width: 300, height: 31)),
    ("UIProgressView", "UIProgressView(progressViewStyle: .default)", Size(width: 300, height: 4)),
    ("UIStepper", "UIStepper()", Size(width: 94, height: 32)),
  ])
  func `controls have their sizes`(kind: String, code: String, size: Size) {
    let start = kind == "UIActivityIndicatorView" ? "let view = \(code); view.startAnimating(); return view" : code
    let found = layout(of: kind, start)
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame(kind)?.size == size)
  }

  @Test func `a hidden view has no drawing and keeps its place`() {
    let found = layout(
      of: "UIActivityIndicatorView", "UIActivityIndicatorView(style: .medium)", ".frame(width: 40, height: 40)")
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame("UIActivityIndicatorView") == nil)
    #expect(found.frame("Color")?.size == Size(width: 20, height: 20))
  }

  // MARK: Controllers

  @Test func `a controller loads its view and lays out SwiftUI's views in it`() {
    let found = layout(
      """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
          addChild(host)
          host.view.frame = CGRect(x: 100, y: 50, width: 90, height: 60)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
      }
      struct Wrapper: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Screen { Screen() }
        func updateUIViewController(_ controller: Screen, context: Context) {}
      }
      #Preview { Wrapper() }
      """)
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame("UIView") == Rect(x: 0, y: 0, width: 300, height: 400))
    #expect(found.layout?.views.last { $0.view == "Color" }?.frame == Rect(x: 130, y: 70, width: 30, height: 20))
  }

  @Test func `a hosting controller has the proposed size, in which long texts wrap`() {
    let found = layout(
      """
      struct Hosted<Content: View>: UIViewControllerRepresentable {
        let content: Content
        func makeUIViewController(context: Context) -> UIHostingController<Content> {
          UIHostingController(rootView: content)
        }
        func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {}
      }
      #Preview { Hosted(content: Text("A text that is much longer than the screen is wide, so that it has two lines")) }
      """)
    #expect(found.errors == [] && found.warnings == [])
    #expect((found.layout?.views.last { $0.view == "Text" }?.frame.size.width ?? 999) <= 300)
    #expect((found.layout?.views.last { $0.view == "Text" }?.frame.size.height ?? 0) > 40)
  }

  // MARK: Limits

  @Test func `a member that the model lacks leaves a placeholder with its place`() {
    let code = "let label = UILabel(); label.flavour = 3; return label"
    #expect(
      layout(of: "UILabel", code).warnings == [warning("Platform.swift:5: 'flavour' of 'UILabel' is not modelled")])
    let outside = "let view = UIView(); view.addSubview(WKWebView()); return view"
    #expect(
      layout(of: "UIView", outside).warnings == [warning("'WKWebView' is not among the classes that are drawn")])
  }

  @Test func `an error in the code of a view leaves a placeholder, and no error`() {
    let found = layout(of: "UIView", "fatalError(\"no view\")")
    #expect(found.errors == [])
    #expect(found.warnings == [warning("Platform.swift:5: fatal error: no view")])
  }

  @Test func `values that a view was given before layout count as well`() {
    let found = layout(
      """
      struct Wrapper: UIViewRepresentable {
        let view: UIView
        init(_ make: () -> UIView) { view = make() }
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      #Preview {
        VStack {
          Wrapper { let view = UILabel(); view.flavour = 3; return view }
          Wrapper { UIImageView() }
        }
      }
      """)
    #expect(found.warnings == [warning("Platform.swift:10: 'flavour' of 'UILabel' is not modelled")])
    #expect(found.frame("UIImageView") != nil)
  }

  @Test(arguments: [
    ("final class Own: UIView { override var alignmentRectInsets: UIEdgeInsets { .zero } }", "alignmentRectInsets"),
    ("final class Own: UIView { override func sketch() {} }", "sketch"),
  ])
  func `an override that nothing calls leaves a placeholder`(before: String, name: String) {
    let reason = "the override of '\(name)' in 'Own' is not run"
    #expect(layout(of: "Own", "Own()", before: before).warnings == [warning(reason)])
  }

  @Test func `an override of a method that a class of the program declares runs`() {
    let before = """
      class Base: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func setUp() {}
      }
      final class Own: Base {
        override func setUp() {
          super.setUp()
          addSubview(UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        }
      }
      """
    let found = layout(of: "Own", "Own()", before: before)
    #expect(found.warnings == [])
    #expect(found.frame("UIImageView") == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a class with outlets needs an interface file, which is not read`() {
    let before = "final class Own: UIView { @IBOutlet var label: UILabel! }"
    let reason = "the interface file of 'Own' is not read"
    #expect(layout(of: "Own", "Own()", before: before).warnings == [warning(reason)])
  }

  @Test func `from right to left, frames are measured from the left and leading anchors from the right`() {
    let code = """
      let view = UIView()
      view.addSubview(UIImageView(frame: CGRect(x: 10, y: 0, width: 20, height: 10)))
      let child = UISwitch()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5).isActive = true
      return view
      """
    let modifiers = #".frame(width: 100, height: 40).environment(\.layoutDirection, .rightToLeft)"#
    let found = layout(of: "UIView", code, modifiers)
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame("UIImageView")?.minX.rounded() == 110)
    #expect(found.frame("UISwitch")?.maxX.rounded() == 195)
  }

  @Test func `layers of other classes leave a placeholder`() {
    let emitter = "let view = UIView(); view.layer.addSublayer(CAEmitterLayer()); return view"
    let reason = "'CAEmitterLayer' is not among the classes that are drawn"
    #expect(layout(of: "UIView", emitter).warnings == [warning(reason)])
    let own = "final class Own: CALayer { override func display() {} }"
    let strip = "let view = UIView(); view.layer.addSublayer(Own()); return view"
    #expect(layout(of: "UIView", strip, before: own).warnings == [warning("the drawing of 'Own' is not run")])
  }

  @Test func `a view knows when it enters the window, and its tint`() {
    let before = """
      final class Own: UIView {
        let inner = UIImageView()
        override func didMoveToWindow() {
          super.didMoveToWindow()
          guard window != nil else { return }
          inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
          addSubview(inner)
        }
      }
      """
    let found = layout(of: "Own", "Own()", before: before)
    #expect(found.warnings == [])
    #expect(found.frame("UIImageView") == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  // MARK: Drawing

  @Test func `code that draws has a layer of its own`() {
    let before = """
      final class Dot: UIView {
        override func draw(_ rect: CGRect) {
          UIColor.red.setFill()
          UIBezierPath(ovalIn: rect.insetBy(dx: 5, dy: 5)).fill()
        }
      }
      """
    let found = layout(of: "Dot", "Dot()", ".frame(width: 40, height: 40)", before: before)
    #expect(found.errors == [] && found.warnings == [])
    let canvas = found.layout?.views.first { $0.view == "Canvas" }
    #expect(canvas?.frame == Rect(x: 130, y: 180, width: 40, height: 40))
    #expect(canvas?.items.isEmpty == false)
  }
}
