extension PlatformModel {
  /// SwiftUI's protocols that wrap views, and the run of a value that conforms to one.
  static let hosting = """
    public class UIViewRepresentableContext<Representable> {
      public let coordinator: Any
      public var transaction = Transaction()
      public var environment: EnvironmentValues { _environmentValues() }
      init(_ coordinator: Any) { self.coordinator = coordinator }
      public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { changes() }
    }
    public protocol UIViewRepresentable: View {
      func makeUIView(context: Any) -> Any
      associatedtype UIViewType
      associatedtype Coordinator
      typealias Context = UIViewRepresentableContext<Self>
      typealias LayoutOptions = Any
    }
    public protocol UIViewControllerRepresentable: View {
      func makeUIViewController(context: Any) -> Any
      associatedtype UIViewControllerType
      associatedtype Coordinator
      typealias Context = UIViewRepresentableContext<Self>
    }
    public protocol NSViewRepresentable: View {
      func makeNSView(context: Any) -> Any
      associatedtype NSViewType
      associatedtype Coordinator
      typealias Context = UIViewRepresentableContext<Self>
    }
    public protocol NSViewControllerRepresentable: View {
      func makeNSViewController(context: Any) -> Any
      associatedtype NSViewControllerType
      associatedtype Coordinator
      typealias Context = UIViewRepresentableContext<Self>
    }
    extension UIViewRepresentable {
      func _make(_ context: Any) -> Any { self.makeUIView(context: context) }
      func _update(_ view: Any, _ context: Any) { self.updateUIView(view, context: context) }
      func _fits(_ proposal: ProposedViewSize, _ view: Any, _ context: Any) -> CGSize? {
        self.sizeThatFits(proposal, uiView: view, context: context)
      }
    }
    extension UIViewControllerRepresentable {
      func _make(_ context: Any) -> Any { self.makeUIViewController(context: context) }
      func _update(_ controller: Any, _ context: Any) { self.updateUIViewController(controller, context: context) }
      func _fits(_ proposal: ProposedViewSize, _ controller: Any, _ context: Any) -> CGSize? {
        self.sizeThatFits(proposal, uiViewController: controller, context: context)
      }
    }
    extension NSViewRepresentable {
      func _make(_ context: Any) -> Any { self.makeNSView(context: context) }
      func _update(_ view: Any, _ context: Any) { self.updateNSView(view, context: context) }
      func _fits(_ proposal: ProposedViewSize, _ view: Any, _ context: Any) -> CGSize? {
        self.sizeThatFits(proposal, nsView: view, context: context)
      }
    }
    extension NSViewControllerRepresentable {
      func _make(_ context: Any) -> Any { self.makeNSViewController(context: context) }
      func _update(_ controller: Any, _ context: Any) { self.updateNSViewController(controller, context: context) }
      func _fits(_ proposal: ProposedViewSize, _ controller: Any, _ context: Any) -> CGSize? {
        self.sizeThatFits(proposal, nsViewController: controller, context: context)
      }
    }

    class _PlatformHost {
      let owner: Any
      var made: Any?
      var context: Any?
      var root: UIView?
      init(_ owner: Any) {
        self.owner = owner
        UIView._isMirrored = _environmentValues().layoutDirection == .rightToLeft
        if owner is UIView || owner is UIViewController {
          made = owner
        } else {
          context = UIViewRepresentableContext<Any>(_overrides(owner, "makeCoordinator") ? owner.makeCoordinator() : ())
          made = owner._make(context)
          root = _view(of: made)
          owner._update(made, context)
        }
        root = _view(of: made)
        if let controller = made as? UIViewController { controller._appear() }
      }
      func _view(of object: Any?) -> UIView? {
        if object is UIViewController { return _isPlatform(object, "UIViewController") ? object.view : nil }
        return _isPlatform(object, "UIView") ? object : nil
      }
      func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        guard let root else { return .zero }
        if let context, _overrides(owner, "sizeThatFits"), let own = owner._fits(ProposedViewSize(width: width, height: height), made, context) { return own }
        // The views of a hosting controller adapt to the proposal: its ideal size is no minimum.
        if root is _UIHostingView, made is UIViewController {
          let ideal = root.intrinsicContentSize
          return CGSize(width: Swift.max(width ?? ideal.width, 0), height: Swift.max(height ?? ideal.height, 0))
        }
        let w = _length(width, root.intrinsicContentSize.width, .horizontal)
        if root._wraps, root.bounds.width != w {
          root._place(CGRect(x: 0, y: 0, width: w, height: Swift.max(root.bounds.height, 1)))
        }
        let h = _length(height, root.intrinsicContentSize.height, .vertical)
        return CGSize(width: w, height: h)
      }
      func _length(_ proposed: CGFloat?, _ intrinsic: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        if intrinsic == UIView.noIntrinsicMetric { return Swift.max(proposed ?? 0, 0) }
        let ideal = Swift.max(intrinsic, 0)
        var length = proposed ?? ideal
        if root!.contentHuggingPriority(for: axis).rawValue >= 750 { length = Swift.min(length, ideal) }
        if root!.contentCompressionResistancePriority(for: axis).rawValue >= 750 { length = Swift.max(length, ideal) }
        return length
      }
      func content(_ size: CGSize) -> SwiftUI.AnyView {
        guard let root else { return SwiftUI.AnyView(SwiftUI.EmptyView()) }
        UIView._isMirrored = _environmentValues().layoutDirection == .rightToLeft
        if root.isHidden { return SwiftUI.AnyView(SwiftUI.Color.clear) }
        root._layOutTree(size)
        guard context == nil, let color = root.backgroundColor else { return root._drawing() }
        return SwiftUI.AnyView(root._drawing().background(SwiftUI.Color(uiColor: color).ignoresSafeArea()))
      }
    }
    """
}
