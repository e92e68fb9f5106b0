@_exported public import QuartzCore
@_exported public import Views
