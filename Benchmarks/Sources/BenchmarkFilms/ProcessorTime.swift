import Foundation

/// How long the processor has worked for this program, all threads together: what else the machine
/// does adds little to it.
package enum ProcessorTime {
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
