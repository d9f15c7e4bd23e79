// A layout file imports one module and sees the values that layout speaks in, as with SwiftUI.
@_exported public import PlumblineLayout
