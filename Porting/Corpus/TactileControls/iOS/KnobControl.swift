//
//  KnobControl.swift
//  TactileControls
//
//  Created by Bence Halász on 2019. 05. 02..
//

import UIKit

/// A knob that is turned with a vertical drag. `valueChanged` is sent for each step.
@objc(BHKnobControl)
open class KnobControl: UIControl {

    @objc open var minimumValue: Float = 0
    @objc open var maximumValue: Float = 1
    @objc open var isContinuous = true
    @objc open private(set) dynamic var value: Float = 0

    private let pointer = CAShapeLayer()
    private let ring = CAShapeLayer()
    private let startAngle = -CGFloat.pi * 5 / 4
    private let endAngle = CGFloat.pi / 4

    public override init(frame: CGRect) {
        super.init(frame: frame)
        for shape in [ring, pointer] {
            shape.fillColor = UIColor.clear.cgColor
            shape.strokeColor = tintColor.cgColor
            shape.lineWidth = 3
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc(setValue:animated:)
    open func setValue(_ newValue: Float, animated: Bool = false) {
        value = min(maximumValue, max(minimumValue, newValue))
        let fraction = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
        let angle = startAngle + fraction * (endAngle - startAngle)

        let shown = (pointer.presentation() ?? pointer).value(forKeyPath: "transform.rotation.z")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        pointer.setValue(angle, forKeyPath: "transform.rotation.z")
        if animated {
            let turn = CASpringAnimation(keyPath: "transform.rotation.z")
            turn.fromValue = shown
            turn.toValue = angle
            turn.damping = 12
            turn.initialVelocity = 4
            turn.duration = turn.settlingDuration
            pointer.add(turn, forKey: #function)
        }
        CATransaction.commit()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isHighlighted = true
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let delta = touch.previousLocation(in: self).y - touch.location(in: self).y
        setValue(value + Float(delta) / 100 * (maximumValue - minimumValue))
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        isHighlighted = false
        sendActions(for: isContinuous ? .editingDidEnd : [.valueChanged, .editingDidEnd])
    }

    open override var isHighlighted: Bool {
        didSet { ring.lineWidth = isHighlighted ? 5 : 3 }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 4
        ring.frame = bounds
        ring.path = UIBezierPath(arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: true).cgPath
        pointer.bounds = bounds
        pointer.position = center
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX + radius * 0.55, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.midX + radius - 6, y: bounds.midY))
        pointer.path = path.cgPath
    }
}

// MARK: - Steps

@objc extension KnobControl {

    open func increment() {
        step(by: 0.1)
    }

    open func decrement() {
        step(by: -0.1)
    }

    private func step(by fraction: Float) {
        setValue(value + fraction * (maximumValue - minimumValue), animated: true)
        #if DEBUG
        print("\(type(of: self)) stepped to \(value)")
        #endif
    }
}
