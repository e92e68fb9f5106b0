import Slurm

extension SlurmPlan {
  /// Returns a plan for a film that `program` renders into `output`.
  static func sample(
    output: String = "/films/output", program: String = "/films/Intro", folder: String = "/films",
    chunks: Int = 4
  ) -> SlurmPlan {
    SlurmPlan(
      film: "Intro", program: program, workingFolder: folder, output: output, chunks: chunks)
  }
}
