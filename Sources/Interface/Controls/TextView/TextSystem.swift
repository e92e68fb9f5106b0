import Foundation
import Layers
import ViewText

/// The objects that store and lay out the text of a text view.
struct TextSystem {
  let container: NSTextContainer
  /// The first layout manager and storage; others can replace them.
  private let firstManager: NSLayoutManager
  private let firstStorage: NSTextStorage

  /// Completes a container with the objects that it lacks; without a container, creates one that is
  /// as wide as the text view.
  init(_ given: NSTextContainer?) {
    container = given ?? NSTextContainer()
    if given == nil { container.widthTracksTextView = true }
    firstManager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { firstManager.addTextContainer(container) }
    firstStorage = firstManager.textStorage ?? NSTextStorage()
    if firstManager.textStorage == nil { firstStorage.addLayoutManager(firstManager) }
  }

  var manager: NSLayoutManager { container.layoutManager ?? firstManager }
  var storage: NSTextStorage { manager.textStorage ?? firstStorage }

  /// Whether the container's width is that of the text view: our decision for containers without a
  /// width that an app creates.
  var tracksWidth: Bool {
    container.widthTracksTextView || container.isUnlimited(container.size.width)
  }
}

extension NSTextStorage {
  /// The range of the whole text.
  var whole: NSRange { NSRange(location: 0, length: length) }

  /// Sets an attribute of the whole text, or removes it if the value is nil.
  func setThroughout(_ key: NSAttributedString.Key, _ value: Any?) {
    if let value {
      addAttribute(key, value: value, range: whole)
    } else {
      removeAttribute(key, range: whole)
    }
  }

  /// Changes the styles of paragraphs. Those without one get one with an alignment.
  func changeParagraphs(
    in range: NSRange, alignment: NSTextAlignment, _ change: (NSMutableParagraphStyle) -> Void
  ) {
    beginEditing()
    enumerateAttribute(.paragraphStyle, in: range, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      if let own = value as? NSParagraphStyle { style.setParagraphStyle(own) }
      change(style)
      addAttribute(.paragraphStyle, value: style, range: range)
    }
    endEditing()
  }

  /// Sets the alignment of all paragraphs that have a style.
  func align(_ alignment: NSTextAlignment) {
    beginEditing()
    enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      guard let style = value as? NSParagraphStyle, style.alignment != alignment else { return }
      let aligned = NSMutableParagraphStyle()
      aligned.setParagraphStyle(style)
      aligned.alignment = alignment
      addAttribute(.paragraphStyle, value: aligned, range: range)
    }
    endEditing()
  }
}
