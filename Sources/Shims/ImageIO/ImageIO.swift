@_exported public import CoreGraphics
@_exported public import enum ImageFilters.CGImagePropertyOrientation
