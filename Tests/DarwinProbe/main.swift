import Darwin
import Darwin.C

// An unchanged file that imports C functions from Darwin. It is a program of its own, because
// SwiftPM's test runner doesn't compile if tests can import a module of that name.

let position = 1 - exp(-1) * cos(2 * Double.pi)
precondition(abs(position - 0.6321205588285577) < 1e-12 && sqrt(9.0) == 3 && getpid() > 0)

var info = mach_timebase_info_data_t()
precondition(mach_timebase_info(&info) == KERN_SUCCESS && info.numer == info.denom)
precondition(mach_absolute_time() == 0)

var text = [CChar](repeating: 0, count: 8)
strncpy(&text, "Darwin", 7)
puts(text)
