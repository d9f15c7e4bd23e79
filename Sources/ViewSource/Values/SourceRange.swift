import PlumblineLayout

/// A stretch of a source file; SwiftSyntax has a type of the same name.
public typealias SourceRange = PlumblineLayout.SourceRange
