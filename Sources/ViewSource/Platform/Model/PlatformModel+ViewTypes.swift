extension PlatformModel {
  /// The types that views declare.
  static let viewTypes = """
    extension UIView {
      public enum ContentMode {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
      }
      public enum TintAdjustmentMode { case automatic, normal, dimmed }
      public struct AutoresizingMask: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
      }
      public struct AnimationOptions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let curveEaseInOut = AnimationOptions(rawValue: 1)
        public static let curveEaseIn = AnimationOptions(rawValue: 2)
        public static let curveEaseOut = AnimationOptions(rawValue: 4)
        public static let curveLinear = AnimationOptions(rawValue: 8)
        public static let allowUserInteraction = AnimationOptions(rawValue: 16)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 32)
        public static let layoutSubviews = AnimationOptions(rawValue: 64)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 128)
        public static let autoreverse = AnimationOptions(rawValue: 256)
        public static let `repeat` = AnimationOptions(rawValue: 512)
      }
    }
    """
}
