// What `import Combine` means in a film: OpenCombine, on the stage's clock.
@_exported public import CombineViews
@_exported public import OpenCombine
@_exported public import StageCombine
