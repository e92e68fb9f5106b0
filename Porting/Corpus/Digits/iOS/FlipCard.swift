//
//  FlipCard.swift
//  Digits
//
//  Created by Rasmus Kjærgaard on 5/3/18.
//

import UIKit

/// One digit: two halves, and a flap that turns from the upper to the lower one.
open class FlipCard: UIView, CAAnimationDelegate {

    public private(set) var digit: Int = -1

    private let upper = CATextLayer()
    private let lower = CATextLayer()
    private let hinge = CALayer()
    private var pending: (() -> Void)?

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = false
        layer.cornerRadius = 6
        layer.masksToBounds = true
        backgroundColor = UIColor(white: 0.15, alpha: 1)
        for half in [lower, upper] {
            half.alignmentMode = .center
            half.foregroundColor = UIColor.white.cgColor
            half.backgroundColor = UIColor(white: 0.2, alpha: 1).cgColor
            half.contentsScale = UIScreen.main.scale
            half.masksToBounds = true
            layer.addSublayer(half)
        }
        hinge.backgroundColor = UIColor.black.cgColor
        layer.addSublayer(hinge)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        layer.sublayerTransform = perspective
    }

    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    open func setDigit(_ digit: Int, animated: Bool) {
        let text = "\(digit)"
        self.digit = digit
        guard animated else {
            upper.string = text
            lower.string = text
            return
        }
        let fold = CABasicAnimation(keyPath: "transform.rotation.x")
        fold.fromValue = 0
        fold.toValue = -CGFloat.pi / 2
        fold.duration = 0.2
        fold.timingFunction = CAMediaTimingFunction(name: .easeIn)
        fold.fillMode = .forwards
        fold.isRemovedOnCompletion = false
        fold.delegate = self
        fold.setValue("fold", forKey: "phase")
        fold.setValue(text, forKey: "text")
        upper.add(fold, forKey: "flip")
    }

    // MARK: CAAnimationDelegate

    open func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag, let phase = anim.value(forKey: "phase") as? String else { return }
        switch phase {
        case "fold":
            let text = anim.value(forKey: "text") as? String
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            upper.string = text
            CATransaction.commit()
            upper.removeAnimation(forKey: "flip")
            unfold(text)
        case "unfold":
            lower.removeAnimation(forKey: "flip")
        default:
            assertionFailure("unknown phase \(phase)")
        }
    }

    private func unfold(_ text: String?) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        lower.string = text
        CATransaction.commit()
        let unfold = CASpringAnimation(keyPath: "transform.rotation.x")
        unfold.fromValue = CGFloat.pi / 2
        unfold.toValue = 0
        unfold.damping = 9
        unfold.duration = 0.5
        unfold.delegate = self
        unfold.setValue("unfold", forKey: "phase")
        lower.add(unfold, forKey: "flip")
    }
}

extension FlipCard {

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = CGSize(width: bounds.width, height: bounds.height / 2)
        upper.anchorPoint = CGPoint(x: 0.5, y: 1)
        upper.bounds = CGRect(origin: .zero, size: half)
        upper.position = CGPoint(x: bounds.midX, y: bounds.midY)
        lower.anchorPoint = CGPoint(x: 0.5, y: 0)
        lower.bounds = CGRect(origin: CGPoint(x: 0, y: half.height), size: half)
        lower.position = upper.position
        hinge.frame = CGRect(x: 0, y: bounds.midY - 0.5, width: bounds.width, height: 1)
        let size = bounds.height * 0.72
        [upper, lower].forEach { $0.fontSize = size }
        upper.font = UIFont.boldSystemFont(ofSize: size)
        lower.font = UIFont.boldSystemFont(ofSize: size)
    }
}
