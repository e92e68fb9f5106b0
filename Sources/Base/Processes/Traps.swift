import CProcesses
package import SystemPackage

/// Traps and faults, which end the process by a signal such as SIGILL or SIGSEGV.
package enum Traps {
  /// From now on, a trap writes an empty line and a line to `descriptor` before it ends the process:
  /// `{"trap":{"calls":[…]}}`, with the addresses that the calls on the stack return to, ordered
  /// from the inside, relative to `programStart`. Called by the thread that plays films.
  package static func report(to descriptor: FileDescriptor) {
    flipbook_report_traps(descriptor.rawValue)
  }

  /// The address where the program was loaded, which differs between its processes.
  package static var programStart: UInt { UInt(flipbook_program_start()) }
}
