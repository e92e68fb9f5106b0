// The time and scheduling types of Foundation and Dispatch, on the clock of the current stage.
// Declarations here shadow those with the same name in Foundation in files that import it through
// this module only; TickingNames adds what files need that also import Foundation themselves.
@_exported public import Foundation
@_exported public import struct VirtualTime.StageRandom
