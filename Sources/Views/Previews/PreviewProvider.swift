/// A type that declares previews, in the spelling before `#Preview`.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews; each member of a group is one.
  @ViewBuilder static var previews: Previews { get }
}

extension Preview {
  /// Returns the previews of the type, in order.
  public static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [Preview] {
    let count = PreviewStates { Provider.previews.layoutNode }.initialView().previewMembers.count
    return (0..<count).map { index in
      let states = PreviewStates {
        let members = Provider.previews.layoutNode.previewMembers
        return members.indices.contains(index) ? members[index] : .empty
      }
      var preview = Preview(view: states.initialView())
      preview.states = states
      preview.readModifiers()
      return preview
    }
  }
}

/// The layout of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// A device, the size of the view, or a size in points.
  case device, sizeThatFits
  /// A size in points, in which the view is centred.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the device, such as `iPhone 15 Pro`.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device.
public enum InterfaceOrientation: Hashable, Sendable {
  /// The values that SwiftUI names.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// Sets the name of the view's preview.
  ///
  /// - Example: `Text("a").previewDisplayName("name")`
  public func previewDisplayName(_ name: String?) -> LoweredView { lowered { $0.previewDisplayName(name) } }
  /// Sets the layout of the view's preview.
  ///
  /// - Example: `Text("a").previewLayout(.fixed(width: 100, height: 50))`
  public func previewLayout(_ layout: PreviewLayout) -> LoweredView {
    lowered { view in
      switch layout {
      case .device: view.previewLayout(.fitting)
      case .sizeThatFits: view.previewLayout(.sizeThatFits)
      case .fixed(let width, let height): view.previewLayout(.fixed(Size(width: width, height: height)))
      }
    }
  }
  /// Sets the device of the view's preview; an unknown device has no effect.
  ///
  /// - Example: `Text("a").previewDevice("iPhone 15 Pro")`
  public func previewDevice(_ device: PreviewDevice?) -> LoweredView {
    lowered { view in
      device.flatMap { Device.screen(named: $0.rawValue) }.map { view.previewDevice($0) } ?? view
    }
  }
  /// Sets the orientation of the device of the view's preview.
  ///
  /// - Example: `Text("a").previewInterfaceOrientation(.landscapeLeft)`
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> LoweredView {
    lowered {
      $0.previewInterfaceOrientation(isLandscape: [.landscapeLeft, .landscapeRight].contains(orientation))
    }
  }
}
