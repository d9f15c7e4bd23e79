// Everything that lays out speaks in the values of Drawing, so whoever imports LayoutCore has them too.
@_exported public import PlumblineDrawing
