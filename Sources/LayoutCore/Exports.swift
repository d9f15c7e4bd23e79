// Layout is expressed in the values of Drawing, so importing LayoutCore imports them too.
@_exported public import PlumblineDrawing
