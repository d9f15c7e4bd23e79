// The name under which layout files import the compiled views, so that each can be compiled as it stands.
@_exported import Foundation
@_exported import Observation
@_exported import Views

// What Foundation declares as well means the views' own.
public typealias CGFloat = Views.CGFloat
public typealias CGPoint = Views.CGPoint
public typealias CGSize = Views.CGSize
public typealias CGRect = Views.CGRect
public typealias CGAffineTransform = Views.CGAffineTransform
