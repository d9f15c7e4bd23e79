// Everything that lays out speaks in the values of Drawing and in places of source, so whoever imports LayoutCore has them too.
@_exported public import PlumblineDrawing
@_exported public import PlumblineSource
