import Foundation

/// What a program finds when it starts, put in order before anything else is done.
enum ProgramEnvironment {
  static func prepare() {
    openStandardStreams()
    raiseFileLimit()
    // A reader that has gone is an error like others: the rest is still to be made. So is a file that grows
    // too large for the user's limit (ulimit -f).
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    // Where that is ignored, as some programs have it for those that they start, nobody learns how a child
    // has ended.
    signal(SIGCHLD, SIG_DFL)
  }

  /// Puts something in the place of standard streams that are closed (`>&-`): the next files that are opened
  /// would have their numbers, and be written to. Nothing can be read from it, and nothing written to.
  private static func openStandardStreams() {
    for (stream, mode) in [(0, O_RDONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
    where fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", mode) }
  }

  /// Lets more files be open, if the system allows: a batch has some twenty for each film at a time. No more
  /// than that may need, as the programs that are started, and jobs of Slurm, have the same limit.
  private static func raiseFileLimit() {
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(kind, &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 4096))
    setrlimit(kind, &limit)
  }
}
