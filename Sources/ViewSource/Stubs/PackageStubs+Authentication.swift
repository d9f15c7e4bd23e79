extension PackageStubs {
  /// AuthenticationServices: the button that signs in with Apple.
  ///
  /// The title's size is 43 % of the button's height. Source: Human Interface Guidelines, Sign in with Apple. The
  /// weight of the title and the distance of the logo are estimates.
  static let authenticationServices = """
    import SwiftUI
    public struct SignInWithAppleButton: View {
      public enum Label { case signIn, `continue`, signUp }
      public enum Style { case black, white, whiteOutline }
      let _label: Label
      @Environment(\\._signInStyle) var _style
      public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<Any, Error>) -> Void
      ) { _label = label }
      public var body: some View {
        let text = _label == .signIn ? "Sign in with Apple" : _label == .signUp ? "Sign up with Apple" : "Continue with Apple"
        let color = _style == .black ? Color.white : Color.black
        GeometryReader { proxy in
          HStack(spacing: proxy.size.height * 0.1) {
            Image(systemName: "apple.logo")
            Text(verbatim: text)
          }
          .font(.system(size: proxy.size.height * 0.43, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
          .foregroundStyle(color).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(minWidth: 130, minHeight: 30)
        .background(_style == .black ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: 6))
        .overlay { if _style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.black, lineWidth: 1) } }
      }
    }
    public class ASAuthorizationAppleIDRequest {
      public var requestedScopes: [Any]?
      public var nonce: String?
      public var state: String?
    }
    extension EnvironmentValues { @Entry var _signInStyle: SignInWithAppleButton.Style = .black }
    extension View {
      public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { environment(\\._signInStyle, style) }
    }
    """
}
