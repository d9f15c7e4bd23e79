// Types of the system's other frameworks, for the arguments of modifiers that have no effect in a figure. Their values
// are not used.
import Foundation

/// The type of a file or of data.
public struct UTType: Hashable, Sendable {
  /// The identifier.
  public let identifier: String
  /// Creates a type from its identifier.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Creates a type that the app declares.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// Creates a type that another app declares.
  public init(importedAs identifier: String) { self.identifier = identifier }
  /// Creates a type from a file name extension.
  public init?(filenameExtension: String) { identifier = filenameExtension }
  private init(named name: String) { identifier = "public.\(name)" }
  /// Any item.
  public static let item = UTType(named: "item")
  /// Any content that can be shown.
  public static let content = UTType(named: "content")
  /// Any data.
  public static let data = UTType(named: "data")
  /// Text.
  public static let text = UTType(named: "text")
  /// Plain text.
  public static let plainText = UTType(named: "plain-text")
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType(named: "utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(named: "rtf")
  /// HTML.
  public static let html = UTType(named: "html")
  /// JSON.
  public static let json = UTType(named: "json")
  /// XML.
  public static let xml = UTType(named: "xml")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(named: "comma-separated-values-text")
  /// Source code.
  public static let sourceCode = UTType(named: "source-code")
  /// A URL.
  public static let url = UTType(named: "url")
  /// The URL of a file.
  public static let fileURL = UTType(named: "file-url")
  /// A folder.
  public static let folder = UTType(named: "folder")
  /// A directory of the file system.
  public static let directory = UTType(named: "directory")
  /// An image.
  public static let image = UTType(named: "image")
  /// A PNG image.
  public static let png = UTType(named: "png")
  /// A JPEG image.
  public static let jpeg = UTType(named: "jpeg")
  /// A HEIC image.
  public static let heic = UTType(named: "heic")
  /// A GIF image.
  public static let gif = UTType(named: "gif")
  /// An SVG image.
  public static let svg = UTType(named: "svg-image")
  /// A PDF document.
  public static let pdf = UTType(named: "pdf")
  /// Audio.
  public static let audio = UTType(named: "audio")
  /// MP3 audio.
  public static let mp3 = UTType(named: "mp3")
  /// A movie.
  public static let movie = UTType(named: "movie")
  /// A video without sound.
  public static let video = UTType(named: "video")
  /// A ZIP archive.
  public static let zip = UTType(named: "zip-archive")
}

/// An item that is dragged, provided on demand.
public final class NSItemProvider: @unchecked Sendable {
  let object: Any?
  /// Creates a provider without an item.
  public init() { object = nil }
  /// Creates a provider of an object.
  public init(object: Any) { self.object = object }
  /// Creates a provider of an item with a type.
  public init(item: Any?, typeIdentifier: String?) { object = item }
  /// Creates a provider of the contents of a file, which are not read.
  public init?(contentsOf fileURL: URL?) { object = nil }
  /// Returns whether the item is an object of a class.
  public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { item(type) != nil }
  /// Calls a function with the item at once, or with nil if it is not an object of the class.
  @discardableResult
  public func loadObject<Object>(
    ofClass type: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(item(type), nil)
    return Progress(totalUnitCount: 1)
  }
  /// Returns the item as an object of a class: a string of Foundation is one of Swift too.
  private func item<Object>(_ type: Object.Type) -> Object? {
    if let object = object as? Object { return object }
    if let string = object as? NSString { return String(describing: string) as? Object }
    return (object as? String).flatMap { NSString(string: $0) as? Object }
  }
  /// Returns whether the provider has an item of a type, which it does not in a figure.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// An activity of the user, which can continue on another device.
public final class NSUserActivity {
  /// The title of the activity.
  public var title: String?
  /// The state of the activity.
  public var userInfo: [AnyHashable: Any]?
  /// Creates an activity of a type.
  public init(activityType: String) {}
}

/// The items of a drop and their location.
public struct DropInfo {
  /// The location of the drop, in points.
  public let location: CGPoint
  /// The providers of the items.
  var providers: [NSItemProvider] = []
  /// Returns whether the drop has items; their types are not compared.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }
  /// Returns the providers of the items; their types are not compared.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
}

/// The operation that a drop will perform.
public struct DropProposal: Hashable, Sendable {
  /// The operation.
  public let operation: DropOperation
  /// Creates a proposal of an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An object that handles drops on a view.
public protocol DropDelegate {
  /// Handles a drop, and returns whether it was accepted.
  func performDrop(info: DropInfo) -> Bool
  /// Returns whether a drop can be accepted.
  func validateDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves within the view; returns the operation, or nil to keep the previous one.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil, which keeps the previous operation.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// A document that an app reads from a file and writes to one.
public protocol FileDocument {
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
}

/// A transfer representation in the encoding of `Codable`.
public struct CodableRepresentation: TransferRepresentation {
  /// Creates a representation of a type.
  public init(contentType: UTType) {}
}

/// A transfer representation as data.
public struct DataRepresentation: TransferRepresentation {
  /// Creates a representation of a type for export and import.
  public init<Item>(
    contentType: UTType, exporting: @escaping (Item) throws -> Data, importing: @escaping (Data) throws -> Item
  ) {}
  /// Creates a representation of a type for export.
  public init<Item>(exportedContentType: UTType, exporting: @escaping (Item) throws -> Data) {}
}
