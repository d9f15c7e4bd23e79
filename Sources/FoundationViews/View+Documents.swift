import Foundation
import PlumblineViews

// What apps hand to one another by way of a view: nothing, in a figure.
extension View {
  /// The view; nobody drags it.
  ///
  /// - Example: `Text("a").onDrag { NSItemProvider() }`
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> LoweredView { LoweredView(layoutNode) }
  /// The view; nobody drags it.
  public func onDrag(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View) -> LoweredView {
    LoweredView(layoutNode)
  }
  /// The view; nothing is dropped on it.
  ///
  /// - Example: `Text("a").onDrop(of: [.text], isTargeted: nil) { _ in false }`
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> LoweredView { LoweredView(layoutNode) }
  /// The view; nothing is dropped on it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> LoweredView { LoweredView(layoutNode) }
  /// The view; nothing is dropped on it.
  public func onDrop(of supportedContentTypes: [UTType], delegate: some DropDelegate) -> LoweredView {
    LoweredView(layoutNode)
  }
  /// The view; nothing is copied.
  ///
  /// - Example: `Text("a").onCopyCommand { [] }`
  public func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> LoweredView { LoweredView(layoutNode) }
  /// The view; nothing is pasted.
  ///
  /// - Example: `Text("a").onPasteCommand(of: [.text]) { _ in }`
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform action: @escaping ([NSItemProvider]) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// The view; nothing is handed over.
  ///
  /// - Example: `Text("a").itemProvider { nil }`
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> LoweredView { LoweredView(layoutNode) }
  /// The view; nothing is handed over.
  ///
  /// - Example: `Text("a").exportsItemProviders([.text]) { [] }`
  public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> LoweredView
  {
    LoweredView(layoutNode)
  }
  /// The view; nothing is handed over.
  ///
  /// - Example: `Text("a").importsItemProviders([.text]) { _ in false }`
  public func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool)
    -> LoweredView
  { LoweredView(layoutNode) }
  /// The view, which says so where something is presented from the start.
  ///
  /// - Example: `Text("a").fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in }`
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// The view, which says so where something is presented from the start.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// The view; no file is written.
  public func fileExporter(
    isPresented: Binding<Bool>, document: (some FileDocument)?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// The view; no file is moved.
  ///
  /// - Example: `Text("a").fileMover(isPresented: .constant(false), file: nil) { _ in }`
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// The view; no file is shown.
  ///
  /// - Example: `Text("a").quickLookPreview(.constant(nil))`
  public func quickLookPreview(_ item: Binding<URL?>) -> LoweredView { LoweredView(layoutNode) }
  /// The view; its title is no file.
  ///
  /// - Example: `Text("a").navigationDocument(URL(string: "https://example.org")!)`
  public func navigationDocument(_ url: URL) -> LoweredView { LoweredView(layoutNode) }
  /// The view; nobody taps a widget.
  ///
  /// - Example: `Text("a").widgetURL(nil)`
  public func widgetURL(_ url: URL?) -> LoweredView { LoweredView(layoutNode) }
  /// The view; nothing is kept.
  ///
  /// - Example: `Text("a").defaultAppStorage(.standard)`
  public func defaultAppStorage(_ store: UserDefaults) -> LoweredView { LoweredView(layoutNode) }
  /// The view; no other device goes on with it.
  ///
  /// - Example: `Text("a").userActivity("b") { _ in }`
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// The view; no other device went before it.
  ///
  /// - Example: `Text("a").onContinueUserActivity("b") { _ in }`
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void)
    -> LoweredView
  { LoweredView(layoutNode) }
}

extension ForEach {
  /// The rows; nothing is put between them.
  public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> ForEach
  { self }
}

extension String: Transferable {
  /// The string itself.
  public static var transferRepresentation: ProxyRepresentation { ProxyRepresentation { (value: String) in value } }
}

extension URL: Transferable {
  /// The address itself.
  public static var transferRepresentation: ProxyRepresentation { ProxyRepresentation { (value: URL) in value } }
}

extension Data: Transferable {
  /// The bytes themselves.
  public static var transferRepresentation: ProxyRepresentation { ProxyRepresentation { (value: Data) in value } }
}
