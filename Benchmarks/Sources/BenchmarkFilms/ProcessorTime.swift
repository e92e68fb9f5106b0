import Foundation

/// The processor time of this program, for all threads together, which is little affected by the
/// machine's other work.
package enum ProcessorTime {
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
