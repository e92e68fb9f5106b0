import Flipbook

/// A page of text, 40 lines of 90 letters, that glides up by a fraction of a pixel per frame.
package struct Credits: Film {
  package let canvas = Canvas(width: 1920, height: 1080, background: .white)
  package let duration: TimeInterval? = 5

  package init() {}

  /// Returns the text of a line: letters and spaces that repeat with different periods.
  package static func text(ofLine line: Int) -> String {
    let letters = Array("the quick brown fox jumps over a lazy dog and RUNS Away ")
    return String((0..<90).map { letters[($0 + line * 7) % letters.count] })
  }

  package func perform(on stage: Stage) -> Observable<Void>? {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 1920, height: 40 * 44))
    stage.window.addSubview(page)
    for line in 0..<40 {
      let label = UILabel(frame: CGRect(x: 60, y: Double(line) * 44, width: 1860, height: 44))
      label.font = UIFont(name: "DejaVu Sans", size: 28)
      label.textColor = .black
      label.text = Self.text(ofLine: line)
      page.addSubview(label)
    }
    UIView.animate(withDuration: 5, delay: 0, options: .curveLinear) { page.center.y -= 137 * 5 }
    return nil
  }
}
