import Containers
import Foundation
import Testing
import Views
import VirtualTime

@Suite struct PrintingTests {
  @Test func nothingIsPrinted() {
    VirtualClock().asCurrent {
      let sheet = UIPrintInteractionController.shared
      #expect(sheet === UIPrintInteractionController.shared)
      #expect(!UIPrintInteractionController.isPrintingAvailable)
      sheet.printFormatter = UISimpleTextPrintFormatter(text: "a")
      var results: [Bool] = []
      let isShown = sheet.present(animated: true) { _, isPrinted, error in
        results.append(isPrinted || error != nil)
      }
      #expect(results == [false] && !isShown)
    }
  }

  @Test func aRendererDrawsThePartsOfPages() throws {
    final class Renderer: UIPrintPageRenderer {
      var parts: [CGRect] = []
      override var numberOfPages: Int { 2 }
      override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        parts.append(headerRect)
      }
      override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        parts.append(contentRect)
      }
    }
    let (renderer, formatter) = (Renderer(), UIMarkupTextPrintFormatter(markupText: "<b>"))
    renderer.headerHeight = 10
    renderer.footerHeight = 20
    renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
    #expect(renderer.printFormattersForPage(at: 1)?.first === formatter)
    #expect(renderer.printFormattersForPage(at: 0)?.isEmpty == true)
    renderer.drawPage(at: 0, in: CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(
      renderer.parts == [
        CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 0, y: 10, width: 50, height: 70),
      ])
    formatter.removeFromPrintPageRenderer()
    #expect(formatter.printPageRenderer == nil)
  }

  @Test func printInfoIsCopied() throws {
    let info = UIPrintInfo.printInfo()
    info.jobName = "Card"
    info.orientation = .landscape
    let copy = try #require(info.copy() as? UIPrintInfo)
    #expect(copy.jobName == "Card" && copy.orientation == .landscape)
    #expect(UIPrintInfo(dictionary: info.dictionaryRepresentation).orientation == .landscape)
  }

  @Test func anItemProviderHasItsPlaceholder() {
    VirtualClock().asCurrent {
      let provider = UIActivityItemProvider(placeholderItem: "x")
      #expect(provider.item as? String == "x" && provider.activityType == nil)
      let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
      #expect(
        provider.activityViewController(sheet, itemForActivityType: nil) as? String == "x")
    }
  }
}
