@_exported public import Geometry
@_exported public import class Layers.CGColor
@_exported public import TickingNames
