extension PackageStubs {
  /// AlertToast: a view without its message, which is a stand-in while it is presented.
  static let alertToast = """
    import SwiftUI
    public struct AlertToast: View {
      public enum BannerAnimation { case slide, pop }
      public enum DisplayMode: Equatable {
        case alert, hud
        case banner(_ transition: BannerAnimation)
      }
      public enum AlertType: Equatable {
        case complete(_ color: Color)
        case error(_ color: Color)
        case systemImage(_ name: String, _ color: Color)
        case image(_ name: String, _ color: Color)
        case loading, regular
      }
      public enum AlertStyle: Equatable {
        case style(
          backgroundColor: Color? = nil, titleColor: Color? = nil, subTitleColor: Color? = nil, titleFont: Font? = nil,
          subTitleFont: Font? = nil, activityIndicatorColor: Color? = nil)
      }
      public var displayMode: DisplayMode
      public var type: AlertType
      public var title: String?
      public var subTitle: String?
      public var style: AlertStyle?
      public init(
        displayMode: DisplayMode = .alert, type: AlertType, title: String? = nil, subTitle: String? = nil,
        style: AlertStyle? = nil
      ) {
        self.displayMode = displayMode
        self.type = type
        self.title = title
        self.subTitle = subTitle
        self.style = style
      }
      public var body: some View { _AlertToastMessage() }
    }
    extension View {
      public func toast(
        isPresenting: Binding<Bool>, duration: Double = 2, tapToDismiss: Bool = true, offsetY: CGFloat = 0,
        alert: @escaping () -> AlertToast, onTap: (() -> Void)? = nil, completion: (() -> Void)? = nil
      ) -> some View {
        overlay { if isPresenting.wrappedValue { alert() } }
      }
    }
    """

  /// ConfettiSwiftUI: no confetti before the counter changes.
  static let confetti = """
    import SwiftUI
    public enum ConfettiType: Hashable {
      public enum Shape: CaseIterable { case circle, triangle, square, slimRectangle, roundedCross }
      case shape(Shape)
      case text(String)
      case sfSymbol(symbolName: String)
      case image(String)
    }
    public let _confettiTypes: [ConfettiType] = ConfettiType.Shape.allCases.map { .shape($0) }
    public let _confettiColors: [Color] = [.blue, .red, .green, .yellow, .pink, .purple, .orange]
    public struct ConfettiCannon: View {
      public init(
        counter: Binding<Int>, num: Int = 20, confettis: [ConfettiType] = _confettiTypes, colors: [Color] = _confettiColors,
        confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true, opacity: Double = 1,
        openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120), radius: CGFloat = 300, repetitions: Int = 0,
        repetitionInterval: Double = 1, hapticFeedback: Bool = true
      ) {}
      public var body: some View { Color.clear.frame(width: 0, height: 0) }
    }
    extension View {
      public func confettiCannon(
        counter: Binding<Int>, num: Int = 20, confettis: [ConfettiType] = _confettiTypes, colors: [Color] = _confettiColors,
        confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true, opacity: Double = 1,
        openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120), radius: CGFloat = 300, repetitions: Int = 0,
        repetitionInterval: Double = 1, hapticFeedback: Bool = true
      ) -> some View { self }
      public func confettiCannon(
        trigger: Binding<Any>, num: Int = 20, confettis: [ConfettiType] = _confettiTypes, colors: [Color] = _confettiColors,
        confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true, opacity: Double = 1,
        openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120), radius: CGFloat = 300, repetitions: Int = 0,
        repetitionInterval: Double = 1, hapticFeedback: Bool = true
      ) -> some View { self }
    }
    """
}
