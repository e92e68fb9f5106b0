@_exported public import Files
@_exported public import RenderStore
@_exported public import Sinks
@_exported public import Video
