import Drawing
import Foundation
import Geometry
import Layers
import Views

/// Small scenes of layers that are rotated in space, masked, bordered or replicated.
enum SpaceScenes {
  /// Adds the content of a scene to the window of a 160 × 120 stage.
  typealias Scene = (UIWindow) -> Void

  static func view(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UIColor?
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  static var perspective: CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 250
    return perspective
  }

  static var all: [String: Scene] {
    [
      "card": card, "flip": flip, "flap": flap, "cube": cube, "ring": ring, "reveal": reveal,
      "corners": corners, "fan": fan,
    ]
  }

  /// A card turned by 60°, with a border, rounded corners and stripes in it.
  static func card(_ window: UIWindow) {
    let card = view(30, 20, 100, 80, .systemIndigo)
    card.layer.cornerRadius = 12
    card.layer.borderWidth = 4
    card.layer.borderColor = UIColor.systemOrange.cgColor
    for row in 0..<4 { card.addSubview(view(15, 14 + 14 * Double(row), 70, 8, .white)) }
    card.transform3D = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    window.addSubview(card)
  }

  /// A two-sided card during a rotation: beyond a quarter turn the back is visible.
  static func flip(_ window: UIWindow) {
    for (index, color) in [UIColor.systemRed, .systemTeal].enumerated() {
      let side = view(40, 20, 80, 80, color)
      side.layer.isDoubleSided = false
      side.layer.cornerRadius = 10
      side.addSubview(view(10, 10, 24, 24, .white))
      side.transform3D = CATransform3DRotate(perspective, .pi * Double(index), 0, 1, 0)
      window.addSubview(side)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        side.transform3D = CATransform3DRotate(side.transform3D, .pi, 0, 1, 0)
      }
    }
  }

  /// A split-flap: the upper half falls forward over the lower one.
  static func flap(_ window: UIWindow) {
    let below = view(40, 60, 80, 40, .darkGray)
    below.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let next = view(40, 20, 80, 40, .gray)
    let falling = view(40, 20, 80, 40, .lightGray)
    for half in [next, falling] {
      half.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    for half in [below, next, falling] {
      half.layer.cornerRadius = 10
      half.addSubview(view(30, 10, 20, 20, .systemYellow))
      window.addSubview(half)
    }
    falling.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    falling.layer.position = CGPoint(x: 80, y: 60)
    falling.layer.transform = perspective
    let fall = CABasicAnimation(keyPath: "transform.rotation.x")
    fall.fromValue = 0
    fall.toValue = -Double.pi
    fall.duration = 1
    falling.layer.add(fall, forKey: nil)
  }

  /// Six layers in a transform layer, tumbling.
  static func cube(_ window: UIWindow) {
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 50, y: 30, width: 60, height: 60)
    let turns: [(Double, Double, Double)] = [
      (0, 0, 1), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0),
    ]
    let colors: [UIColor] = [
      .systemRed, .systemGreen, .systemBlue, .systemYellow, .systemPurple, .systemOrange,
    ]
    for ((angle, x, y), color) in zip(turns, colors) {
      let face = CALayer()
      face.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      face.backgroundColor = color.cgColor
      face.borderWidth = 3
      face.borderColor = UIColor.white.cgColor
      face.transform = CATransform3DTranslate(
        CATransform3DMakeRotation(angle, x, y, 0), 0, 0, 30)
      cube.addSublayer(face)
    }
    window.layer.addSublayer(cube)
    window.layer.sublayerTransform = perspective
    for (axis, turn) in [("x", 1.3), ("y", 2.0)] {
      let tumble = CABasicAnimation(keyPath: "transform.rotation.\(axis)")
      tumble.fromValue = 0
      tumble.toValue = turn
      tumble.duration = 1
      cube.add(tumble, forKey: axis)
    }
  }

  /// Twelve dots, each fainter and later than the one before: an activity indicator.
  static func ring(_ window: UIWindow) {
    let ring = CAReplicatorLayer()
    ring.frame = CGRect(x: 30, y: 10, width: 100, height: 100)
    ring.instanceCount = 12
    ring.instanceDelay = 1 / 12
    ring.instanceAlphaOffset = -0.07
    ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    ring.instanceColor = UIColor.systemPink.cgColor
    let dot = CALayer()
    dot.frame = CGRect(x: 43, y: 3, width: 14, height: 14)
    dot.cornerRadius = 7
    dot.backgroundColor = UIColor.white.cgColor
    ring.addSublayer(dot)
    window.layer.addSublayer(ring)
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1
    pulse.toValue = 0.3
    pulse.duration = 1
    pulse.repeatCount = .infinity
    dot.add(pulse, forKey: nil)
  }

  /// Stripes with a growing round mask, half of which is translucent.
  static func reveal(_ window: UIWindow) {
    let board = view(10, 10, 140, 100, .systemBlue)
    for column in 0..<7 { board.addSubview(view(20 * Double(column), 0, 10, 100, .systemYellow)) }
    let mask = view(40, 20, 60, 60, .black)
    mask.layer.cornerRadius = 30
    mask.layer.masksToBounds = true
    let half = UIView(frame: CGRect(x: 70, y: 0, width: 40, height: 100))
    half.backgroundColor = UIColor(white: 0, alpha: 0.5)
    let both = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 100))
    both.addSubview(mask)
    both.addSubview(half)
    board.mask = both
    window.addSubview(board)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      mask.transform = CGAffineTransform(scaleX: 1.6, y: 1.6)
    }
  }

  /// Borders of several widths with different rounded corners, one of which clips its content.
  static func corners(_ window: UIWindow) {
    for index in 0..<6 {
      let card = view(
        8 + 50 * Double(index % 3), 8 + 54 * Double(index / 3), 44, 46, .systemTeal)
      card.layer.cornerRadius = 14
      card.layer.borderWidth = Double(index) * 2
      card.layer.borderColor = UIColor(red: 0, green: 0, blue: 0.4, alpha: 0.7).cgColor
      card.layer.maskedCorners = CACornerMask(rawValue: [15, 3, 12, 6, 9, 1][index])
      card.clipsToBounds = index.isMultiple(of: 2)
      card.addSubview(view(-6, 26, 30, 30, .systemOrange))
      window.addSubview(card)
    }
  }

  /// Cards that fan out in depth, drawn in the order of their depth, not in the order of insertion.
  static func fan(_ window: UIWindow) {
    window.layer.sublayerTransform = perspective
    for index in [2, 0, 4, 1, 3] {
      let card = view(
        55, 25, 50, 70, UIColor(hue: Double(index) / 5, saturation: 0.8, brightness: 0.9, alpha: 1))
      card.layer.cornerRadius = 6
      card.layer.borderWidth = 2
      card.layer.borderColor = UIColor.white.cgColor
      let position = CATransform3DMakeTranslation(
        Double(index - 2) * 26, 0, -60 * Double(abs(index - 2)))
      card.transform3D = CATransform3DRotate(position, Double(index - 2) * -0.45, 0, 1, 0)
      window.addSubview(card)
    }
  }
}
