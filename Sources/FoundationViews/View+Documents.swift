import Foundation
import PlumblineViews

extension NSItemProvider {
  /// Creates the provider of a dragged value, which may itself be a provider.
  fileprivate convenience init?(dragged payload: Any) {
    if let provider = payload as? NSItemProvider {
      self.init(item: provider.object, typeIdentifier: nil)
    } else {
      self.init(object: payload)
    }
  }
}

// Modifiers for dragging and dropping, and for copying and opening documents, which have no effect in a figure.
extension View {
  /// Returns the view unchanged; no dialog is shown in a figure.
  ///
  /// - Example: `Text("a").fileDialogDefaultDirectory(URL(fileURLWithPath: "/a"))`
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> LoweredView { LoweredView(layoutNode) }
  /// Allows an item to be dragged from the view.
  ///
  /// - Example: `Text("a").onDrag { NSItemProvider() }`
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> LoweredView { lowered { $0.draggable(data) } }
  /// Allows an item to be dragged from the view.
  public func onDrag(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View) -> LoweredView {
    onDrag(data)
  }
  /// Receives items that are dragged onto the view; their types are not compared.
  ///
  /// - Example: `Text("a").onDrop(of: [.text], isTargeted: nil) { _ in false }`
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> LoweredView { onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }
  /// Receives items that are dragged onto the view, with the location of the drop; their types are not compared.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> LoweredView {
    lowered {
      $0.dropDestination(
        DropTarget {
          NSItemProvider(dragged: $0) != nil
        } drop: { payloads, point in
          _ = action(payloads.compactMap(NSItemProvider.init(dragged:)), point)
        } targeted: {
          isTargeted?.wrappedValue = $0
        })
    }
  }
  /// Passes items that are dragged onto the view to a delegate; their types are not compared.
  public func onDrop(of supportedContentTypes: [UTType], delegate: some DropDelegate) -> LoweredView {
    lowered {
      let info = DropInfo(location: .zero)
      return $0.dropDestination(
        DropTarget { payload in
          NSItemProvider(dragged: payload) != nil && delegate.validateDrop(info: info)
        } drop: { payloads, point in
          _ = delegate.performDrop(
            info: DropInfo(location: point, providers: payloads.compactMap(NSItemProvider.init(dragged:))))
        } targeted: { isTargeted in
          guard isTargeted else { return }
          delegate.dropEntered(info: info)
          _ = delegate.dropUpdated(info: info)
        })
    }
  }
  /// Returns the view unchanged; nothing is copied in a figure.
  ///
  /// - Example: `Text("a").onCopyCommand { [] }`
  public func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged; nothing is pasted in a figure.
  ///
  /// - Example: `Text("a").onPasteCommand(of: [.text]) { _ in }`
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform action: @escaping ([NSItemProvider]) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged; a figure transfers no items.
  ///
  /// - Example: `Text("a").itemProvider { nil }`
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged; a figure transfers no items.
  ///
  /// - Example: `Text("a").exportsItemProviders([.text]) { [] }`
  public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> LoweredView
  {
    LoweredView(layoutNode)
  }
  /// Returns the view unchanged; a figure transfers no items.
  ///
  /// - Example: `Text("a").importsItemProviders([.text]) { _ in false }`
  public func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool)
    -> LoweredView
  { LoweredView(layoutNode) }
  /// Returns the view unchanged, without the file importer even if it is presented.
  ///
  /// - Example: `Text("a").fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in }`
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged, without the file importer even if it is presented.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged; a figure exports no files.
  public func fileExporter(
    isPresented: Binding<Bool>, document: (some FileDocument)?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged; a figure moves no files.
  ///
  /// - Example: `Text("a").fileMover(isPresented: .constant(false), file: nil) { _ in }`
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged, without a preview of the file.
  ///
  /// - Example: `Text("a").quickLookPreview(.constant(nil))`
  public func quickLookPreview(_ item: Binding<URL?>) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged; its title has no document menu in a figure.
  ///
  /// - Example: `Text("a").navigationDocument(URL(string: "https://example.org")!)`
  public func navigationDocument(_ url: URL) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged; a figure opens no URLs.
  ///
  /// - Example: `Text("a").widgetURL(nil)`
  public func widgetURL(_ url: URL?) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged; a figure reads no stored values.
  ///
  /// - Example: `Text("a").defaultAppStorage(.standard)`
  public func defaultAppStorage(_ store: UserDefaults) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged; a figure has no user activities.
  ///
  /// - Example: `Text("a").userActivity("b") { _ in }`
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> LoweredView { LoweredView(layoutNode) }
  /// Returns the view unchanged; a figure has no user activities.
  ///
  /// - Example: `Text("a").onContinueUserActivity("b") { _ in }`
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void)
    -> LoweredView
  { LoweredView(layoutNode) }
}

extension ForEach {
  /// Returns the rows unchanged; rows cannot be inserted in a figure.
  ///
  /// - Example: `List { ForEach(0..<2) { Text("\($0)") }.onInsert(of: [.text]) { _, _ in } }`
  public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> ForEach
  { self }
}

extension String: Transferable {
  /// The representation as the string itself.
  public static var transferRepresentation: ProxyRepresentation { ProxyRepresentation { (value: String) in value } }
}

extension URL: Transferable {
  /// The representation as the URL itself.
  public static var transferRepresentation: ProxyRepresentation { ProxyRepresentation { (value: URL) in value } }
}

extension Data: Transferable {
  /// The representation as the data itself.
  public static var transferRepresentation: ProxyRepresentation { ProxyRepresentation { (value: Data) in value } }
}
