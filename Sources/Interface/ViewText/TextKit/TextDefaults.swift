import Drawing
import Foundation
import Layers
import Typesetting
package import Views

/// The appearance of text without attributes, which a text view sets.
package struct TextDefaults: Equatable {
  let font: Font
  let color: any ColorValue
  let paragraph: ParagraphStyle
  /// Whether dynamic colours show their dark variants.
  let onDark: Bool

  /// The system font of 12 points in black.
  init() {
    font = .system(size: 12)
    color = CGColor.black
    paragraph = ParagraphStyle()
    onDark = false
  }

  package init(font: UIFont, color: UIColor, paragraph: NSParagraphStyle, onDark: Bool) {
    self.font = font.font
    self.color = color
    self.paragraph = paragraph.style
    self.onDark = onDark
  }

  package static func == (first: TextDefaults, second: TextDefaults) -> Bool {
    first.font == second.font && first.paragraph == second.paragraph
      && first.onDark == second.onDark
      && first.color.fill(onDark: first.onDark, from: .zero)
        == second.color.fill(onDark: second.onDark, from: .zero)
  }
}
