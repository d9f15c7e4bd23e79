// Exports the values of layout, so that a layout file imports one module, as with SwiftUI.
@_exported public import PlumblineLayout
