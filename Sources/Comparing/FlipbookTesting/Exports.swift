// Tolerances and ignored regions, which expectations take.
@_exported public import PixelDiff
