import UIKit

/// A line of text whose letters glide to their positions in the next text; new letters rise into
/// place, and unused ones rise and fade out.
final class MorphingLabel: UIView, GalleryScene {
  private let texts = ["Made in spring", "Spin the image", "Pages in rings"]
  private let font = UIFont.systemFont(ofSize: 34, weight: .semibold)
  private var letters: [(character: Character, label: UILabel)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    letters = place(texts[0]).map { ($0.0, makeLabel($0.0, at: $0.1)) }
    morph(to: 1)
  }

  /// Returns the frame of each letter of a line. Letters are measured one by one, spaces included.
  private func place(_ text: String) -> [(Character, CGRect)] {
    let sizes = text.map { String($0).size(withAttributes: [.font: font]) }
    let width = sizes.reduce(0) { $0 + $1.width }
    var x = bounds.midX - width / 2
    return zip(text, sizes).map { character, size in
      defer { x += size.width }
      return (
        character,
        CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      )
    }
  }

  private func makeLabel(_ character: Character, at frame: CGRect) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = String(character)
    label.textColor = UIColor(red: 0.35, green: 0.15, blue: 0.1, alpha: 1)
    label.sizeToFit()
    label.center = CGPoint(x: frame.midX, y: frame.midY)
    addSubview(label)
    return label
  }

  private func morph(to index: Int) {
    var old = letters
    var moves: [() -> Void] = []
    letters = place(texts[index % texts.count]).map { character, frame in
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if let match = old.firstIndex(where: { $0.character == character }) {
        let label = old.remove(at: match).label
        moves.append { label.center = center }
        return (character, label)
      }
      let label = makeLabel(character, at: frame.offsetBy(dx: 0, dy: 26))
      label.alpha = 0
      moves.append {
        label.center = center
        label.alpha = 1
      }
      return (character, label)
    }
    let leaving = old.map(\.label)
    UIView.animate(
      withDuration: 0.6, delay: 0.4, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.5
    ) {
      moves.forEach { $0() }
      for label in leaving {
        label.alpha = 0
        label.center.y -= 26
      }
    } completion: { _ in
      leaving.forEach { $0.removeFromSuperview() }
      self.morph(to: index + 1)
    }
  }
}
