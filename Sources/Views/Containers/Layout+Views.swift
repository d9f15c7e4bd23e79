extension Layout {
  /// Arranges views with the layout.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> LoweredView {
    LoweredView(.layout(Self.name(of: self), self, children: content().members))
  }

  /// Returns the name of SwiftUI's type for a container with the layout.
  private static func name(of layout: some Layout) -> String {
    switch layout {
    case let any as AnyLayout: name(ofErased: any.base)
    case is HStackLayout: "HStack"
    case is VStackLayout: "VStack"
    case is ZStackLayout: "ZStack"
    case is GridLayout: "Grid"
    default: String(describing: type(of: layout))
    }
  }

  private static func name(ofErased layout: any Layout) -> String { name(of: layout) }
}

extension View {
  /// Sets a value that the container's layout can read.
  ///
  /// - Example: `Text("a").layoutValue(key: Share.self, value: 2)`
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> LoweredView {
    lowered { $0.containerValue(.type(ObjectIdentifier(key)), value) }
  }
}
