import Foundation
import OutputFiles

/// Prepares the process's streams, limits and signals when the program starts.
enum ProgramEnvironment {
  static func prepare() {
    openStandardStreams()
    WorkingFolder.note()
    raiseFileLimit()
    // A closed pipe is handled as an error of its write, because other outputs can still be
    // written. So is a file that exceeds the user's size limit (ulimit -f).
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    // Some programs start their children with SIGCHLD ignored; the exit statuses of this program's
    // children would then be lost.
    signal(SIGCHLD, SIG_DFL)
  }

  /// Opens `/dev/null` in place of closed standard streams (`>&-`): the next opened files would
  /// otherwise get their descriptors and receive the printed text. Reading from them finds no data,
  /// and writing to standard input or output fails.
  private static func openStandardStreams() {
    for (stream, mode) in [(0, O_RDONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
    where fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", mode) }
  }

  /// Raises the limit of open files, if the system allows: a batch has some twenty for each film
  /// that it renders at the same time. The new limit isn't higher than a batch may need, because
  /// child processes and Slurm jobs inherit it.
  private static func raiseFileLimit() {
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(kind, &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 4096))
    setrlimit(kind, &limit)
  }
}
