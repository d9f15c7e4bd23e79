extension PlatformModel {
  /// AppKit's views that have a counterpart in UIKit.
  static let appKit = """
    public class NSView: UIView {
      public var isFlipped: Bool { false }
      public var wantsLayer = false
      public var wantsUpdateLayer: Bool { false }
      public var layerContentsRedrawPolicy: Any?
      public var canDrawConcurrently = false
      public var acceptsFirstResponder: Bool { false }
      public var allowsVibrancy: Bool { false }
      public var mouseDownCanMoveWindow: Bool { false }
      public var needsLayout = false
      public var needsDisplay = false
      public var needsUpdateConstraints = false
      public var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
      }
      public var toolTip: String?
      public var menu: Any?
      public var identifier: Any?
      public var focusRingType: Any?
      public var trackingAreas: [Any] = []
      public var postsFrameChangedNotifications = false
      public var postsBoundsChangedNotifications = false
      public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
      public var effectiveAppearance: Any? { nil }
      public var appearance: Any? { didSet { if appearance != nil { _undraw("'appearance' is not modelled") } } }
      public var fittingSize: CGSize { systemLayoutSizeFitting(.zero) }
      public var visibleRect: CGRect { bounds }
      public init(frame frameRect: CGRect) { super.init(frame: frameRect) }
      public required init?(coder: Any) { super.init(coder: coder) }
      public func layout() {}
      public func updateLayer() {}
      public func updateTrackingAreas() {}
      public func addTrackingArea(_ area: Any) {}
      public func removeTrackingArea(_ area: Any) {}
      public func mouseDown(with event: Any) {}
      public func mouseUp(with event: Any) {}
      public func mouseEntered(with event: Any) {}
      public func mouseExited(with event: Any) {}
      public func keyDown(with event: Any) {}
      public func scrollWheel(with event: Any) {}
      public func viewDidMoveToWindow() {}
      public func viewWillMove(toWindow window: Any?) {}
      public func viewDidMoveToSuperview() {}
      public func viewWillMove(toSuperview view: NSView?) {}
      public func viewDidChangeEffectiveAppearance() {}
      public func resizeSubviews(withOldSize size: CGSize) {}
      public func setFrameSize(_ size: CGSize) { frame = CGRect(x: frame.minX, y: frame.minY, width: size.width, height: size.height) }
      public func setFrameOrigin(_ origin: CGPoint) { frame = CGRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height) }
      public func registerForDraggedTypes(_ types: [Any]) {}
      override public func layoutSubviews() { layout() }
      override public func didMoveToWindow() { viewDidMoveToWindow() }
      override public func didMoveToSuperview() { viewDidMoveToSuperview() }
      override func _drawing() -> SwiftUI.AnyView {
        if _overrides(self, "updateLayer") { _undraw("'updateLayer()' of '\\(type(of: self))' is not run") }
        if !isFlipped, subviews.contains(where: { $0.translatesAutoresizingMaskIntoConstraints && $0.frame.minY != 0 }) {
          _undraw("frames from the bottom edge are not modelled")
        }
        return super._drawing()
      }
    }
    public typealias NSUserInterfaceLayoutOrientation = NSLayoutConstraint.Axis
    extension NSLayoutConstraint { public typealias Orientation = NSLayoutConstraint.Axis }
    extension NSLayoutConstraint { public typealias Priority = UILayoutPriority }
    public class NSVisualEffectView: NSView {
      public enum Material {
        case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow, fullScreenUI, toolTip
        case contentBackground, underWindowBackground, underPageBackground, appearanceBased, light, dark, mediumLight
        case ultraDark
      }
      public enum BlendingMode { case behindWindow, withinWindow }
      public enum State { case followsWindowActiveState, active, inactive }
      public var material = Material.appearanceBased
      public var blendingMode = BlendingMode.behindWindow
      public var state = State.followsWindowActiveState
      public var isEmphasized = false
      public var maskImage: Any? { didSet { if maskImage != nil { _undraw("'maskImage' is not modelled") } } }
      public var interiorBackgroundStyle: Any? { nil }
      override func _content() -> SwiftUI.AnyView? {
        let note = "the material of 'NSVisualEffectView' is drawn as a regular material"
        return SwiftUI.AnyView(_noting(SwiftUI.Rectangle().fill(.regularMaterial), note))
      }
    }
    public class NSViewController: UIViewController {
      public init(nibName: Any?, bundle: Any?) {
        super.init(nibName: nil, bundle: nil)
        if nibName != nil { _undraw("interface files are not read") }
      }
      public required init?(coder: Any) { super.init(coder: coder) }
      public var representedObject: Any?
      public var acceptsFirstResponder: Bool { false }
      public func viewWillAppear() {}
      public func viewDidAppear() {}
      public func viewWillDisappear() {}
      public func viewDidDisappear() {}
      public func viewDidLayout() {}
      public func viewWillLayout() {}
      override public func loadView() { view = NSView(frame: .zero) }
      override public func viewWillAppear(_ animated: Bool) { viewWillAppear() }
      override public func viewDidAppear(_ animated: Bool) { viewDidAppear() }
      override public func viewWillLayoutSubviews() { viewWillLayout() }
      override public func viewDidLayoutSubviews() { viewDidLayout() }
    }
    public class NSHostingView<Content>: NSView {
      public var rootView: Content
      public var sizingOptions: Any?
      public init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
      }
      public required init?(coder: Any) { super.init(coder: coder) }
      override public var isFlipped: Bool { true }
      override public var intrinsicContentSize: CGSize { _measured(rootView, nil, nil) }
      override func _content() -> SwiftUI.AnyView? {
        SwiftUI.AnyView(SwiftUI.AnyView(rootView).frame(width: bounds.width, height: bounds.height))
      }
    }
    public class NSHostingController<Content>: NSViewController {
      public var rootView: Content
      public var sizingOptions: Any?
      public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
      }
      public required init?(coder: Any) { super.init(coder: coder) }
      override public func loadView() { view = NSHostingView(rootView: rootView) }
    }
    public class NSImageView: NSView {
      public var image: NSImage?
      public var imageScaling = NSImageScaling.scaleProportionallyDown
      public var imageAlignment: Any?
      public var imageFrameStyle: Any?
      public var contentTintColor: NSColor?
      public var symbolConfiguration: Any? {
        didSet { if symbolConfiguration != nil { _undraw("'symbolConfiguration' is not modelled") } }
      }
      public var isEditable = false
      public var animates = false
      public var allowsCutCopyPaste = false
      public convenience init(image: NSImage) {
        self.init(frame: .zero)
        self.image = image
      }
      override public var intrinsicContentSize: CGSize {
        guard let image else { return CGSize(width: -1, height: -1) }
        return _measured(SwiftUI.Image(nsImage: image), nil, nil)
      }
      override func _content() -> SwiftUI.AnyView? {
        guard let image else { return nil }
        let size = bounds.size
        let shade = SwiftUI.Color(contentTintColor ?? NSColor.labelColor)
        let own = intrinsicContentSize
        let fits = own.width <= size.width && own.height <= size.height
        let shown = SwiftUI.Image(nsImage: image)
        if imageScaling == .scaleNone || imageScaling == .scaleProportionallyDown && fits {
          return SwiftUI.AnyView(shown.foregroundStyle(shade).frame(width: size.width, height: size.height))
        }
        if imageScaling == .scaleAxesIndependently {
          return SwiftUI.AnyView(shown.resizable().foregroundStyle(shade).frame(width: size.width, height: size.height))
        }
        return SwiftUI.AnyView(
          shown.resizable().scaledToFit().foregroundStyle(shade).frame(width: size.width, height: size.height))
      }
    }
    public enum NSImageScaling { case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown }
    public typealias NSRect = CGRect
    public typealias NSSize = CGSize
    public typealias NSPoint = CGPoint
    """
}
