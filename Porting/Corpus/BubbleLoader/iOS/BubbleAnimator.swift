//
//  BubbleAnimator.swift
//  BubbleLoader
//
//  Created by Olivier Mercadal on 07/02/2017.
//  Copyright © 2017 Olivier Mercadal. All rights reserved.
//

import QuartzCore

/// Fills a layer with moving bubbles.
@objc protocol BubbleAnimating: NSObjectProtocol {
    func setUp(in layer: CALayer, size: CGSize)
    @objc optional func tearDown(_ layer: CALayer)
}

/// Common base of the animators; created by their classes, hence the required initializer.
class BubbleAnimator: NSObject, BubbleAnimating {

    let color: UIColor
    let linear = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)
    let smooth = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)

    required init(color: UIColor) {
        self.color = color
        super.init()
    }

    func setUp(in layer: CALayer, size: CGSize) {
        fatalError("subclasses have to implement \(#function)")
    }

    func bubble(diameter: CGFloat) -> CAShapeLayer {
        let bubble = CAShapeLayer()
        bubble.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        bubble.path = CGPath(ellipseIn: bubble.bounds, transform: nil)
        bubble.fillColor = color.cgColor
        return bubble
    }

    func endless(_ animation: CAAnimation, duration: CFTimeInterval) -> CAAnimation {
        animation.duration = duration
        animation.repeatCount = HUGE
        animation.isRemovedOnCompletion = false
        return animation
    }
}
