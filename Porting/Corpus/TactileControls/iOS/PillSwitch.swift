//
//  PillSwitch.swift
//  TactileControls
//
//  Created by Bence Halász on 2019. 04. 03..
//  Copyright © 2019 Bence Halász. All rights reserved.
//

import UIKit

// MARK: - PillSwitch

/// A switch whose thumb stretches like a drop while it moves.
@IBDesignable
public final class PillSwitch: UIControl {

    // MARK: Public

    @IBInspectable
    public var isOn: Bool {
        get { return _isOn }
        set { setOn(newValue, animated: false) }
    }

    @IBInspectable public var onColor: UIColor = UIColor(red: 0.3, green: 0.78, blue: 0.47, alpha: 1) {
        didSet { updateColors() }
    }

    @IBInspectable public var offColor: UIColor = UIColor(white: 0.85, alpha: 1) {
        didSet { updateColors() }
    }

    @IBInspectable public var thumbColor: UIColor = .white {
        didSet { thumb.fillColor = thumbColor.cgColor }
    }

    public var animationDuration: TimeInterval = 0.45

    /// Called after each change by the user.
    public var didChange: ((PillSwitch) -> Void)?

    // MARK: Private

    private var _isOn = false
    private let thumb = CAShapeLayer()
    private let track = CAShapeLayer()
    private var wasOnAtStart = false
    private var movedWhileTracking = false
    #if os(iOS)
    private lazy var generator = UISelectionFeedbackGenerator()
    #endif

    private enum Key {
        static let stretch = "pillswitch.stretch"
        static let travel = "pillswitch.travel"
    }

    // MARK: Init

    override public init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required public init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        layer.addSublayer(track)
        layer.addSublayer(thumb)
        thumb.fillColor = thumbColor.cgColor
        thumb.shadowOpacity = 0.25
        thumb.shadowRadius = 2
        thumb.shadowOffset = CGSize(width: 0, height: 1)
        isAccessibilityElement = true
        accessibilityTraits = .button
        updateColors()
        addTarget(self, action: #selector(touchDown), for: .touchDown)
        addTarget(self, action: #selector(touchUp(_:event:)), for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    // MARK: Layout

    override public var intrinsicContentSize: CGSize {
        return CGSize(width: 60, height: 32)
    }

    override public func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        track.path = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
        thumb.bounds = CGRect(x: 0, y: 0, width: thumbSide, height: thumbSide)
        thumb.path = thumbPath(stretch: 0)
        thumb.shadowPath = thumb.path
        thumb.position = thumbPosition(on: _isOn)
    }

    private var thumbSide: CGFloat { return bounds.height - 6 }

    private func thumbPosition(on: Bool) -> CGPoint {
        let x = on ? bounds.width - 3 - thumbSide / 2 : 3 + thumbSide / 2
        return CGPoint(x: x, y: bounds.midY)
    }

    private func thumbPath(stretch: CGFloat) -> CGPath {
        let rect = CGRect(x: -stretch / 2, y: stretch / 8, width: thumbSide + stretch, height: thumbSide - stretch / 4)
        return UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).cgPath
    }

    // MARK: State

    public func setOn(_ on: Bool, animated: Bool) {
        guard on != _isOn else { return }
        willChangeValue(forKey: "on")
        _isOn = on
        didChangeValue(forKey: "on")
        accessibilityValue = on ? "1" : "0"
        let target = thumbPosition(on: on)
        if animated {
            addMotion(to: target)
        }
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        thumb.position = target
        updateColors()
        CATransaction.commit()
    }

    private func addMotion(to target: CGPoint) {
        let travel = CASpringAnimation(keyPath: #keyPath(CALayer.position))
        travel.fromValue = (thumb.presentation() ?? thumb).position
        travel.toValue = target
        travel.damping = 14
        travel.stiffness = 220
        travel.duration = travel.settlingDuration
        travel.delegate = self
        thumb.add(travel, forKey: Key.travel)

        let stretch = CAKeyframeAnimation(keyPath: #keyPath(CAShapeLayer.path))
        stretch.values = [thumbPath(stretch: 0), thumbPath(stretch: thumbSide * 0.5), thumbPath(stretch: 0)]
        stretch.duration = animationDuration
        stretch.timingFunctions = [CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeIn)]
        thumb.add(stretch, forKey: Key.stretch)
    }

    private func updateColors() {
        track.fillColor = (_isOn ? onColor : offColor).cgColor
    }

    // MARK: Actions

    @objc private func touchDown() {
        #if os(iOS)
        generator.prepare()
        #endif
        thumb.setValue(1.08, forKeyPath: "transform.scale")
    }

    @objc private func touchUp(_ sender: PillSwitch, event: UIEvent) {
        thumb.setValue(1, forKeyPath: "transform.scale")
    }
}

// MARK: - Tracking

extension PillSwitch {

    override public func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasOnAtStart = _isOn
        movedWhileTracking = false
        return super.beginTracking(touch, with: event)
    }

    override public func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let wantsOn = touch.location(in: self).x > bounds.midX
        if wantsOn != _isOn, abs(touch.location(in: self).x - touch.previousLocation(in: self).x) > 0.5 {
            movedWhileTracking = true
            setOn(wantsOn, animated: true)
        }
        return true
    }

    override public func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !movedWhileTracking {
            setOn(!_isOn, animated: true)
        }
        if _isOn != wasOnAtStart {
            #if os(iOS) && !targetEnvironment(macCatalyst)
            generator.selectionChanged()
            #endif
            didChange?(self)
            sendActions(for: .valueChanged)
        }
    }

    override public func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        setOn(wasOnAtStart, animated: true)
    }
}

// MARK: - CAAnimationDelegate

extension PillSwitch: CAAnimationDelegate {

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if flag, anim == thumb.animation(forKey: Key.travel) {
            thumb.removeAnimation(forKey: Key.travel)
        }
    }
}
