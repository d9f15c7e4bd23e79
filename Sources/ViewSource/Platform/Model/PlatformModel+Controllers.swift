extension PlatformModel {
  /// View controllers.
  static let controllers = """
    public class UIViewController: UIResponder {
      public convenience init() { self.init(nibName: nil, bundle: nil) }
      public init(nibName: String?, bundle: Any?) {
        super.init()
        if nibName != nil { _undraw("interface files are not read") }
      }
      public init?(coder: Any) { super.init() }
      var _view: UIView?
      var _isLoading = false
      public var view: UIView! {
        get {
          loadViewIfNeeded()
          return _view
        }
        set { _view = newValue }
      }
      public var viewIfLoaded: UIView? { _view }
      public var isViewLoaded: Bool { _view != nil }
      public func loadViewIfNeeded() {
        if _view != nil || _isLoading { return }
        _isLoading = true
        loadView()
        _isLoading = false
        if _view == nil { _view = UIView() }
        if overrideUserInterfaceStyle != .unspecified { _view!.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
        if _view!.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
          _view!.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        }
        viewDidLoad()
      }
      public func loadView() { _view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }
      public func viewDidLoad() {}
      public func viewWillAppear(_ animated: Bool) {}
      public func viewIsAppearing(_ animated: Bool) {}
      public func viewDidAppear(_ animated: Bool) {}
      public func viewWillDisappear(_ animated: Bool) {}
      public func viewDidDisappear(_ animated: Bool) {}
      public func viewWillLayoutSubviews() {}
      public func viewDidLayoutSubviews() {}
      public func updateViewConstraints() {}
      public func viewSafeAreaInsetsDidChange() {}
      public func viewWillTransition(to size: CGSize, with coordinator: Any) {}
      public func traitCollectionDidChange(_ previous: UITraitCollection?) {}
      public func registerForTraitChanges(_ traits: [Any], handler: Any) -> Any? { nil }
      public func didReceiveMemoryWarning() {}
      func _appear() {
        view._controller = self
        viewWillAppear(false)
        viewIsAppearing(false)
        for child in children { child._appear() }
        viewDidAppear(false)
      }
      public private(set) var children: [UIViewController] = []
      public private(set) var parent: UIViewController?
      public func addChild(_ child: Any) {
        if !_isPlatform(child, "UIViewController") { return }
        children.append(child)
        child.parent = self
      }
      public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
      }
      public func willMove(toParent parent: Any?) {}
      public func didMove(toParent parent: Any?) {}
      public var title: String?
      public var navigationController: Any? { nil }
      public var tabBarController: Any? { nil }
      public var splitViewController: Any? { nil }
      public var presentedViewController: UIViewController? { nil }
      public var presentingViewController: UIViewController? { nil }
      public var presentationController: Any? { nil }
      public var popoverPresentationController: Any? { nil }
      public var sheetPresentationController: Any? { nil }
      public var navigationItem = _UIAppearance()
      public var tabBarItem: Any?
      public var toolbarItems: [Any]?
      public var hidesBottomBarWhenPushed = false
      public var modalPresentationStyle: Any?
      public var modalTransitionStyle: Any?
      public var isModalInPresentation = false
      public var definesPresentationContext = false
      public var transitioningDelegate: Any?
      public var preferredContentSize = CGSize.zero
      public var edgesForExtendedLayout: Any?
      public var extendedLayoutIncludesOpaqueBars = false
      public var additionalSafeAreaInsets = UIEdgeInsets.zero
      public var viewRespectsSystemMinimumLayoutMargins = true
      public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { _view?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
      }
      public var preferredStatusBarStyle: Any? { nil }
      public var prefersStatusBarHidden: Bool { false }
      public var prefersHomeIndicatorAutoHidden: Bool { false }
      public var supportedInterfaceOrientations: Any? { nil }
      public var shouldAutorotate: Bool { true }
      public func setNeedsStatusBarAppearanceUpdate() {}
      public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
      public var traitCollection: UITraitCollection { UITraitCollection.current }
      public var isBeingPresented: Bool { false }
      public var isBeingDismissed: Bool { false }
      public var isMovingToParent: Bool { false }
      public func present(_ controller: Any, animated: Bool, completion: (() -> Void)? = nil) {
        _undraw("it presents another controller")
      }
      public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
      public func show(_ controller: Any, sender: Any?) { _undraw("it shows another controller") }
    }
    extension UIView {
      func _loadController() {}
    }
    public class UIHostingController<Content>: UIViewController {
      public var rootView: Content
      public var sizingOptions: Any?
      public var safeAreaRegions: Any?
      public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
      }
      public init?(coder: Any, rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
      }
      override public func loadView() {
        let made = _UIHostingView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        made._hosting = self
        made.backgroundColor = UIColor.systemBackground
        view = made
      }
      public func sizeThatFits(in size: CGSize) -> CGSize {
        _measured(rootView, size.width < 100000 ? size.width : nil, size.height < 100000 ? size.height : nil)
      }
    }
    public class _UIHostingView: UIView {
      var _hosting: Any?
      override public var intrinsicContentSize: CGSize { _measured(_hosting!.rootView, nil, nil) }
      override public func sizeThatFits(_ size: CGSize) -> CGSize {
        _measured(_hosting!.rootView, size.width < 100000 ? size.width : nil, size.height < 100000 ? size.height : nil)
      }
      override func _content() -> SwiftUI.AnyView? {
        SwiftUI.AnyView(SwiftUI.AnyView(_hosting!.rootView).frame(width: bounds.width, height: bounds.height))
      }
    }
    public protocol UITextDocumentProxy: AnyObject {}
    public class _TextDocument: UITextDocumentProxy {
      public var documentContextBeforeInput: String? { nil }
      public var documentContextAfterInput: String? { nil }
      public var selectedText: String? { nil }
      public var hasText: Bool { false }
      public func insertText(_ text: String) {}
      public func deleteBackward() {}
      public func adjustTextPosition(byCharacterOffset offset: Int) {}
    }
    public class UIInputViewController: UIViewController {
      public var textDocumentProxy = _TextDocument()
      public var primaryLanguage: String?
      public var hasDictationKey = false
      public var hasFullAccess: Bool { false }
      public var needsInputModeSwitchKey: Bool { false }
      public func dismissKeyboard() {}
      public func advanceToNextInputMode() {}
      public func textWillChange(_ input: Any?) {}
      public func textDidChange(_ input: Any?) {}
      public func selectionWillChange(_ input: Any?) {}
      public func selectionDidChange(_ input: Any?) {}
    }
    """
}
