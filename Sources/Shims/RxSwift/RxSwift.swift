@_exported public import Rx
@_exported public import TickingNames
