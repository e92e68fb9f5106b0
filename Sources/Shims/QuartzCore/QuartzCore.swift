@_exported public import CoreGraphics
@_exported public import Emitters
@_exported public import Layers
@_exported public import Messaging
@_exported public import StringNames
