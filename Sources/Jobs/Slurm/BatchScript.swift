/// A job as `sbatch` takes it: a script, and options.
///
/// Every option is passed to `sbatch`. Those that fit there stand in the script too, so that it can be
/// submitted by hand; there alone, variables such as SBATCH_PARTITION would win over them.
package struct BatchScript: Hashable, Sendable {
  /// Where the script stands.
  package var path: String

  /// The options of `sbatch`.
  package var options: [String]

  /// The script.
  package var text: String

  /// The arguments of `sbatch`, the script's path last.
  package var arguments: [String] { ["--parsable"] + options + [path] }

  /// `sbatch` with its arguments, as a line of bash.
  package var command: String { ShellWord.quoted(["sbatch"] + arguments) }
}

extension BatchScript {
  /// The job that renders: an array of a task for each chunk.
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
      about: "Renders \(name(of: plan.film)) in \(plan.chunks) chunks, a task for each.",
      job: "${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID",
      log: "render-$SLURM_ARRAY_TASK_ID.log", command: command, hopeless: "2 | 3")
  }

  /// The job that puts the frames together once all tasks of the job `array` are done.
  package static func assemble(_ plan: SlurmPlan, after array: String) -> BatchScript {
    let words =
      [plan.program, "assemble", plan.output] + (plan.video.map { ["--video", $0] } ?? [])
      + plan.assembleOptions
    // That frames are missing may be what a shared folder shows for a moment.
    return script(
      plan, name: "assemble",
      options: ["--dependency=afterok:\(array)", "--kill-on-invalid-dep=yes"],
      about: "Puts the frames of \(name(of: plan.film)) together.",
      job: "$SLURM_JOB_ID", log: "assemble.log", command: ShellWord.quoted(words), hopeless: "2")
  }

  private static func script(
    _ plan: SlurmPlan, name: String, options own: [String], about: String, job: String, log: String,
    command: String, hopeless: String
  ) -> BatchScript {
    var options = ["--job-name=\(self.name(of: plan.film))-\(name)"] + own
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

      \(body(folder: plan.workingFolder, command: command, hopeless: hopeless))
      """
    return BatchScript(
      path: plan.folder + "/\(name).sbatch", options: options, text: text + "\n")
  }

  /// The path of a file of Slurm's as `--output` has it: a backslash takes the meaning from `%`, and
  /// the next character for itself.
  private static func logPattern(_ path: String) -> String {
    path.unicodeScalars.map { $0 == "%" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
  }

  /// A film's name, as the name of a job.
  private static func name(of film: String) -> String {
    String(film.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
  }

  /// Runs `command`, and has Slurm run the whole again if that fails, up to `retries` times.
  ///
  /// What was drawn is kept, by `--resume`. A program that is killed, for want of memory say, is one that
  /// failed. A minute before the time limit Slurm sends USR1, but at once where the limit is shorter. A
  /// job that is cancelled, pre-empted or out of time gets TERM: Slurm knows what becomes of it, and would
  /// bring a cancelled one back to life if it were asked to. When a node fails, Slurm requeues by itself.
  /// Only for a killed batch script it does not: that fails its task.
  private static func body(folder: String, command: String, hopeless: String) -> String {
    #"""
    say() { echo "$(date '+%F %T') $job on ${SLURMD_NODENAME:-this node}: $*"; }

    # Waits for the program, however many signals come meanwhile.
    run() {
      "$@" &
      child=$!
      while signalled=; wait "$child"; status=$?; [ -n "$signalled" ]; do :; done
    }
    stop() { signalled=yes; [ -z "${child-}" ] || kill -TERM "$child" 2>/dev/null; }

    child=
    why=
    trap 'why=ending; stop' TERM
    trap '[ "$SECONDS" -lt 30 ] || { why=time; stop; }; signalled=yes' USR1

    attempt=${SLURM_RESTART_COUNT:-0}
    say "attempt $((attempt + 1)) of $((retries + 1))"
    if cd \#(ShellWord.quoted(folder)); then
      run \#(command)
    else
      status=1
    fi

    case $status in
      0) say "done"; exit 0 ;;
      \#(hopeless)) say "ended with status $status: trying again would not help"; exit "$status" ;;
    esac
    said="ended with status $status"
    [ "$why" != time ] || said="stopped shortly before its time limit"
    case " $(scontrol --oneliner show job "$job" 2>/dev/null) " in
      *" JobState=RUNNING "* | "  ") ;;
      *) why=ending ;;
    esac
    if [ "$why" = ending ]; then
      say "$said: Slurm ends it"
    elif [ "$attempt" -ge "$retries" ]; then
      say "$said: that was the last attempt"
    # Slurm ends all that belongs to the task, and would end the program that asks for it.
    elif refusal=$(trap '' TERM; exec scontrol requeue "$job" 2>&1); then
      say "$said: requeued"
    else
      say "$said, and can't be requeued: $refusal"
    fi
    exit "$status"
    """#
  }
}
