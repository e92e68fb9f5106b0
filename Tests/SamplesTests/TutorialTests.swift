import Flipbook
import FlipbookTesting
import Foundation
import Stills
import Testing

@testable import TutorialStep1
@testable import TutorialStep2
@testable import TutorialStep3

/// The films of the tutorial's steps, and the tutorial's pictures of them.
@Suite struct TutorialTests {
  private let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Programs/Flipbook/Flipbook.docc/Resources").standardized

  private func expect(_ image: UIImage, isShownAs name: String) throws {
    expectImage(image, matches: name)
    let golden = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "__Goldens__/TutorialTests/\(name).png")
    #expect(
      try Data(contentsOf: golden)
        == Data(contentsOf: resources.appending(path: "\(name).png")),
      "The tutorial's picture is outdated. Copy \(golden.path) to \(resources.path).")
  }

  @Test func stepsMatchTheTutorialsPictures() throws {
    try expect(TutorialStep1.Hello.still(at: 0.4), isShownAs: "hello-1")
    try expect(TutorialStep2.Hello.still(at: 0.4), isShownAs: "hello-2")
    try expect(TutorialStep3.Hello.still(at: 0.4), isShownAs: "hello-3")
    try expect(FinishedHello.still(at: 1.5), isShownAs: "hello-4")
  }

  @Test func stepsHaveTheDurationsInTheTutorial() throws {
    #expect(try TutorialStep1.Hello.countFrames(FilmLimits()) == 61)
    #expect(try TutorialStep3.Hello.countFrames(FilmLimits()) == 121)
  }
}
