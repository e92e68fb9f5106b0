import OutputFiles

/// A job for `sbatch`: a script and options.
///
/// All options are passed to `sbatch`. Options that need no quoting are also in the script, so that
/// it can be submitted by hand. They aren't only in the script, because variables such as
/// SBATCH_PARTITION would override them there.
package struct BatchScript: Hashable, Sendable {
  /// The path of the script.
  package var path: String

  /// The options of `sbatch`.
  package var options: [String]

  /// The contents of the script.
  package var text: String

  /// The arguments of `sbatch`, the script's path last.
  package var arguments: [String] { ["--parsable"] + options + [path] }

  /// The `sbatch` command with its arguments, as a line of bash.
  package var command: String { ShellWord.quoted(["sbatch"] + arguments) }
}

extension BatchScript {
  /// Returns the rendering job: an array with one task for each chunk.
  package static func render(_ plan: SlurmPlan) -> BatchScript {
    let threads = plan.renderOptions.contains { $0 == "--threads" || $0.hasPrefix("--threads=") }
    let command =
      ShellWord.quoted([plan.program, "render"])
      + " --chunk \"$SLURM_ARRAY_TASK_ID/\(plan.chunks)\" --resume --no-video --output "
      + ShellWord.quoted(plan.output)
      + (threads ? "" : " ${SLURM_CPUS_PER_TASK:+--threads \"$SLURM_CPUS_PER_TASK\"}")
      + plan.renderOptions.map { " " + ShellWord.quoted($0) }.joined()
    return script(
      plan, name: "render",
      options: ["--array=1-\(plan.chunks)"],
      about: "Renders \(name(of: plan.film)) in \(plan.chunks) chunks, one task for each.",
      job: "${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID",
      log: "render-$SLURM_ARRAY_TASK_ID.log", command: command, permanentStatuses: "2 | 3")
  }

  /// Returns the job that assembles the frames when all tasks of the job `array` are done.
  package static func assemble(_ plan: SlurmPlan, after array: String) -> BatchScript {
    let words =
      [plan.program, "assemble", plan.output] + (plan.video.map { ["--video", $0] } ?? [])
      + plan.assembleOptions
    // Missing frames (status 3) are retried: a shared folder can show new files late.
    return script(
      plan, name: "assemble",
      options: ["--dependency=afterok:\(array)", "--kill-on-invalid-dep=yes"],
      about: "Assembles the frames of \(name(of: plan.film)).",
      job: "$SLURM_JOB_ID", log: "assemble.log", command: ShellWord.quoted(words),
      permanentStatuses: "2")
  }

  private static func script(
    _ plan: SlurmPlan, name: String, options specific: [String], about: String, job: String,
    log: String, command: String, permanentStatuses: String
  ) -> BatchScript {
    var options = ["--job-name=\(self.name(of: plan.film))-\(name)"] + specific
    options += [
      "--nodes=1", "--ntasks=1", "--cpus-per-task=\(plan.processors)", "--requeue",
      "--open-mode=append", "--signal=B:USR1@60",
      "--output=" + logPattern(plan.folder + "/slurm.log"),
    ]
    if let partition = plan.partition { options.append("--partition=\(partition)") }
    if let time = plan.timeLimit { options.append("--time=\(time)") }
    if let memory = plan.memory { options.append("--mem=\(memory)") }
    options += plan.sbatchArguments
    let text = """
      #!/bin/bash
      # \(about)
      \(options.filter(ShellWord.isPlain).map { "#SBATCH \($0)" }.joined(separator: "\n"))

      job=\(job)
      retries=\(plan.retries)
      exec >>\(ShellWord.quoted(plan.folder))/"\(log)" 2>&1 || exit 1

      \(body(folder: plan.workingFolder, command: command, permanentStatuses: permanentStatuses))
      """
    return BatchScript(
      path: plan.folder + "/\(name).sbatch", options: options, text: text + "\n")
  }

  /// Returns a path in the notation of `--output`: a backslash escapes `%` and itself.
  private static func logPattern(_ path: String) -> String {
    path.unicodeScalars.map { $0 == "%" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
  }

  /// Returns a film's name in a form that is valid in a job's name.
  private static func name(of film: String) -> String {
    String(film.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
  }

  /// Returns the body of a script, which runs `command` and requeues the job if the command fails,
  /// up to `retries` times.
  ///
  /// Frames that were drawn are kept because of `--resume`. A program that is killed, for example
  /// because memory ran out, counts as failed. Slurm sends USR1 a minute before the time limit, or
  /// immediately if the limit is shorter. A job that is cancelled, pre-empted or out of time
  /// receives TERM: Slurm decides what happens to it, and a requeue request would restart a
  /// cancelled job. When a node fails, Slurm requeues the job itself; but if only the batch script
  /// is killed, the task fails.
  private static func body(folder: String, command: String, permanentStatuses: String) -> String {
    #"""
    log() { echo "$(date '+%F %T') $job on ${SLURMD_NODENAME:-this node}: $*"; }

    # Waits for the program, even if signals interrupt `wait`.
    run() {
      "$@" &
      child=$!
      while signalled=; wait "$child"; status=$?; [ -n "$signalled" ]; do :; done
    }
    stop() { signalled=yes; [ -z "${child-}" ] || kill -TERM "$child" 2>/dev/null; }

    child=
    reason=
    trap 'reason=ending; stop' TERM
    trap '[ "$SECONDS" -lt 30 ] || { reason=time; stop; }; signalled=yes' USR1

    attempt=${SLURM_RESTART_COUNT:-0}
    log "attempt $((attempt + 1)) of $((retries + 1))"
    if cd \#(ShellWord.quoted(folder)); then
      run \#(command)
    else
      status=1
    fi

    case $status in
      0) log "done"; exit 0 ;;
      \#(permanentStatuses)) log "ended with status $status: a retry would not help"; exit "$status" ;;
    esac
    outcome="ended with status $status"
    [ "$reason" != time ] || outcome="stopped shortly before its time limit"
    case " $(scontrol --oneliner show job "$job" 2>/dev/null) " in
      *" JobState=RUNNING "* | "  ") ;;
      *) reason=ending ;;
    esac
    if [ "$reason" = ending ]; then
      log "$outcome: Slurm is ending the job"
    elif [ "$attempt" -ge "$retries" ]; then
      log "$outcome: that was the last attempt"
    # Requeuing terminates all processes of the task, so scontrol has to ignore TERM.
    elif refusal=$(trap '' TERM; exec scontrol requeue "$job" 2>&1); then
      log "$outcome: requeued"
    else
      log "$outcome, and can't be requeued: $refusal"
    fi
    exit "$status"
    """#
  }
}
