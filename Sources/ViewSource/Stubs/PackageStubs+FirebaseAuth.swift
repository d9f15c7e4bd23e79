extension PackageStubs {
  /// Firebase's authentication without a signed-in user; its requests never return.
  static let firebaseAuth = """
    public protocol AuthStateDidChangeListenerHandle {}
    class _AuthListener: NSObject, AuthStateDidChangeListenerHandle {}
    public protocol UserInfo {
      var uid: String { get }
      var displayName: String? { get }
      var email: String? { get }
      var photoURL: URL? { get }
      var phoneNumber: String? { get }
      var providerID: String { get }
    }
    public class User: UserInfo {
      public let uid: String
      public var displayName: String?
      public var email: String?
      public var photoURL: URL?
      public var phoneNumber: String?
      public let providerID = "Firebase"
      public let isAnonymous = false
      public let isEmailVerified = false
      public let providerData: [any UserInfo] = []
      init(uid: String) { self.uid = uid }
    }
    public class AuthCredential {
      public let provider: String
      init(provider: String) { self.provider = provider }
    }
    public class AuthDataResult {
      public let user: User
      init(user: User) { self.user = user }
    }
    public class Auth {
      static let _shared = Auth()
      public static func auth() -> Auth { _shared }
      public var currentUser: User? { nil }
      public var languageCode: String?
      public func useAppLanguage() {}
      public func useEmulator(withHost host: String, port: Int) {}
      public func signOut() throws {}
      public func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
      ) -> any AuthStateDidChangeListenerHandle {
        DispatchQueue.main.async { listener(self, nil) }
        return _AuthListener()
      }
      public func removeStateDidChangeListener(_ handle: Any) {}
      public func signIn(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)?) {}
      public func signIn(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)?
      ) {}
      public func createUser(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)?
      ) {}
      public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)?) {}
    }
    """
}
