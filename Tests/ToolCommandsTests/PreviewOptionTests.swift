import TestSupport
import Testing

/// Options of `flipbook preview` that end it before it opens a port.
@Suite(.tier(.programs)) struct PreviewOptionTests {
  @Test func invalidOptionsAreRefusedWithTheirReason() throws {
    let folder = try TemporaryFolder()
    try folder.writeProgram("Package.swift", "")
    for (arguments, reason) in [
      (["--audio-offset", "1"], "--audio-offset requires a sound"),
      (["--audio", "missing.wav"], "The sound \"missing.wav\" can't be read."),
      (["--configuration", "fast"], "--configuration takes release or debug."),
      (["--package-path", "/proc"], "contains no Package.swift"),
    ] {
      let result = try Program.run(
        "flipbook", ["preview", "Film", "--quiet"] + arguments, directory: folder.path)
      #expect(result.status == 2, "\(arguments): \(result.status)")
      #expect(result.errors.contains(reason), "\(arguments): \(result.errors)")
      #expect(result.output.isEmpty)
    }
  }
}
