import SwiftUI

/// A compiled layout file.
public struct Fixture {
  /// The file's path relative to `Fixtures`, such as `Figures/stack-alignment/01.swift`.
  public let path: String
  /// The declarations of the file's previews, in source order.
  public let previews: [DeclaredPreview]
}

/// A preview declaration, whose figure is created on demand.
public struct DeclaredPreview {
  /// Creates the figure.
  public let make: () -> Preview

  /// Creates a declaration with the parameters of `#Preview`.
  init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping () -> Content
  ) {
    make = { Preview(name, traits: traits, body: body) }
  }

  private init(make: @escaping () -> Preview) { self.make = make }

  /// Returns the declarations of a `PreviewProvider`, in source order.
  static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [DeclaredPreview] {
    Preview.all(of: provider).indices.map { index in DeclaredPreview { Preview.all(of: provider)[index] } }
  }
}
