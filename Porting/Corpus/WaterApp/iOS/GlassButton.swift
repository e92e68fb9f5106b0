//
//  GlassButton.swift
//  Water
//
//  Created by Gustavo Pimenta on 14/03/18.
//

import UIKit

/// A round button with a ripple under the finger.
class GlassButton: UIButton {

    @IBInspectable var millilitres: Int = 250 {
        didSet { setTitle("\(millilitres) ml", for: .normal) }
    }

    private let ripple = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
        backgroundColor = UIColor(white: 1, alpha: 0.85)
        setTitleColor(.darkGray, for: UIControlState.normal)
        titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .medium)
        ripple.backgroundColor = UIColor(red: 0.25, green: 0.62, blue: 0.94, alpha: 0.4).cgColor
        ripple.opacity = 0
        layer.addSublayer(ripple)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let point = touches.first?.location(in: self) else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ripple.bounds = CGRect(x: 0, y: 0, width: bounds.width * 2, height: bounds.width * 2)
        ripple.cornerRadius = bounds.width
        ripple.position = point
        CATransaction.commit()

        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = 0.05
        scale.toValue = 1
        let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        fade.fromValue = 1
        fade.toValue = 0
        let group = CAAnimationGroup()
        group.animations = [scale, fade]
        group.duration = 0.6
        group.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
        ripple.add(group, forKey: "ripple")
    }
}
