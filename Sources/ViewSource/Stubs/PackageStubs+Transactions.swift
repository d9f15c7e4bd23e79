extension PackageStubs {
  /// StoreKit's second version: a store that is not reached, so that there are no products, no purchases and no
  /// transactions, and the sequences of changes are empty.
  static let storeKitTransactions = """
    public enum VerificationResult<SignedType> {
      public enum VerificationError: Error { case invalidSignature, invalidEncoding, revokedCertificate, missingRequiredProperties }
      case unverified(SignedType, VerificationError)
      case verified(SignedType)
      public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _): value
        case .verified(let value): value
        }
      }
      public var payloadValue: SignedType {
        get throws {
          switch self {
          case .unverified(_, let error): throw error
          case .verified(let value): value
          }
        }
      }
      public var jwsRepresentation: String { "" }
    }
    public struct Transaction: Identifiable, Hashable {
      public enum RevocationReason { case developerIssue, other }
      public enum OwnershipType { case purchased, familyShared }
      public enum OfferType { case introductory, promotional, code, winBack }
      public enum Reason { case purchase, renewal }
      public struct Transactions: AsyncSequence {
        public typealias Element = VerificationResult<Transaction>
        public struct AsyncIterator: AsyncIteratorProtocol {
          public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        public func contains(where predicate: (VerificationResult<Transaction>) async throws -> Bool) async -> Bool { false }
        public func first(
          where predicate: (VerificationResult<Transaction>) async throws -> Bool
        ) async -> VerificationResult<Transaction>? { nil }
      }
      public static var all: Transactions { Transactions() }
      public static var currentEntitlements: Transactions { Transactions() }
      public static var unfinished: Transactions { Transactions() }
      public static var updates: Transactions { Transactions() }
      public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
      public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
      public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
      public let id: UInt64
      public let originalID: UInt64
      public let productID: String
      public var productType: Product.ProductType { .autoRenewable }
      public let purchaseDate: Date
      public let originalPurchaseDate: Date
      public var expirationDate: Date? { nil }
      public var revocationDate: Date? { nil }
      public var revocationReason: RevocationReason? { nil }
      public var subscriptionGroupID: String? { nil }
      public var isUpgraded: Bool { false }
      public var offerID: String? { nil }
      public var offerType: OfferType? { nil }
      public var ownershipType: OwnershipType { .purchased }
      public var purchasedQuantity: Int { 1 }
      public var appAccountToken: UUID? { nil }
      public var environment: AppStore.Environment { .xcode }
      public var jsonRepresentation: Data { Data() }
      public func finish() async {}
    }
    public struct Product: Identifiable, Hashable {
      public enum ProductType: Hashable { case consumable, nonConsumable, nonRenewable, autoRenewable }
      public enum PurchaseResult { case success(VerificationResult<Transaction>), userCancelled, pending }
      public struct PurchaseOption: Hashable {
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        public static func promotionalOffer(
          offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption { PurchaseOption() }
        public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption { PurchaseOption() }
      }
      public struct SubscriptionPeriod: Hashable {
        public enum Unit: Hashable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
      }
      public struct SubscriptionOffer: Hashable {
        public enum OfferType: Hashable { case introductory, promotional, winBack }
        public enum PaymentMode: Hashable { case payAsYouGo, payUpFront, freeTrial }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
      }
      public struct SubscriptionInfo: Hashable {
        public enum RenewalState: Hashable { case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked }
        public struct RenewalInfo: Hashable {
          public enum ExpirationReason: Hashable { case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable, unknown }
          public let willAutoRenew: Bool
          public let currentProductID: String
          public var autoRenewPreference: String? { nil }
          public var expirationReason: ExpirationReason? { nil }
          public var gracePeriodExpirationDate: Date? { nil }
          public var renewalDate: Date? { nil }
        }
        public struct Status: Hashable {
          public let state: RenewalState
          public let transaction: VerificationResult<Transaction>
          public let renewalInfo: VerificationResult<RenewalInfo>
        }
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public var groupDisplayName: String { "" }
        public var groupLevel: Int { 1 }
        public var status: [Status] { get async throws { [] } }
        public var isEligibleForIntroOffer: Bool { get async { true } }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
        public static func status(for groupID: String) async throws -> [Status] { [] }
      }
      public let id: String
      public let type: ProductType
      public let displayName: String
      public let description: String
      public let price: Decimal
      public let displayPrice: String
      public let isFamilyShareable: Bool
      public let subscription: SubscriptionInfo?
      public var jsonRepresentation: Data { Data() }
      public static func products(for identifiers: [String]) async throws -> [Product] { [] }
      public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
      public func purchase(confirmIn scene: Any, options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
      public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
      public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    }
    public enum StoreKitError: Error {
      case unknown, userCancelled, networkError(URLError), systemError(Error), notAvailableInStorefront, notEntitled
      case unsupported
    }
    public enum AppStore {
      public struct Environment: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
      }
      public static var canMakePayments: Bool { true }
      public static var deviceVerificationID: UUID? { nil }
      public static func sync() async throws {}
      public static func requestReview(in scene: Any) {}
      public static func showManageSubscriptions(in scene: Any) async throws {}
    }
    """
}
