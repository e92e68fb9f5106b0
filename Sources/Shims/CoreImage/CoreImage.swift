// Core Image's value types: CIColor and CIVector. Its filters and images aren't included.
@_exported public import CoreGraphics
@_exported public import class Drawing.CIColor
@_exported public import class Geometry.CIVector
