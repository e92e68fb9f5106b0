import Flipbook

/// A page of text that glides up by a fraction of a pixel per frame.
struct TextPage {
  /// The numbers of lines, and of letters in each.
  var lines, letters: Int

  /// The size of the font and the distance of lines, in points.
  var size, lineHeight: Double

  /// Returns the text of a line: letters and spaces that repeat with different periods.
  private func text(ofLine line: Int) -> String {
    let alphabet = Array("the quick brown fox jumps over a lazy dog and RUNS Away ")
    return String((0..<letters).map { alphabet[($0 + line * 7) % alphabet.count] })
  }

  func glide(on stage: Stage) {
    let scale = Variant.scale
    let page = UIView(
      frame: CGRect(x: 0, y: 0, width: 1920 * scale, height: Double(lines) * lineHeight * scale))
    stage.window.addSubview(page)
    for line in 0..<lines {
      let label = UILabel(
        frame: CGRect(
          x: 60 * scale, y: Double(line) * lineHeight * scale, width: 1860 * scale,
          height: lineHeight * scale))
      label.font = UIFont(name: "DejaVu Sans", size: size * scale)
      label.textColor = .black
      label.text = text(ofLine: line)
      page.addSubview(label)
    }
    UIView.animate(withDuration: 5, delay: 0, options: .curveLinear) {
      page.center.y -= 137 * 5 * scale
    }
  }
}
