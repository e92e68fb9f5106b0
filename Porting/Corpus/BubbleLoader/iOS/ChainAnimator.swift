//
//  ChainAnimator.swift
//  BubbleLoader
//
//  Created by Olivier Mercadal on 08/02/2017.
//

import UIKit

/// Bubbles in a row that jump one after the other.
@objcMembers
class ChainAnimator: BubbleAnimator {

    var count: Int = 3

    override func setUp(in layer: CALayer, size: CGSize) {
        let diameter = size.width / CGFloat(count * 2 - 1)
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(origin: CGPoint.zero, size: size)
        replicator.instanceCount = count
        replicator.instanceDelay = 0.15
        replicator.instanceTransform = CATransform3DMakeTranslation(diameter * 2, 0, 0)
        layer.addSublayer(replicator)

        let circle = bubble(diameter: diameter)
        circle.position = CGPoint(x: diameter / 2, y: size.height / 2)
        replicator.addSublayer(circle)

        let jump = CAKeyframeAnimation(keyPath: "position.y")
        jump.values = [size.height / 2, size.height / 2 - diameter, size.height / 2, size.height / 2]
        jump.keyTimes = [0, 0.25, 0.5, 1]
        jump.timingFunctions = [smooth, smooth, linear]
        circle.add(endless(jump, duration: 1), forKey: #keyPath(CALayer.position))
    }

    func tearDown(_ layer: CALayer) {
        let shown = layer.sublayers?.first as? CAReplicatorLayer
        shown?.setValue(0, forKey: #keyPath(CAReplicatorLayer.instanceCount))
    }
}
