//
//  OrbitAnimator.swift
//  BubbleLoader
//
//  Created by Olivier Mercadal on 09/02/2017.
//

import QuartzCore

class OrbitAnimator: BubbleAnimator {

    fileprivate var timer: Timer?
    fileprivate weak var sun: CALayer?
    fileprivate var beats = 0

    override func setUp(in layer: CALayer, size: CGSize) {
        let radius = min(size.width, size.height) / 2 - 6
        let center = CGPoint(x: size.width / 2, y: size.height / 2)

        let sun = bubble(diameter: radius * 0.6)
        sun.position = center
        layer.addSublayer(sun)
        self.sun = sun

        let orbit = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        for i in 0..<2 {
            let planet = bubble(diameter: 12 - CGFloat(i) * 4)
            planet.position = CGPoint(x: center.x + radius, y: center.y)
            let flight = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position))
            flight.path = orbit.cgPath
            flight.calculationMode = kCAAnimationPaced
            flight.rotationMode = kCAAnimationRotateAuto
            flight.timeOffset = Double(i) * 0.5
            planet.add(endless(flight, duration: 1.6), forKey: nil)
            layer.addSublayer(planet)
        }
        timer = Timer.scheduledTimer(timeInterval: 0.8, target: self, selector: Selector(("beat:")), userInfo: sun, repeats: true)
        timer?.fire()
    }

    @objc func beat(_ timer: Timer) {
        guard let sun = timer.userInfo as? CALayer else { return }
        beats += 1
        let beat = CABasicAnimation(keyPath: "transform.scale")
        beat.toValue = 1.25
        beat.autoreverses = true
        beat.duration = 0.2
        sun.add(beat, forKey: "beat\(beats)")
    }

    @objc func tearDown(_ layer: CALayer) {
        timer?.invalidate()
        timer = nil
    }
}
