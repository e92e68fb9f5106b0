import FlipbookTesting
import Testing

@testable import Hello

@Suite struct HelloTests {
  @Test func theTimelineIsUnchanged() {
    expectTimeline(Hello(), matches: "hello")
  }
}
