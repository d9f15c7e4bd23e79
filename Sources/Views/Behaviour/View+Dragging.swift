// Dragging and dropping.
extension View {
  /// Allows a value to be dragged from the view.
  ///
  /// - Example: `Text("a").draggable("b")`
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> LoweredView {
    acting { $0.draggable(payload) }
  }
  /// Allows a value to be dragged from the view.
  ///
  /// - Example: `Text("a").draggable("b") { Text("c") }`
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> some View
  ) -> LoweredView { acting { $0.draggable(payload) } }
  /// Receives values of a type that are dragged onto the view.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> LoweredView {
    acting {
      $0.dropDestination(
        DropTarget(
          accepts: { $0 is Payload }, drop: { _ = action($0.compactMap { $0 as? Payload }, $1) }, targeted: isTargeted))
    }
  }
  /// Returns the view unchanged; views cannot be dragged in a figure.
  ///
  /// - Example: `Text("a").dragConfiguration(DragConfiguration(allowMove: true))`
  public func dragConfiguration(_ configuration: DragConfiguration) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; nothing is dropped in a figure.
  ///
  /// - Example: `Text("a").dropConfiguration { _ in DropConfiguration(operation: .copy) }`
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; views cannot be dragged in a figure.
  ///
  /// - Example: `Text("a").onDragSessionUpdated { _ in }`
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> LoweredView { lowered { $0 } }
}

extension ForEach {
  /// Returns the rows unchanged; nothing is dropped in a figure.
  ///
  /// - Example: `Text("a").dropDestination(for: String.self) { _, _ in false }`
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], Int) -> Void
  ) -> ForEach { self }
}

/// A type whose values can be transferred between apps.
public protocol Transferable {
  /// The representation with which a value is transferred.
  associatedtype Representation: TransferRepresentation
  /// The representation with which a value is transferred.
  static var transferRepresentation: Representation { get }
}

/// A representation of a transferred value.
public protocol TransferRepresentation {}

/// A representation by a value of another type.
public struct ProxyRepresentation: TransferRepresentation, Sendable {
  /// Creates a representation by a value of another type.
  public init<Item, Proxy>(exporting: @escaping (Item) -> Proxy) {}
  /// Creates a representation that exports a value of another type.
  public init<Item, Proxy>(exporting: @escaping (Item) -> Proxy, importing: @escaping (Proxy) -> Item) {}
}

/// The operations that a drag allows.
public struct DragConfiguration: Hashable, Sendable {
  /// Creates operations, with moving and deleting allowed or not.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

/// The response to a drop.
public struct DropConfiguration: Hashable, Sendable {
  /// Creates the operation of the drop.
  public init(operation: DropOperation) {}
}

/// Creates a response with an operation.
public enum DropOperation: Hashable, Sendable {
  /// The operations that SwiftUI names.
  case cancel, copy, move, forbidden, delete
}

/// A drag in progress.
public struct DragSession: Sendable {}

/// A possible drop.
public struct DropSession: Sendable {}
