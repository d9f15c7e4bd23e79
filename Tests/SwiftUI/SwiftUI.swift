// The name under which layout files import the compiled views, so that each can be compiled as it stands.
@_exported import Foundation
@_exported import Observation
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
