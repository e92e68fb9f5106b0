@_exported public import Containers
@_exported public import Controls
@_exported public import ItemDynamics
@_exported public import Lists
@_exported public import Messaging
@_exported public import QuartzCore
@_exported public import ViewText
@_exported public import Views
