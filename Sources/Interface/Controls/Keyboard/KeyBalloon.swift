import Foundation
import Geometry
import Layers
import ViewText
import Views

/// The enlarged letter above a pressed key.
final class KeyBalloon: UIView {
  init(_ text: String, above key: CGRect, in width: CGFloat, _ colors: KeyColors) {
    let size = CGSize(width: key.width + 18, height: 52)
    let x = min(max(key.midX - size.width / 2, 1), width - size.width - 1)
    super.init(frame: CGRect(x: x, y: key.minY - 58, width: size.width, height: 58 + key.height))
    isUserInteractionEnabled = false
    let bubble = UIView(frame: CGRect(origin: .zero, size: size))
    let stem = UIView(
      frame: CGRect(x: key.minX - x, y: 46, width: key.width, height: key.height + 12))
    for part in [bubble, stem] {
      part.backgroundColor = colors.key
      part.layer.cornerRadius = part === bubble ? 9 : 5
      addSubview(part)
    }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 2
    layer.shadowOffset = CGSize(width: 0, height: 1)
    let label = UILabel(frame: bubble.bounds)
    label.text = text
    label.textColor = colors.text
    label.font = .systemFont(ofSize: 34)
    label.textAlignment = .center
    bubble.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
