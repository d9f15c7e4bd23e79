extension PackageStubs {
  /// StoreKit, both versions.
  static let storeKit = storeKitProducts + "\n" + storeKitTransactions

  /// The products of StoreKit's first version, which apps make themselves for previews, with their periods and
  /// discounts.
  private static let storeKitProducts = """
    public class SKProduct: NSObject {
      public enum PeriodUnit: UInt { case day, week, month, year }
      public override init() { super.init() }
      public var localizedDescription: String { "" }
      public var localizedTitle: String { "" }
      public var price: NSDecimalNumber { .zero }
      public var priceLocale: Locale { .current }
      public var productIdentifier: String { "" }
      public var isFamilyShareable: Bool { false }
      public var subscriptionGroupIdentifier: String? { nil }
      public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
      public var introductoryPrice: SKProductDiscount? { nil }
      public var discounts: [SKProductDiscount] { [] }
    }
    public class SKProductSubscriptionPeriod: NSObject {
      var _values: [String: Any] = [:]
      public override init() { super.init() }
      public var numberOfUnits: Int { _values["numberOfUnits"] as? Int ?? 0 }
      public var unit: SKProduct.PeriodUnit {
        (_values["unit"] as? UInt).flatMap { SKProduct.PeriodUnit(rawValue: $0) } ?? .day
      }
      public func setValue(_ value: Any?, forKey key: String) { _values[key] = value }
      public func value(forKey key: String) -> Any? { _values[key] }
    }
    public class SKProductDiscount: NSObject {
      public enum PaymentMode: UInt { case payAsYouGo, payUpFront, freeTrial }
      public enum `Type`: UInt { case introductory, subscription }
      var _values: [String: Any] = [:]
      public override init() { super.init() }
      public var identifier: String? { _values["identifier"] as? String }
      public var numberOfPeriods: Int { _values["numberOfPeriods"] as? Int ?? 0 }
      public var price: NSDecimalNumber { _values["price"] as? NSDecimalNumber ?? .zero }
      public var priceLocale: Locale { _values["priceLocale"] as? Locale ?? .current }
      public var paymentMode: PaymentMode {
        (_values["paymentMode"] as? UInt).flatMap { PaymentMode(rawValue: $0) } ?? .payAsYouGo
      }
      public var subscriptionPeriod: SKProductSubscriptionPeriod {
        _values["subscriptionPeriod"] as? SKProductSubscriptionPeriod ?? SKProductSubscriptionPeriod()
      }
      public func setValue(_ value: Any?, forKey key: String) { _values[key] = value }
      public func value(forKey key: String) -> Any? { _values[key] }
    }
    """
}
