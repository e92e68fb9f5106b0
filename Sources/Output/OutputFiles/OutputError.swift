/// What went wrong on the way from finished frames to files.
package struct OutputError: Error, Hashable {
  /// The kinds of failure.
  package enum Code: String, Hashable, Sendable {
    /// No room is left on the disk, or in the user's share of it.
    case diskFull
    /// Nothing may be written there.
    case notWritable
    /// A file stands where a folder has to be.
    case notADirectory
    /// A folder stands where a file has to be.
    case isADirectory
    /// A file can't be opened or read.
    case unreadable
    /// A file's contents are not what they have to be.
    case malformed
    /// A file was written by a newer version.
    case unsupportedVersion
    /// ffmpeg is not installed, or lacks the encoder.
    case encoderMissing
    /// ffmpeg could not be started, failed or was killed.
    case encoderFailed
    /// The picture has an odd number of columns or rows, which 4:2:0 can't express.
    case oddSize
    /// A setting is out of its range.
    case badSetting
    /// A video of no frames was asked for.
    case noFrames
    /// The output was given up before it was complete.
    case abandoned
    /// Any other failure of the system.
    case failed
  }

  /// Which kind of failure this is.
  package var code: Code

  /// A sentence that says what was wrong with what.
  package var message: String

  /// What to do about it; nil where there is nothing to say.
  package var hint: String?

  package init(_ code: Code, _ message: String, hint: String? = nil) {
    (self.code, self.message, self.hint) = (code, message, hint)
  }
}

extension OutputError: CustomStringConvertible {
  /// Message and hint on a line each.
  package var description: String { hint.map { "\(message)\n\($0)" } ?? message }
}
