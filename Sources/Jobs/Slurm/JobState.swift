/// What Slurm tells about a job, or a task of an array.
struct JobState: Hashable, Sendable {
  /// The job's id, with the task's number behind it in an array: “12_3”.
  var job: String

  /// The state as Slurm writes it: PENDING, RUNNING, COMPLETED, FAILED, NODE_FAIL …
  var state: String

  /// Why it waits, or how it ended; nil where there is nothing to say.
  var reason: String?

  /// The node; nil before there is one.
  var node: String?

  /// How many times it was begun, the present one counted.
  var attempts: Int?

  /// The fields of `squeue --Format`.
  static let queueFields = "JobArrayID:|,State:|,Reason:|,NodeList:|,RestartCnt:|"

  /// The fields of `sacct --format`.
  static let accountFields = "JobID,State,Reason,NodeList"

  /// Whether it will not run any more.
  var hasEnded: Bool {
    !["PENDING", "RUNNING", "SUSPENDED", "COMPLETING", "CONFIGURING", "STOPPED", "SIGNALING"]
      .contains(state) && !state.hasPrefix("REQUEUE")
  }
}

extension JobState {
  /// Reads a line of `squeue`; nil if it is none.
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

  /// Reads the lines of `sacct --duplicates`: one for each attempt, the last comes last.
  static func states(accountLines lines: some Sequence<Substring>) -> [JobState] {
    var order: [String] = []
    var states: [String: JobState] = [:]
    for line in lines {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(value)
      // “CANCELLED by 1000” is told with who did it.
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
