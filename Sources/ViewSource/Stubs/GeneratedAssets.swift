import PlumblineLayout
import PlumblineSource
import PlumblineSwiftReading

/// The types that SwiftGen and Tuist generate for the images and colours of asset catalogues, such as `Asset` and
/// `AppAsset`, for programs whose sources do not contain the generated file.
///
/// The members are those that the program names, as far as the catalogues have an asset whose name has their letters.
struct GeneratedAssets {
  /// The assets.
  let assets: any AssetCatalog
  /// Whether the program declares a type itself.
  let isDeclared: (String) -> Bool

  /// Returns the file that declares the types which some files name, or nil if there are none.
  func file(for sources: [SourceFile]) -> SourceFile? {
    var roots: [String: Members] = [:]
    for source in sources {
      for path in AssetPaths(source.text) where !isDeclared(path.names[0]) {
        guard let member = member(path) else { continue }
        roots[path.names[0], default: Members()].add(member, at: path.names.dropFirst().dropLast())
      }
    }
    guard !roots.isEmpty else { return nil }
    var text = Self.values
    for (name, members) in roots.sorted(by: { $0.key < $1.key }) {
      text += "public enum \(name) {\n\(members.text)}\n"
      // Tuist names the types of the values after the target: `AppColors` and `AppImages` beside `AppAsset`.
      let prefix = name.hasSuffix("Asset") ? String(name.dropLast("Asset".count)) : ""
      for kind in ["Color", "Image"] {
        let alias = prefix.isEmpty ? "\(kind)Asset" : "\(prefix)\(kind)s"
        if !isDeclared(alias) { text += "public typealias \(alias) = Generated\(kind)Asset\n" }
      }
    }
    return SourceFile(path: "GeneratedAssets.swift", text: text, isIncluded: true)
  }

  /// Returns the member that a path names, or nil if there is no such asset.
  private func member(_ path: AssetPaths.Path) -> Members.Member? {
    guard let last = path.names.last else { return nil }
    for isColor in path.isImage ? [false] : path.isColor ? [true] : [true, false] {
      // A catalogue may be a type of its own, whose name is not part of the asset's name.
      for start in path.names.indices.dropFirst() {
        let symbol = path.names[start...].joined(separator: "/")
        if let name = assets.name(ofSymbol: symbol, isColor: isColor) {
          return Members.Member(name: last, asset: name, isColor: isColor)
        }
      }
    }
    return nil
  }

  /// The members of a generated type.
  private struct Members {
    /// A constant for an asset.
    struct Member: Hashable {
      let name: String
      let asset: String
      let isColor: Bool

      /// The declaration.
      var text: String {
        "public static let \(name) = Generated\(isColor ? "Color" : "Image")Asset(name: \"\(asset)\")\n"
      }
    }

    private var members: [String: Member] = [:]
    private var groups: [String: Members] = [:]

    /// Adds a member of the type at a path.
    mutating func add(_ member: Member, at path: ArraySlice<String>) {
      if let first = path.first {
        groups[first, default: Members()].add(member, at: path.dropFirst())
      } else {
        members[member.name] = members[member.name] ?? member
      }
    }

    /// The declarations.
    var text: String {
      members.values.sorted { $0.name < $1.name }.map(\.text).joined()
        + groups.sorted { $0.key < $1.key }.map { "public enum \($0.key) {\n\($0.value.text)}\n" }.joined()
    }
  }

  /// The types of the members, as both generators declare them.
  private static let values = """
    import SwiftUI
    public struct GeneratedColorAsset {
      public let name: String
      public var color: UIColor { UIColor(named: name)! }
      public var swiftUIColor: Color { Color(name) }
      public func color(compatibleWith traitCollection: UITraitCollection) -> UIColor { UIColor(named: name)! }
    }
    public struct GeneratedImageAsset {
      public let name: String
      public var image: UIImage { UIImage(named: name)! }
      public var swiftUIImage: Image { Image(name) }
      public func image(compatibleWith traitCollection: UITraitCollection) -> UIImage { UIImage(named: name)! }
    }
    extension Color { public init(asset: GeneratedColorAsset) { self.init(asset.name) } }
    extension Image {
      public init(asset: GeneratedImageAsset) { self.init(asset.name) }
      public init(asset: GeneratedImageAsset, label: Text) { self.init(asset.name, label: label) }
      public init(decorative asset: GeneratedImageAsset) { self.init(decorative: asset.name) }
    }
    extension UIImage { public convenience init(asset: GeneratedImageAsset) { self.init(named: asset.name)! } }
    extension UIColor { public convenience init(asset: GeneratedColorAsset) { self.init(named: asset.name)! } }

    """
}
