extension FlipbookError {
  /// What can go wrong.
  public enum Code: String, Sendable, CaseIterable {
    // MARK: Wrong use

    /// An option or a setting is out of its range, or contradicts another.
    case badSetting
    /// The canvas has an odd number of columns or rows, which 4:2:0 can't express.
    case oddSize
    /// A video without frames was asked for.
    case noFrames

    // MARK: The film

    /// The canvas has a size or a frame rate that is out of range.
    case badCanvas
    /// The film's duration is negative, not a number or too long.
    case badDuration
    /// A scripted touch or key has a time, a view or a place that doesn't exist.
    case badScript
    /// NaN or infinity was set where only finite numbers can be drawn.
    case notFinite
    /// A value has another type than its property or parameter.
    case wrongType
    /// A layer or view was inserted into itself.
    case cyclicTree
    /// A property animator was asked for something that it can't do in its state.
    case animatorState
    /// A view controller was asked to present, or to move between children, where it can't.
    case cannotPresent
    /// There is no font of that name.
    case missingFont
    /// A warning under `--strict`.
    case warning
    /// The film's own code failed: its observable ended with an error, `perform(on:)` threw, or it
    /// asked a timer, a queue or a run loop for something that no stage can do.
    case filmFailed
    /// The film doesn't end within the limit.
    case endless
    /// The film loops without time passing.
    case zeroTimeLoop
    /// The film has no such frame or instant.
    case outsideFilm
    /// The film may not read the file: a parameter names it, and it lies outside the film's folders.
    case refusedFile

    // MARK: Parameters and tables

    /// No parameter has that name.
    case unknownName
    /// The film has the parameter but doesn't read it.
    case notRead
    /// The film needs a value that isn't given.
    case missingValue
    /// The film refuses the value.
    case refused
    /// A name, a column or a key occurs twice.
    case duplicate
    /// A row of a table gives its output no usable name.
    case badName

    // MARK: Files that are read

    /// A file or a folder can't be opened or read.
    case unreadable
    /// A file's contents contradict its format.
    case malformed
    /// A newer version of Flipbook wrote the file.
    case unsupportedVersion
    /// A file is empty.
    case empty
    /// A file has a format that can't be read.
    case otherFormat
    /// A file ends too early.
    case truncated
    /// A picture has more columns, rows or pixels than can be read.
    case tooLarge

    // MARK: Output

    /// No room is left on the disk, or in the user's share of it.
    case diskFull
    /// The folder or the file can't be written to.
    case notWritable
    /// There is a file where a folder has to be.
    case notADirectory
    /// There is a folder where a file has to be.
    case isADirectory
    /// ffmpeg isn't installed or lacks the encoder.
    case encoderMissing
    /// ffmpeg couldn't be started, failed or was killed.
    case encoderFailed
    /// Output couldn't be written for another reason.
    case outputFailed

    // MARK: Jobs

    /// Slurm's programs aren't installed.
    case schedulerMissing
    /// Slurm's controller doesn't answer, or no configuration names it.
    case schedulerUnreachable
    /// Slurm doesn't accept the job.
    case jobRejected
    /// Another render, batch or submission is still at work in the folder.
    case busy

    /// The user interrupted the program.
    case interrupted
  }
}

extension FlipbookError.Code {
  /// The status with which a program ends: 2 for wrong use, 3 for a film or input that is at fault, 4
  /// for output and jobs, 130 if interrupted.
  package var exitStatus: Int32 {
    switch self {
    case .badSetting, .oddSize, .noFrames: 2
    case .badCanvas, .badDuration, .badScript, .notFinite, .wrongType, .cyclicTree, .animatorState,
      .cannotPresent, .missingFont, .warning, .filmFailed, .endless, .zeroTimeLoop, .outsideFilm,
      .refusedFile, .unknownName, .notRead, .missingValue, .refused, .duplicate, .badName,
      .unreadable, .malformed, .unsupportedVersion, .empty, .otherFormat, .truncated, .tooLarge:
      3
    case .diskFull, .notWritable, .notADirectory, .isADirectory, .encoderMissing, .encoderFailed,
      .outputFailed, .schedulerMissing, .schedulerUnreachable, .jobRejected, .busy:
      4
    case .interrupted: 130
    }
  }
}
