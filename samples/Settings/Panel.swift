import Flipbook

/// The card of controls: a switch, a slider and a text field with an icon each, and a button.
final class Panel: UIView {
  let night = UISwitch()
  let height = UISlider(frame: CGRect(x: 112, y: 176, width: 328, height: 34))
  let name = UITextField(frame: CGRect(x: 112, y: 271, width: 328, height: 58))
  let dance = UIButton(frame: CGRect(x: 40, y: 396, width: 400, height: 72))

  private let label = UIView.piece(190, 92, 156, 14, Palette.ink)
  private let sublabel = UIView.piece(162, 118, 100, 10, Palette.faint)
  private let dots: [UIView]

  init(center: CGPoint) {
    dots = (0..<8).map { .piece(32 + CGFloat($0) * 30, 29, 14, 14, Palette.ink) }
    super.init(frame: CGRect(x: center.x - 240, y: center.y - 260, width: 480, height: 520))
    backgroundColor = Palette.card
    layer.cornerRadius = 40

    addSign(at: 104, .systemIndigo) { .piece($0, $1, 20, 20, .white) }
    addSign(at: 193, .systemOrange) { .piece($0, $1, 8, 24, .white) }
    addSign(at: 300, .systemTeal) { .piece($0, $1, 24, 8, .white) }
    night.center = CGPoint(x: 412, y: 104)
    night.onTintColor = .systemIndigo
    height.value = 0.35
    height.minimumTrackTintColor = .systemOrange
    name.backgroundColor = Palette.faint
    name.layer.cornerRadius = 18
    // Dots replace the typed text.
    name.textColor = .clear
    name.tintColor = .clear
    for dot in dots {
      dot.alpha = 0
      name.addSubview(dot)
    }
    dance.backgroundColor = .systemIndigo
    dance.layer.cornerRadius = 24
    dance.addSubview(.piece(200, 36, 120, 14, .white))
    for view in [label, sublabel, night, height, name, dance] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Switches the card between its day and night colours.
  func dim(_ isNight: Bool) -> Observable<Void> {
    let ink = isNight ? Palette.chalk : Palette.ink
    return parallel(
      [rx.color(to: isNight ? Palette.darkCard : Palette.card, duration: 0.7)]
        + ([label] + dots).map { $0.rx.color(to: ink, duration: 0.7) })
  }

  /// Shows the dot of the last typed character.
  func showDots(_ count: Int) -> Observable<Void> {
    guard let dot = dots.prefix(count).last else { return .empty() }
    return parallel(dot.rx.fade(to: 1, duration: 0.1), dot.rx.pop(to: 1.5))
  }

  private func addSign(at y: CGFloat, _ color: UIColor, _ sign: (CGFloat, CGFloat) -> UIView) {
    addSubview(.piece(66, y, 52, 52, color, radius: 16))
    addSubview(sign(66, y))
  }
}
