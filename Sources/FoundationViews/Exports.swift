// Plumbline's views together with Foundation and the interfaces that use its types: dates, formats and index sets. A
// layout file that imports this module has the declarations that it would have from SwiftUI.
@_exported import Foundation
@_exported import PlumblineViews

/// Plumbline's type, which takes precedence over Foundation's.
public typealias CGFloat = PlumblineViews.CGFloat
/// Plumbline's type, which takes precedence over Foundation's.
public typealias CGPoint = PlumblineViews.CGPoint
/// Plumbline's type, which takes precedence over Foundation's.
public typealias CGSize = PlumblineViews.CGSize
/// Plumbline's type, which takes precedence over Foundation's.
public typealias CGRect = PlumblineViews.CGRect
/// Plumbline's type, which takes precedence over Foundation's.
public typealias CGAffineTransform = PlumblineViews.CGAffineTransform
