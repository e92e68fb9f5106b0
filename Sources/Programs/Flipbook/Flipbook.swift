// What a film author imports: everything, Foundation included.
@_exported public import BitmapContexts
@_exported public import Controls
@_exported public import Drawing
@_exported public import Emitters
@_exported public import FilmStage
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Layers
@_exported public import Motion
@_exported public import Raster
@_exported public import Rx
@_exported public import RxViews
@_exported public import ScriptedUsers
@_exported public import Typesetting
@_exported public import ViewText
@_exported public import Views
@_exported public import VirtualTime
