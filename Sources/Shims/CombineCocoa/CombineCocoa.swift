@_exported public import CombineViews
