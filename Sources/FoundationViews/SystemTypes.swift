// Types of the system's other frameworks that modifiers without an effect take: nobody looks at their values.
import Foundation

/// What kind of file something is.
public struct UTType: Hashable, Sendable {
  /// The kind's name.
  public let identifier: String
  /// A kind by its name.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// A kind that the app declares.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A kind that another app declares.
  public init(importedAs identifier: String) { self.identifier = identifier }
  /// A kind by the ending of its files.
  public init?(filenameExtension: String) { identifier = filenameExtension }
  private init(named name: String) { identifier = "public.\(name)" }
  /// Anything.
  public static let item = UTType(named: "item")
  /// Anything that is shown.
  public static let content = UTType(named: "content")
  /// Anything that is bytes.
  public static let data = UTType(named: "data")
  /// Text.
  public static let text = UTType(named: "text")
  /// Text without attributes.
  public static let plainText = UTType(named: "plain-text")
  /// Text in Unicode.
  public static let utf8PlainText = UTType(named: "utf8-plain-text")
  /// Text with attributes.
  public static let rtf = UTType(named: "rtf")
  /// A page of the web.
  public static let html = UTType(named: "html")
  /// Values in braces.
  public static let json = UTType(named: "json")
  /// Values in marks.
  public static let xml = UTType(named: "xml")
  /// Values between commas.
  public static let commaSeparatedText = UTType(named: "comma-separated-values-text")
  /// A program.
  public static let sourceCode = UTType(named: "source-code")
  /// An address.
  public static let url = UTType(named: "url")
  /// The address of a file.
  public static let fileURL = UTType(named: "file-url")
  /// A folder.
  public static let folder = UTType(named: "folder")
  /// A folder.
  public static let directory = UTType(named: "directory")
  /// A picture.
  public static let image = UTType(named: "image")
  /// A picture.
  public static let png = UTType(named: "png")
  /// A picture.
  public static let jpeg = UTType(named: "jpeg")
  /// A picture.
  public static let heic = UTType(named: "heic")
  /// A picture.
  public static let gif = UTType(named: "gif")
  /// A picture.
  public static let svg = UTType(named: "svg-image")
  /// Pages.
  public static let pdf = UTType(named: "pdf")
  /// Sound.
  public static let audio = UTType(named: "audio")
  /// Sound.
  public static let mp3 = UTType(named: "mp3")
  /// Pictures that move.
  public static let movie = UTType(named: "movie")
  /// Pictures that move, with sound.
  public static let video = UTType(named: "video")
  /// Files in one.
  public static let zip = UTType(named: "zip-archive")
}

/// What is handed from one app to another, when it is asked for; in a figure nobody asks.
public final class NSItemProvider {
  /// Nothing.
  public init() {}
  /// An object.
  public init(object: Any) {}
  /// An item of a kind.
  public init(item: Any?, typeIdentifier: String?) {}
  /// The contents of a file.
  public init?(contentsOf fileURL: URL?) {}
  /// Whether it has an item of a kind: none.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// What a reader does, which another device could go on with.
public final class NSUserActivity {
  /// What it is called.
  public var title: String?
  /// What it is about.
  public var userInfo: [AnyHashable: Any]?
  /// An activity of a kind.
  public init(activityType: String) {}
}

/// Something that is dropped, with where it is.
public struct DropInfo {
  /// Where it is.
  public let location: CGPoint
  /// Whether it holds something of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What it holds of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What will be done with what is dropped.
public struct DropProposal: Hashable, Sendable {
  /// What is done.
  public let operation: DropOperation
  /// A way of dropping.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What takes what is dropped.
public protocol DropDelegate {
  /// Takes it; false where it is not taken.
  func performDrop(info: DropInfo) -> Bool
  /// Whether it can be taken.
  func validateDrop(info: DropInfo) -> Bool
  /// It comes.
  func dropEntered(info: DropInfo)
  /// It moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It goes.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Whatever comes.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing is done.
  public func dropEntered(info: DropInfo) {}
  /// As before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing is done.
  public func dropExited(info: DropInfo) {}
}

/// How files are read and written by an app.
public protocol FileDocument {
  /// The kinds that are read.
  static var readableContentTypes: [UTType] { get }
}

/// A value that is handed in the form of its coding.
public struct CodableRepresentation: TransferRepresentation {
  /// A value of a kind.
  public init(contentType: UTType) {}
}

/// A value that is handed as bytes.
public struct DataRepresentation: TransferRepresentation {
  /// Bytes of a kind.
  public init<Item>(
    contentType: UTType, exporting: @escaping (Item) throws -> Data, importing: @escaping (Data) throws -> Item
  ) {}
  /// Bytes of a kind.
  public init<Item>(exportedContentType: UTType, exporting: @escaping (Item) throws -> Data) {}
}
