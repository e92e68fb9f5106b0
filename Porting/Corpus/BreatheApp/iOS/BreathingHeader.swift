//
//  BreathingHeader.swift
//  Breathe
//
//  Created by Noor van Dalen on 09/01/2024.
//

import UIKit

final class BreathingHeader: UIView {

    @objc dynamic var caption: String? {
        get { captionLabel.text }
        set { captionLabel.text = newValue }
    }

    private let captionLabel = UILabel()
    private let phaseLabel = UILabel()
    private let petals: [CAShapeLayer] = (0..<6).map { _ in CAShapeLayer() }
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        gradient.colors = [UIColor.systemTeal, .systemIndigo].map(\.cgColor)
        layer.addSublayer(gradient)
        for (index, petal) in petals.enumerated() {
            petal.fillColor = UIColor.white.withAlphaComponent(0.25).cgColor
            petal.setValue(CGFloat(index) * .pi / 3, forKeyPath: #keyPath(CALayer.transform) + ".rotation.z")
            layer.addSublayer(petal)
        }
        for label in [captionLabel, phaseLabel] {
            label.textColor = .white
            label.textAlignment = .center
            addSubview(label)
        }
        phaseLabel.font = .systemFont(ofSize: 24, weight: .semibold)
        captionLabel.font = .preferredFont(forTextStyle: .caption1)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Breathing

    func show(_ breath: Breath) {
        UIView.transition(with: phaseLabel, duration: 0.25, options: .transitionCrossDissolve) {
            self.phaseLabel.text = breath.phase.rawValue.capitalized
        }
        let radius: CGFloat
        switch breath.phase {
        case .inhale: radius = 60
        case .hold: return
        case .exhale: radius = 26
        }
        for petal in petals {
            let end = petalPath(radius: radius)
            let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.path))
            animation.fromValue = petal.presentation()?.path ?? petal.path
            animation.toValue = end
            animation.duration = breath.duration
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            petal.path = end
            petal.add(animation, forKey: #keyPath(CAShapeLayer.path))
        }
    }

    private func petalPath(radius: CGFloat) -> CGPath {
        UIBezierPath(ovalIn: CGRect(x: radius * 0.2, y: -radius / 2, width: radius, height: radius)).cgPath
    }
}

// MARK: - Stretching

extension BreathingHeader: StretchableHeader {

    @objc func headerDidStretch(to height: CGFloat, fraction: CGFloat) {
        phaseLabel.transform = CGAffineTransform(scaleX: max(fraction, 0.5), y: max(fraction, 0.5))
        captionLabel.alpha = min(max(fraction * 2 - 1, 0), 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        for petal in petals {
            petal.position = CGPoint(x: bounds.midX, y: bounds.midY)
            if petal.path == nil {
                petal.path = petalPath(radius: 26)
            }
        }
        CATransaction.commit()
        phaseLabel.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: 30)
        phaseLabel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        captionLabel.frame = CGRect(x: 0, y: bounds.height - 36, width: bounds.width, height: 20)
    }
}
