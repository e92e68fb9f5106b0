package import OutputFiles

/// Why a film could not be handed to Slurm, or what it has made of it could not be told.
package struct SlurmError: Error, Hashable {
  /// The kinds of failure.
  package enum Code: String, Hashable, Sendable {
    /// A setting that cannot be.
    case badSetting
    /// Slurm's programs are not installed here.
    case missing
    /// The controller does not answer, or no configuration names it.
    case unreachable
    /// Slurm does not take the job.
    case refused
    /// Jobs of an earlier submission still work in the folder.
    case busy
    /// There is nothing in the folder, or what is there can't be read.
    case unreadable
    /// The scripts or the record can't be written.
    case outputFailed
    /// The user interrupted.
    case interrupted
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

  /// What couldn't be written.
  package init(_ error: OutputError) {
    self.init(.outputFailed, error.message, hint: error.hint)
  }
}

extension SlurmError: CustomStringConvertible {
  /// Message and hint on a line each.
  package var description: String { hint.map { "\(message)\n\($0)" } ?? message }
}
