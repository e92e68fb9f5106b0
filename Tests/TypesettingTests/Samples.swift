import Foundation
import Geometry
import Raster
import Rasterizer
import Testing
import Typesetting

/// Returns the system font in a size and weight.
func inter(_ size: Double, _ weight: Int = 400) throws -> Font {
  Font(try Fonts.system(weight: weight), size: size)
}

func laidOut(
  _ string: String, _ size: Double = 20, in frame: TextFrame = TextFrame(),
  _ change: (inout ParagraphStyle) -> Void = { _ in }
) throws -> TextLayout {
  var style = ParagraphStyle()
  change(&style)
  return TextLayout.of(TypeText(string, try inter(size), style), in: frame)
}

extension TextLayout {
  /// The text of each line.
  var lineTexts: [String] {
    lines.map { line in
      String(decoding: Array(text.string.utf8)[line.range], as: UTF8.self)
    }
  }

  /// Returns display items that draw the text in one colour, and pictures as rectangles.
  func items(_ color: Color) -> [DisplayItem] {
    lines.flatMap { line in
      line.runs.flatMap { run -> [DisplayItem] in
        [DisplayItem.fill(.glyphs(run.outlines), .identity, color)]
          + run.pictures.flatMap { $0.items }
      }
    }
  }

  /// Returns a picture of the text, black on white, with a margin.
  func drawing(scale: Double = 1, margin: Double = 4) throws -> Bitmap {
    let scaling = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: margin, y: margin))
    let list = DisplayList(
      width: Int(size.width * scale + 2 * margin + 1),
      height: Int(size.height * scale + 2 * margin + 1),
      background: Color(red: 1, green: 1, blue: 1),
      items: items(Color(red: 0, green: 0, blue: 0)).map { $0.applying(scaling) })
    var renderer = Renderer()
    let bitmap = renderer.render(list)
    return try #require(bitmap)
  }
}

extension PlacedPicture {
  /// Fills for every fourth pixel, which are enough to recognise the picture.
  fileprivate var items: [DisplayItem] {
    let (step, width) = (4, picture.width)
    let unit = frame.width / Double(width) * Double(step)
    return stride(from: 0, to: picture.height, by: step).flatMap { y in
      stride(from: 0, to: width, by: step).compactMap { x in
        let pixel = Pixel(picture.pixels[y * width + x])
        guard pixel.alpha > 0 else { return nil }
        let alpha = Double(pixel.alpha)
        return .fill(
          .rect(
            CGRect(
              x: frame.minX + Double(x / step) * unit, y: frame.minY + Double(y / step) * unit,
              width: unit, height: unit)), .identity,
          Color(
            red: Double(pixel.red) / alpha, green: Double(pixel.green) / alpha,
            blue: Double(pixel.blue) / alpha, alpha: alpha / 255))
      }
    }
  }
}
