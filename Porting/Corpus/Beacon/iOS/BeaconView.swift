import UIKit

protocol BeaconViewDelegate: AnyObject {
  func beaconViewDidPulse(_ view: BeaconView)
}

/// A round light that sends out rings when it is tapped.
final class BeaconView: UIControl {
  static let defaultColor = UIColor.systemOrange
  static var created = 0

  weak var delegate: BeaconViewDelegate?
  private(set) var pulses = 0
  private var lights: [Light] = []

  struct Light {
    var radius: CGFloat
    var delay: TimeInterval
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.created += 1
    backgroundColor = Self.defaultColor
    lights = (1...ringCount).map { Light(radius: CGFloat($0) * 14, delay: Double($0) * 0.15) }
    addTarget(self, action: #selector(pulse), for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    makeRound()
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  @objc private func pulse() {
    pulses += 1
    for light in lights { addRing(light) }
    Task { await finish() }
  }

  private func finish() async {
    try? await Task.sleep(for: .seconds(1))
    delegate?.beaconViewDidPulse(self)
  }

  private func addRing(_ light: Light) {
    let ring = RingLayer(color: Self.defaultColor)
    ring.frame = bounds
    layer.addSublayer(ring)
    ring.grow(by: light.radius, after: light.delay)
  }
}
