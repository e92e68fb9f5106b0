//
//  DotPageControl.swift
//  Walkthrough
//
//  Created by Yannick Opdebeeck on 12/02/2016.
//

import UIKit

/// The little dots, but with a worm that crawls between them.
@IBDesignable open class DotPageControl: UIControl {

    @IBInspectable open var numberOfPages: Int = 0 {
        didSet { updateDots() }
    }

    @IBInspectable open var currentPage: Int = 0 {
        didSet {
            if oldValue != currentPage { moveWorm(animated: window != nil) }
        }
    }

    @IBInspectable open var dotRadius: CGFloat = 4
    @IBInspectable open var padding: CGFloat = 10
    @IBInspectable open var pageIndicatorTintColor: UIColor = UIColor(white: 1, alpha: 0.4)
    @IBInspectable open var currentPageIndicatorTintColor: UIColor = .white {
        didSet { worm.backgroundColor = currentPageIndicatorTintColor.cgColor }
    }

    fileprivate var dots = [CALayer]()
    fileprivate let worm = CALayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(worm)
        worm.backgroundColor = currentPageIndicatorTintColor.cgColor
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        layer.addSublayer(worm)
        worm.backgroundColor = currentPageIndicatorTintColor.cgColor
    }

    fileprivate func updateDots() {
        dots.forEach { $0.removeFromSuperlayer() }
        dots = (0 ..< max(numberOfPages, 0)).map { _ in
            let dot = CALayer()
            dot.backgroundColor = pageIndicatorTintColor.cgColor
            dot.cornerRadius = dotRadius
            layer.insertSublayer(dot, below: worm)
            return dot
        }
        setNeedsLayout()
    }

    fileprivate func frameForDot(at index: Int) -> CGRect {
        let side = dotRadius * 2
        let width = CGFloat(numberOfPages) * side + CGFloat(max(numberOfPages - 1, 0)) * padding
        let x = (bounds.width - width) / 2 + CGFloat(index) * (side + padding)
        return CGRect(x: x, y: bounds.midY - dotRadius, width: side, height: side)
    }

    fileprivate func moveWorm(animated: Bool) {
        let target = frameForDot(at: currentPage)
        let source = worm.frame
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        worm.cornerRadius = dotRadius
        worm.frame = target
        CATransaction.commit()
        guard animated else { return }

        let union = source.union(target)
        let position = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position))
        position.values = [source, union, target].map { NSValue(cgPoint: CGPoint(x: $0.midX, y: $0.midY)) }
        let size = CAKeyframeAnimation(keyPath: "bounds.size")
        size.values = [source, union, target].map { NSValue(cgSize: $0.size) }
        let group = CAAnimationGroup()
        group.animations = [position, size]
        group.duration = 0.3
        group.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
        worm.add(group, forKey: "crawl")
    }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        return numberOfPages > 1
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch = touch else { return }
        let forward = touch.location(in: self).x > bounds.midX
        currentPage = min(max(currentPage + (forward ? 1 : -1), 0), numberOfPages - 1)
        sendActions(for: .valueChanged)
    }
}
