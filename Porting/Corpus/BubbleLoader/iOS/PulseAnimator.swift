//
//  PulseAnimator.swift
//  BubbleLoader
//
//  Created by Olivier Mercadal on 08/02/2017.
//

import QuartzCore

class PulseAnimator: BubbleAnimator {

    override func setUp(in layer: CALayer, size: CGSize) {
        let diameter = min(size.width, size.height)
        let begin = CACurrentMediaTime()
        for i in 0..<3 {
            let circle = bubble(diameter: diameter)
            circle.position = CGPoint(x: size.width / 2, y: size.height / 2)
            circle.opacity = 0

            let scale = CABasicAnimation(keyPath: "transform.scale")
            scale.fromValue = NSNumber(value: 0.1)
            scale.toValue = NSNumber(value: 1.0)
            let fade = CAKeyframeAnimation(keyPath: #keyPath(CALayer.opacity))
            fade.values = [0.9, 0.5, 0]
            fade.keyTimes = [0, 0.4, 1]

            let group = CAAnimationGroup()
            group.animations = [scale, fade]
            group.timingFunction = smooth
            group.beginTime = begin + Double(i) * 0.4
            circle.add(endless(group, duration: 1.2), forKey: "pulse")
            layer.addSublayer(circle)
        }
    }
}
