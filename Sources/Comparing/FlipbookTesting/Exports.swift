// The types of tolerances and ignored regions, which are arguments of expectations.
@_exported public import PixelDiff
