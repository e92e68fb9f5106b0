import Flipbook

/// A title, a line and a subtitle in front of a gradient.
final class TitleView: UIView {
  let title = UILabel()
  let subtitle = UILabel()
  private let line = UIView()

  init(frame: CGRect, title text: String, subtitle subtext: String) {
    super.init(frame: frame)
    let gradient = CAGradientLayer()
    gradient.frame = bounds
    gradient.colors = [
      UIColor(red: 0.09, green: 0.1, blue: 0.25, alpha: 1).cgColor,
      UIColor(red: 0.4, green: 0.16, blue: 0.42, alpha: 1).cgColor,
    ]
    layer.addSublayer(gradient)

    let unit = bounds.height / 720
    title.text = text
    title.font = .systemFont(ofSize: 96 * unit, weight: .bold)
    title.textColor = .white
    title.adjustsFontSizeToFitWidth = true
    title.textAlignment = .center
    title.frame = CGRect(
      x: 80 * unit, y: 240 * unit, width: bounds.width - 160 * unit, height: 120 * unit)
    addSubview(title)

    line.backgroundColor = .systemPink
    line.frame = CGRect(x: bounds.midX, y: 384 * unit, width: 0, height: 4 * unit)
    addSubview(line)

    subtitle.text = subtext
    subtitle.font = .systemFont(ofSize: 36 * unit, weight: .medium)
    subtitle.textColor = UIColor(white: 1, alpha: 0.75)
    subtitle.textAlignment = .center
    subtitle.frame = CGRect(x: 0, y: 412 * unit, width: bounds.width, height: 48 * unit)
    subtitle.alpha = 0
    addSubview(subtitle)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the title letter by letter, then the line and the subtitle.
  func enter() -> Observable<Void> {
    let width = bounds.width / 4
    return Observable.concat([
      showLetters(),
      parallel(
        line.rx.animate(duration: 0.5, options: .curveEaseInOut) {
          $0.frame = $0.frame.insetBy(dx: -width / 2, dy: 0)
        },
        subtitle.rx.fade(to: 1, duration: 0.5, delay: 0.2)),
    ])
  }

  /// Grows each letter of the title, as a separate layer, from a scale of zero.
  private func showLetters() -> Observable<Void> {
    Observable.deferred { [title] in
      let letters = title.layersOfCharacters()
      for (index, letter) in letters.enumerated() {
        let grow = CASpringAnimation(keyPath: "transform.scale")
        grow.fromValue = 0
        grow.toValue = 1
        grow.damping = 14
        grow.beginTime = CACurrentMediaTime() + 0.05 * Double(index)
        grow.duration = grow.settlingDuration
        grow.fillMode = .backwards
        letter.add(grow, forKey: "grow")
      }
      return pause(0.05 * Double(letters.count) + 0.6)
    }
  }
}
