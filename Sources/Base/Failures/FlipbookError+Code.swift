extension FlipbookError {
  /// The kinds of errors.
  public enum Code: String, Sendable, CaseIterable {
    // MARK: Wrong use

    /// An option or a setting is out of its range, or contradicts another.
    case badSetting
    /// The canvas has an odd number of columns or rows, which 4:2:0 can't express.
    case oddSize
    /// A video without frames was requested.
    case noFrames

    // MARK: The film

    /// The canvas has a size or a frame rate that is out of range.
    case badCanvas
    /// The film's duration is negative, not a number or too long.
    case badDuration
    /// A scripted touch or key press has a time, a view or a location that doesn't exist.
    case badScript
    /// A value is NaN or infinite, but only finite numbers can be drawn.
    case notFinite
    /// The type of a value doesn't match its property or parameter.
    case wrongType
    /// A layer or view was inserted into itself.
    case cyclicTree
    /// Views, layers or a chain of operators are nested too deeply.
    case tooDeep
    /// A property animator received a call that isn't allowed in its current state.
    case animatorState
    /// A view controller can't present, or move between children, from its current position.
    case cannotPresent
    /// A constraint that UIKit rejects: without a common superview, with attributes that can't be
    /// related, or with numbers that aren't finite.
    case invalidConstraint
    /// No font has that name.
    case missingFont
    /// A warning was reported and `--strict` is set.
    case warning
    /// The film's own code failed: its observable ended with an error, `perform(on:)` threw, or it
    /// called a method of a timer, a queue or a run loop that can't work on a stage.
    case filmFailed
    /// The film doesn't end within the limit.
    case endless
    /// The film loops without time passing.
    case zeroTimeLoop
    /// The film has no such frame or instant.
    case outsideFilm
    /// The film isn't allowed to read the file: a parameter names it, and it is outside the film's
    /// folders.
    case refusedFile

    // MARK: Parameters and tables

    /// No parameter has that name.
    case unknownName
    /// The film has the parameter but doesn't read it.
    case notRead
    /// The film requires a value that wasn't given.
    case missingValue
    /// The film rejected the value.
    case refused
    /// A name, a column or a key occurs twice.
    case duplicate
    /// A row of a table doesn't yield a usable name for its output.
    case badName

    // MARK: Files that are read

    /// A file or a folder can't be opened or read.
    case unreadable
    /// A file's contents don't match its format.
    case malformed
    /// A newer version of Flipbook wrote the file.
    case unsupportedVersion
    /// A file is empty.
    case empty
    /// The format of a file isn't supported.
    case otherFormat
    /// A file ends too early.
    case truncated
    /// An image has more columns, rows or pixels than the limit.
    case tooLarge

    // MARK: Output

    /// The disk is full, or the user's quota is exhausted.
    case diskFull
    /// The folder or the file isn't writable.
    case notWritable
    /// A file exists where a folder is required.
    case notADirectory
    /// A folder exists where a file is required.
    case isADirectory
    /// ffmpeg isn't installed or lacks the encoder.
    case encoderMissing
    /// ffmpeg couldn't be started, failed or was killed.
    case encoderFailed
    /// Output couldn't be written for some other reason.
    case outputFailed
    /// The system can't start another thread or process.
    case noThreads

    // MARK: Jobs

    /// Slurm's programs aren't installed.
    case schedulerMissing
    /// Slurm's controller doesn't answer, or no configuration names it.
    case schedulerUnreachable
    /// Slurm rejected the job.
    case jobRejected
    /// Another render, batch or submission is still using the folder.
    case busy

    /// The user interrupted the program.
    case interrupted
  }
}

extension FlipbookError.Code {
  /// The exit status of the program: 2 for wrong use, 3 for an error in the film or its input, 4
  /// for output and jobs, 130 if interrupted.
  package var exitStatus: Int32 {
    switch self {
    case .badSetting, .oddSize, .noFrames: 2
    case .badCanvas, .badDuration, .badScript, .notFinite, .wrongType, .cyclicTree, .tooDeep,
      .animatorState, .cannotPresent, .invalidConstraint, .missingFont, .warning, .filmFailed,
      .endless, .zeroTimeLoop, .outsideFilm,
      .refusedFile, .unknownName, .notRead, .missingValue, .refused, .duplicate, .badName,
      .unreadable, .malformed, .unsupportedVersion, .empty, .otherFormat, .truncated, .tooLarge:
      3
    case .diskFull, .notWritable, .notADirectory, .isADirectory, .encoderMissing, .encoderFailed,
      .outputFailed, .noThreads, .schedulerMissing, .schedulerUnreachable, .jobRejected, .busy:
      4
    case .interrupted: 130
    }
  }
}
