import Foundation
import Slurm
import TestSupport

/// Substitutes for Slurm's programs that behave as a test requires.
struct FakeSlurm {
  let folder: TemporaryFolder

  /// Creates the programs in a folder. Each records its arguments in `calls` and then runs the
  /// given script; `sbatch` has separate scripts for the array and for the job that depends on it.
  init(
    in folder: TemporaryFolder, array: String = "echo 10", assemble: String = "echo 11",
    squeue: String = "", scancel: String = "", sacct: String? = nil
  ) throws {
    self.folder = folder
    try folder.makeFolder("slurm-bin")
    func write(_ name: String, _ script: String) throws {
      try folder.writeProgram(
        "slurm-bin/" + name, "echo \"\(name) $*\" >>'\(folder("calls"))'\n\(script)")
    }
    try write(
      "sbatch", "case $* in *--dependency*) \(assemble) ;; *) \(array) ;; esac")
    try write("squeue", squeue)
    try write("scancel", scancel)
    if let sacct { try write("sacct", sacct) }
  }

  var client: SlurmClient { SlurmClient(searchPath: folder("slurm-bin")) }

  /// The calls so far: the program and its arguments.
  var calls: [String] {
    folder.text("calls").split(separator: "\n").map(String.init)
  }
}
