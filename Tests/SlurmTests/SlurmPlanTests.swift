import Failures
import Slurm
import Testing

@Suite struct SlurmPlanTests {
  private func refusal(_ change: (inout SlurmPlan) -> Void) -> FlipbookError? {
    var plan = SlurmPlan.sample()
    change(&plan)
    do throws(FlipbookError) {
      try plan.validate()
      return nil
    } catch {
      return error
    }
  }

  @Test func acceptsValidPlans() {
    #expect(refusal { _ in } == nil)
    let full = refusal {
      $0.partition = "long"
      $0.timeLimit = "2-12:00:00"
      $0.memory = "2G"
      $0.processors = 16
      $0.retries = 0
      $0.sbatchArguments = ["--account=films", "--mail-type=END", "-pshort"]
      $0.renderOptions = ["--compression", "small", "--threads=3"]
      $0.chunks = 271
      $0.frameCount = 271
    }
    #expect(full == nil)
  }

  /// An invalid setting, and a part of the error's hint.
  struct Fault: Sendable {
    let hint: String
    let change: @Sendable (inout SlurmPlan) -> Void

    init(_ hint: String, _ change: @escaping @Sendable (inout SlurmPlan) -> Void) {
      self.hint = hint
      self.change = change
    }
  }

  @Test(
    arguments: [
      Fault("--chunks from 1") { $0.chunks = 0 },
      Fault("--chunks from 1") { $0.chunks = 100_001 },
      Fault("--chunks of 11 or fewer") { ($0.chunks, $0.frameCount) = (12, 11) },
      Fault("--cpus from 1") { $0.processors = 0 },
      Fault("--retries from 0") { $0.retries = -1 },
      Fault("Use an absolute path") { $0.output = "output" },
      Fault("that sbatch accepts") { $0.partition = "a b" },
      Fault("that sbatch accepts") { $0.timeLimit = "1\n#SBATCH --x" },
      Fault("that sbatch accepts") { $0.memory = "" },
      Fault("are set by submit") { $0.sbatchArguments = ["--array=1-9"] },
      Fault("are set by submit") { $0.sbatchArguments = ["-d", "afterany:1"] },
      Fault("Join an option") { $0.sbatchArguments = ["films"] },
      Fault("--chunks, --output and --video") { $0.renderOptions = ["--chunk", "1/2"] },
      Fault("--chunks, --output and --video") { $0.renderOptions = ["--output=/x"] },
    ])
  func rejectsInvalidSettingsWithAHint(fault: Fault) throws {
    let error = refusal(fault.change)
    #expect(error?.code == .badSetting)
    #expect(error?.hint?.contains(fault.hint) == true)
  }
}
