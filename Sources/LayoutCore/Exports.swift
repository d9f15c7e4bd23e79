// Layout is expressed in the values of Drawing and in ranges of source code, so importing LayoutCore imports them too.
@_exported public import PlumblineDrawing
@_exported public import PlumblineSource
