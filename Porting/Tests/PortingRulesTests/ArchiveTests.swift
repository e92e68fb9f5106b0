import Testing

@Suite struct ArchiveTests {
  @Test func functionsOfArchivesAreTheStages() {
    #expect(
      rewrittenLines(
        [
          "import UIKit\nextension UIView {\n  func copied() -> Any? {\n",
          "    NSKeyedUnarchiver.unarchiveObject(with:\n",
          "      NSKeyedArchiver.archivedData(withRootObject: self))\n  }\n}",
        ].joined())
        == [
          "import UIKit\nextension UIView {\n  func copied() -> Any? {\n",
          "    StageKeyedUnarchiver.unarchiveObject(with:\n",
          "      StageKeyedArchiver.archivedData(withRootObject: self))\n  }\n}",
        ].joined())
  }

  @Test func archiversThatAreCreatedStay() {
    let text = """
      import UIKit
      func f() { NSKeyedArchiver(requiringSecureCoding: false).finishEncoding() }
      func g() { NSKeyedArchiver.setClassName("A", for: A.self) }
      """
    #expect(rewrittenLines(text) == text)
  }

  @Test func filesOfFoundationImportTheStagesFunctions() {
    let text = rewritten(
      "import Foundation\nfunc f(data: Data) -> Any? { NSKeyedUnarchiver.unarchiveObject(with: data) }"
    )
    #expect(text.hasSuffix("\nimport enum UIKit.StageKeyedUnarchiver\n"))
  }
}
