/// The state of a job, or of a task of an array, in Slurm.
struct JobState: Hashable, Sendable {
  /// The job's id; for a task of an array, followed by the task's number, as in "12_3".
  var job: String

  /// The state in Slurm's notation: PENDING, RUNNING, COMPLETED, FAILED, NODE_FAIL …
  var state: String

  /// The reason for waiting or failing; nil if there is none.
  var reason: String?

  /// The node; nil until one is assigned.
  var node: String?

  /// The number of times that it was started, including the current attempt.
  var attempts: Int?

  /// The fields of `squeue --Format`.
  static let queueFields = "JobArrayID:|,State:|,Reason:|,NodeList:|,RestartCnt:|"

  /// The fields of `sacct --format`.
  static let accountFields = "JobID,State,Reason,NodeList"

  /// Whether it has ended and won't run again.
  var hasEnded: Bool {
    !["PENDING", "RUNNING", "SUSPENDED", "COMPLETING", "CONFIGURING", "STOPPED", "SIGNALING"]
      .contains(state) && !state.hasPrefix("REQUEUE")
  }
}

extension JobState {
  /// Parses a line of `squeue`; nil if the line isn't valid.
  init?(queueLine line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.value)
    guard fields.count >= 5, let job = fields[0], let state = fields[1] else { return nil }
    let restarts = fields[4].flatMap { Int($0) } ?? 0
    let hasBegun = state != "PENDING" && state != "CANCELLED" || fields[3] != nil
    self.job = job
    self.state = state
    reason = fields[2]
    node = fields[3]
    attempts = restarts + (hasBegun ? 1 : 0)
  }

  /// Parses the lines of `sacct --duplicates`: one for each attempt, in order.
  static func states(accountLines lines: some Sequence<Substring>) -> [JobState] {
    var order: [String] = []
    var states: [String: JobState] = [:]
    for line in lines {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(value)
      // A cancelled job's state includes the user: "CANCELLED by 1000".
      guard fields.count >= 4, let job = fields[0],
        let state = fields[1]?.split(separator: " ").first
      else { continue }
      let before = states[job]?.attempts ?? 0
      if before == 0 { order.append(job) }
      states[job] = JobState(
        job: job, state: String(state), reason: fields[2], node: fields[3], attempts: before + 1)
    }
    return order.compactMap { states[$0] }
  }

  private static func value(_ field: Substring) -> String? {
    ["", "None", "(null)", "n/a", "N/A", "None assigned"].contains(String(field))
      ? nil : String(field)
  }
}
