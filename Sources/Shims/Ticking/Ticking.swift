// Time as Foundation and Dispatch tell and wait for it, on the clock of the current stage. Declarations
// here shadow those of the same name in Foundation, as long as that is imported through this module
// alone; TickingNames adds what a file needs that imports Foundation itself too.
@_exported public import Foundation
@_exported public import struct VirtualTime.StageRandom
