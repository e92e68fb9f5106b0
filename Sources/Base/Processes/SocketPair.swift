import CProcesses
package import Failures
import Foundation
package import SystemPackage

/// Two connected sockets. What is written to one of them is read from the other.
package struct SocketPair {
  package let first, second: FileDescriptor

  /// Throws if the process has too many open files. Other programs don't inherit the sockets.
  package init() throws(FlipbookError) {
    var ends: [Int32] = [-1, -1]
    guard flipbook_socket_pair(&ends) == 0 else {
      throw FlipbookError(
        .outputFailed, "A socket couldn't be created: \(Errno(rawValue: errno)).",
        hint: "Raise the limit of open files (ulimit -n), or use fewer --jobs.")
    }
    first = FileDescriptor(rawValue: ends[0])
    second = FileDescriptor(rawValue: ends[1])
  }
}
