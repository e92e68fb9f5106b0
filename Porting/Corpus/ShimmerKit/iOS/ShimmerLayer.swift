//
//  ShimmerLayer.swift
//  ShimmerKit
//
//  Created by Tomasz Wrona on 8/11/17.
//  Copyright © 2017 Tomasz Wrona. All rights reserved.
//

import QuartzCore

/// Direction in which the highlight travels.
@objc public enum ShimmerDirection: Int {
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop

    fileprivate var startPoints: (from: CGPoint, to: CGPoint) {
        switch self {
        case .leftToRight:
            return (CGPoint(x: -1, y: 0.5), CGPoint(x: 1, y: 0.5))
        case .rightToLeft:
            return (CGPoint(x: 1, y: 0.5), CGPoint(x: -1, y: 0.5))
        case .topToBottom:
            return (CGPoint(x: 0.5, y: -1), CGPoint(x: 0.5, y: 1))
        case .bottomToTop:
            return (CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: -1))
        }
    }

    fileprivate var endPoints: (from: CGPoint, to: CGPoint) {
        switch self {
        case .leftToRight:
            return (CGPoint(x: 0, y: 0.5), CGPoint(x: 2, y: 0.5))
        case .rightToLeft:
            return (CGPoint(x: 2, y: 0.5), CGPoint(x: 0, y: 0.5))
        case .topToBottom:
            return (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 2))
        case .bottomToTop:
            return (CGPoint(x: 0.5, y: 2), CGPoint(x: 0.5, y: 0))
        }
    }
}

/// The gradient that is used as a mask, and knows how to slide.
@objc(SHKShimmerLayer)
@objcMembers
open class ShimmerLayer: CAGradientLayer {

    fileprivate static let slideKey = "com.tomaszwrona.shimmerkit.slide"

    open dynamic var shimmerDirection: ShimmerDirection = .leftToRight {
        didSet { restartIfNeeded() }
    }

    open dynamic var shimmerDuration: CFTimeInterval = 1.2 {
        didSet { restartIfNeeded() }
    }

    open dynamic var dimmedOpacity: CGFloat = 0.35 {
        didSet { updateColors() }
    }

    public override init() {
        super.init()
        setUp()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    fileprivate func setUp() {
        locations = [0, 0.5, 1]
        updateColors()
        actions = [#keyPath(CALayer.bounds): NSNull(), #keyPath(CALayer.position): NSNull()]
    }

    fileprivate func updateColors() {
        let space = CGColorSpaceCreateDeviceRGB()
        let dim = CGColor(colorSpace: space, components: [0, 0, 0, dimmedOpacity])!
        let clear = CGColor(colorSpace: space, components: [0, 0, 0, 1])!
        colors = [dim, clear, dim]
    }

    open var isShimmering: Bool {
        return animation(forKey: ShimmerLayer.slideKey) != nil
    }

    open func start() {
        let start = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.startPoint))
        start.fromValue = NSValue(cgPoint: shimmerDirection.startPoints.from)
        start.toValue = NSValue(cgPoint: shimmerDirection.startPoints.to)

        let end = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.endPoint))
        end.fromValue = NSValue(cgPoint: shimmerDirection.endPoints.from)
        end.toValue = NSValue(cgPoint: shimmerDirection.endPoints.to)

        let group = CAAnimationGroup()
        group.animations = [start, end]
        group.duration = shimmerDuration
        group.repeatCount = .infinity
        group.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        group.isRemovedOnCompletion = false
        group.fillMode = kCAFillModeForwards
        add(group, forKey: ShimmerLayer.slideKey)
    }

    open func stop() {
        removeAnimation(forKey: ShimmerLayer.slideKey)
    }

    fileprivate func restartIfNeeded() {
        guard isShimmering else { return }
        stop()
        start()
    }
}
