import SwiftUI

/// A layout file, compiled.
public struct Fixture {
  /// The file's path below `Fixtures`, such as `Figures/stack-alignment/01.swift`.
  public let path: String
  /// What the file's `#Preview`s declare, in order.
  public let previews: [DeclaredPreview]
}

/// What a `#Preview` declares: a figure that is made when it is asked for.
public struct DeclaredPreview {
  /// Makes the figure.
  public let make: () -> Preview

  /// A declaration in the spelling of `#Preview`.
  init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping () -> Content
  ) {
    make = { Preview(name, traits: traits, body: body) }
  }

  private init(make: @escaping () -> Preview) { self.make = make }

  /// What a `PreviewProvider` declares, in order.
  static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [DeclaredPreview] {
    Preview.all(of: provider).indices.map { index in DeclaredPreview { Preview.all(of: provider)[index] } }
  }
}
