import Failures
import Testing

@Suite struct FlipbookErrorTests {
  @Test func theDescriptionContainsMessageLineAndHint() {
    let plain = FlipbookError(.unreadable, "a.png can't be read.")
    #expect(plain.description == "a.png can't be read.")
    let hinted = FlipbookError(.unreadable, "a.png can't be read.", hint: "Check its permissions.")
    #expect(hinted.description == "a.png can't be read.\nCheck its permissions.")
    #expect(
      hinted.found { "Intro.swift:14" }.description
        == "a.png can't be read. (Intro.swift:14)\nCheck its permissions.")
  }

  @Test(arguments: [
    (ValueOrigin.defaultValue, "No red."), (.option("--set accent"), "No red (--set accent)."),
    (.file("a.json", line: 3), "No red (a.json:3)."),
    (.cell("a.csv", line: 3, column: "accent"), "No red (a.csv:3, column accent)."),
  ])
  func theMessageContainsTheOriginOfAValue(origin: ValueOrigin, message: String) {
    let error = FlipbookError(.refused, "No red", at: origin)
    #expect(error.message == message)
    #expect(error.origin == origin)
  }

  @Test func anErrorInAnOptionExitsWithStatus2() {
    #expect(FlipbookError(.refused, "No red", at: .option("--set accent")).exitStatus == 2)
    #expect(FlipbookError(.refused, "No red", at: .file("a.json", line: 3)).exitStatus == 3)
    #expect(FlipbookError(.refused, "No red", at: nil).exitStatus == 3)
  }

  /// docs/command-line.md lists the statuses.
  @Test(arguments: [
    (FlipbookError.Code.badSetting, Int32(2)), (.filmFailed, 3), (.malformed, 3), (.warning, 3),
    (.diskFull, 4), (.encoderMissing, 4), (.busy, 4), (.interrupted, 130),
  ])
  func theExitStatusDependsOnTheCode(code: FlipbookError.Code, status: Int32) {
    #expect(FlipbookError(code, "It failed.").exitStatus == status)
  }

  @Test func addingALineOrChangingTheCodeKeepsTheRest() {
    struct Cause: Error {}
    let error = FlipbookError(.empty, "It is empty.", hint: "Fill it.", cause: Cause())
    let found = error.found { "Intro.swift:14" }.recoded(.unreadable)
    #expect(found.code == .unreadable)
    #expect(found.message == error.message && found.hint == error.hint)
    #expect(found.cause is Cause)
    #expect(found.source == "Intro.swift:14")
    #expect(error.found { "Intro.swift:14" } == error, "lines aren't compared")
    #expect(found != error, "codes are compared")
  }
}
