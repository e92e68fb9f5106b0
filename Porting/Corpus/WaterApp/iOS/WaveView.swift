//
//  WaveView.swift
//  Water
//
//  Created by Gustavo Pimenta on 13/03/18.
//

import UIKit

/// Breaks the cycle between a display link and its target.
private class WeakProxy: NSObject {

    weak var target: WaveView?

    init(_ target: WaveView) {
        self.target = target
    }

    @objc func forward(_ link: CADisplayLink) {
        if let target = target {
            target.step(link)
        } else {
            link.invalidate()
        }
    }
}

@IBDesignable
class WaveView: UIView {

    // MARK: - Properties

    @IBInspectable var frontColor: UIColor = UIColor(red: 0.25, green: 0.62, blue: 0.94, alpha: 1)
    @IBInspectable var backColor: UIColor = UIColor(red: 0.55, green: 0.8, blue: 0.98, alpha: 1)
    @IBInspectable var amplitude: CGFloat = 8
    @IBInspectable var speed: CGFloat = 4
    @IBInspectable var waves: CGFloat = 1.4

    /// 0 … 1
    @objc var level: CGFloat {
        get { return waveLayer.level }
        set { setLevel(newValue, animated: false) }
    }

    private var link: CADisplayLink?
    private var phase: CGFloat = 0
    private var waveLayer: WaveLayer { return layer as! WaveLayer }

    override class var layerClass: AnyClass {
        return WaveLayer.self
    }

    // MARK: - Life cycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        isOpaque = false
        waveLayer.frontColor = frontColor.cgColor
        waveLayer.backColor = backColor.cgColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        window == nil ? stop() : start()
    }

    deinit {
        link?.invalidate()
    }

    // MARK: - Moving

    @objc func start() {
        guard link == nil else { return }
        link = CADisplayLink(target: WeakProxy(self), selector: #selector(WeakProxy.forward(_:)))
        link?.add(to: .current, forMode: .commonModes)
    }

    @objc func stop() {
        link?.invalidate()
        link = nil
    }

    fileprivate func step(_ link: CADisplayLink) {
        phase += speed * CGFloat(link.duration)
        waveLayer.amplitude = amplitude
        waveLayer.waves = waves
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        waveLayer.phase = phase
        CATransaction.commit()
    }

    func setLevel(_ level: CGFloat, animated: Bool) {
        let clamped = min(max(level, 0), 1)
        if animated {
            let animation = CABasicAnimation(keyPath: #keyPath(WaveLayer.level))
            animation.fromValue = waveLayer.presentation()?.level ?? waveLayer.level
            animation.toValue = clamped
            animation.duration = 0.8
            animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
            waveLayer.add(animation, forKey: #keyPath(WaveLayer.level))
        }
        waveLayer.level = clamped
    }
}
