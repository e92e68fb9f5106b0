@_exported public import BitmapContexts
@_exported public import Drawing
@_exported public import Geometry
@_exported public import class Raster.CGImage
@_exported public import enum Raster.CGBlendMode
@_exported public import TickingNames
