extension PackageStubs {
  /// SFSafeSymbols: the members of `SFSymbol` are the names of symbols without periods.
  static let safeSymbols = """
    import SwiftUI
    import UIKit

    @dynamicMemberLookup
    public struct SFSymbol: RawRepresentable, Hashable, Identifiable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public var id: String { rawValue }
      public static subscript(dynamicMember member: String) -> SFSymbol { SFSymbol(rawValue: _name(member)) }
      static func _name(_ member: String) -> String {
        var name = ""
        var previous: Character?
        for character in member where character != "_" {
          let begins = character.isUppercase || character.isNumber && previous?.isLetter == true
          if begins, previous != nil { name += "." }
          name += character.lowercased()
          previous = character
        }
        return name
      }
    }
    extension Image {
      public init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
      public init(systemSymbol: SFSymbol, variableValue: Double?) {
        self.init(systemName: systemSymbol.rawValue, variableValue: variableValue)
      }
    }
    extension Label where Title == Text, Icon == Image {
      public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol) {
        self.init(titleKey, systemImage: systemSymbol.rawValue)
      }
      public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol) {
        self.init(title, systemImage: systemSymbol.rawValue)
      }
    }
    extension Button where Label == SwiftUI.Label<Text, Image> {
      public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, action: @escaping () -> Void) {
        self.init(titleKey, systemImage: systemSymbol.rawValue, action: action)
      }
      public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol, action: @escaping () -> Void) {
        self.init(title, systemImage: systemSymbol.rawValue, action: action)
      }
      public init(
        _ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, role: ButtonRole?, action: @escaping () -> Void
      ) {
        self.init(titleKey, systemImage: systemSymbol.rawValue, role: role, action: action)
      }
      public init<S: StringProtocol>(
        _ title: S, systemSymbol: SFSymbol, role: ButtonRole?, action: @escaping () -> Void
      ) {
        self.init(title, systemImage: systemSymbol.rawValue, role: role, action: action)
      }
    }
    extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
      public init(_ title: LocalizedStringKey, systemSymbol: SFSymbol, description: Text? = nil) {
        self.init(title, systemImage: systemSymbol.rawValue, description: description)
      }
      public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol, description: Text? = nil) {
        self.init(title, systemImage: systemSymbol.rawValue, description: description)
      }
    }
    extension UIImage {
      public convenience init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue)! }
      public convenience init(systemSymbol: SFSymbol, withConfiguration configuration: UIImage.Configuration?) {
        self.init(systemName: systemSymbol.rawValue)!
      }
    }
    """
}
