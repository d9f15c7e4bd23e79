/// Which Debian package brings a family, for families that layout files often name.
enum FontPackages {
  /// The package of a family, or nil where none is known.
  static func package(of family: String) -> String? {
    let name = normalized(family)
    if let exact = packages.first(where: { normalized($0.family) == name }) { return exact.package }
    if name.hasPrefix("noto") { return name.contains("cjk") ? "fonts-noto-cjk" : "fonts-noto-core" }
    return packages.first { name.hasPrefix(normalized($0.family)) }?.package
  }

  private static let packages: [(family: String, package: String)] = [
    ("Inter", "fonts-inter"), ("JetBrains Mono", "fonts-jetbrains-mono"), ("Quicksand", "fonts-quicksand"),
    ("Lato", "fonts-lato"), ("DejaVu Sans", "fonts-dejavu-core"), ("DejaVu Serif", "fonts-dejavu-core"),
    ("Roboto Slab", "fonts-roboto-slab"), ("Roboto", "fonts-roboto-unhinted"), ("Open Sans", "fonts-open-sans"),
    ("Cascadia Code", "fonts-cascadia-code"), ("Montserrat", "fonts-montserrat"), ("Cantarell", "fonts-cantarell"),
    ("Liberation Sans", "fonts-liberation"), ("Liberation Serif", "fonts-liberation"), ("Ubuntu", "fonts-ubuntu"),
    ("Comfortaa", "fonts-comfortaa"), ("Dosis", "fonts-dosis"), ("Bebas Neue", "fonts-bebas-neue"),
  ]
}
