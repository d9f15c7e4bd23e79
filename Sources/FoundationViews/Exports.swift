// The compiled views in the types of Foundation: dates, formats, index sets. A layout file that imports this module sees what
// one sees that imports SwiftUI.
@_exported import Foundation
@_exported import Views

/// The views' own, which Foundation declares as well.
public typealias CGFloat = Views.CGFloat
/// The views' own, which Foundation declares as well.
public typealias CGPoint = Views.CGPoint
/// The views' own, which Foundation declares as well.
public typealias CGSize = Views.CGSize
/// The views' own, which Foundation declares as well.
public typealias CGRect = Views.CGRect
/// The views' own, which Foundation declares as well.
public typealias CGAffineTransform = Views.CGAffineTransform
