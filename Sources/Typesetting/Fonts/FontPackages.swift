import PlumblineSource

/// The Debian packages of families that layout files often name.
enum FontPackages {
  /// Returns the package of a family; nil if it is not known.
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
    ("Fira Code", "fonts-firacode"), ("Hack", "fonts-hack"), ("Inconsolata", "fonts-inconsolata"),
    ("Anonymous Pro", "fonts-anonymous-pro"), ("mononoki", "fonts-mononoki"), ("Courier Prime", "fonts-courier-prime"),
    ("Karla", "fonts-karla"), ("Manrope", "fonts-manrope"), ("Cabin", "fonts-cabin"), ("Oxygen", "fonts-oxygen"),
    ("Carlito", "fonts-crosextra-carlito"), ("Caladea", "fonts-crosextra-caladea"), ("PT Sans", "fonts-paratype"),
    ("PT Serif", "fonts-paratype"), ("PT Mono", "fonts-paratype"), ("EB Garamond", "fonts-ebgaramond"),
    ("Linux Libertine", "fonts-linuxlibertine"), ("Gentium Plus", "fonts-sil-gentiumplus"),
    ("Junicode", "fonts-junicode"), ("Vollkorn", "fonts-vollkorn"), ("Quattrocento", "fonts-quattrocento"),
    ("Lobster Two", "fonts-lobstertwo"), ("Lobster", "fonts-lobster"), ("Dancing Script", "fonts-dancingscript"),
    ("Kaushan Script", "fonts-kaushanscript"), ("Comic Neue", "fonts-comic-neue"),
    ("Yanone Kaffeesatz", "fonts-yanone-kaffeesatz"), ("League Spartan", "fonts-league-spartan"),
    ("OpenDyslexic", "fonts-opendyslexic"), ("TeX Gyre", "fonts-texgyre"), ("Amiri", "fonts-hosny-amiri"),
  ]
}
