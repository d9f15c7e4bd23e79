// The compiled views in the types of Foundation: dates, formats, index sets. A layout file that imports this module sees what
// one sees that imports SwiftUI.
@_exported import Foundation
@_exported import PlumblineViews

/// The views' own, which Foundation declares as well.
public typealias CGFloat = PlumblineViews.CGFloat
/// The views' own, which Foundation declares as well.
public typealias CGPoint = PlumblineViews.CGPoint
/// The views' own, which Foundation declares as well.
public typealias CGSize = PlumblineViews.CGSize
/// The views' own, which Foundation declares as well.
public typealias CGRect = PlumblineViews.CGRect
/// The views' own, which Foundation declares as well.
public typealias CGAffineTransform = PlumblineViews.CGAffineTransform
