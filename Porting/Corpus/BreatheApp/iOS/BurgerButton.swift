//
//  BurgerButton.swift
//  Breathe
//
//  Created by Noor van Dalen on 11/01/2024.
//

import UIKit

/// Three lines that become a cross.
@objc(NVDBurgerButton)
final class BurgerButton: UIButton {

    @objc dynamic var isOpen = false {
        didSet {
            guard isOpen != oldValue else { return }
            animateLines()
        }
    }

    private let lines = (top: CAShapeLayer(), middle: CAShapeLayer(), bottom: CAShapeLayer())
    private var allLines: [CAShapeLayer] { [lines.top, lines.middle, lines.bottom] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for line in allLines {
            line.strokeColor = UIColor.label.cgColor
            line.lineWidth = 3
            line.lineCap = .round
            layer.addSublayer(line)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        willSet {
            allLines.forEach { $0.setValue(newValue ? 0.5 : 1, forKey: #keyPath(CALayer.opacity)) }
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -11, y: 0))
        path.addLine(to: CGPoint(x: 11, y: 0))
        for (index, line) in allLines.enumerated() {
            line.path = path
            line.position = CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(index - 1) * (isOpen ? 0 : 8))
        }
    }

    private func animateLines() {
        let angle: CGFloat = isOpen ? .pi / 4 : 0
        turn(lines.top, to: angle, y: isOpen ? 0 : -8)
        turn(lines.bottom, to: -angle, y: isOpen ? 0 : 8)
        let fade = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
        fade.fromValue = lines.middle.strokeEnd
        fade.toValue = isOpen ? 0 : 1
        fade.duration = 0.25
        lines.middle.strokeEnd = isOpen ? 0 : 1
        lines.middle.add(fade, forKey: nil)
    }

    private func turn(_ line: CAShapeLayer, to angle: CGFloat, y: CGFloat) {
        let turn = CASpringAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = line.value(forKeyPath: "transform.rotation.z")
        turn.toValue = angle
        turn.damping = 12
        turn.duration = turn.settlingDuration
        line.add(turn, forKey: "turn")
        line.setValue(angle, forKeyPath: "transform.rotation.z")
        line.position.y = bounds.midY + y
    }
}
