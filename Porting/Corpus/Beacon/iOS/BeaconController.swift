import UIKit

/// Shows a beacon, and counts its pulses in a label.
class BeaconController: UIViewController {
  let beacon = BeaconView(frame: .zero)
  private lazy var label: UILabel = {
    let label = UILabel()
    label.textAlignment = .center
    label.text = count(0)
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    beacon.delegate = self
    view.addSubview(beacon)
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    beacon.frame = CGRect(x: view.bounds.midX - 22, y: 48, width: 44, height: 44)
    label.frame = CGRect(x: 0, y: view.bounds.maxY - 32, width: view.bounds.width, height: 24)
  }

  nonisolated private func count(_ pulses: Int) -> String {
    pulses == 1 ? "1 pulse" : "\(pulses) pulses"
  }
}

extension BeaconController: BeaconViewDelegate {
  func beaconViewDidPulse(_ view: BeaconView) {
    UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) {
      self.label.text = self.count(view.pulses)
    }
  }
}
