import Flipbook

// Text views whose layout managers and containers are an app's own.
extension Scene {
  /// Draws words with the attribute `marked` on rounded boxes, and waves below underlined ones.
  private final class Marker: NSLayoutManager {
    static let marked = NSAttributedString.Key("marked")

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      textStorage?.enumerateAttribute(Self.marked, in: glyphsToShow, options: []) {
        value, range, _ in
        guard let color = value as? UIColor else { return }
        color.setFill()
        enumerateEnclosingRects(
          forGlyphRange: range,
          withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
          in: textContainers[0]
        ) { rect, _ in
          let box = rect.insetBy(dx: -2, dy: 1).offsetBy(dx: origin.x, dy: origin.y)
          UIBezierPath(roundedRect: box, cornerRadius: 4).fill()
        }
      }
    }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      let box = boundingRect(forGlyphRange: glyphRange, in: textContainers[0])
        .offsetBy(dx: containerOrigin.x, dy: containerOrigin.y)
      let wave = UIBezierPath()
      wave.move(to: CGPoint(x: box.minX, y: box.maxY - 1))
      for x in stride(from: box.minX, to: box.maxX, by: 6) {
        wave.addQuadCurve(
          to: CGPoint(x: x + 6, y: box.maxY - 1),
          controlPoint: CGPoint(x: x + 3, y: box.maxY - 6))
      }
      wave.stroke()
    }
  }

  /// Marked and underlined words around a circle, and a text with letters of different heights.
  static func textKit(in view: UIView) {
    let (storage, manager) = (NSTextStorage(), Marker())
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    let text = UITextView(
      frame: CGRect(x: 10, y: 8, width: 300, height: 164), textContainer: container)
    text.backgroundColor = .clear
    text.font = .systemFont(ofSize: 15)
    text.textColor = Palette.ink
    text.text =
      "Words flow around the circle on both of its sides, some of them marked with a colour, "
      + "others underlined by a wave, and each line avoids the circle with its whole height."
    func range(_ words: String) -> NSRange { (storage.string as NSString).range(of: words) }
    storage.addAttribute(Marker.marked, value: Palette.gold, range: range("marked with a colour"))
    storage.addAttributes(
      [.underlineStyle: 1, .underlineColor: Palette.coral], range: range("underlined by a wave"))
    storage.addAttribute(.backgroundColor, value: UIColor.systemGray5, range: range("whole height"))
    let circle = UIBezierPath(ovalIn: CGRect(x: 120, y: 20, width: 70, height: 70))
    container.exclusionPaths = [circle]
    view.addSubview(text)
    let disc = UIView(frame: CGRect(x: 133, y: 39, width: 64, height: 64))
    disc.layer.cornerRadius = 32
    disc.backgroundColor = Palette.blue
    view.addSubview(disc)
  }
}
