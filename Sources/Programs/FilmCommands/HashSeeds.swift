import Foundation

/// The seeds of Swift's hash functions.
enum HashSeeds {
  /// Starts the program again with fixed seeds, unless its environment chooses them.
  ///
  /// Otherwise each process has random seeds, and with them sets and dictionaries have orders of their
  /// own: a film whose code draws in such an order would differ from render to render, and even within
  /// one if several processes share it.
  static func fix() {
    #if os(Linux)
      let name = "SWIFT_DETERMINISTIC_HASHING"
      guard getenv(name) == nil,
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      else { return }
      setenv(name, "1", 1)
      // Returns only if it fails; the film is then played with random seeds.
      execv(program, CommandLine.unsafeArgv)
    #endif
  }
}
