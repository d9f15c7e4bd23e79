extension PlatformModel {
  /// Controllers of pages.
  static let pages = """
    public class UIPageViewController: UIViewController {
      public enum TransitionStyle { case pageCurl, scroll }
      public enum NavigationOrientation { case horizontal, vertical }
      public enum NavigationDirection { case forward, reverse }
      public enum SpineLocation { case none, min, mid, max }
      public struct OptionsKey: Hashable {
        let name: String
        public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
        public static let spineLocation = OptionsKey(name: "spineLocation")
      }
      public let transitionStyle: TransitionStyle
      public let navigationOrientation: NavigationOrientation
      public var dataSource: Any? {
        didSet {
          if let dataSource, _overrides(dataSource, "presentationCount") { _undraw("the page control of pages is not modelled") }
        }
      }
      public var delegate: Any?
      public var isDoubleSided = false
      public private(set) var viewControllers: [UIViewController]?
      public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
      ) {
        self.transitionStyle = transitionStyle
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
      }
      public required init?(coder: Any) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(coder: coder)
      }
      public func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
      ) {
        for old in viewControllers ?? [] {
          old.view.removeFromSuperview()
          old.removeFromParent()
        }
        viewControllers = controllers
        if (controllers?.count ?? 0) > 1 { _undraw("several pages side by side are not modelled") }
        guard let first = controllers?.first else { return }
        addChild(first)
        let page: UIView = first.view
        page.translatesAutoresizingMaskIntoConstraints = true
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.frame = view.bounds
        view.addSubview(page)
      }
    }
    """
}
