import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Views of UIKit`: PlatformSuite {
  // MARK: Sizes

  @Test func `a view without an intrinsic size takes the proposal`() {
    let found = layout(of: "UIView", "UIView()", ".frame(width: 80, height: 40)")
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame("UIView")?.size == Size(width: 80, height: 40))
    #expect(layout(of: "UIView", "UIView()", ".fixedSize()").frame("UIView")?.size == .zero)
  }

  @Test func `the path of a shadow is drawn, and a mask is applied to it`() {
    let code = """
      let view = UIView()
      view.layer.shadowColor = UIColor.red.cgColor
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 4
      view.layer.shadowPath = Rectangle().path(in: CGRect(x: 0, y: 0, width: 80, height: 40)).cgPath
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(rect: CGRect(x: -40, y: -40, width: 160, height: 120)).cgPath
      view.layer.mask = mask
      return view
      """
    let found = layout(of: "UIView", code, ".frame(width: 80, height: 40)")
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame("UIView")?.size == Size(width: 80, height: 40))
  }

  @Test func `a view and a controller override the appearance`() {
    let code = """
      let view = UIView()
      view.overrideUserInterfaceStyle = .dark
      view.backgroundColor = .systemBackground
      return view
      """
    let found = layout(of: "UIView", code, ".frame(width: 80, height: 40)")
    #expect(found.errors == [] && found.warnings == [])
    let other = layout(
      """
      final class Screen: UIInputViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          overrideUserInterfaceStyle = .light
          let label = UILabel(frame: CGRect(x: 10, y: 20, width: 50, height: 20))
          label.text = textDocumentProxy.documentContextBeforeInput ?? "none"
          view.addSubview(label)
        }
      }
      struct Wrapper: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Screen { Screen() }
        func updateUIViewController(_ controller: Screen, context: Context) {}
      }
      #Preview { Wrapper() }
      """)
    #expect(other.errors == [] && other.warnings == [])
    #expect(other.frame(text: "none") != nil)
  }

  @Test func `a subview is tied to the content of a scroll view`() {
    let code = """
      let view = UITextView()
      view.text = "x"
      view.showsLargeContentViewer = true
      view.scalesLargeContentImage = true
      let label = Own()
      view.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 17),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return view
      """
    let found = layout(of: "UITextView", code, ".frame(width: 200, height: 100)", before: own)
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame("UITextView")?.size == Size(width: 200, height: 100))
  }

  private let own = """
    final class Own: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 50) } }
    """

  @Test func `an intrinsic length is a minimum, and a maximum with a hugging priority of at least 750`() {
    let wide = layout(of: "Own", "Own()", ".frame(width: 200, height: 20)", before: own)
    #expect(wide.frame("Own")?.size == Size(width: 200, height: 50))
    let code = """
      let view = Own()
      view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      return view
      """
    let hugging = layout(of: "Own", code, ".frame(width: 200, height: 20)", before: own)
    #expect(hugging.frame("Own")?.size == Size(width: 100, height: 20))
    #expect(layout(of: "Own", "Own()", ".fixedSize()", before: own).frame("Own")?.size == Size(width: 100, height: 50))
  }

  @Test func `the wrapper's own size comes first`() {
    let found = layout(
      """
      struct Wrapper: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
          CGSize(width: (proposal.width ?? 0) / 2, height: 30)
        }
      }
      #Preview { Wrapper() }
      """)
    #expect(found.errors == [])
    #expect(found.frame("UIView")?.size == Size(width: 150, height: 30))
  }

  // MARK: Updates

  @Test func `a view is made, and then updated with the coordinator and the environment`() {
    let found = layout(
      """
      struct Wrapper: UIViewRepresentable {
        let width: CGFloat
        final class Coordinator: NSObject {
          let factor: CGFloat
          init(factor: CGFloat) { self.factor = factor }
        }
        func makeCoordinator() -> Coordinator { Coordinator(factor: 2) }
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          view.addSubview(UIImageView())
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {
          let height: CGFloat = context.environment.isEnabled ? 10 : 20
          view.subviews[0].frame = CGRect(x: 5, y: 6, width: width * context.coordinator.factor, height: height)
        }
      }
      #Preview { Wrapper(width: 30).disabled(true) }
      """)
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame("UIImageView") == Rect(x: 5, y: 6, width: 60, height: 20))
  }

  // MARK: Layout

  @Test func `autoresizing stretches and moves subviews`() {
    let code = """
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIImageView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
      child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      view.addSubview(child)
      return view
      """
    let found = layout(of: "UIView", code, ".frame(width: 200, height: 150)")
    // 50 + 100 points wide, and 10 + 50 points from the top; the wrapper is in the middle of 300 × 400.
    #expect(found.frame("UIImageView") == Rect(x: 50 + 10, y: 125 + 60, width: 150, height: 20))
  }

  @Test func `a subclass places its subviews in layoutSubviews`() {
    let before = """
      final class Own: UIView {
        let dot = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(dot)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
          super.layoutSubviews()
          dot.frame = bounds.insetBy(dx: 10, dy: 20)
        }
      }
      """
    let found = layout(of: "Own", "Own()", ".frame(width: 100, height: 100)", before: before)
    #expect(found.errors == [])
    #expect(found.frame("UIImageView") == Rect(x: 110, y: 170, width: 80, height: 60))
  }

  @Test func `anchors pin, centre and size a subview`() {
    let code = """
      let view = UIView()
      let (a, b) = (UIImageView(), UIVisualEffectView(effect: nil))
      for child in [a, b] {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
      }
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        a.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        a.widthAnchor.constraint(equalToConstant: 40),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 12),
        b.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        b.topAnchor.constraint(equalTo: a.topAnchor),
        b.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      return view
      """
    let found = layout(of: "UIView", code)
    #expect(found.errors == [] && found.warnings == [])
    #expect(found.frame("UIImageView") == Rect(x: 8, y: 190, width: 40, height: 20))
    #expect(found.frame("UIVisualEffectView") == Rect(x: 60, y: 190, width: 224, height: 210))
  }

  @Test func `constraints that contradict each other leave a placeholder`() {
    let code = """
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      return view
      """
    let warning =
      "Plumbline cannot draw 'Wrapper' (the constraints of 'UIView' contradict each other); "
      + "a labelled placeholder is drawn instead"
    #expect(layout(of: "UIView", code).warnings == [warning])
  }

  @Test(arguments: ["fillEqually", "equalSpacing"])
  func `a stack view distributes its views`(distribution: String) {
    let spacing = distribution == "fillEqually" ? 10 : 0
    let before = """
      final class Box: UIView {
        var length: CGFloat = 0
        override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }
      }
      """
    let code = """
      let boxes = [20, 30, 30].map { length in
        let box = Box()
        box.length = length
        return box
      }
      let stack = UIStackView(arrangedSubviews: boxes)
      stack.distribution = .\(distribution)
      stack.spacing = \(spacing)
      stack.alignment = .center
      return stack
      """
    let found = layout(of: "UIStackView", code, ".frame(width: 290, height: 50)", before: before)
    #expect(found.errors == [] && found.warnings == [])
    let frames = found.frames("Box").map { ($0.minX - 5, $0.width, $0.minY) }
    #expect(frames.count == 3)
    if distribution == "fillEqually" {
      #expect(frames.map(\.0) == [0, 100, 200] && frames.map(\.1) == [90, 90, 90])
    } else {
      // 290 - 80 points are shared by two gaps.
      #expect(frames.map(\.0) == [0, 125, 260] && frames.map(\.1) == [20, 30, 30])
    }
    #expect(frames.allSatisfy { $0.2 == 195 })
  }
}
