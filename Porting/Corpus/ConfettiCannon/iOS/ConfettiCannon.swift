//
//  ConfettiCannon.swift
//  ConfettiCannon
//
//  Created by Aino Rautio on 2018-06-25.
//

import UIKit

/// Fires salvos from a point, with a timer.
@objc(ACConfettiCannon)
open class ConfettiCannon: NSObject {

    @objc public static let didFireNotification = NSNotification.Name("ACConfettiCannonDidFireNotification")
    @objc public static let salvoKey = "salvo"

    @objc public weak var delegate: ConfettiViewDelegate?
    @objc open var muzzleVelocity: CGFloat = 320
    @objc open var angle: CGFloat = -.pi / 2
    @objc open private(set) var salvos: Int = 0

    private unowned let host: UIView
    @NSCopying open var flightPath: UIBezierPath?
    private var timer: Timer?
    private var limit = Int.max
    private let feedback: UIImpactFeedbackGenerator?

    @objc public init(host: UIView) {
        self.host = host
        #if targetEnvironment(simulator)
        feedback = nil
        #else
        if #available(iOS 13.0, *) {
            feedback = UIImpactFeedbackGenerator(style: .rigid)
        } else {
            feedback = UIImpactFeedbackGenerator(style: .heavy)
        }
        #endif
        super.init()
    }

    // MARK: - Firing

    @objc open func startFiring(every interval: TimeInterval, salvos limit: Int) {
        self.limit = limit
        timer?.invalidate()
        let timer = Timer(timeInterval: interval, target: self, selector: #selector(fire(_:)), userInfo: nil, repeats: true)
        #if swift(>=4.2)
        RunLoop.main.add(timer, forMode: .common)
        #else
        RunLoop.main.add(timer, forMode: .commonModes)
        #endif
        self.timer = timer
    }

    @objc open func stopFiring() {
        timer?.invalidate()
        timer = nil
    }

    @objc private func fire(_ timer: Timer) {
        guard salvos < limit else {
            stopFiring()
            return
        }
        salvos += 1
        feedback?.impactOccurred()
        launch()
        if let delegate = delegate, delegate.responds(to: #selector(ConfettiViewDelegate.cannon(_:didFire:))) {
            delegate.cannon!(self, didFire: salvos)
        }
        NotificationCenter.default.post(name: ConfettiCannon.didFireNotification, object: self,
                                        userInfo: [ConfettiCannon.salvoKey: salvos])
    }

    private func launch() {
        let origin = CGPoint(x: host.bounds.midX, y: host.bounds.maxY)
        for index in 0..<6 {
            let piece = CALayer()
            piece.bounds = CGRect(x: 0, y: 0, width: 10, height: 6)
            piece.position = origin
            piece.backgroundColor = UIColor(hue: CGFloat(index) / 6, saturation: 0.8, brightness: 0.95, alpha: 1).cgColor
            host.layer.addSublayer(piece)

            let spread = angle + (CGFloat(index) - 2.5) * 0.16
            let apex = CGPoint(x: origin.x + cos(spread) * muzzleVelocity * 0.6,
                               y: origin.y + sin(spread) * muzzleVelocity * 0.6)
            let path = CGMutablePath()
            path.move(to: origin)
            path.addQuadCurve(to: CGPoint(x: apex.x * 2 - origin.x, y: origin.y + 20), control: CGPoint(x: apex.x, y: apex.y * 2 - origin.y))

            let flight = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position))
            flight.path = flightPath?.cgPath ?? path
            let tumble = CABasicAnimation(keyPath: "transform.rotation.z")
            tumble.byValue = CGFloat.pi * 4
            let group = CAAnimationGroup()
            group.animations = [flight, tumble]
            group.duration = 1.1
            group.delegate = self
            group.isRemovedOnCompletion = false
            group.setValue(piece, forKey: "piece")
            piece.add(group, forKey: "flight")
        }
    }
}

// MARK: - CAAnimationDelegate

extension ConfettiCannon: CAAnimationDelegate {

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let piece = anim.value(forKey: "piece") as? CALayer else { return }
        piece.removeFromSuperlayer()
    }
}
