public import Foundation
public import ViewText
public import Views

/// Lays out content on pages. Its values are stored; it has no pages, because a film prints
/// nothing.
open class UIPrintFormatter: NSObject {
  /// The renderer to which the formatter was added; weak.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The first page of the content.
  open var startPage = 0
  /// The number of pages: 0.
  open var pageCount: Int { 0 }
  /// The margins of the content within the printed area, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The margins of the whole content, in points.
  open var contentInsets = UIEdgeInsets.zero
  /// The largest width of the content, in points; 0, the default, for that of the page.
  open var maximumContentWidth: CGFloat = 0
  /// The largest height of the content, in points; 0, the default, for that of the page.
  open var maximumContentHeight: CGFloat = 0

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }

  /// Returns the area of the content on a page: empty.
  open func rectForPage(at pageIndex: Int) -> CGRect { .zero }

  /// Draws a page; does nothing by default. Never called here.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Lays out text on pages. Its values are stored.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with its attributes, if it was set.
  open var attributedText: NSAttributedString?
  /// The font; nil for the system font at 12 points.
  open var font: UIFont?
  /// The colour; nil for black.
  open var color: UIColor?
  /// The alignment; natural by default.
  open var textAlignment = NSTextAlignment.natural

  /// Creates a formatter for a text.
  public init(text: String) { self.text = text }

  /// Creates a formatter for a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    text = attributedText.string
  }
}

/// Lays out HTML on pages. Its values are stored.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?

  /// Creates a formatter for HTML.
  public init(markupText: String) { self.markupText = markupText }
}

/// Lays out a view on pages. Its values are stored.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  init(_ view: UIView) { self.view = view }
}

extension UIView {
  /// Returns a formatter for the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// Draws pages. Its values are stored; it has no pages unless a subclass states their number,
/// because a film prints nothing.
open class UIPrintPageRenderer: NSObject {
  /// The height of the area at the top of pages, in points; 0 by default.
  open var headerHeight: CGFloat = 0
  /// The height of the area at the bottom of pages, in points; 0 by default.
  open var footerHeight: CGFloat = 0
  /// The area of the paper: empty.
  open var paperRect: CGRect { .zero }
  /// The area of the paper that is printed: empty.
  open var printableRect: CGRect { .zero }
  /// The number of pages; 0 by default.
  open var numberOfPages: Int { 0 }
  /// The formatters; nil by default.
  open var printFormatters: [UIPrintFormatter]?

  /// Returns the formatters whose content begins on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { $0.startPage == pageIndex }
  }

  /// Adds a formatter whose content begins on a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// Called before pages are drawn; does nothing by default. Never called here.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page; calls the methods for its parts. Nothing here calls it.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let parts = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
    let rest = parts.remainder.divided(atDistance: footerHeight, from: .maxYEdge)
    drawHeaderForPage(at: pageIndex, in: parts.slice)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawContentForPage(at: pageIndex, in: rest.remainder)
    drawFooterForPage(at: pageIndex, in: rest.slice)
  }
  /// Draws what a formatter has laid out.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  /// Draws the top of a page; does nothing by default.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content of a page; does nothing by default.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the bottom of a page; does nothing by default.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
