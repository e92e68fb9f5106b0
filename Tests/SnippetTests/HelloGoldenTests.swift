import Flipbook
import FlipbookTesting
import Testing
@testable import Hello

@Test func theIntroIsUnchanged() {
  expectFilm(Hello(), matches: "Hello", frames: .every(30))
  expectTimeline(Hello(), matches: "Hello")
}

@Test func theCardIsUnchanged() {
  expectImage(
    CardView(), size: CGSize(width: 200, height: 120), matches: "Card", tolerance: .levels(1))
}
