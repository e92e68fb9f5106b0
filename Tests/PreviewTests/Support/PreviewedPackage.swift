import Foundation
import TestSupport

/// A package whose film is one of this package's programs, and a preview of it.
///
/// The compiler is a script: it moves the file `.build/next` to the program, or prints the errors in the
/// file `.build/errors` and fails.
final class PreviewedPackage {
  /// The reason for which there is no preview.
  struct Failure: Error { let description: String }

  let folder: TemporaryFolder
  let program: Program
  let address: String
  /// The number of programs that builds have been given.
  private var programCount = 0

  init(_ film: String = "Intro", _ arguments: [String] = []) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    for name in ["Sources", ".build/release", "bin"] { try folder.makeFolder(name) }
    try Data("// swift-tools-version: 6.2".utf8)
      .write(to: URL(fileURLWithPath: folder("Package.swift")))
    try folder.writeProgram(
      "bin/swift",
      """
      cd '\(folder.path)/.build'
      if [ -e errors ]; then cat errors; exit 1; fi
      if [ -e next ]; then mv next release/Film; fi
      """)
    try folder.writeProgram("bin/xdg-open", "echo \"$1\" > '\(folder(".build/opened"))'")
    try Self.write(film, to: ".build/release/Film", in: folder)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let started = try Program(
      "flipbook",
      ["preview", "Film", "--built", "--quiet", "--package-path", folder.path] + arguments,
      environment: ["PATH": "\(folder("bin")):\(path)"])
    program = started
    guard eventually({ started.outputSoFar.contains("\n") }) else {
      throw Failure(description: "no address: \(started.errorsSoFar)")
    }
    address = started.outputSoFar.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    program.interrupt()
    _ = program.wait(seconds: 10)
  }

  /// The port of the preview.
  var port: UInt16 { UInt16(URL(string: address)?.port ?? 0) }

  /// Opens the page and waits until a condition holds.
  func open(
    in browser: Browser, until condition: String = "preview.player.film?.isComplete"
  ) throws {
    try browser.open(address: address)
    guard try browser.waits(for: "window.preview && \(condition)") else {
      throw Failure(description: "the page doesn't become ready: \(condition)")
    }
  }

  private static func write(
    _ film: String, _ variables: [String: String] = [:], to name: String,
    in folder: TemporaryFolder
  ) throws {
    guard let path = Program.path(of: film) else {
      throw Failure(description: "\(film) isn't built")
    }
    let words = variables.map { "export \($0)='\($1)'\n" }.sorted().joined()
    try folder.writeProgram(name, "\(words)exec '\(path)' \"$@\"")
  }

  /// Makes the next build's program a new one: that of a film, with environment variables.
  func setNext(_ film: String, _ variables: [String: String] = [:]) throws {
    programCount += 1
    let variables = variables.merging(["PROGRAM": "\(programCount)"]) { $1 }
    try Self.write(film, variables, to: ".build/next", in: folder)
  }

  /// Makes the next builds fail with this output; succeed if it is nil.
  func setErrors(_ text: String?) throws {
    let file = URL(fileURLWithPath: folder(".build/errors"))
    if let text {
      try Data(text.utf8).write(to: file)
    } else {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Writes a plan of builds whose only command is a script, which creates the file `.build/direct`. It
  /// fails if there is a file `.build/broken`; otherwise it does what the compiler does. Waits until it is used.
  func planBuilds() throws {
    try folder.writeProgram(
      ".build/link",
      """
      cd '\(folder.path)/.build'
      touch direct
      if [ -e broken ]; then exit 1; fi
      if [ -e next ]; then mv next release/Film; fi
      """)
    let manifest = """
      commands:
        "C.Film":
          tool: shell
          inputs: ["\(folder("Sources/Film.swift"))"]
          outputs: ["\(folder(".build/release/Film"))"]
          args: ["\(folder(".build/link"))"]
      """
    try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder(".build/release.yaml")))
    guard eventually({ (try? save()) != nil && folder.has(".build/direct") }) else {
      throw Failure(description: "the plan isn't used")
    }
  }

  /// Saves a source file, which starts a build.
  func save() throws {
    try Data("\(Date())".utf8).write(to: URL(fileURLWithPath: folder("Sources/Film.swift")))
  }

  /// The processes that play the film.
  var films: [pid_t] {
    processes(naming: "preview-worker").filter { process in
      let folder = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(process)/cwd")
      return folder == self.folder.path
    }
  }
}
