// What could be dragged from a view or onto it: nobody drags anything, in a figure.
extension View {
  /// The view; nobody drags it.
  ///
  /// - Example: `Text("a").draggable("b")`
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> LoweredView { lowered { $0 } }
  /// The view; nobody drags it.
  ///
  /// - Example: `Text("a").draggable("b") { Text("c") }`
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> some View
  ) -> LoweredView { lowered { $0 } }
  /// The view; nothing is dropped on it.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> LoweredView { lowered { $0 } }
  /// The view; nobody drags it.
  ///
  /// - Example: `Text("a").dragConfiguration(DragConfiguration(allowMove: true))`
  public func dragConfiguration(_ configuration: DragConfiguration) -> LoweredView { lowered { $0 } }
  /// The view; nothing is dropped on it.
  ///
  /// - Example: `Text("a").dropConfiguration { _ in DropConfiguration(operation: .copy) }`
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody drags it.
  ///
  /// - Example: `Text("a").onDragSessionUpdated { _ in }`
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> LoweredView { lowered { $0 } }
}

extension ForEach {
  /// The rows; nothing is dropped between them.
  ///
  /// - Example: `Text("a").dropDestination(for: String.self) { _, _ in false }`
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], Int) -> Void
  ) -> ForEach { self }
}

/// What can be handed from one app to another; in a figure nothing is.
public protocol Transferable {
  /// How it is handed.
  associatedtype Representation: TransferRepresentation
  /// How it is handed.
  static var transferRepresentation: Representation { get }
}

/// How a value is handed from one app to another.
public protocol TransferRepresentation {}

/// A value that is handed as another.
public struct ProxyRepresentation: TransferRepresentation, Sendable {
  /// A value that is handed as another.
  public init<Item, Proxy>(exporting: @escaping (Item) -> Proxy) {}
  /// A value that is handed as another, there and back.
  public init<Item, Proxy>(exporting: @escaping (Item) -> Proxy, importing: @escaping (Proxy) -> Item) {}
}

/// What is dragged may be copied or moved.
public struct DragConfiguration: Hashable, Sendable {
  /// Whether it may be moved or deleted.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

/// What happens to what is dropped.
public struct DropConfiguration: Hashable, Sendable {
  /// What is done.
  public init(operation: DropOperation) {}
}

/// What is done with what is dropped.
public enum DropOperation: Hashable, Sendable {
  /// The operations that SwiftUI names.
  case cancel, copy, move, forbidden, delete
}

/// A drag that goes on.
public struct DragSession: Sendable {}

/// A drop that may come.
public struct DropSession: Sendable {}
