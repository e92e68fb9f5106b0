import Failures
package import SystemPackage

extension FlipbookError {
  static let diskFullHint = "Make room there, or choose another location."

  static let notWritableHint = "Choose a writable location."

  /// Creates the error for a failed system call. `purpose` is the attempted action on the file at
  /// `path`: `Couldn't write "out/frame-00000.png"`.
  package init(_ error: Errno, on path: String, purpose: String) {
    let (code, hint): (Code, String?) =
      switch error {
      case .noSpace, .diskQuotaExceeded: (.diskFull, Self.diskFullHint)
      case .fileTooLarge: (.diskFull, "Raise the limit for the size of files (ulimit -f).")
      case .permissionDenied, .notPermitted, .readOnlyFileSystem:
        (.notWritable, Self.notWritableHint)
      case .notDirectory: (.notADirectory, Self.notWritableHint)
      case .isDirectory: (.isADirectory, "Move the folder, or choose another location.")
      case .fileNameTooLong:
        (
          .outputFailed,
          "Choose a shorter name: it is limited to 255 bytes."
        )
      case .noSuchFileOrDirectory: (.outputFailed, Self.notWritableHint)
      default: (.outputFailed, nil)
      }
    let start =
      code == .diskFull && error != .fileTooLarge ? "The disk is full: couldn't" : "Couldn't"
    self.init(code, "\(start) \(purpose) \"\(path)\": \(error.description).", hint: hint)
  }
}
