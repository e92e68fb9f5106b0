import PortingRules
import Testing

@Suite struct FileTests {
  /// The declarations that the rules change, in many lines.
  private let text = """
    import UIKit
    import Foundation

    @objc
    public protocol Delegate: NSObjectProtocol {
      @objc optional func view(_ view: View,
                               didMoveTo point: CGPoint)
    }

    @objcMembers
    open class View: UIView {
      @objc dynamic var progress: CGFloat = 0
      weak var delegate: Delegate?
      func start() {
        Timer.scheduledTimer(
          timeInterval: 1, target: self,
          selector: #selector(
            tick(_:)
          ), userInfo: nil, repeats: true)
        delegate?.view?(self, didMoveTo: .zero)
      }
      func tick(_ timer: Timer) {}
    }
    extension View {
      open override func layoutSubviews() {
        super.layoutSubviews()
      }
    }
    // the end
    """

  @Test func linesKeepTheirNumbers() {
    let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
    let originals = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, original) in originals.enumerated() {
      for word in [
        "// the end", "super.layoutSubviews()", "func start()", "weak var", "userInfo: nil",
      ]
      where original.contains(word) {
        #expect(lines[number].contains(word), "\(number)")
      }
    }
  }

  @Test func theFileBeginsWithTheNameOfTheOriginal() {
    let output = Rewriter([SourceFile(path: "/App/\"A\".swift", text: "let x = 1")]).outputs()[0]
    #expect(output.text == "#sourceLocation(file: \"/App/\\\"A\\\".swift\", line: 1)\nlet x = 1")
    #expect(output.changedLineCount == 0)
  }

  @Test("Files may contain what is an error only in Swift 6, such as a space after an attribute")
  func filesOfSwift5() {
    let text = "#if os(iOS)\n@available (iOS 10.0, *) @objc (View) class View: UIView {}\n#endif"
    let lines = rewritten(text).split(separator: "\n")
    #expect(lines.first == "#if true")
    #expect(!lines[1].contains("@objc"))
  }

  @Test func filesThatDoNotParseArePassedOn() {
    let output = Rewriter([SourceFile(path: "/F.swift", text: "@objc func f( {")]).outputs()[0]
    #expect(output.text == "#sourceLocation(file: \"/F.swift\", line: 1)\n@objc func f( {")
  }

  @Test func rewritingTwiceGivesTheSame() {
    #expect(rewritten(text) == rewritten(text))
    let once = rewritten(text)
    #expect(!once.contains("@objc") && !once.contains("#selector"))
  }

  @Test func theReportCountsLinesAndRules() {
    let report = Report(Rewriter([SourceFile(path: "/F.swift", text: text)]).outputs())
    #expect(report.lineCount == 29 && report.fileCount == 1 && !report.hasObstacles)
    #expect(report.rewritten["selectors"] == 1 && report.rewritten["attributes"] == 5)
    #expect(report.text.contains("1 file, 29 lines"))
  }

  @Test func theReportCountsLinesThatOnlyLoseAttributes() {
    let text = """
      class Button: UIView {
        @objc func tap() {}
        @IBOutlet weak var label: UILabel!
        @objc func hold() { perform(#selector(tap)) }
      }
      """
    let report = Report(Rewriter([SourceFile(path: "/F.swift", text: text)]).outputs())
    #expect(report.changedLineCount == 3 && report.attributeLineCount == 2)
    #expect(
      report.text.contains(
        "1 file, 5 lines: 40.0 % unchanged, 3 rewritten, 2 of them only by removing attributes "
          + "(80.0 % without these)"))
  }
}
