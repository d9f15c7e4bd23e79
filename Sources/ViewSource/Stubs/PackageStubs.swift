import PlumblineSwiftReading

/// Stand-ins for modules that apps import and that a program on this platform does not have, in plain Swift.
///
/// Each implements the part of a module's public interface that affects views: data that stays in memory, requests that
/// do not finish, images that show their placeholder. A module's stand-in is read with a program that imports the
/// module and does not contain it.
enum PackageStubs {
  /// The source of each module's stand-in, by the module's name.
  static let sources: [String: String] = [
    "SwiftData": swiftData, "CoreData": coreData, "Kingfisher": kingfisher, "Nuke": nuke, "NukeUI": nukeUI,
    "SDWebImageSwiftUI": webImage,
    "SwiftUIIntrospect": introspect, "Introspect": introspect, "Factory": factory, "FactoryKit": factory,
    "Swinject": swinject, "Defaults": defaults, "KeychainAccess": keychain, "Algorithms": algorithms,
    "OrderedCollections": orderedCollections, "Collections": orderedCollections, "Inject": inject,
    "PreviewSnapshots": previewSnapshots, "SnapshotPreferences": snapshotPreferences, "Dependencies": dependencies,
    "DependenciesMacros": dependencies, "IdentifiedCollections": identifiedCollections,
    "ComposableArchitecture": composableArchitecture + navigationStacks, "RealmSwift": realm, "Numerics": numerics,
    "RealModule": numerics, "SFSafeSymbols": safeSymbols, "os": unfairLock,
    "Synchronization": mutex, "Charts": charts, "SwiftUIFlux": flux, "Tagged": tagged, "Sentry": sentry,
    "SentrySwiftUI": sentry, "KeychainSwift": keychainSwift, "CoreMotion": coreMotion,
    "CoreHaptics": coreHaptics, "CryptoSwift": bytes, "secp256k1": bytes, "SwiftDate": swiftDate,
    "LocalAuthentication": localAuthentication, "WatchConnectivity": watchConnectivity, "Network": network,
    "UserNotifications": userNotifications, "CoreLocation": coreLocation, "MapKit": mapKit, "PhotosUI": photosUI,
    "FirebaseCore": firebaseCore, "FirebaseAnalytics": firebaseAnalytics,
    "FirebaseCrashlytics": firebaseCrashlytics, "FirebaseRemoteConfig": firebaseRemoteConfig,
    "DeviceKit": deviceKit, "GRDB": grdb, "TipKit": tipKit, "ButtonKit": buttonKit, "Shimmer": shimmer,
    "RegexBuilder": regexBuilder, "CryptoKit": cryptoKit, "Crypto": cryptoKit, "AlertToast": alertToast,
    "ConfettiSwiftUI": confetti, "Themeable": themeable, "EmojiText": emojiText, "HAKit": homeAssistant,
    "AuthenticationServices": authenticationServices, "Sharing": sharing, "SwiftNavigation": navigation,
    "SwiftUINavigation": navigation, "Overture": overture, "AppIntents": appIntents,
    "BetterSafariView": safariView, "ConcurrencyExtras": concurrencyExtras, "Settings": settings,
    "MarkdownUI": markdownUI, "StoreKit": storeKit, "XCTestDynamicOverlay": issueReporting,
    "IssueReporting": issueReporting, "FirebaseAuth": firebaseAuth, "VideoToolbox": videoToolbox,
  ]

  /// The modules whose stand-in another one needs.
  private static let requirements: [String: [String]] = [
    "NukeUI": ["Nuke"], "MapKit": ["CoreLocation"],
    "ComposableArchitecture": ["Dependencies", "IdentifiedCollections", "Sharing", "SwiftNavigation"],
    "Sharing": ["IdentifiedCollections"],
  ]

  /// Returns the stand-ins of missing modules, each once, in the order of their names.
  static func files(for missing: Set<String>) -> [(module: String, file: SourceFile)] {
    var names = Set<String>()
    var open = missing.sorted()
    while let name = open.popLast() {
      guard sources[name] != nil, names.insert(name).inserted else { continue }
      open += requirements[name] ?? []
    }
    var seen: Set<String> = []
    return names.sorted().compactMap { name in
      guard let text = sources[name] else { return nil }
      return (name, SourceFile(path: "\(name).swift", text: seen.insert(text).inserted ? text : "", isIncluded: true))
    }
  }
}
