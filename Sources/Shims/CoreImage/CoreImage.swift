// Core Image's values: CIColor and CIVector. Its filters and images are not here.
@_exported public import CoreGraphics
@_exported public import class Drawing.CIColor
@_exported public import class Geometry.CIVector
