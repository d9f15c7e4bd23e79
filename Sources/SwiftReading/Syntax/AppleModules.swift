/// The names of Apple's modules, and those of Swift's own that code imports with them.
package enum AppleModules {
  /// The modules whose names the vocabulary lists, so that an unknown name of theirs is an error.
  package static let described: Set<String> = [
    "Swift", "SwiftUI", "SwiftUICore", "Foundation", "CoreGraphics", "Combine", "Observation", "Dispatch", "Darwin",
    "Glibc", "PlaygroundSupport", "DeveloperToolsSupport", "Testing", "XCTest",
  ]

  /// The other frameworks that apps import.
  package static let others: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdServices",
    "AppIntents", "AppKit", "AppTrackingTransparency", "ApplicationServices", "AudioToolbox", "AudioUnit",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "ClockKit", "CloudKit", "Cocoa",
    "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CreateML", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI",
    "ExtensionKit", "FamilyControls", "FileProvider", "FoundationModels", "GameController", "GameKit",
    "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "ImageIO",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "MLKit", "MachO", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network",
    "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos",
    "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityKit",
    "RegexBuilder", "ReplayKit", "SafariServices", "SceneKit", "ScreenCaptureKit", "ScreenTime", "Security",
    "ServiceManagement", "ShazamKit", "Social", "SoundAnalysis", "Spatial", "Speech", "SpriteKit", "StoreKit",
    "StoreKitTest", "SwiftData", "Synchronization", "System", "SystemConfiguration", "TVServices", "TVUIKit",
    "TabularData", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit",
    "WidgetKit", "WorkoutKit", "os", "simd",
  ]

  /// The modules that `canImport` finds: those of iOS, so that a program has the declarations that it has there.
  package static let importable: Set<String> = described.union(others).subtracting(absent)

  /// The modules that iOS does not have, and those of tests and of other platforms' libraries.
  private static let absent: Set<String> = [
    "AppKit", "ApplicationServices", "AudioUnit", "Cocoa", "ClockKit", "CreateML", "DeveloperToolsSupport",
    "Glibc", "IOKit", "MLKit", "NotificationCenter", "PlaygroundSupport", "QuickLookUI", "ScreenCaptureKit",
    "ScreenTime", "ServiceManagement", "StoreKitTest", "TVServices", "TVUIKit", "Testing", "WatchKit", "XCTest",
  ]

  /// The modules whose names may precede that of a type or a function.
  package static let qualifying: Set<String> = [
    "Swift", "SwiftUI", "SwiftUICore", "Foundation", "UIKit", "AppKit", "Combine", "CoreGraphics", "Observation",
    "Darwin", "WidgetKit", "os", "OSLog",
  ]
}
