// Core Text on top of module Typesetting: fonts, lines, frames and their glyphs, measured and drawn
// like labels. Coordinates are Core Text's: points from a line's origin or a path's lower left
// corner, y up.
@_exported public import CoreGraphics
@_exported public import CoreTextKeys
@_exported public import CoreTextNames
