import Failures
package import SystemPackage

extension FlipbookError {
  static let diskFullHint = "Make room there, or choose another place."

  static let notWritableHint = "Choose a place that may be written to."

  /// The error that a system call failed with while we wanted to `purpose` the file at `path`:
  /// “couldn't *write* “out/frame-00000.png””.
  package init(_ error: Errno, on path: String, purpose: String) {
    let (code, hint): (Code, String?) =
      switch error {
      case .noSpace, .diskQuotaExceeded: (.diskFull, Self.diskFullHint)
      case .fileTooLarge: (.diskFull, "Raise the limit for the size of files (ulimit -f).")
      case .permissionDenied, .notPermitted, .readOnlyFileSystem:
        (.notWritable, Self.notWritableHint)
      case .notDirectory: (.notADirectory, Self.notWritableHint)
      case .isDirectory: (.isADirectory, "Move the folder away, or choose another place.")
      case .fileNameTooLong:
        (
          .outputFailed,
          "Choose a shorter name: with what stands before it while it is written, it may take 255 bytes."
        )
      default: (.outputFailed, nil)
      }
    let start =
      code == .diskFull && error != .fileTooLarge ? "The disk is full: couldn't" : "Couldn't"
    self.init(code, "\(start) \(purpose) “\(path)”: \(error.description).", hint: hint)
  }
}
